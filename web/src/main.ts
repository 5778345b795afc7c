import { mount } from "svelte";
import App from "./App.svelte";
import icons from "./art/icons.svg?raw";
import { settings } from "./lib/settings.svelte";
import "./tokens.css";
import "./app.css";
import "./board.css";

settings.apply();
const sheet = document.createElement("div");
sheet.hidden = true;
sheet.innerHTML = icons;
document.body.prepend(sheet);
mount(App, { target: document.getElementById("app")! });

// A bot in JavaScript that always takes the first option.
//
//     hullbreach play theseus --seat "1=program:node examples/bots/first_move.js"

const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");
const rest = (option) => option.id.slice(option.id.indexOf(":") + 1);

function answer({ kind, least, options }) {
  if (kind === "order") return `${options[0].verb}:${options.map(rest).join(",")}`;
  if (kind !== "some") return options[0].id;
  return least ? `${options[0].verb}:${options.slice(0, least).map(rest).join("+")}` : "none";
}

require("readline")
  .createInterface({ input: process.stdin })
  .on("line", (line) => {
    const message = JSON.parse(line);
    if (message.type === "hello") say({ type: "ready" });
    if (message.type === "decide") say({ type: "answer", option: answer(message.decision) });
    if (message.type === "end") process.exit();
  });

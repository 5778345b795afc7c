/** Where we are: every screen has an address. */
export interface Place {
  page: "home" | "new" | "join" | "match" | "replay" | "rules" | "watch" | "replays" | "learn" | "puzzles" | "statistics" | "account";
  id: string;
  query: URLSearchParams;
}

const PAGES = ["new", "join", "match", "replay", "rules", "watch", "replays", "learn", "puzzles", "statistics", "account"] as const;

function read(): Place {
  const [first = "", id = ""] = location.pathname.split("/").filter(Boolean);
  const page = PAGES.find((name) => name === first) ?? "home";
  return { page, id: decodeURIComponent(id), query: new URLSearchParams(location.search) };
}

class Route {
  now = $state.raw<Place>(read());

  constructor() {
    addEventListener("popstate", () => (this.now = read()));
  }

  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"]({}, "", path);
    this.now = read();
    scrollTo(0, 0);
  }
}

export const route = new Route();

/** Makes an ordinary link stay in the page: `<a href="/rules" use:link>`. */
export function link(anchor: HTMLAnchorElement): { destroy(): void } {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    route.go(anchor.getAttribute("href") ?? "/");
  };
  anchor.addEventListener("click", follow);
  return { destroy: () => anchor.removeEventListener("click", follow) };
}

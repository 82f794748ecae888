// The router: the address decides which page is shown, and the back button works.
import { withBase, withoutBase } from "./base";

let path = $state(withoutBase(location.pathname));
let hash = $state(location.hash);

addEventListener("popstate", () => {
  path = withoutBase(location.pathname);
  hash = location.hash;
});

export function currentPath(): string {
  return path;
}

export function currentHash(): string {
  return hash;
}

export function go(where: string, replace = false): void {
  if (replace) history.replaceState(null, "", withBase(where));
  else history.pushState(null, "", withBase(where));
  path = withoutBase(location.pathname);
  hash = location.hash;
  scrollTo(0, 0);
}

/** Make a link to one of our pages change the page without reloading it. */
export function link(node: HTMLAnchorElement): { destroy(): void } {
  const click = (event: MouseEvent): void => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    go(withoutBase(node.pathname) + node.hash);
  };
  node.addEventListener("click", click);
  return { destroy: () => node.removeEventListener("click", click) };
}

// The base path: the server may be below a path of its domain (`GRACHTEN_BASE_PATH=/grachten`). It
// writes the path into the page; the rest of the client names pages as if there were none.
const meta = document.querySelector<HTMLMetaElement>('meta[name="base"]');
const BASE = (meta?.content ?? "").replace(/\/$/, "");

/** The address of a page, a file or a request of the server: `/rules`. */
export function withBase(path: string): string {
  return BASE + path;
}

/** The same address for others, with the domain. */
export function linkTo(path: string): string {
  return location.origin + withBase(path);
}

/** The path of a page below the base path; an address that is elsewhere is no page of ours. */
export function withoutBase(pathname: string): string {
  return pathname.startsWith(withBase("/")) ? pathname.slice(BASE.length) : "";
}

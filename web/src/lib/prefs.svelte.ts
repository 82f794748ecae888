// What this browser remembers of how somebody likes to play.
export type Theme = "auto" | "light" | "dark";
export type Motion = "full" | "fast" | "off";

interface Prefs {
  name: string;
  language: string;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  alerts: boolean;
  confirm: boolean;
  keys: boolean;
  level: string;
  board: string;
}

const KEY = "grachten";
const DEFAULTS: Prefs = {
  name: "",
  language: "",
  theme: "auto",
  motion: "full",
  sound: true,
  alerts: false,
  confirm: true,
  keys: true,
  level: "journeyman",
  board: "amsterdam",
};

function read(): Prefs {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return { ...DEFAULTS, ...(typeof kept === "object" ? kept : {}) };
  } catch {
    return { ...DEFAULTS }; // a private window, or something else's data
  }
}

export const prefs = $state<Prefs>(read());

export function savePrefs(change: Partial<Prefs>): void {
  Object.assign(prefs, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  } catch {
    // then it is forgotten with this page
  }
  applyPrefs();
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** Put the theme on the page, and how much may move. */
export function applyPrefs(): void {
  const theme = prefs.theme === "auto" ? (dark.matches ? "dark" : "light") : prefs.theme;
  document.documentElement.dataset["theme"] = theme;
  document.documentElement.dataset["motion"] = prefs.motion;
}

dark.addEventListener("change", applyPrefs);

/** How long a movement takes, in milliseconds; 0: none. */
export function duration(normal: number): number {
  if (prefs.motion === "off" || reducedMotion.matches) return 0;
  return prefs.motion === "fast" ? normal / 3 : normal;
}

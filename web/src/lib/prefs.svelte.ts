// The player's preferences, stored in this browser.
export type Theme = "auto" | "light" | "dark";
export type Motion = "slow" | "full" | "fast" | "off"; // the speed at which moves are shown

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
  tutorialOffered: boolean;
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
  tutorialOffered: false,
};

function read(): Prefs {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return { ...DEFAULTS, ...(typeof kept === "object" ? kept : {}) };
  } catch {
    return { ...DEFAULTS }; // a private window, or unreadable data
  }
}

export const prefs = $state<Prefs>(read());

export function savePrefs(change: Partial<Prefs>): void {
  Object.assign(prefs, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  } catch {
    // without storage, the change lasts as long as this page
  }
  applyPrefs();
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** Apply the theme and the motion setting to the page. */
export function applyPrefs(): void {
  const theme = prefs.theme === "auto" ? (dark.matches ? "dark" : "light") : prefs.theme;
  document.documentElement.dataset["theme"] = theme;
  document.documentElement.dataset["motion"] = prefs.motion;
}

dark.addEventListener("change", applyPrefs);

/** The duration of an animation in milliseconds; 0 if animations are off. */
export function duration(normal: number): number {
  if (prefs.motion === "off" || reducedMotion.matches) return 0;
  if (prefs.motion === "slow") return normal * 2;
  return prefs.motion === "fast" ? normal / 3 : normal;
}

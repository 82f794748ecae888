import "./app.css";
import "./art/art.css";
import "./scenery/scenery.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { keepFocus } from "./lib/focus";
import { keepShell } from "./lib/install";
import { dress, prefs } from "./lib/prefs.svelte";
import { bestLanguage, speak } from "./lib/words.svelte";

dress();
keepFocus();
await speak(prefs.language || bestLanguage(navigator.languages));
const target = document.getElementById("app");
if (target !== null) mount(App, { target });
void keepShell();

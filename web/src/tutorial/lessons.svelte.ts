// The tutorial's game, as a client without a server. The server generates its positions and the
// refusals of wrong moves (src/grachten/server/tutorial.py).
import { prefs } from "../lib/prefs.svelte";
import { TableClient } from "../lib/table.svelte";
import { t } from "../lib/words.svelte";
import type { Position, Refused, TableInfo } from "../wire";
import game from "./game.json";

interface Lesson {
  lesson: string;
  points: string[]; // elements to frame
  wanted: string | null; // the action that the learner should take; null if there is only text
  position: Position;
  refusals: Record<string, Refused>;
  claimants: Record<string, number[]>; // by route, for those that nobody holds
}

export const TABLE = game.table as TableInfo;
export const LESSONS = game.lessons as unknown as Lesson[];
const KEY = "grachten-tutorial"; // where this browser stores the name of the current lesson
const MAX_NARRATED = 5; // with more steps than this, none of them is announced

export class Lessons extends TableClient {
  number = $state(0);
  offScript = $state(false); // the learner tried something legal that the lesson did not ask for

  constructor() {
    super("", 0);
    this.close(); // the lessons need no server
    this.table = TABLE;
    this.connection = "open";
    this.goTo(savedNumber());
  }

  get lesson(): Lesson {
    return LESSONS[this.number] ?? LESSONS[0]!;
  }

  override get legal(): readonly string[] {
    return this.lesson.wanted === null ? [] : this.lesson.position.legal;
  }

  protected override connect(): void {}

  override act(action: string): void {
    const { wanted, refusals } = this.lesson;
    const refused = refusals[action];
    this.offScript = false;
    if (action === wanted) this.goTo(this.number + 1);
    else if (refused !== undefined) this.onRefused(refused);
    else this.offScript = true;
  }

  /** A lesson knows the answer to every try. */
  override why(action: string): void {
    this.act(action);
  }

  /** A lesson also knows who could still claim each route. */
  override askRoute(route: string): void {
    const { claimants, position } = this.lesson;
    const known = { claimants: claimants[route] ?? [], payments: [], refusal: null };
    this.onRoute({ type: "route", ply: position.ply, route, ...known });
  }

  goTo(number: number): void {
    const on = number === this.number + 1;
    const before = this.view;
    this.number = number;
    this.offScript = false;
    save(this.lesson.lesson);
    this.onJump();
    const steps = LESSONS.slice(0, number + 1).flatMap((lesson) => lesson.position.steps);
    this.jumpTo(withName(this.lesson.position), steps);
    const news = this.lesson.position.steps;
    if (on && news.length > 0 && news.length <= MAX_NARRATED) {
      this.onSteps(news, before, false);
      this.onAllShown();
    }
  }

  /** Start with the first lesson next time. */
  forget(): void {
    save(null);
  }
}

function savedNumber(): number {
  try {
    const name = localStorage.getItem(KEY);
    return Math.max(
      0,
      LESSONS.findIndex((one) => one.lesson === name),
    );
  } catch {
    return 0; // a private window
  }
}

function save(lesson: string | null): void {
  try {
    if (lesson === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, lesson);
  } catch {
    // without storage, the tutorial starts over after a reload
  }
}

/** The position with the learner's own name. */
function withName(position: Position): Position {
  const name = prefs.name.trim() || t("you-name");
  const seats = position.view.seats.map((seat, number) =>
    number === 0 ? { ...seat, name } : seat,
  );
  return { ...position, view: { ...position.view, seats } };
}

import { describe, expect, it } from "vitest";
import game from "../tutorial/game.json";
import type { DrawnBoard, View } from "../wire";
import { countCards, total } from "./card-counts";
import { publicView } from "./secrecy";

const COLORS = ["pink", "blue", "green", "black", "red", "orange"];
const cards = { ...Object.fromEntries(COLORS.map((color) => [color, 6])), wild: 8 };
const board = { cards } as unknown as DrawnBoard;
const views = game.lessons.map((lesson) => lesson.position.view as unknown as View);

describe("counted cards", () => {
  it("are never more than there are, and all are somewhere", () => {
    for (const view of [...views, ...views.map(publicView)]) {
      const counts = countCards(board, view);
      expect(Math.min(...Object.values(counts.unseen).map((count) => count ?? 0))).toBeGreaterThan(
        -1,
      );
      expect(total(counts.unseen)).toBe(view.deck + counts.hidden);
    }
  });

  it("tell a spectator less than a player", () => {
    const view = views[7]!; // the learner has drawn unseen cards
    const [own, spectator] = [countCards(board, view), countCards(board, publicView(view))];
    expect(own.hand).toEqual(view.hand);
    expect(spectator.hand).toBeNull();
    expect(spectator.hidden).toBeGreaterThan(own.hidden);
  });

  it("are all known once the game is over", () => {
    const { unseen, hidden } = countCards(board, views.at(-1)!);
    expect([total(unseen), hidden]).toEqual([views.at(-1)!.deck, 0]);
  });
});

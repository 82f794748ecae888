// Steps and events in words, for the log and for screen readers.
import type { DrawnBoard, Step, TableInfo, View } from "../wire";
import { parseAction } from "./actions";
import { shownNames } from "./names";
import { list, t } from "./words.svelte";

type Event = Step["events"][number];

interface LogLine {
  key: string;
  text: string;
  seat: number | null;
  route: string | null; // the route to highlight on the map
  places: string[];
}

/** The names of the players, as the page shows them. */
export function namesOf(table: TableInfo, view: View): string[] {
  const named = view.seats.map(({ name }, number) => {
    const info = table.seats[number];
    const isBot = info?.kind === "bot";
    return { name, level: isBot && !info.outside ? info.bot : null, fixed: !isBot };
  });
  return shownNames(named);
}

export function routeWords(board: DrawnBoard, name: string): string {
  const route = board.routes.find((one) => one.name === name);
  if (route === undefined) return name;
  return t("route", {
    from: placeName(board, route.a),
    to: placeName(board, route.b),
    color: route.color,
    length: route.length,
  });
}

export function placeName(board: DrawnBoard, key: string): string {
  return board.places.find((place) => place.key === key)?.name ?? key;
}

/** The places at the ends of a route or a contract. */
export function endsWords(board: DrawnBoard, ends: { a: string; b: string }): string {
  return t("place-pair", { from: placeName(board, ends.a), to: placeName(board, ends.b) });
}

export function contractWords(board: DrawnBoard, name: string): string {
  const contract = board.contracts.find((one) => one.name === name);
  if (contract === undefined) return name;
  return t("contract", {
    from: placeName(board, contract.a),
    to: placeName(board, contract.b),
    points: contract.points,
  });
}

/** Cards in words, such as: 2 pink cards and 1 wild card. */
export function cardsWords(cards: Readonly<Record<string, number | undefined>>): string {
  const parts = Object.entries(cards).flatMap(([color, count]) =>
    count ? [t("cards-of-color", { color, count })] : [],
  );
  return list(parts);
}

/** An action in words, as in: claim Dam – Waag. */
export function actionWords(board: DrawnBoard, text: string): string {
  const action = parseAction(text);
  if (action.kind === "claim") return t("hint-claim", { route: routeWords(board, action.route) });
  if (action.kind === "draw") {
    return action.from === "deck" ? t("hint-deck") : t("hint-market", { color: action.from });
  }
  if (action.kind === "keep") return t("hint-keep", { count: action.contracts.length });
  return action.kind === "contracts" ? t("hint-contracts") : t("hint-pass");
}

/** The log lines of a step. Some events have none. */
export function linesOf(
  board: DrawnBoard,
  names: readonly string[],
  me: number | null,
  step: Step,
): LogLine[] {
  if (step.action === "continue") {
    const text = t("log-continued");
    return [{ key: `${step.ply}`, text, seat: null, route: null, places: [] }];
  }
  const told: LogLine[] = [];
  const name = (seat: number): string => names[seat] ?? "";
  const who = (seat: number): { who: string; name: string } => ({
    who: seat === me ? "you" : "other",
    name: name(seat),
  });
  step.events.forEach((event, number) => {
    const line = words(board, event, who, me);
    if (line === null) return;
    const route = "route" in event ? event.route : null;
    const drawn = board.routes.find((one) => one.name === route);
    told.push({
      key: `${step.ply}-${number}`,
      text: line,
      seat: "seat" in event && typeof event.seat === "number" ? event.seat : null,
      route,
      places: drawn === undefined ? [] : [drawn.a, drawn.b],
    });
  });
  return told;
}

function words(
  board: DrawnBoard,
  event: Event,
  who: (seat: number) => { who: string; name: string },
  me: number | null,
): string | null {
  switch (event.type) {
    case "card_drawn":
      if (event.from === "market") {
        return t("log-drew-market", { ...who(event.seat), color: event.card ?? "" });
      }
      if (event.seat === me && event.card !== undefined) {
        return t("log-drew-deck-own", { color: event.card });
      }
      if (event.card !== undefined) {
        return t("log-drew-deck-known", { ...who(event.seat), color: event.card });
      }
      return t("log-drew-deck", who(event.seat));
    case "route_claimed":
      return t("log-claimed", {
        ...who(event.seat),
        route: routeWords(board, event.route),
        cards: cardsWords(event.cards),
        points: event.points,
      });
    case "merchandise_taken":
      return t("log-merchandise", who(event.seat));
    case "contracts_offered":
      return t("log-offered", {
        ...who(event.seat),
        count: event.contracts?.length ?? event.count ?? 0,
      });
    case "contract_kept":
      if (event.contract === undefined) return t("log-kept", who(event.seat));
      return t("log-kept-known", {
        ...who(event.seat),
        contract: contractWords(board, event.contract),
      });
    case "contract_returned":
      if (event.contract === undefined) return t("log-returned", who(event.seat));
      return t("log-returned-known", {
        ...who(event.seat),
        contract: contractWords(board, event.contract),
      });
    case "market_reset":
      return t("log-market-reset");
    case "deck_reshuffled":
      return t("log-reshuffled");
    case "last_round":
      return t("log-last-round", who(event.seat));
    case "passed":
      return t("log-passed", who(event.seat));
    case "game_over":
      return t("log-over", { reason: event.reason });
    default:
      return null;
  }
}

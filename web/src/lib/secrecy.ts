// What everybody at a shared device may see: a view and steps without a seat's secrets.
import type { Step, View } from "../wire";

type Event = Step["events"][number];

/** The view without the hand, the contracts and the offer of its seat. */
export function publicView(view: View): View {
  const shown = { ...view };
  delete shown.hand;
  delete shown.contracts;
  delete shown.offer;
  return shown;
}

/** The step without cards and contracts that only one seat knows. */
export function publicStep(step: Step): Step {
  const action = step.action.startsWith("keep:") ? "keep:" : step.action;
  return { ...step, action, events: step.events.map(publicEvent) };
}

function publicEvent(event: Event): Event {
  switch (event.type) {
    case "card_dealt":
      return { type: event.type, seat: event.seat };
    case "card_drawn":
      return event.from === "deck"
        ? { type: event.type, seat: event.seat, from: event.from }
        : event;
    case "contracts_offered":
      return {
        type: event.type,
        seat: event.seat,
        count: event.contracts?.length ?? event.count ?? 0,
      };
    case "contract_kept":
    case "contract_returned":
      return { type: event.type, seat: event.seat };
    default:
      return event;
  }
}

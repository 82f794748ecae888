import { expect, it } from "vitest";
import { bestDock, type Box, type Dock } from "./places";

const box = (x: number, y: number, width = 10, height = 10): Box => ({ x, y, width, height });
const docks = new Map<Dock, Box>([
  ["bottom", box(0, 90, 100, 10)],
  ["top", box(0, 0, 100, 10)],
  ["left", box(0, 0, 50, 50)],
]);

it("keeps the guide where it is if it hides nothing", () => {
  expect(bestDock(docks, [])).toBe("bottom");
  expect(bestDock(docks, [box(60, 40)])).toBe("bottom");
});

it("moves the guide to where it hides no subject at all", () => {
  expect(bestDock(docks, [box(60, 85), box(60, 5)])).toBe("left");
});

it("spares the first subject if every dock hides something", () => {
  expect(bestDock(docks, [box(20, 5), box(20, 85)])).toBe("bottom");
  expect(bestDock(docks, [box(20, 95), box(60, 5)])).toBe("left");
});

import { expect, test } from "vitest";
import type { EventInfo } from "../../wire";
import { lastTurnOf } from "./steps";

let moment = 0;
const told = (key: string, seat = -1): EventInfo => ({
  key,
  seat,
  moment: moment++,
  rule: "",
  text: key,
  touches: [],
  why: "",
});
const story = [
  told("event-turn", 1),
  told("event-solo-card", 1),
  told("event-queue", 1),
  told("event-round"),
  told("event-turn", 1),
  told("event-magistrate-zone", 1),
  told("event-refill"),
  told("event-turn", 0),
  told("event-zone", 0),
  told("event-courtier-turn"),
  told("event-magistrate-chooses-zone", 1),
  told("event-queue", 1),
];
const keys = (events: EventInfo[]) => events.map((event) => event.key);

test("the last turn, and what was chosen for the courtier after it", () => {
  expect(keys(lastTurnOf(story, 1))).toEqual(["event-magistrate-zone", "event-magistrate-chooses-zone"]);
});

test("looking back, the last turn of then", () => {
  expect(keys(lastTurnOf(story, 1, 2))).toEqual(["event-solo-card"]);
});

test("nothing before the first turn", () => {
  expect(lastTurnOf([], 1)).toEqual([]);
});

import { describe, expect, it } from "vitest";
import type { EventInfo } from "../wire";
import { firstShown, grown, sinceLastTurn } from "./story";

const event = (moment: number, seat: number, key = "event-gain"): EventInfo => ({
  moment,
  seat,
  key,
  rule: "",
  text: `${key} ${seat} ${moment}`,
  touches: [],
});
const turn = (moment: number, seat: number) => event(moment, seat, "event-turn");

describe("the story", () => {
  const told = [turn(0, 0), event(1, 0), event(2, 0)];

  it("grows by what is new", () => {
    expect(grown(told, { events: [event(3, 0)], events_after: 2 })).toHaveLength(4);
  });

  it("forgets what was taken back", () => {
    expect(grown(told, { events: [], events_after: 1 }).map((one) => one.moment)).toEqual([0, 1]);
  });

  it("starts anew when everything is sent", () => {
    expect(grown(told, { events: [event(9, 1)], events_after: -1 })).toHaveLength(1);
  });

  it("stays the same object while nothing happens", () => {
    expect(grown(told, { events: [], events_after: 2 })).toBe(told);
  });
});

describe("since my last turn", () => {
  const story = [turn(0, 0), event(1, 0), turn(2, 1), event(3, 1), turn(4, 2), event(5, 2), turn(6, 0), event(6, 0)];

  it("is what the others did, while it is my turn", () => {
    expect(sinceLastTurn(story, 0).map((one) => one.moment)).toEqual([2, 3, 4, 5]);
  });

  it("is what the others have done so far, while it is not", () => {
    expect(sinceLastTurn(story.slice(0, 6), 0).map((one) => one.moment)).toEqual([2, 3, 4, 5]);
  });

  it("is everything before my first turn", () => {
    expect(sinceLastTurn(story.slice(0, 4), 2)).toHaveLength(4);
  });

  it("is nothing before anything happened", () => {
    expect(sinceLastTurn([], 0)).toEqual([]);
  });
});

describe("a long log", () => {
  const story = Array.from({ length: 50 }, (_, moment) => event(moment, 0));

  it("starts with the last lines", () => {
    expect(firstShown(story, 20)).toBe(30);
    expect(firstShown(story, 80)).toBe(0);
  });

  it("starts earlier when an earlier moment is looked at", () => {
    expect(firstShown(story, 20, 10)).toBe(5);
    expect(firstShown(story, 20, 2)).toBe(0);
    expect(firstShown(story, 20, 45)).toBe(30);
  });
});

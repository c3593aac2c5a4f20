import { describe, expect, it } from "vitest";
import type { EventInfo } from "../wire";
import { actsOf, firstShown, grown, sinceLastTurn, watchable } from "./story";

const event = (moment: number, seat: number, key = "event-gain"): EventInfo => ({
  moment,
  seat,
  key,
  rule: "",
  text: `${key} ${seat} ${moment}`,
  touches: [],
  why: "",
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

  it("goes on into my own turn where that is asked for, so that it can be taken back there", () => {
    expect(sinceLastTurn(story, 0, true).map((one) => one.moment)).toEqual([2, 3, 4, 5, 6, 6]);
  });

  it("is everything before my first turn", () => {
    expect(sinceLastTurn(story.slice(0, 4), 2)).toHaveLength(4);
  });

  it("is nothing before anything happened", () => {
    expect(sinceLastTurn([], 0)).toEqual([]);
  });
});

describe("a long log", () => {
  const story = actsOf(Array.from({ length: 50 }, (_, moment) => event(moment, 0, "event-place")));

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

describe("the story in acts", () => {
  const told = (moment: number, seat: number, key: string, text = key, touches: string[] = []): EventInfo => ({
    ...event(moment, seat, `event-${key}`),
    text,
    touches,
  });

  it("makes a line of each act, and unfolds what belongs to it", () => {
    const acts = actsOf([
      told(0, 0, "turn"),
      told(1, 0, "place", "a die", ["card"]),
      told(1, 0, "forced"),
      told(1, 0, "gain", "gains 1", ["coin"]),
      told(2, 0, "gain", "gains 1", ["coin"]),
      told(2, 0, "zero", ""),
      told(2, 0, "acquire"),
    ]);
    expect(acts.map((act) => act.event.text)).toEqual(["turn", "a die", "acquire"]);
    expect(acts.map((act) => act.heading)).toEqual([true, false, false]);
    expect(acts[1]!.details.map(({ text, times }) => [text, times])).toEqual([["gains 1", 2]]);
    expect(acts[1]!.touches).toEqual(["card", "coin"]);
  });

  it("says what somebody gets in another's turn in a line of its own", () => {
    const acts = actsOf([told(0, 1, "place"), told(0, 0, "gain")]);
    expect(acts.map((act) => act.event.key)).toEqual(["event-place", "event-gain"]);
  });

  it("lets a reason wait for its act, whatever was gained before it", () => {
    const acts = actsOf([told(0, 1, "turn"), told(0, 1, "gain"), told(0, 1, "act"), told(0, 0, "rolled")]);
    expect(acts.map((act) => [act.event.key, act.details.map(({ text }) => text)])).toEqual([
      ["event-turn", []],
      ["event-act", ["gain", "rolled"]],
    ]);
  });

  it("gives reasons to the act that follows", () => {
    const acts = actsOf([told(0, 1, "go"), { ...told(1, 1, "why"), why: "because" }, told(1, 1, "build")], {
      reasons: ["why"],
    });
    expect(acts.map((act) => act.details.map(({ text }) => text))).toEqual([[], ["why because"]]);
  });

  it("is watched from the first to the last thing that somebody else did", () => {
    const acts = actsOf([
      told(1, 0, "mine"),
      told(2, 1, "turn"),
      told(3, 1, "theirs"),
      told(4, 0, "given"),
      told(5, -1, "round"),
      told(5, 0, "turn"),
      told(6, 0, "mine"),
    ]);
    expect(watchable(acts, 0, 0).map((act) => act.event.moment)).toEqual([3, 4, 5]);
    expect(watchable(acts, 5, 0)).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import type { DecisionInfo } from "../wire";
import { byReason, offersOf, optionsFor, refusalsFor } from "./offers";

const decision: DecisionInfo = {
  seat: 0,
  key: "place-die",
  rule: "X-1",
  question: "?",
  options: [
    { id: "die:4", text: "a 4", note: "", touches: [], icons: [], facts: {} },
    { id: "slot:city", text: "the city", note: "", touches: ["city"], icons: [], facts: {} },
    { id: "rent:city", text: "the city, rented", note: "", touches: ["city", "camel"], icons: [], facts: {} },
  ],
  refusals: [{ id: "slot:port", text: "the port", touches: ["port"], reason: "no ship", rule: "X-2" }],
};

const ids = (things: { id: string }[]) => things.map((thing) => thing.id);

describe("offers", () => {
  const offers = offersOf(decision);

  it("are found by the component that an option touches", () => {
    expect(ids(offers.offered.get("city")!)).toEqual(["slot:city", "rent:city"]);
    expect(ids(optionsFor(offers, { id: "camel" }))).toEqual(["rent:city"]);
  });

  it("are found by option id and by the start of one", () => {
    expect(ids(optionsFor(offers, { options: ["die:4"] }))).toEqual(["die:4"]);
    expect(ids(optionsFor(offers, { options: ["die:*"] }))).toEqual(["die:4"]);
    expect(optionsFor(offers, { options: ["die:5"] })).toEqual([]);
  });

  it("are not doubled where both ways lead to the same option", () => {
    expect(ids(optionsFor(offers, { id: "city", options: ["slot:*"] }))).toEqual(["slot:city", "rent:city"]);
  });

  it("keep the reasons of what is refused", () => {
    expect(refusalsFor(offers, { id: "port" })[0]!.reason).toBe("no ship");
    expect(refusalsFor(offers, { id: "city" })).toEqual([]);
  });

  it("of one reason are told together", () => {
    const refusal = { id: "slot:quay", text: "the quay", touches: ["quay"], reason: "no ship", rule: "X-2" };
    const told = byReason([...decision.refusals, refusal, { ...refusal, id: "slot:gate", reason: "closed" }]);
    expect(told.map(({ texts }) => texts)).toEqual([["the port", "the quay"], ["the quay"]]);
    expect(told[0]!.touches).toEqual(["port", "quay"]);
  });

  it("are empty when nothing is asked", () => {
    expect(offersOf(null).offered.size).toBe(0);
  });
});

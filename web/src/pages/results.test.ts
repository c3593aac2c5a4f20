import { expect, it } from "vitest";
import type { ResultInfo } from "../wire";
import { balanceOf } from "./results";

const seat = (seat: number, name: string, total: number, won: boolean, mine = false) =>
  ({ seat, name, total, won, mine, kind: "person", conceded: false }) as const;
const result = (table: string, seats: ResultInfo["seats"], points: number): ResultInfo => ({
  table,
  game: "toy",
  title: "Toy",
  updated: 0,
  seats,
  sources: [{ rule: "R", title: "Sets", points }],
  ended: "",
});

it("counts matches, wins, the best, means, and rivals", () => {
  const [toy] = balanceOf([
    result("a", [seat(0, "me", 10, true, true), seat(1, "Ben", 8, false)], 4),
    result("b", [seat(0, "Ben", 9, true), seat(1, "me", 5, false, true)], 1),
  ]);
  expect(toy).toMatchObject({ played: 2, won: 1, best: 10, mean: 7.5, most: 2.5 });
  expect(toy!.sources).toEqual([{ title: "Sets", mean: 2.5 }]);
  expect(toy!.rivals).toEqual([{ name: "Ben", played: 2, won: 1 }]);
});

it("leaves out what all agreed to abandon", () => {
  const abandoned = result("a", [seat(0, "me", 10, false, true), seat(1, "Ben", 8, false)], 4);
  expect(balanceOf([{ ...abandoned, ended: "abandoned" }])).toEqual([]);
});

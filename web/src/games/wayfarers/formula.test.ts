import { expect, test } from "vitest";
import { required, scored, signsOf, spent } from "./formula";

const said = (signs: ({ icon: string } | { text: string })[]) =>
  signs.map((sign) => ("icon" in sign ? `[${sign.icon}]` : sign.text)).join("");

test("requirements say how many of what", () => {
  expect(said(required("city >= 2"))).toBe("2[city]");
  expect(said(required("max(sun,moon) >= 1"))).toBe("1[sun]/[moon]");
  expect(said(required("min(upg_basic,upg_space) >= 2"))).toBe("2[upg_basic]2[upg_space]");
  expect(said(required("guild_black+guild_yellow+guild_blue >= 10"))).toBe("10[guild_any]");
  expect(said(spent({ black: 1, blue: 1 }))).toBe("−1[guild_black]−1[guild_blue]");
});

test("points say what they are counted by", () => {
  expect(said(scored("city"))).toBe("1/[city]");
  expect(said(scored("1+planet"))).toBe("1 + 1/[planet]");
  expect(said(scored("1+(guild_black//2)"))).toBe("1 + 1/2[guild_black]");
  expect(said(scored("min(planet,comet,stars)*3"))).toBe("3/[planet][comet][stars]");
  expect(said(scored("4 if most_comets else 3"))).toBe("3 · [most_comets]4");
  expect(said(scored("7 if sun >= 1 else 3"))).toBe("3 · [sun]7");
});

test("effects in their short form become signs", () => {
  expect(signsOf("do:pay(provision:2) -> (acquire(land) & gain(silver,1))")).toEqual([
    { kind: "verb", name: "pay", words: ["provision:2"] },
    { kind: "arrow", name: "", words: [] },
    { kind: "verb", name: "acquire", words: ["land"] },
    { kind: "verb", name: "gain", words: ["silver", "1"] },
  ]);
  expect(signsOf("choose(guild(blue,1) | move_influence(1))").map((sign) => sign.kind)).toEqual(["verb", "or", "verb"]);
});

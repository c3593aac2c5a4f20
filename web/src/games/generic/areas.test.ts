import { describe, expect, it } from "vitest";
import { areaOf, seatsKey } from "./areas";

describe("the areas of an unknown game", () => {
  it("are its players", () => {
    const seen = { squares: [{ a: 1, b: 2 }], players: [{ coins: 1 }, { coins: 2 }], automa: { level: 3 } };
    expect(seatsKey(seen, 3)).toBe("players");
    expect(areaOf(seen, 1, 3)).toEqual({ coins: 2 });
    expect(areaOf(seen, 2, 3)).toEqual({ level: 3 });
  });

  it("are the fullest list with an entry for each seat, where there are no players", () => {
    const seen = {
      dice: [{ value: 1 }, { value: 2 }],
      rivals: [
        { a: 1, b: 2 },
        { a: 3, b: 4 },
      ],
      cards: ["x", "y"],
    };
    expect(seatsKey(seen, 2)).toBe("rivals");
  });

  it("are nothing where there is nothing", () => {
    expect(areaOf(null, 0, 1)).toBeNull();
    expect(areaOf({ turn: 1 }, 0, 1)).toBeNull();
  });
});

import { describe, expect, it } from "vitest";
import { lookAt, sees } from "./seek";

const VIEW = { width: 360, height: 260 };
const box = (x: number, y: number, width = 15, height = 20) => ({ x, y, width, height });

describe("where to look", () => {
  it("is where the pieces are, all of them in view", () => {
    const pieces = [box(200, 150), box(250, 150)];
    const look = lookAt(pieces, VIEW)!;
    expect(look.scale).toBeGreaterThan(1.5);
    expect(sees(look, pieces, VIEW)).toBe(true);
  });

  it("is no closer than a finger needs", () => {
    expect(lookAt([box(100, 100, 18, 60)], VIEW)!.scale).toBe(2);
    expect(lookAt([box(100, 100, 40, 40)], VIEW)).toBeNull();
  });

  it("is never closer than one can follow", () => {
    expect(lookAt([box(10, 10, 4, 4)], VIEW)!.scale).toBe(3);
  });

  it("is everywhere when the pieces are", () => {
    expect(lookAt([box(0, 0), box(340, 230)], VIEW)).toBeNull();
    expect(lookAt([], VIEW)).toBeNull();
  });

  it("is not seen from elsewhere", () => {
    expect(sees({ scale: 2, x: 0, y: 0 }, [box(200, 150)], VIEW)).toBe(false);
    expect(sees({ scale: 1, x: 0, y: 0 }, [box(200, 150)], VIEW)).toBe(true);
  });
});

import { describe, expect, it } from "vitest";
import { checkFairness, hash } from "./fairness";

async function match() {
  const [secret, contributions] = ["a secret", ["ana", "ben"]];
  const parts = await Promise.all(contributions.map(hash));
  return { commitment: await hash(secret), secret, contributions, seed: await hash([secret, ...parts].join(":")) };
}

describe("fair dice", () => {
  it("agree with what was promised", async () => expect(await checkFairness(await match())).toBe("fair"));

  it("do not, if the secret or a contribution is another", async () => {
    expect(await checkFairness({ ...(await match()), secret: "another" })).toBe("unfair");
    expect(await checkFairness({ ...(await match()), contributions: ["ana", "eve"] })).toBe("unfair");
  });

  it("do not, if another secret was promised", async () => {
    const { commitment } = await match();
    expect(await checkFairness(await match(), commitment)).toBe("fair");
    expect(await checkFairness(await match(), "another commitment")).toBe("unfair");
  });

  it("cannot be judged before the end", async () => {
    expect(await checkFairness({ ...(await match()), secret: null })).toBeNull();
  });
});

/** What a player holds, in the order in which it is shown everywhere; and what can be done with it. */

import { CUBES, type PlayerView } from "./shapes";
import { word } from "./words.svelte";

export interface Holding {
  /** A cube's colour, a symbol, or the shape of a wooden piece. */
  kind: "cube" | "sign" | "wood";
  name: string;
  n: number;
  locked: number;
  label: string;
  /** Of one's own: the options that it stands for. */
  options: string[];
}

export function holdingsOf(player: PlayerView): Holding[] {
  const sign = (name: string, n: number, label: string, options: string[] = [], locked = 0): Holding => ({
    kind: "sign",
    name,
    n,
    locked,
    label: [label, locked ? word("page-locked", { n: locked }) : ""].filter(Boolean).join(", "),
    options,
  });
  const good = (name: string, n: number, locked: number, options: string[] = []) =>
    sign(name, n, `${n} ${word(name, { n })}`, options, locked);
  const wood = (name: string, n: number, options: string[] = []): Holding => ({
    kind: "wood",
    name,
    n,
    locked: 0,
    label: word(`page-supply-${name}`, { n }),
    options,
  });
  return [
    ...CUBES.map((colour): Holding => {
      const n = player.cubes[colour] ?? 0;
      const options = [`cube:${colour}`, `convert:${colour}`, `ransom:${colour}`];
      return { kind: "cube", name: colour, n, locked: 0, label: `${n} ${word(`cube-${colour}`, { n })}`, options };
    }),
    good("camel", player.camels, 0, ["place-camel"]),
    good("scroll", player.scrolls, player.locked_scrolls),
    good("common", player.common, player.locked_common, ["lock:common"]),
    good("rare", player.rare, player.locked_rare, ["lock:rare"]),
    sign("favour", player.favour, `${word("favour")} ${player.favour}`, ["gain-favour"]),
    sign("influence", player.influence, `${word("influence")} ${player.influence}`),
    sign("mosque_step", player.mosque_level, `${word("page-mosque-level")} ${player.mosque_level}`, ["advance"]),
    wood("house", player.buildings),
    wood("soldier", player.servants, ["deploy"]),
    wood("disc", player.posts),
  ];
}

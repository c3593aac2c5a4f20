/** What boards are made of. */

export { default as CardFace } from "./CardFace.svelte";
export { default as Cube } from "./Cube.svelte";
export { default as Die } from "./Die.svelte";
export { default as EffectStrip } from "./EffectStrip.svelte";
export { default as Emblem } from "./Emblem.svelte";
export { default as Icon } from "./Icon.svelte";
export { default as Piece } from "./Piece.svelte";
export { default as Worker } from "./Worker.svelte";
export { EMBLEMS, emblemOf, seatColour } from "./seats";
export { symbolsOf } from "./symbols";

/** How large a drawing is: a number in the units around it, or a CSS length such as `var(--sign)`. */

export function sizeOf(size: number | string, ratio = 1): { width?: number; height?: number; style?: string } {
  if (typeof size === "number") return { width: size * ratio, height: size };
  return { style: `width: calc(${size} * ${ratio}); height: ${size}` };
}

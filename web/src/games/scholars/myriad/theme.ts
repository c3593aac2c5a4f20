/** What the expansion adds to the colours: experience, and the two banners of pages. */

export const theme: Record<string, string> = {
  "--my-xp": "light-dark(#1f7f7a, #2f9a93)",
  "--my-red": "light-dark(#b4282a, #c2413f)",
  "--my-gold": "light-dark(#e0a72e, #c08f27)",
  "--sc-field-black": "light-dark(#1d1b1f, #b3aca1)", // the seventh ladder is seen at night, too
  "--my-leather": "light-dark(#5b3a24, #3d2a1d)",
};

/** Which cards and pieces stand beside which chapter of the rules, as examples. */
export const pictures: Record<string, readonly string[]> = {
  "chapter-turn": ["ac-trade", "ac-study"],
  "chapter-recruit": ["tr-chinese-f", "room-02"],
  "chapter-research": ["mathematics"],
  "chapter-translate": ["sc-greek-g", "tr-syriac-a"],
  "chapter-retire": ["tr-persian-c"],
  "chapter-caliph": ["cal-purple"],
  "chapter-goals": ["goal-chinese"],
  "chapter-solo": ["plan-1"],
  "chapter-setup": ["st-03", "rc-02"],
};

/** Which cards and pieces stand beside which chapter of the rules, as examples. */
export const pictures: Record<string, readonly string[]> = {
  "chapter-turn": ["bubo-scandiacus"],
  "chapter-academy": ["gyps-indicus"],
  "chapter-university": ["alonso-rossette", "audrey-morton"],
  "chapter-expedition": ["bubo-scandiacus", "loxodonta-africana"],
  "chapter-rounds": ["round-three-coins-1"],
  "chapter-automas": ["linne", "boudeuse"],
};

/** Which cards and pieces stand beside which chapter of the rules, as examples. */
export const pictures: Record<string, readonly string[]> = {
  "chapter-turn": ["district-caravansary-green", "district-palace-purple"],
  "chapter-caravansary": ["spice-juniper", "spice-cinnamon"],
  "chapter-palace": ["room-spices", "room-knowledge"],
  "chapter-library": ["discovery-1-caravansary", "discovery-1-palace"],
  "chapter-trade": ["city-ray", "city-samarkand"],
  "chapter-mosque": ["mosque-1-p1"],
  "chapter-walls": ["wall-purple-1"],
  "chapter-market": ["market-a-tl", "market-b-bl"],
  "chapter-contracts": ["contract-1s-1", "contract-1s-2"],
  "chapter-solo": ["solo-caravansary"],
};

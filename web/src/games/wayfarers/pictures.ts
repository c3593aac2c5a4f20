/** Which cards and pieces stand beside which chapter of the rules, as examples. */
export const pictures: Record<string, readonly string[]> = {
  "chapter-turn": ["home_slot_market", "land_slot_1"],
  "chapter-panorama": ["land_24", "water_29", "space_17"],
  "chapter-die": ["land_06"],
  "chapter-worker": ["land_slot_2"],
  "chapter-journal": ["jtile_01"],
  "chapter-kinds": ["folk_10", "insp_15"],
  "chapter-caravan": ["upg_basic_ship", "upg_land_camel"],
  "chapter-guilds": ["guild_black", "guild_yellow", "guild_blue"],
  "chapter-solo": ["scheme_1"],
};

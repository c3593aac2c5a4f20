/** Ivory plates, sepia ink, five continents. */

export const theme: Record<string, string> = {
  "--board-ground": "light-dark(#ece0c4, #191713)",
  "--en-plate": "light-dark(#fcf7e9, #2a2620)",
  "--en-tint": "light-dark(#eadbb8, #453c2e)",
  "--en-sea": "light-dark(#e0e3d4, #1e2628)",
  "--en-ink": "light-dark(#33261a, #f0e7d4)",
  "--en-soft": "light-dark(#5d4a33, #cdbfa4)",
  "--en-edge": "light-dark(#a1875d, #7d6c50)",
  "--en-sepia": "light-dark(#6b4a2b, #d2b384)",
  "--en-gold": "light-dark(#e8bd54, #a57a1e)",
  "--en-token": "light-dark(#a8c4c0, #3f6b68)",
  "--en-wax": "light-dark(#a8322a, #b8453b)",
  "--en-america": "light-dark(#b0382d, #b84a3e)",
  "--en-europe": "light-dark(#2b5c9d, #3f70b3)",
  "--en-asia": "light-dark(#79468f, #8d5aab)",
  "--en-africa": "light-dark(#e0ac2f, #d8a636)",
  "--en-oceania": "light-dark(#2b7349, #37805a)",
  "--en-on-america": "#fff",
  "--en-on-europe": "#fff",
  "--en-on-asia": "#fff",
  "--en-on-africa": "#2b1d04",
  "--en-on-oceania": "#fff",
  // of drawings, and of what lies on something light or dark
  "--en-ivory": "#fdf3df",
};

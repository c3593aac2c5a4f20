/** A match as a file: the command line and a server read it, too. */

import { api } from "../api";

export async function downloadMatch(table: string, name: string): Promise<void> {
  const text = JSON.stringify(await api.exportMatch(table));
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = `${name}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

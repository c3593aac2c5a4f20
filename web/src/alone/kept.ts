/** What stays in this browser: each table as a text, by its name. */

const STORE = "kept";

export class Kept {
  private constructor(private readonly database: IDBDatabase) {}

  static open(): Promise<Kept> {
    return new Promise((done, fail) => {
      const opening = indexedDB.open("serai", 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
      opening.onsuccess = () => done(new Kept(opening.result));
      opening.onerror = () => fail(opening.error ?? new Error("IndexedDB"));
    });
  }

  all(): Promise<[string, string][]> {
    return new Promise((done, fail) => {
      const found: [string, string][] = [];
      const reading = this.database.transaction(STORE).objectStore(STORE).openCursor();
      reading.onerror = () => fail(reading.error ?? new Error("IndexedDB"));
      reading.onsuccess = () => {
        const cursor = reading.result;
        if (!cursor) return done(found);
        found.push([String(cursor.key), String(cursor.value)]);
        cursor.continue();
      };
    });
  }

  /** Keep a text; an empty one is forgotten. */
  put(name: string, text: string): void {
    const store = this.database.transaction(STORE, "readwrite").objectStore(STORE);
    if (text) store.put(text, name);
    else store.delete(name);
  }
}

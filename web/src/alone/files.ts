/** The files of the engine: loaded once with a count of bytes, then from the browser's own store. */

export interface EngineFile {
  name: string;
  file: string; // its name carries a hash of its content
  bytes: number;
  packed: boolean;
}

const CACHE = "serai-engine";
const LIST = "files.json";

/** All files by their names; `progress` is told how many bytes of all have come. */
export async function loadFiles(
  folder: string,
  progress: (loaded: number, total: number) => void,
): Promise<Map<string, Uint8Array>> {
  const cache = globalThis.caches ? await caches.open(CACHE) : null; // only on secure pages
  const list = await listed(folder, cache);
  const total = list.reduce((sum, one) => sum + one.bytes, 0);
  let loaded = 0;
  const more = (bytes: number) => progress((loaded += bytes), total);
  progress(0, total);
  const found = await Promise.all(list.map(async (one) => [one.name, await load(folder, one, cache, more)] as const));
  await tidy(folder, list, cache);
  return new Map(found);
}

async function listed(folder: string, cache: Cache | null): Promise<EngineFile[]> {
  const address = folder + LIST;
  try {
    const answer = await fetch(address, { cache: "no-cache" });
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    await cache?.put(address, answer.clone());
    return (await answer.json()) as EngineFile[];
  } catch (problem) {
    const kept = await cache?.match(address);
    if (!kept) throw problem;
    return (await kept.json()) as EngineFile[];
  }
}

async function load(
  folder: string,
  one: EngineFile,
  cache: Cache | null,
  more: (bytes: number) => void,
): Promise<Uint8Array> {
  const address = folder + one.file;
  const kept = await cache?.match(address);
  if (kept) {
    more(one.bytes);
    return unpacked(await kept.arrayBuffer());
  }
  const answer = await fetch(address);
  if (!answer.ok || !answer.body) throw new Error(`${address}: ${answer.status}`);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (const reader = answer.body.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    more(value.length);
  }
  const whole = new Blob(parts);
  await cache?.put(address, new Response(whole));
  return unpacked(await whole.arrayBuffer());
}

/** A host may have unpacked what it sent: what does not look packed is taken as it is. */
async function unpacked(bytes: ArrayBuffer): Promise<Uint8Array> {
  const plain = new Uint8Array(bytes);
  if (plain[0] !== 0x1f || plain[1] !== 0x8b) return plain;
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** What an earlier release left. */
async function tidy(folder: string, list: EngineFile[], cache: Cache | null): Promise<void> {
  const wanted = new Set([folder + LIST, ...list.map((one) => folder + one.file)]);
  for (const request of (await cache?.keys()) ?? []) if (!wanted.has(request.url)) await cache?.delete(request);
}

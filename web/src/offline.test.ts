import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { network } from "./offline.svelte";

const answers = (status: number) => () => Promise.resolve(new Response(null, { status }));
const silence = () => Promise.reject(new TypeError("no network"));
const asked = vi.fn<(path: string) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", asked);
});

afterEach(() => {
  network.find();
  asked.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("asks a server that did not answer until it is there", async () => {
  asked.mockImplementationOnce(silence).mockImplementationOnce(answers(503)).mockImplementation(answers(200));
  network.lose();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(network.away).toBe(true);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(network.away).toBe(false);
  expect(asked.mock.calls.map(([path]) => path)).toEqual(Array(3).fill("/health/live"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveBeenCalledTimes(3);
});

it("takes a server that is about to end for one that is there", async () => {
  asked.mockImplementation(answers(404));
  network.lose();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(network.away).toBe(false);
});

it("asks less often after a minute, and at once where the browser has its network again", async () => {
  asked.mockImplementation(silence);
  network.lose();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveBeenCalledTimes(40);
  await vi.advanceTimersByTimeAsync(8_000);
  expect(asked).toHaveBeenCalledTimes(41);
  asked.mockImplementation(answers(200));
  await network.ask();
  expect(network.away).toBe(false);
});

it("believes what else comes from the server, and not what was kept", async () => {
  asked.mockImplementation(silence);
  network.heard(new Response(null, { headers: { "x-serai-kept": "yes" } }));
  expect(network.away).toBe(true);
  network.heard(new Response(null));
  expect(network.away).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).not.toHaveBeenCalled();
});

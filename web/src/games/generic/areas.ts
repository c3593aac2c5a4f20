/** Which part of an observation belongs to the seats, in a game that the page knows nothing of. */

type Observation = Record<string, unknown>;

/** The name of the list with one entry a seat: `players` or, failing that, the fullest list of records of that length. */
export function seatsKey(observation: Observation | null, seats: number): string | undefined {
  if (!observation) return undefined;
  if (isListOfRecords(observation.players)) return "players";
  return Object.keys(observation)
    .filter((name) => {
      const value = observation[name];
      return isListOfRecords(value) && (value.length === seats || value.length === seats - 1);
    })
    .sort((a, b) => fullness(observation[b]) - fullness(observation[a]))[0];
}

export function areaOf(observation: Observation | null, seat: number, seats: number): unknown {
  const key = seatsKey(observation, seats);
  const list = key ? (observation![key] as unknown[]) : [];
  return list[seat] ?? observation?.automa ?? null;
}

function fullness(list: unknown): number {
  return Object.keys((list as Observation[])[0] ?? {}).length;
}

function isListOfRecords(value: unknown): value is Observation[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((one) => typeof one === "object" && one !== null && !Array.isArray(one))
  );
}

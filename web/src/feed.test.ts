import { describe, expect, it } from "vitest";
import { ANSWER, type Connection, Feed, FIRST_WAIT, LONGEST_WAIT, PATIENCE, SILENCE, WAIT } from "./feed";
import type { FeedChoice, FeedProblem, TableState } from "./wire";

/** A network that does what the test says, and a clock that the test winds. */
function surroundings() {
  const sockets: (WebSocket & { address: string; sent: string[] })[] = [];
  const timers: { at: number; then: () => void }[] = [];
  let now = 0;
  return {
    sockets,
    luck: 1,
    chance(): number {
      return this.luck;
    },
    open(address: string) {
      const socket = {
        address,
        sent: [] as string[],
        send: (text: string) => socket.sent.push(text),
        close() {},
        onopen: null,
        onmessage: null,
        onclose: null,
      };
      sockets.push(socket as unknown as (typeof sockets)[number]);
      return sockets.at(-1)!;
    },
    later(milliseconds: number, then: () => void) {
      const timer = { at: now + milliseconds, then };
      timers.push(timer);
      return () => void (timers.includes(timer) && timers.splice(timers.indexOf(timer), 1));
    },
    pass(milliseconds: number) {
      now += milliseconds;
      for (const timer of timers.filter((one) => one.at <= now)) {
        if (!timers.includes(timer)) continue;
        timers.splice(timers.indexOf(timer), 1);
        timer.then();
      }
    },
    /** The connection stands. */
    greet() {
      sockets.at(-1)!.onopen?.({} as Event);
    },
    say(message: object) {
      sockets.at(-1)!.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
    },
    cut(code = 1006) {
      sockets.at(-1)!.onclose?.({ code } as CloseEvent);
    },
  };
}

const state = (version: number, answers: string[] = []) => ({ type: "state", version, answers });
const choice: FeedChoice = { type: "choice", seat: 0, option: "die:2", version: 1, key: "k1" };

function started() {
  const around = surroundings();
  const versions: number[] = [];
  const connections: Connection[] = [];
  const reasons: string[] = [];
  const problems: string[] = [];
  const feed = new Feed(
    (since) => `feed?since=${since}`,
    {
      state: (state: TableState) => versions.push(state.version),
      problem: (problem: FeedProblem) => problems.push(problem.code),
      connection: (connection) => connections.push(connection),
      gone: (reason) => reasons.push(reason),
    },
    null,
    around,
  );
  return { around, feed, versions, connections, reasons, problems };
}

describe("the feed", () => {
  it("hands on each state", () => {
    const { around, versions, connections } = started();
    around.say(state(3));
    expect(versions).toEqual([3]);
    expect(connections).toEqual(["open"]);
  });

  it("comes back after a lost connection, from the last version seen", () => {
    const { around, versions, connections } = started();
    around.say(state(7));
    around.cut();
    expect(connections.at(-1)).toBe("lost");
    around.pass(FIRST_WAIT);
    expect(around.sockets.map((socket) => socket.address)).toEqual(["feed?since=null", "feed?since=7"]);
    around.say(state(8));
    expect(versions).toEqual([7, 8]);
    expect(connections.at(-1)).toBe("open");
  });

  it("waits longer each time, but never long while the server may be back in a moment", () => {
    const { around } = started();
    for (const wait of [FIRST_WAIT, 2 * FIRST_WAIT, 4 * FIRST_WAIT, WAIT, WAIT]) {
      const tried = around.sockets.length;
      around.cut();
      around.pass(wait - 1);
      expect(around.sockets).toHaveLength(tried);
      around.pass(1);
      expect(around.sockets).toHaveLength(tried + 1);
    }
  });

  it("waits long only for a server that stays away", () => {
    const { around } = started();
    for (let n = 0; n < PATIENCE; n++) {
      around.cut();
      around.pass(WAIT);
    }
    expect(around.sockets).toHaveLength(PATIENCE + 1);
    around.cut();
    around.pass(LONGEST_WAIT - 1);
    expect(around.sockets).toHaveLength(PATIENCE + 1);
    around.pass(1);
    expect(around.sockets).toHaveLength(PATIENCE + 2);
  });

  it("does not come back at the same moment as everybody else", () => {
    const { around } = started();
    around.luck = 0;
    around.cut();
    around.pass(FIRST_WAIT / 2);
    expect(around.sockets).toHaveLength(2);
  });

  it("notices a silent connection", () => {
    const { around, connections } = started();
    around.greet();
    around.say(state(1));
    around.pass(SILENCE - 1);
    around.say({ type: "heartbeat", version: 1 });
    around.pass(SILENCE - 1);
    expect(connections.at(-1)).toBe("open");
    around.pass(1);
    expect(connections.at(-1)).toBe("lost");
  });

  it("does not wait long for the answer to a choice, nor for a connection", () => {
    const { around, feed, connections } = started();
    around.luck = 0;
    around.greet();
    around.say(state(1));
    feed.send(choice);
    around.pass(ANSWER - 1);
    expect(connections.at(-1)).toBe("open");
    around.pass(1);
    expect(connections.at(-1)).toBe("lost");
    around.pass(FIRST_WAIT);
    around.pass(ANSWER);
    expect(around.sockets).toHaveLength(2);
    around.pass(2 * FIRST_WAIT);
    around.greet();
    expect(around.sockets.map((socket) => socket.sent)).toEqual([
      [JSON.stringify(choice)],
      [],
      [JSON.stringify(choice)],
    ]);
  });

  it("waits for the next sign of life once a choice is answered or refused", () => {
    for (const answer of [state(2, ["k1"]), { type: "problem", key: "k1", code: "stale-version", message: "" }]) {
      const { around, feed, connections } = started();
      around.greet();
      feed.send(choice);
      around.say(answer);
      around.pass(SILENCE - 1);
      expect(connections.at(-1)).toBe("open");
    }
  });

  it("tries at once when the network is back", () => {
    const { around, feed } = started();
    around.cut();
    feed.hurry();
    expect(around.sockets).toHaveLength(2);
    feed.hurry();
    expect(around.sockets).toHaveLength(2);
  });

  it("stays away once the server has said goodbye", () => {
    const { around, reasons } = started();
    around.say({ type: "gone", reason: "the table was deleted" });
    around.cut(4404);
    around.pass(LONGEST_WAIT);
    expect(reasons).toEqual(["the table was deleted"]);
    expect(around.sockets).toHaveLength(1);
  });

  it("waits for a server that starts anew", () => {
    const { around, reasons } = started();
    around.say({ type: "gone", reason: "the server is closing" });
    around.cut(1012);
    around.pass(FIRST_WAIT);
    expect(reasons).toEqual([]);
    expect(around.sockets).toHaveLength(2);
  });

  it("comes back where a server died over its goodbye, and has forgotten it then", () => {
    const { around, reasons } = started();
    around.say({ type: "gone", reason: "the server is closing" });
    around.cut(1006);
    around.pass(FIRST_WAIT);
    around.cut(4404);
    around.pass(LONGEST_WAIT);
    expect(reasons).toEqual([]);
    expect(around.sockets).toHaveLength(3);
  });

  it("sends a choice again to a server that is being updated", () => {
    const { around, feed, problems } = started();
    around.greet();
    feed.send(choice);
    around.say({ type: "problem", key: choice.key, code: "updating", message: "", hint: "", version: null });
    around.pass(WAIT);
    expect(around.sockets[0]!.sent).toEqual([JSON.stringify(choice), JSON.stringify(choice)]);
    expect(problems).toEqual([]);
  });

  it("sends a choice once, when the connection stands", () => {
    const { around, feed } = started();
    feed.send(choice);
    expect(around.sockets[0]!.sent).toEqual([]);
    around.greet();
    expect(around.sockets[0]!.sent).toEqual([JSON.stringify(choice)]);
    around.say(state(2, ["k1"]));
    around.cut();
    around.pass(FIRST_WAIT);
    around.greet();
    expect(around.sockets[1]!.sent).toEqual([]);
  });

  it("sends again what was not answered before the connection broke", () => {
    const { around, feed } = started();
    around.greet();
    feed.send(choice);
    around.cut();
    around.pass(FIRST_WAIT);
    around.greet();
    expect(around.sockets.map((socket) => socket.sent)).toEqual([[JSON.stringify(choice)], [JSON.stringify(choice)]]);
  });

  it("sends again what could not be kept, until it is", () => {
    const { around, feed, connections, problems } = started();
    around.greet();
    feed.send(choice);
    for (let n = 0; n < 2; n++) {
      around.say({ type: "problem", key: "k1", code: "store-away", message: "" });
      expect(connections.at(-1)).toBe("lost");
      around.pass(WAIT);
    }
    around.say(state(2, ["k1"]));
    expect(connections.at(-1)).toBe("open");
    around.pass(WAIT);
    expect(around.sockets).toHaveLength(1);
    expect(around.sockets[0]!.sent).toEqual(Array(3).fill(JSON.stringify(choice)));
    expect(problems).toEqual([]);
  });

  it("does not send again what was refused", () => {
    const { around, feed, problems } = started();
    around.greet();
    feed.send(choice);
    around.say({ type: "problem", key: "k1", code: "stale-version", message: "" });
    around.cut();
    around.pass(FIRST_WAIT);
    around.greet();
    expect(problems).toEqual(["stale-version"]);
    expect(around.sockets[1]!.sent).toEqual([]);
  });

  it("begins anew from the version that another viewer has seen", () => {
    const { around, feed } = started();
    around.say(state(7));
    feed.again(5);
    feed.again(null);
    expect(around.sockets.map((socket) => socket.address)).toEqual([
      "feed?since=null",
      "feed?since=5",
      "feed?since=null",
    ]);
  });
});

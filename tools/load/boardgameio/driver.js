// Two clients a match, each on a connection of its own; whoever is to move clicks a free cell at random.
// The time of a move runs from the click until the other client has seen it.
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { readFileSync } = require("fs");
const { Game } = require("./game");

const [port, tables, seconds, pace, serverProcess] = process.argv.slice(2).map(Number);
const server = `http://127.0.0.1:${port}`;
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
const meter = { times: [], on: false };
let wait = () => (-Math.log(1 - Math.random()) * 1000) / pace;

function open(number) {
  let started = 0;
  for (const playerID of ["0", "1"]) {
    const client = Client({
      game: Game,
      multiplayer: SocketIO({ server, socketOpts: { transports: ["websocket"] } }),
      matchID: `table-${number}`,
      playerID,
      debug: false,
    });
    let seen = -1;
    client.subscribe((state) => {
      if (state === null || state.ctx.turn <= seen || state.ctx.currentPlayer !== playerID) return;
      seen = state.ctx.turn;
      if (started && meter.on) meter.times.push(performance.now() - started);
      const free = state.G.cells.flatMap((cell, id) => (cell === null ? [id] : []));
      setTimeout(() => {
        started = performance.now();
        client.moves.clickCell(free[Math.floor(Math.random() * free.length)]);
      }, wait());
    });
    client.start();
  }
}

/** The seconds that the server has worked, where the system tells; it counts hundredths. */
function processorTime() {
  try {
    const fields = readFileSync(`/proc/${serverProcess}/stat`, "utf-8").split(")").at(-1).trim().split(" ");
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return 0;
  }
}

function report(duration, worked) {
  const times = meter.times.sort((a, b) => a - b);
  const at = (share) => Number((times[Math.floor(times.length * share)] ?? 0).toFixed(2));
  return {
    choices_per_second: Number(((times.length / duration) * 1000).toFixed(1)),
    seen_p50_ms: at(0.5),
    seen_p99_ms: at(0.99),
    processor_ms_per_choice: Number(((worked / Math.max(1, times.length)) * 1000).toFixed(3)),
    problems: {},
  };
}

async function main() {
  for (let number = 0; number < tables; number += 1) open(number);
  await sleep(3000);
  const result = { tables };
  for (const phase of ["paced", "fastest"]) {
    meter.times = [];
    meter.on = true;
    const [start, worked] = [performance.now(), processorTime()];
    await sleep(seconds * 1000);
    result[phase] = report(performance.now() - start, processorTime() - worked);
    meter.on = false;
    wait = () => 0;
    await sleep(2000);
  }
  console.log(JSON.stringify(result));
  process.exit(0);
}

main();

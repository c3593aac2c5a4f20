/** The result as a picture, to keep or to send: drawn on a canvas in the page's own type and colours. */

import type { Source } from "./sources";

export interface Result {
  title: string;
  line: string;
  total: string;
  names: string[];
  totals: number[];
  winners: readonly number[];
  sources: readonly Source[];
}

const WIDTH = 1_080;
const EDGE = 56;
const ROW = 46;

export async function pictureOf(result: Result): Promise<Blob> {
  await document.fonts.ready;
  const canvas = document.createElement("canvas");
  const height = EDGE * 2 + 150 + ROW * (result.sources.length + 2);
  canvas.width = WIDTH;
  canvas.height = height;
  draw(canvas.getContext("2d")!, result, height);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"),
  );
}

function draw(pen: CanvasRenderingContext2D, result: Result, height: number): void {
  const style = getComputedStyle(document.documentElement);
  const serif = style.getPropertyValue("--serif");
  const sans = style.getPropertyValue("--sans");
  pen.fillStyle = "#f5ecd9";
  pen.fillRect(0, 0, WIDTH, height);
  pen.strokeStyle = "#8d7859";
  pen.lineWidth = 3;
  pen.strokeRect(16, 16, WIDTH - 32, height - 32);
  pen.fillStyle = "#2a211a";
  const write = (text: string, x: number, y: number, font: string, right = false, room = WIDTH) => {
    pen.font = font;
    pen.textAlign = right ? "right" : "left";
    pen.fillText(text, x, y, room);
  };
  write(result.title, EDGE, EDGE + 46, `500 48px ${serif}`, false, WIDTH - 2 * EDGE);
  write(result.line, EDGE, EDGE + 92, `400 26px ${sans}`, false, WIDTH - 2 * EDGE);
  const first = 380;
  const column = (WIDTH - EDGE - first) / result.names.length;
  const right = (place: number) => first + column * (place + 1) - 12;
  let y = EDGE + 160;
  result.names.forEach((name, place) => write(name, right(place), y, `600 24px ${sans}`, true, column - 16));
  const rule = (at: number) => {
    pen.beginPath();
    pen.moveTo(EDGE, at);
    pen.lineTo(WIDTH - EDGE, at);
    pen.lineWidth = 1.5;
    pen.stroke();
  };
  for (const { title, points } of result.sources) {
    rule(y + 16);
    y += ROW;
    write(title, EDGE, y, `400 24px ${sans}`, false, first - EDGE);
    points.forEach((n, place) => write(String(n), right(place), y, `400 24px ${sans}`, true));
  }
  rule(y + 16);
  y += ROW + 12;
  write(result.total, EDGE, y, `500 34px ${serif}`);
  result.totals.forEach((n, place) => {
    const won = result.winners.includes(place);
    pen.fillStyle = won ? "#7a4100" : "#2a211a";
    write(won ? `★ ${n}` : String(n), right(place), y, `${won ? 700 : 500} 34px ${serif}`, true);
  });
}

/** Give a file to the device. */
export function download(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

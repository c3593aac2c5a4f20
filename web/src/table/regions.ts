/** The regions of a table: which of them are read, which fold into ribbons, and where each lies. */

import type { Component } from "svelte";
import type { TableState } from "../wire";
import type { Offers } from "./offers";

/** A part of the table in its two forms. Both fill the room they are given and read everything from `useTable()`. */
export interface Region {
  id: string;
  /** What it is called, in the reader's language. */
  label(): string;
  /** Its symbol in the ribbon. */
  sign?: string;
  /** All signs. */
  Reading: Component;
  /** One line with what decides, beside the name; a region without one folds to its name. */
  Ribbon?: Component;
  /** The ribbon holds what is offered, too: the region may fold while the question is about it. */
  serves?: boolean;
  /** Whether what is offered lies here; `state` says where things are that may lie elsewhere too. */
  asks?(offers: Offers, state: TableState): boolean;
  /** Ids of options that speak of what lies here, though no piece serves them: a phone shows it beside the question. */
  names?: RegExp;
}

/** On a phone: regions that are shown together, and how the tab is called. */
export interface Tab {
  id: string;
  label(): string;
  sign?: string;
  regions: readonly string[];
}

/** Whether an offered component's id or an option's id fits one of some patterns. */
export function offers(...patterns: RegExp[]): (offers: Offers) => boolean {
  const fits = (id: string) => patterns.some((pattern) => pattern.test(id));
  return ({ offered, options }) => [...offered.keys()].some(fits) || [...options.keys()].some(fits);
}

/** The tabs of which options speak that no piece serves, in their order; none where a piece serves any of them. */
export function namedTabs(
  tabs: readonly Tab[],
  regions: readonly Region[],
  options: readonly { id: string; touches: readonly string[] }[],
): number[] {
  if (options.some(({ touches }) => touches.length)) return [];
  const found = options.map(({ id }) => {
    const region = regions.find(({ names }) => names?.test(id));
    return region ? tabs.findIndex((tab) => tab.regions.includes(region.id)) : -1;
  });
  return [...new Set(found)].filter((tab) => tab >= 0);
}

/** The kind of window, from which sizes follow. */
export type WindowKind = "phone" | "narrow" | "short" | "laptop" | "large";

export function windowKind(width: number, height: number): WindowKind {
  if (width < 900) return "phone";
  if (width < 1200) return "narrow";
  if (width >= 1700 && height >= 900) return "large";
  return height < 720 ? "short" : "laptop";
}

/** The size of signs in pixels, `--sign` of the frame: regions that measure in signs need so many times that much. */
export const SIGNS: Record<WindowKind, number> = { phone: 18, narrow: 16, short: 17, laptop: 18, large: 24 };

/** What an arrangement is made for. */
export interface Room {
  kind: WindowKind;
  width: number;
  height: number;
  /** Whether the question is about a region. */
  asked(region: string): boolean;
}

/** A region in an arrangement. Heights are pixels. */
export interface Spot {
  region: string;
  /** What its reading form needs. */
  least: number;
  /** Of the height that is left, how much it takes beside the others (1; 0 for none). */
  share?: number;
  /** What its ribbon needs (30); a region with 0 never folds. */
  ribbon?: number;
}

/** Places below each other. In columns: `width` in pixels, or a `share` of what is left. */
export interface Rows {
  rows: Place[];
  share?: number;
  width?: number;
}

/** Places beside each other. */
export interface Columns {
  columns: (Place & { width?: number })[];
  share?: number;
}

export type Place = (Spot | Rows | Columns) & { width?: number };

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where a region lies, and in which form. */
export interface Laid extends Box {
  id: string;
  reading: boolean;
  /** The height of the form that is not shown here: what a ribbon opens to. */
  least: number;
  /** Whether it can be folded at all. */
  folds: boolean;
}

/** How much a region matters now: the higher, the later it folds. */
export type Weight = (region: string) => number;

/** It folds whenever the question is not about it. */
export const FOLDED = -1;

/** It never folds: the question is about it, and its ribbon would hide that. */
export const KEPT = Infinity;

const GAP = 6;
const RIBBON = 30;

/**
 * Lay regions out in a box. In each column the regions that matter least fold until the rest fit; what room is left is
 * shared out. Where even ribbons do not fit, the column is longer than its box and the stage scrolls.
 */
export function layOut(place: Place, box: Box, weight: Weight): Laid[] {
  if ("region" in place) {
    return [
      {
        ...box,
        id: place.region,
        reading: weight(place.region) !== FOLDED || !ribbonOf(place),
        least: place.least,
        folds: ribbonOf(place) > 0,
      },
    ];
  }
  if ("columns" in place) return columns(place, box, weight);
  return rows(place, box, weight);
}

function columns({ columns }: Columns, box: Box, weight: Weight): Laid[] {
  const fixed = columns.reduce((sum, column) => sum + (column.width ?? 0), GAP * (columns.length - 1));
  const shares = columns.reduce((sum, column) => sum + (column.width === undefined ? shareOf(column) : 0), 0);
  let x = box.x;
  return columns.flatMap((column) => {
    const width = column.width ?? Math.max(0, ((box.width - fixed) * shareOf(column)) / (shares || 1));
    const laid = layOut(column, { ...box, x, width }, weight);
    x += width + GAP;
    return laid;
  });
}

function rows({ rows }: Rows, box: Box, weight: Weight): Laid[] {
  const room = box.height - GAP * (rows.length - 1);
  const folded = new Set<Place>(
    rows.filter((row) => "region" in row && weight(row.region) === FOLDED && ribbonOf(row)),
  );
  const needs = (row: Place) => (folded.has(row) ? ribbonOf(row) : leastOf(row));
  const sum = () => rows.reduce((all, row) => all + needs(row), 0);
  const lightest = rows
    .map((row, place) => ({ row, place }))
    .filter(({ row }) => "region" in row && ribbonOf(row) > 0 && weight(row.region) !== KEPT)
    .sort((a, b) => weightIn(a.row, weight) - weightIn(b.row, weight) || a.place - b.place);
  for (const { row } of lightest) {
    if (sum() <= room) break;
    folded.add(row);
  }
  const left = Math.max(0, room - sum());
  const growing = rows.filter((row) => !folded.has(row));
  const shares = growing.reduce((all, row) => all + shareOf(row), 0);
  let y = box.y;
  return rows.flatMap((row) => {
    const more = folded.has(row) || !shares ? 0 : (left * shareOf(row)) / shares;
    const inner = { ...box, y, height: needs(row) + more };
    y += inner.height + GAP;
    if (!("region" in row)) return layOut(row, inner, weight);
    return [{ ...inner, id: row.region, reading: !folded.has(row), least: row.least, folds: ribbonOf(row) > 0 }];
  });
}

const shareOf = (place: Place): number => place.share ?? 1;
const ribbonOf = (place: Place): number => ("region" in place ? (place.ribbon ?? RIBBON) : 0);
const weightIn = (place: Place, weight: Weight): number => ("region" in place ? weight(place.region) : 0);

/** The height below which a place cannot be read: of regions what they say, of rows with everything folded that can be. */
function leastOf(place: Place): number {
  if ("region" in place) return place.least;
  if ("columns" in place) return Math.max(...place.columns.map(leastOf));
  return place.rows.reduce((sum, row) => sum + (ribbonOf(row) || leastOf(row)), GAP * (place.rows.length - 1));
}

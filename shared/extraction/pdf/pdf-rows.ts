import { heightOf, isUpright, leftOf, type PdfTextRun, yOf } from './layout/text-run.ts';

/** A run of letters with its position; `index` refers to the runs of the page. */
export interface Piece {
  readonly index: number;
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly y: number;
  readonly size: number;
}

/** Adjacent pieces on the same height. */
export interface Row {
  readonly y: number;
  readonly size: number;
  readonly pieces: readonly Piece[];
  /** The ranges without letters, from far left to far right. */
  readonly free: readonly Span[];
}

/** A horizontal range, in points. */
export type Span = readonly [from: number, to: number];

// Lines of adjacent columns may differ in height by this share of the letter size.
const SAME_ROW = 0.6;

/** Returns the upright pieces of a page in rows, from the top down. */
export function rowsOf(runs: readonly PdfTextRun[]): readonly Row[] {
  const pieces = runs.flatMap(pieceOf).sort((one, other) => other.y - one.y);
  const rows: { y: number; size: number; pieces: Piece[] }[] = [];
  for (const piece of pieces) {
    const row = rows.at(-1);
    if (row !== undefined && row.y - piece.y <= SAME_ROW * Math.min(row.size, piece.size)) {
      row.pieces.push(piece);
      row.size = Math.max(row.size, piece.size);
    } else {
      rows.push({ y: piece.y, size: piece.size, pieces: [piece] });
    }
  }
  return rows.map((row) => ({ ...row, free: freeSpans(row.pieces) }));
}

function pieceOf(run: PdfTextRun, index: number): Piece[] {
  const text = run.str.trim();
  if (!isUpright(run.transform) || run.dir === 'ttb' || text === '') {
    return [];
  }
  const left = leftOf(run);
  return [{ index, text, left, right: left + run.width, y: yOf(run), size: heightOf(run) }];
}

function freeSpans(pieces: readonly Piece[]): readonly Span[] {
  const spans: Span[] = [];
  let reached = -Infinity;
  for (const { left, right } of [...pieces].sort((one, other) => one.left - other.left)) {
    if (left > reached) {
      spans.push([reached, left]);
    }
    reached = Math.max(reached, right);
  }
  return [...spans, [reached, Infinity]];
}

/** Returns the intersections of two lists of spans that are at least this wide. */
export function commonSpans(some: readonly Span[], others: readonly Span[], width: number): readonly Span[] {
  return some.flatMap(([from, to]) =>
    others
      .map(([start, end]): Span => [Math.max(from, start), Math.min(to, end)])
      .filter(([start, end]) => end - start >= width),
  );
}

import { append } from '../../append.ts';
import { raisedText } from '../../raised-text.ts';
import {
  type DocxCell,
  type DocxFlow,
  type DocxParagraph,
  type DocxRow,
  type DocxTable,
  emptyParagraph,
} from './docx-flow.ts';
import { type DocxInk, type DocxStyles, isInvisible, isRaised, NO_INK } from './docx-styles.ts';

/** A part of a Word document with a separate flow (the body, a cell, a text box, a note) and what is open in it. */
interface DocxPlace {
  readonly flow: DocxFlow;
  /** The background of its letters. */
  ground: DocxInk['ground'];
  paragraph: DocxParagraph | null;
  paragraphInk: DocxInk;
  run: { style: string | null; ink: DocxInk } | null;
  readonly tables: DocxTable[];
  /** The text boxes anchored to the open paragraph. */
  boxes: DocxFlow;
}

/** The open places, from the body inwards. */
export interface DocxPlaces {
  readonly here: () => DocxPlace;
  /** Enters a place with this background, and returns its flow. */
  readonly enter: (ground: DocxInk['ground']) => DocxFlow;
  /** Leaves the innermost place and returns it; the body is never left. */
  readonly leave: () => DocxPlace;
  readonly table: () => DocxTable | undefined;
  readonly row: () => DocxRow | undefined;
  /** Returns the cell that is being read. */
  readonly cell: () => DocxCell | undefined;
}

/** Creates places that begin with the body of a document. */
export function createPlaces(): DocxPlaces {
  const places: DocxPlace[] = [placeOn(null)];
  const here = () => places.at(-1) as DocxPlace;
  const table = () => here().tables.at(-1);
  return {
    here,
    enter: (ground) => {
      places.push(placeOn(ground));
      return here().flow;
    },
    leave: () => (places.length > 1 ? (places.pop() as DocxPlace) : here()),
    table,
    row: () => table()?.rows.at(-1),
    cell: () => places.at(-2)?.tables.at(-1)?.rows.at(-1)?.cells.at(-1),
  };
}

function placeOn(ground: DocxInk['ground']): DocxPlace {
  return { flow: [], ground, paragraph: null, paragraphInk: NO_INK, run: null, tables: [], boxes: [] };
}

/** Begins a paragraph. */
export function openParagraph(place: DocxPlace): void {
  Object.assign(place, { paragraph: emptyParagraph(), paragraphInk: NO_INK, run: null });
}

/** Ends a paragraph; the text boxes anchored to it come after it. */
export function closeParagraph(place: DocxPlace): void {
  if (place.paragraph !== null) {
    place.flow.push(place.paragraph);
    append(place.flow, place.boxes);
  }
  Object.assign(place, { paragraph: null, run: null, boxes: [] });
}

/** Writes text into the open paragraph, unless its letters are invisible. */
export function write({ paragraph, paragraphInk, run, ground }: DocxPlace, styles: DocxStyles, text: string): void {
  if (paragraph === null) {
    return;
  }
  const inks = [paragraphInk, styles.get(paragraph.style).ink, { ...NO_INK, ground }];
  if (run !== null) {
    inks.unshift(run.ink, ...(run.style === null ? [] : [styles.get(run.style).ink]));
  }
  if (!isInvisible(inks)) {
    paragraph.text += isRaised(inks) ? raisedText(text) : text;
  }
}

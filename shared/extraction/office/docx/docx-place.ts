import { append } from '../../append.ts';
import { raisedText } from '../../raised-text.ts';
import type { FormulaPart } from '../office-formula.ts';
import {
  type DocxCell,
  type DocxFlow,
  type DocxParagraph,
  type DocxRow,
  type DocxTable,
  emptyParagraph,
} from './docx-flow.ts';
import { type DocxInk, firstOf, isInvisible, isRaised, isStruck, isVanished, NO_INK } from './docx-ink.ts';
import type { DocxStyles } from './docx-styles.ts';

// In half points: the size of letters for which a document sets none.
const SIZE_OF_TEXT = 20;
const WORD_BEGIN = /^[\p{L}\p{N}\p{Sc}]/u;

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
  /** The open fields, outermost first. */
  readonly fields: DocxField[];
  /** The open parts of formulas, outermost first. */
  readonly formulas: FormulaPart[];
}

/** A field, and where it begins. */
interface DocxField {
  readonly paragraph: DocxParagraph;
  /** How much came before it: characters of its paragraph, text boxes anchored to the paragraph, parts of the flow. */
  before: { readonly characters: number; readonly boxes: number; readonly parts: number };
  isInstruction: boolean;
}

/** The open places, from the body inward. */
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
  const open = { tables: [], boxes: [], fields: [], formulas: [] };
  return { flow: [], ground, paragraph: null, paragraphInk: NO_INK, run: null, ...open };
}

/** Begins a paragraph. */
export function openParagraph(place: DocxPlace): void {
  Object.assign(place, { paragraph: emptyParagraph(), paragraphInk: NO_INK, run: null });
}

/** Ends a paragraph; the text boxes anchored to it come after it. */
export function closeParagraph(place: DocxPlace): void {
  const { paragraph, flow } = place;
  if (paragraph !== null) {
    const last = flow.at(-1);
    if (last?.kind === 'paragraph' && last.joinsNext !== null) {
      flow.pop();
      paragraph.text = (last.joinsNext === 'dropCap' ? last.text.trim() : last.text) + paragraph.text;
    }
    flow.push(paragraph);
    append(flow, place.boxes);
  }
  Object.assign(place, { paragraph: null, run: null, boxes: [] });
}

/** Writes text into the open paragraph, unless its letters are invisible. */
export function write({ paragraph, paragraphInk, run, ground }: DocxPlace, styles: DocxStyles, text: string): void {
  if (paragraph === null) {
    return;
  }
  const inks = inksOf({ paragraph, paragraphInk, run, ground }, styles);
  if (!isInvisible(inks)) {
    setApart(paragraph, isStruck(inks), text);
    paragraph.text += isRaised(inks) ? raisedText(text) : text;
    addLook(paragraph, inks, text);
  }
}

function addLook({ looks }: DocxParagraph, inks: readonly DocxInk[], text: string): void {
  const letters = text.trim().length;
  if (letters === 0) {
    return;
  }
  const isBold = firstOf(inks, 'isBold') === true;
  const size = firstOf(inks, 'size') ?? SIZE_OF_TEXT;
  const last = looks.at(-1);
  if (last?.isBold === isBold && last.size === size) {
    last.letters += letters;
  } else {
    looks.push({ isBold, size, letters });
  }
}

// Text that is struck through would form another number with the value that replaces it.
function setApart(paragraph: DocxParagraph, isTextStruck: boolean, text: string): void {
  const isChanged = paragraph.endsStruck !== isTextStruck && text !== '';
  if (isChanged && WORD_BEGIN.test(text) && /\S$/.test(paragraph.text)) {
    paragraph.text += ' ';
  }
  paragraph.endsStruck = isTextStruck;
}

/** Writes the value of the innermost open field: what it shows in addition to its result, which Word stores as text. */
export function writeFieldValue(place: DocxPlace, styles: DocxStyles, text: string): void {
  write(place, styles, text);
  const field = place.fields.at(-1);
  if (field !== undefined && field.paragraph === place.paragraph) {
    field.before = { ...field.before, characters: field.paragraph.text.length };
  }
}

/** Anchors text boxes or notes to the open paragraph, unless the run with their anchor is hidden. */
export function anchor(place: DocxPlace, styles: DocxStyles, boxes: DocxFlow): void {
  if (!isVanished(inksOf(place, styles))) {
    append(place.boxes, boxes);
  }
}

/** Handles a character that begins or ends a field, or separates its instruction from its result. */
export function readFieldCharacter(place: DocxPlace, type: string | undefined): void {
  const { paragraph, boxes, flow, fields } = place;
  if (type === 'begin' && paragraph !== null) {
    const before = { characters: paragraph.text.length, boxes: boxes.length, parts: flow.length };
    fields.push({ paragraph, before, isInstruction: true });
    return;
  }
  const field = type === 'end' ? fields.pop() : fields.at(-1);
  if (field?.isInstruction === true) {
    field.isInstruction = false;
    dropInstruction(place, field);
  }
}

// What is written in an instruction, such as the results of other fields, is not printed. It is dropped at the end of
// the instruction, so that a field without an end does not lose the rest of the document.
function dropInstruction(place: DocxPlace, { paragraph, before }: DocxField): void {
  paragraph.text = paragraph.text.slice(0, before.characters);
  if (place.paragraph === paragraph) {
    place.boxes.length = before.boxes;
    return;
  }
  // The instruction begins and ends in different paragraphs.
  place.flow.length = Math.min(place.flow.length, before.parts + 1 + before.boxes);
  if (place.paragraph !== null) {
    place.paragraph.text = '';
    place.boxes.length = 0;
  }
}

type Written = Pick<DocxPlace, 'paragraph' | 'paragraphInk' | 'run' | 'ground'>;

// Returns the looks that apply to what is written next, the closest first.
function inksOf({ paragraph, paragraphInk, run, ground }: Written, styles: DocxStyles): readonly DocxInk[] {
  const inks = [paragraphInk, styles.get(paragraph?.style ?? null).ink, { ...NO_INK, ground }];
  if (run !== null) {
    inks.unshift(run.ink, ...(run.style === null ? [] : [styles.get(run.style).ink]));
  }
  return inks;
}

import type { Rgb } from '../ink.ts';
import type { Area } from './pdf-areas.ts';
import { type DrawnNote, type DrawnText, followDrawing, followNote, type PdfOperators } from './pdf-drawing.ts';
import {
  areaOf,
  type Box,
  boxOf,
  contains,
  EVERYWHERE,
  IDENTITY,
  intersect,
  type Point,
  widen,
} from './pdf-geometry.ts';
import { numbersOf } from './pdf-graphics-state.ts';
import { boxOnPage, type DrawnPage, namesOf, seenUnits } from './pdf-hidden-letters.ts';
import { type NoteLine, noteLines, RIGHT_TO_LEFT } from './pdf-note-text.ts';
import { type DrawnUnit, POINTS_OF_LETTER } from './pdf-pen.ts';

/** The annotation properties used here, as reported by the PDF reader. */
export interface PdfAnnotation {
  readonly id: string;
  readonly subtype?: string;
  readonly fieldType?: string | null;
  readonly fieldValue?: unknown;
  readonly buttonValue?: unknown;
  readonly exportValue?: unknown;
  readonly checkBox?: boolean;
  readonly radioButton?: boolean;
  readonly pushButton?: boolean;
  readonly password?: boolean;
  readonly combo?: boolean;
  readonly options?: readonly { readonly exportValue?: unknown; readonly displayValue?: unknown }[];
  readonly contentsObj?: { readonly str?: string };
  readonly hasAppearance?: boolean;
  readonly annotationFlags?: number;
  /** The layer (optional content) that the annotation belongs to. */
  readonly oc?: unknown;
  readonly rect?: readonly number[];
  readonly color?: ArrayLike<number> | null;
  readonly defaultAppearanceData?: { readonly fontSize?: number; readonly fontColor?: ArrayLike<number> | null };
}

/** A completed form field, or free text on the page: its lines and box. A tick box has one line with its mark. */
export interface PdfNote {
  readonly lines: readonly NoteLine[];
  readonly box: Box;
  readonly isField: boolean;
  readonly isMark: boolean;
}

interface AnnotatedPage extends DrawnPage {
  readonly annotations: readonly PdfAnnotation[];
  readonly needsAppearances: boolean;
}

interface DrawnAnnotation {
  readonly annotation: PdfAnnotation;
  readonly box: Box;
  readonly lines: readonly NoteLine[];
  /** Whether all of its letters are visible. */
  readonly isWhole: boolean;
  /** Whether anything is painted, letters or not. */
  readonly isPainted: boolean;
}

// About two lines of text; not measured.
const OVERFLOW_POINTS_MAX = 20;
const [TICKED, UNTICKED] = ['[x]', '[ ]'];
// Characters that an empty tick box may be drawn with.
const EMPTY_BOX = /^[\s□☐❏❐❑❒○◯◻▢]*$/u;
const BLACK: Rgb = [0, 0, 0];
// Hidden and NoView (ISO 32000-1, table 165): not shown on a screen.
const HIDDEN_FLAGS = 2 | 32;
// These decide how much of a text that the file does not draw fits into its box (not measured): the size of its letters
// in points if none is given, and, relative to that size, the height of a line and the width of a narrow letter.
// Reading too much of a text is better than reading too little.
const [USUAL_SIZE, LINE_HEIGHT, NARROW_LETTER] = [10, 1.15, 0.35];
const PAINTS = /^(?:showText|shadingFill|paintImage.*|paintInlineImage.*|paintSolidColor.*)$/;

/** Whether an annotation is a field whose value may be visible, or free text on the page. */
export function isNote({ subtype, pushButton, password }: PdfAnnotation): boolean {
  return subtype === 'FreeText' || (subtype === 'Widget' && pushButton !== true && password !== true);
}

/**
 * Returns the visible notes of a page, judged by how they are drawn. The PDF reader leaves out hidden notes; the
 * letters of the others are checked against the page and against each other, like those of the page itself.
 */
export function pdfNotes(page: AnnotatedPage): readonly PdfNote[] {
  const names = namesOf(page);
  const drawing = { operators: page.operators, names, isLayerOn: page.isLayerOn, fontOf: page.fontOf };
  const { areas, notes } = followDrawing(drawing);
  const known = new Map(page.annotations.filter(isNote).map((annotation) => [annotation.id, annotation]));
  const followed = notes
    .filter(({ isOff }) => !isOff)
    .map((note) => {
      const annotation = known.get(String(note.args[0]));
      const box = boxOnPage(note, page.view);
      return { note, annotation, box, ...followNote(drawing, note, clipOf(annotation, box, page)) };
    });
  const all = [...areas, ...followed.flatMap((one) => one.areas)];
  const drawn = followed.flatMap(({ note, annotation, box, texts }) => {
    if (annotation === undefined || areaOf(box) === 0) {
      return [];
    }
    const units = texts.flatMap((text) => seenUnits(text, all, page));
    const isWhole = units.length === texts.reduce((sum, text) => sum + text.units.length, 0);
    const lines = noteLines(units);
    const seen = lines.filter(({ start, text }) => text.trim() !== '' && contains(boxOf(IDENTITY, page.view), start));
    return noteOf({ annotation, box, lines: seen, isWhole, isPainted: isPainted(page.operators, names, note) }, page);
  });
  return [...drawn, ...page.annotations.filter(isUndrawn).flatMap((one) => undrawnNote(one, all, page))];
}

// Free text without its own drawing: viewers draw it themselves, but the PDF reader does not.
function isUndrawn({ subtype, hasAppearance, annotationFlags = 0 }: PdfAnnotation): boolean {
  return subtype === 'FreeText' && hasAppearance === false && (annotationFlags & HIDDEN_FLAGS) === 0;
}

// Returns the lines of an undrawn text that fit its box, unless they have the color of their background.
function undrawnNote(annotation: PdfAnnotation, areas: readonly Area[], page: AnnotatedPage): PdfNote[] {
  const { rect = [], oc, defaultAppearanceData, contentsObj } = annotation;
  const box = intersect(boxOf(IDENTITY, numbersOf(rect)), boxOf(IDENTITY, page.view));
  const size = defaultAppearanceData?.fontSize || USUAL_SIZE;
  const rows = Math.ceil((box.top - box.bottom) / (size * LINE_HEIGHT));
  const letters = Math.ceil((box.right - box.left) / (size * NARROW_LETTER));
  if (!(areaOf(box) > 0) || !(size >= 1) || (oc != null && !page.isLayerOn(oc))) {
    return [];
  }
  const text = (contentsObj?.str ?? '').slice(0, rows * letters);
  const lines = text
    .split(/\r\n?|\n/)
    .slice(0, rows)
    .map((line, at): NoteLine => {
      const start: Point = [box.left, box.top - (at + 1) * size];
      return { text: line.trim(), start, up: [0, size], width: Math.min(line.length * size, box.right - box.left) };
    });
  const ground = colorOf(annotation.color);
  const own: Area = { at: Number.MAX_VALUE, box, color: ground, hides: true, isPicture: false };
  const below = ground === null ? areas : [...areas, own];
  const isSeen = (line: NoteLine) => seenUnits(drawnText(line, annotation), below, page).length > 0;
  const seen = lines.filter((line) => line.text !== '' && isSeen(line));
  return seen.length === 0 ? [] : [{ lines: seen, box, isField: false, isMark: false }];
}

function drawnText(
  { text, start: [left, y], up: [, size] }: NoteLine,
  { defaultAppearanceData }: PdfAnnotation,
): DrawnText {
  const fill = colorOf(defaultAppearanceData?.fontColor) ?? BLACK;
  const { low, middle } = POINTS_OF_LETTER;
  const units = [...text].map((unit, at): DrawnUnit => {
    const x = left + (at + 0.5) * size * NARROW_LETTER;
    return { unit, low: [x, y + size * low], middle: [x, y + size * middle], advance: size * NARROW_LETTER };
  });
  return {
    at: Infinity,
    units,
    font: '',
    clip: EVERYWHERE,
    mode: 0,
    fill,
    stroke: null,
    fillOpacity: 1,
    strokeOpacity: 1,
    isOff: false,
  };
}

function colorOf(color: ArrayLike<number> | null | undefined): Rgb | null {
  return color == null ? null : [color[0] ?? 0, color[1] ?? 0, color[2] ?? 0];
}

// If fields are drawn from their values, the PDF reader draws them, and may exceed a box that is too low.
function clipOf(annotation: PdfAnnotation | undefined, box: Box, { needsAppearances }: AnnotatedPage): Box {
  const margin = Math.min(box.right - box.left, box.top - box.bottom, OVERFLOW_POINTS_MAX);
  return needsAppearances && isWritten(annotation) ? widen(box, Math.max(0, margin)) : box;
}

function isWritten(annotation: PdfAnnotation | undefined): boolean {
  return annotation?.fieldType === 'Tx' || annotation?.fieldType === 'Ch';
}

function isPainted({ fnArray, argsArray }: PdfOperators, names: ReadonlyMap<number, string>, note: DrawnNote): boolean {
  for (let at = note.first; at < note.end; at += 1) {
    const name = names.get(fnArray[at] ?? -1) ?? '';
    const [operator, , extent] = (argsArray[at] ?? []) as readonly unknown[];
    const isPath = name === 'constructPath' && extent != null && names.get(Number(operator)) !== 'endPath';
    if (isPath || PAINTS.test(name)) {
      return true;
    }
  }
  return false;
}

function noteOf(drawn: DrawnAnnotation, page: AnnotatedPage): PdfNote[] {
  const { annotation, box, lines, isPainted: painted } = drawn;
  if (annotation.checkBox === true || annotation.radioButton === true) {
    return painted ? [{ box, isField: true, isMark: true, lines: [markLine(drawn)] }] : [];
  }
  const [first] = lines;
  if (first === undefined) {
    return [];
  }
  const said = valueLines(drawn, page);
  const placed = said?.map((text, at) => ({ ...(lines[Math.min(at, lines.length - 1)] ?? first), text })) ?? lines;
  return placed.length === 0 ? [] : [{ box, isField: annotation.subtype === 'Widget', isMark: false, lines: placed }];
}

// Returns the lines of a field's value, whose words are separated more reliably than in its drawing (letters in combs,
// wrapped lines, Arabic). For a list, which draws all options, these are the selected ones. Returns null when the
// drawing shows something else.
function valueLines(
  { annotation, lines, isWhole }: DrawnAnnotation,
  { needsAppearances }: AnnotatedPage,
): readonly string[] | null {
  const values = valuesOf(annotation);
  const words = values.flatMap((text) => text.split(/\r\n?|\n/)).filter((line) => line.trim() !== '');
  const [drawn, said] = [lettersOf(lines.map(({ text }) => text)), lettersOf(values)];
  if (annotation.fieldType === 'Ch' && annotation.combo !== true) {
    return words.filter((option) => drawn.includes(lettersOf([option])));
  }
  const sorted = (letters: string) => [...letters].sort().join('');
  const isSame = drawn === said || (RIGHT_TO_LEFT.test(said) && sorted(drawn) === sorted(said));
  return isSame || (needsAppearances && isWhole && isWritten(annotation)) ? words : null;
}

function lettersOf(texts: readonly string[]): string {
  return texts
    .join('')
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]/gu, '');
}

function valuesOf({ fieldValue, contentsObj, options = [], fieldType }: PdfAnnotation): readonly string[] {
  const values = Array.isArray(fieldValue) ? fieldValue : [fieldValue ?? contentsObj?.str ?? ''];
  const shown = (value: unknown) => options.find(({ exportValue }) => exportValue === value)?.displayValue ?? value;
  return values.map((value) => String(fieldType === 'Ch' ? shown(value) : value));
}

function markLine({ annotation, box, lines }: DrawnAnnotation): NoteLine {
  const { checkBox, fieldValue, exportValue, buttonValue } = annotation;
  const isOn = fieldValue != null && fieldValue !== 'Off' && fieldValue === (checkBox ? exportValue : buttonValue);
  const letters = lines.map(({ text }) => text).join('');
  const isTicked = letters === '' ? isOn : !EMPTY_BOX.test(letters);
  const text = isTicked ? TICKED : UNTICKED;
  return { text, start: [box.left, box.bottom], up: [0, box.top - box.bottom], width: box.right - box.left };
}

import { blend, isInvisibleOn, type Rgb, WHITE } from '../ink.ts';
import { doubledUnits, mayDoubleLetters } from './layout/doubled-letters.ts';
import { isLetter, lettersOf, type PdfTextRun } from './layout/text-run.ts';
import { type Area, CLEAR_MAX } from './pdf-areas.ts';
import { type DrawnNote, type DrawnText, followNote, type PageDrawing, type PdfOperators } from './pdf-drawing.ts';
import {
  areaOf,
  type Box,
  boxAround,
  boxOf,
  contains,
  IDENTITY,
  intersect,
  type Point,
  widen,
} from './pdf-geometry.ts';
import { inksOf, numbersOf } from './pdf-graphics-state.ts';
import type { DrawnUnit, PenFont } from './pdf-pen.ts';

/** A page as drawn by the PDF reader. */
export interface DrawnPage {
  readonly operators: PdfOperators;
  /** The operator numbers by name. */
  readonly numbers: Readonly<Record<string, number>>;
  readonly view: readonly [number, number, number, number];
  /** Whether the file contains pictures whose position is unknown. */
  readonly hasUnplacedPictures: boolean;
  /** Whether a layer of the file is on, given the marker of its content. */
  readonly isLayerOn: (layer: unknown) => boolean;
  /** Returns a font by the name that the operators have for it. */
  readonly fontOf: (name: string) => PenFont;
}

interface Letters {
  readonly text: string;
  /** For each UTF-16 unit of the text, whether it is invisible. */
  readonly isHidden: readonly boolean[];
}

// Text rendering modes that paint nothing (ISO 32000-1, table 106).
const INVISIBLE = 3;
const CLIP_ONLY = 7;
// A scan covers its page; a picture beside or below text covers less.
const SCAN_SHARE = 0.5;
// In points: rounding in a clip around a text must not hide the text. Not measured.
const CLIP_TOLERANCE = 1;
// In points: somewhat larger than the icon that viewers draw for a comment. Not measured.
const ICON_POINTS_MAX = 24;
// A page with more areas than this is a map; its letters are not compared with the areas one by one.
const AREAS_MAX = 5_000;

/**
 * Drops invisible text from the runs of a page: letters that are in rendering mode 3 or 7, fully transparent, in a
 * layer that is off, clipped away, covered by later paint, in the color of their background, or drawn a second time.
 * The content of a picture is unknown, so letters on it are kept, and so are unpainted letters on a picture of half the
 * page or more, because scans keep their recognized text there.
 */
export function dropHiddenLetters(
  runs: readonly PdfTextRun[],
  page: DrawnPage,
  { texts, areas: own, notes }: PageDrawing,
): readonly PdfTextRun[] {
  const drawing = { ...page, names: namesOf(page) };
  const areas = [...own, ...notes.flatMap((note) => coversOf(drawing, note, page.view))];
  const doubled = mayDoubleLetters(runs) ? doubledUnits(texts) : new Set<DrawnUnit>();
  const letters = readLetters(texts, doubled, { areas: areas.length > AREAS_MAX ? null : areas, page });
  const isScan = page.hasUnplacedPictures && letters.isHidden.every((hidden) => hidden);
  if (!letters.isHidden.includes(true) || isScan) {
    return runs;
  }
  const lengths = runs.map(({ str }) => lettersOf(str).length);
  const aligned = lengths.reduce((sum, length) => sum + length, 0) === letters.text.length;
  return aligned ? dropByPosition(runs, letters) : dropByText(runs, letters);
}

// An annotation covers what is below it, unless it is only the icon of a comment.
function coversOf(
  drawing: Parameters<typeof followNote>[0],
  note: DrawnNote,
  view: DrawnPage['view'],
): readonly Area[] {
  const box = boxOnPage(note, view);
  const isIcon = Math.max(box.right - box.left, box.top - box.bottom) <= ICON_POINTS_MAX;
  return note.isOff || isIcon ? [] : followNote(drawing, note, box).areas;
}

/** Returns where an annotation may draw: the part of its rectangle that is on the page. */
export function boxOnPage({ args }: DrawnNote, view: DrawnPage['view']): Box {
  return intersect(boxOf(IDENTITY, numbersOf(args[1] ?? [0, 0, 0, 0])), boxOf(IDENTITY, view));
}

/** Returns the names of operators by number. */
export function namesOf({ numbers }: DrawnPage): ReadonlyMap<number, string> {
  return new Map(Object.entries(numbers).map(([name, number]) => [number, name]));
}

/** Returns the visible units of a drawn text, including spaces; `areas` is everything painted on the page. */
export function seenUnits(text: DrawnText, areas: readonly Area[], page: DrawnPage): readonly DrawnUnit[] {
  const unseen = unseenOf(text, text.units, { areas: areas.length > AREAS_MAX ? null : areas, page });
  return text.units.filter((_, at) => !unseen(at));
}

// Runs and operators contain the same letters in the same order, whatever spaces the reader put between them.
function dropByPosition(runs: readonly PdfTextRun[], { isHidden }: Letters): PdfTextRun[] {
  let at = 0;
  return runs.map((run) => {
    const first = at;
    at += lettersOf(run.str).length;
    const hidden = isHidden.slice(first, at);
    if (!hidden.includes(true)) {
      return run;
    }
    let place = 0;
    const kept = run.str.split('').filter((unit) => !isLetter(unit) || hidden[place++] !== true);
    return { ...run, str: hidden.includes(false) ? kept.join('') : '' };
  });
}

// Drops the runs whose letters occur only in invisible text, because positions do not correspond.
function dropByText(runs: readonly PdfTextRun[], { text, isHidden }: Letters): PdfTextRun[] {
  const part = (visibility: 'seen' | 'unseen') =>
    text
      .split('')
      .filter((_, index) => isHidden[index] === (visibility === 'unseen'))
      .join('');
  const [seen, unseen] = [part('seen'), part('unseen')];
  return runs.map((run) => {
    const letters = lettersOf(run.str);
    return unseen.includes(letters) && !seen.includes(letters) ? { ...run, str: '' } : run;
  });
}

interface Grounds {
  /** Null when there are too many areas to check. */
  readonly areas: readonly Area[] | null;
  readonly page: DrawnPage;
}

function readLetters(
  texts: readonly DrawnText[],
  doubled: ReadonlySet<DrawnUnit>,
  grounds: Grounds,
): Letters {
  let letters = '';
  const isHidden: boolean[] = [];
  for (const text of texts) {
    const units = text.units.filter(({ unit }) => isLetter(unit));
    const unseen = unseenOf(text, units, grounds);
    for (const [at, unit] of units.entries()) {
      letters += unit.unit;
      isHidden.push(doubled.has(unit) || unseen(at));
    }
  }
  return { text: letters, isHidden };
}

// Returns a function that tells whether a unit of a list is invisible. Most texts are neither clipped nor covered; one
// answer then holds for all of their units.
function unseenOf(text: DrawnText, units: readonly DrawnUnit[], grounds: Grounds): (at: number) => boolean {
  if (text.isOff) {
    return () => true;
  }
  if (isUnpainted(text)) {
    const scans = (grounds.areas ?? []).filter((area) => isScanOn(area, grounds.page.view));
    return (at) => !scans.some((scan) => contains(scan.box, (units[at] as DrawnUnit).middle));
  }
  const box = boxAround(units.flatMap(({ low, middle }) => [low, middle]));
  const near = nearAreas(box, grounds.areas ?? []);
  const { clip } = text;
  const corners: readonly Point[] = [
    [box.left, box.bottom],
    [box.right, box.top],
  ];
  const [first] = units;
  if (first !== undefined && near.length === 0 && corners.every((one) => contains(clip, one))) {
    const isAllInvisible = isInvisible(text, first, { near, grounds });
    return () => isAllInvisible;
  }
  return (at) => isInvisible(text, units[at] as DrawnUnit, { near, grounds });
}

function isUnpainted(text: DrawnText): boolean {
  const { mode } = text;
  return mode === INVISIBLE || mode === CLIP_ONLY || inksOf(text).every(({ opacity }) => opacity <= CLEAR_MAX);
}

function nearAreas({ left, bottom, right, top }: Box, areas: readonly Area[]): readonly Area[] {
  return areas.filter(({ box }) => box.left <= right && box.right >= left && box.bottom <= top && box.top >= bottom);
}

interface Surroundings {
  readonly near: readonly Area[];
  readonly grounds: Grounds;
}

function isInvisible(text: DrawnText, { low, middle }: DrawnUnit, { near, grounds }: Surroundings): boolean {
  const points = [low, middle];
  const clip = widen(text.clip, CLIP_TOLERANCE);
  if (!points.some((point) => contains(clip, point))) {
    return true;
  }
  if (grounds.areas === null) {
    return false;
  }
  const here = near.filter(({ box }) => contains(box, middle));
  const covers = near.filter((area) => area.at > text.at && area.hides && !isScanOn(area, grounds.page.view));
  const isCovered = points.every((point) => covers.some(({ box }) => contains(box, point)));
  return isCovered || (!grounds.page.hasUnplacedPictures && hasColorOfBackground(text, here));
}

// Compares a letter with every color that may be its background, down to the area that hides everything below it, or
// the paper.
function hasColorOfBackground(text: DrawnText, here: readonly Area[]): boolean {
  const below = here.filter(({ at }) => at < text.at).reverse();
  const last = below.findIndex(({ hides }) => hides);
  const colors: readonly (Rgb | null)[] = [
    ...(last === -1 ? below : below.slice(0, last + 1)).map(({ color }) => color),
    ...(last === -1 ? [WHITE] : []),
  ];
  return inksOf(text).every(
    ({ color: ink, opacity }) =>
      ink !== null && colors.every((color) => color !== null && isInvisibleOn(blend(ink, opacity, color), color)),
  );
}

function isScanOn({ isPicture, box }: Area, view: DrawnPage['view']): boolean {
  return isPicture && areaOf(box) >= SCAN_SHARE * areaOf(boxOf(IDENTITY, view));
}

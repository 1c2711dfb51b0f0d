import { type getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import type { LeftOutCounter } from '../left-out.ts';
import { mayDoubleLetters } from './layout/doubled-letters.ts';
import { withAccentedLetters } from './layout/drawn-accents.ts';
import { withNamedLigatures } from './layout/named-ligatures.ts';
import { maySpaceLetters, withDrawnWords } from './layout/spaced-letters.ts';
import { heightOf, leftOf, lettersOf, type PdfTextRun, yOf } from './layout/text-run.ts';
import { mayTurnLigatures, withLigatures } from './layout/turned-ligatures.ts';
import { type PageTurn, pageTurn, turnRules, turnRun, turnText } from './layout/turned-pages.ts';
import { type DrawnText, followDrawing } from './pdf-drawing.ts';
import { type DrawnPage, dropHiddenLetters, namesOf } from './pdf-hidden-letters.ts';
import type { HidingSigns } from './pdf-hiding-streams.ts';
import type { PdfView } from './pdf-lines.ts';
import { placeNotes } from './pdf-note-places.ts';
import { isNote, type PdfAnnotation, pdfNotes } from './pdf-notes.ts';
import { type PenFont, USUAL_FONT } from './pdf-pen.ts';
import { splitRuns } from './ruled/split-runs.ts';
import { type RuledGrid, ruledGrids } from './rules/ruled-grids.ts';

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Pdf['getPage']>>;

/** What is known about a file before its pages are read, and which of its layers are on. */
export interface PageSigns extends HidingSigns {
  readonly isLayerOn: (layer: unknown) => boolean;
  readonly leftOut: LeftOutCounter;
}

// The maximum distance between the copies of a text that is drawn twice, in letter heights: less than the width of a
// narrow letter. A letter alone may be drawn twice side by side, such as the two of "ll".
const OVERPRINT_MAX = 0.15;
const OVERPRINT_LENGTH_MIN = 2;
const LIGATURES = /[\ufb00-\ufb4f\ufb50-\ufdff\ufe70-\ufefc]/g;
// PDFs printed by browsers encode many Chinese characters as the radical that looks the same.
const RADICALS = /[\u2e9f\u2ef3\u2f00-\u2fd5]/g;

const SOFT_HYPHEN_AT_END = /\u00ad$/;

/** The text of a page, and the grids formed by its lines. */
interface PageText {
  readonly runs: readonly PdfTextRun[];
  /** The grids as they are after the turn. */
  readonly grids: readonly RuledGrid[];
  /** How the page is turned so that most of its letters are upright; null where they are. */
  readonly turn: PageTurn | null;
}

/** Returns the visible text of a page, including field values and free text written on it. */
export async function pageText(page: Page, signs: PageSigns): Promise<PageText> {
  const plain =
    signs.mayHideText || signs.mayHaveRules || signs.mayMapLigatures
      ? null
      : await textRuns(page, { disableNormalization: false });
  const {
    runs: all,
    grids,
    turn,
  } = plain === null || plain.some((run) => maySpaceLetters(run) || mayTurnLigatures(run)) || mayDoubleLetters(plain)
    ? await drawnText(page, signs)
    : { runs: plain, grids: [], turn: pageTurn(plain, viewOf(page)) };
  const runs = withAccentedLetters(withoutOverprints(all.map(withoutRadicals)));
  return { runs: signs.mayHaveNotes ? await withNotes(runs, page, signs) : runs, grids, turn };
}

// Empties the runs that are drawn on an earlier one with the same text, as programs do for bold letters and shadows.
function withoutOverprints(runs: readonly PdfTextRun[]): readonly PdfTextRun[] {
  const drawn = new Map<string, PdfTextRun>();
  return runs.map((run) => {
    const text = run.str.trim();
    const last = drawn.get(text);
    if (text.length >= OVERPRINT_LENGTH_MIN && last !== undefined && isDrawnOn(run, last)) {
      return { ...run, str: '' };
    }
    drawn.set(text, run);
    return run;
  });
}

function isDrawnOn(run: PdfTextRun, last: PdfTextRun): boolean {
  const most = OVERPRINT_MAX * heightOf(run);
  return Math.abs(leftOf(run) - leftOf(last)) <= most && Math.abs(yOf(run) - yOf(last)) <= most;
}

function withoutRadicals(run: PdfTextRun): PdfTextRun {
  return { ...run, str: run.str.replace(RADICALS, (radical) => radical.normalize('NFKC')) };
}

async function textRuns(page: Page, options: { disableNormalization: boolean }): Promise<readonly PdfTextRun[]> {
  const { items } = await page.getTextContent(options);
  return items.filter((item): item is typeof item & PdfTextRun => 'str' in item);
}

// Letters are compared as they are in the file; their ligatures are normalized afterwards, as the reader would do it.
async function drawnText(page: Page, signs: PageSigns): Promise<PageText> {
  const letters = await textRuns(page, { disableNormalization: true });
  const drawn = await drawnPage(page, signs);
  const followed = followDrawing({ ...drawn, names: namesOf(drawn) });
  const { runs: read, texts } = withNamedLigatures(letters, followed.texts);
  const drawing = { ...followed, texts };
  const all = withLigatures(withDrawnWords(read, drawing.texts), drawing.texts);
  const turn = pageTurn(all, viewOf(page));
  const grids = signs.mayHaveRules
    ? ruledGrids(turn === null ? drawing.rules : turnRules(turn.turn, drawing.rules))
    : [];
  const parts = grids.length === 0 ? all : splitTurned(all, drawing.texts, { grids, turn });
  const isDoubled = mayDoubleLetters(read);
  const runs = signs.mayHideText || isDoubled ? dropHiddenLetters(parts, drawn, drawing) : parts;
  signs.leftOut.add('hidden_letter', isDoubled ? 0 : countLetters(parts) - countLetters(runs));
  const normal = runs.map((run) => ({
    ...run,
    str: run.str.replace(LIGATURES, (letter) => letter.normalize('NFKC')).replace(SOFT_HYPHEN_AT_END, '-'),
  }));
  return { runs: normal, grids, turn };
}

function countLetters(runs: readonly PdfTextRun[]): number {
  return runs.reduce((count, { str }) => count + lettersOf(str).length, 0);
}

function splitTurned(
  runs: readonly PdfTextRun[],
  texts: readonly DrawnText[],
  { grids, turn: page }: Pick<PageText, 'grids' | 'turn'>,
): readonly PdfTextRun[] {
  if (page === null) {
    return splitRuns(runs, texts, grids);
  }
  const { turn, back } = page;
  const turned = runs.map((run) => turnRun(turn, run));
  return splitRuns(
    turned,
    texts.map((text) => turnText(turn, text)),
    grids,
  ).map((run) => turnRun(back, run));
}

// A form that cannot be read does not affect its page.
async function withNotes(runs: readonly PdfTextRun[], page: Page, signs: PageSigns): Promise<readonly PdfTextRun[]> {
  try {
    const annotations = (await page.getAnnotations()) as readonly PdfAnnotation[];
    if (!annotations.some(isNote)) {
      return runs;
    }
    const { needsAppearances } = signs;
    return placeNotes(runs, pdfNotes({ ...(await drawnPage(page, signs)), annotations, needsAppearances }));
  } catch {
    return runs;
  }
}

async function drawnPage(page: Page, { hasUnplacedPictures, isLayerOn }: PageSigns): Promise<DrawnPage> {
  const { OPS } = await getResolvedPDFJS();
  return {
    operators: await page.getOperatorList(),
    numbers: OPS,
    view: viewOf(page),
    hasUnplacedPictures,
    isLayerOn,
    fontOf: (name) => fontOf(page, name),
  };
}

function viewOf(page: Page): PdfView {
  return page.view as unknown as PdfView;
}

// The reader has loaded the fonts of a page once it has listed the operators of the page.
function fontOf({ commonObjs }: Page, name: string): PenFont {
  const known: unknown = commonObjs.has(name) ? commonObjs.get(name) : null;
  const { fontMatrix, vertical, differences } = (known ?? {}) as {
    fontMatrix?: readonly number[] | null;
    vertical?: boolean;
    differences?: readonly string[];
  };
  return {
    unit: Math.abs(fontMatrix?.[0] ?? 0) || USUAL_FONT.unit,
    isVertical: vertical === true,
    glyphNames: differences ?? [],
  };
}

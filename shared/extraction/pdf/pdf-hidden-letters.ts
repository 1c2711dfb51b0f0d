import type { PdfTextRun } from './pdf-lines.ts';

/** What the PDF reader would draw on a page, in order: the numbers of its operators and what each is given. */
interface PdfOperators {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}

/** The numbers of the operators by their names. */
type OperatorNumbers = Readonly<Record<string, number>>;

/** A page as the PDF reader draws it. */
interface DrawnPage {
  readonly operators: PdfOperators;
  readonly numbers: OperatorNumbers;
  /** Whether the file has images. */
  readonly hasImages: boolean;
  /** Whether a layer of the file is switched on, by what its content is marked with. */
  readonly isLayerOn: (layer: unknown) => boolean;
}

interface Letters {
  readonly text: string;
  /** For each UTF-16 unit of the text, whether a reader sees it. */
  readonly isHidden: readonly boolean[];
}

interface Ink {
  readonly mode: number;
  readonly isWhite: boolean;
  readonly isClear: boolean;
}

const INVISIBLE = 3;
const CLIP_ONLY = 7;
const WHITE_MIN = 0xfa;
const CLEAR_MAX = 0.02;
// Characters that both sides of the comparison leave out.
const NO_LETTER = /[\s\p{Cf}]/u;

/**
 * Drops invisible text from the runs of a page: letters of render mode 3 or 7, of no opacity, of a layer that is
 * switched off, or white before anything dark was painted. With images in the file (`hasImages`) white text may be on
 * one, and a page with only invisible letters is a scan with recognised text: both stay.
 */
export function dropHiddenLetters(runs: readonly PdfTextRun[], page: DrawnPage): readonly PdfTextRun[] {
  const { hasImages } = page;
  const letters = readLetters(page);
  if (!letters.isHidden.includes(true)) {
    return runs;
  }
  if (hasImages && letters.isHidden.every((hidden) => hidden)) {
    return runs;
  }
  const lengths = runs.map(({ str }) => lettersOf(str).length);
  const aligned = lengths.reduce((sum, length) => sum + length, 0) === letters.text.length;
  return aligned ? dropByPlace(runs, letters) : dropByText(runs, letters);
}

// Runs and operators have the same letters in the same order, whatever spaces the reader put between them.
function dropByPlace(runs: readonly PdfTextRun[], { isHidden }: Letters): PdfTextRun[] {
  let at = 0;
  return runs.map((run) => {
    const first = at;
    at += lettersOf(run.str).length;
    const hidden = isHidden.slice(first, at);
    if (!hidden.includes(true)) {
      return run;
    }
    let place = 0;
    const kept = [...run.str.split('')].filter((unit) => NO_LETTER.test(unit) || hidden[place++] !== true);
    return { ...run, str: hidden.includes(false) ? kept.join('') : '' };
  });
}

function dropByText(runs: readonly PdfTextRun[], { text, isHidden }: Letters): PdfTextRun[] {
  const part = (hidden: boolean) => [...text.split('')].filter((_, index) => isHidden[index] === hidden).join('');
  const [seen, unseen] = [part(false), part(true)];
  return runs.map((run) => {
    const letters = lettersOf(run.str);
    return unseen.includes(letters) && !seen.includes(letters) ? { ...run, str: '' } : run;
  });
}

function lettersOf(text: string): string {
  return text
    .split('')
    .filter((unit) => !NO_LETTER.test(unit))
    .join('');
}

function readLetters({ operators: { fnArray, argsArray }, numbers, hasImages, isLayerOn }: DrawnPage): Letters {
  const names = new Map(Object.entries(numbers).map(([name, number]) => [number, name]));
  const inks = createInkStack();
  const layers = createLayerStack(isLayerOn);
  let isPainted = hasImages;
  let text = '';
  const isHidden: boolean[] = [];
  fnArray.forEach((number, index) => {
    const name = names.get(number) ?? '';
    const args = (argsArray[index] ?? []) as readonly unknown[];
    inks.follow(name, args);
    layers.follow(name, args);
    const ink = inks.present();
    if (paints(name, args, numbers)) {
      isPainted ||= !ink.isWhite;
    }
    if (name !== 'showText') {
      return;
    }
    const shown = lettersOf(glyphsOf(args[0]));
    text += shown;
    isHidden.push(...Array<boolean>(shown.length).fill(layers.isOff() || isUnseen(ink, isPainted)));
  });
  return { text, isHidden };
}

function isUnseen({ mode, isClear, isWhite }: Ink, isPainted: boolean): boolean {
  return mode === INVISIBLE || mode === CLIP_ONLY || isClear || (isWhite && !isPainted);
}

// Content may be marked as that of a layer, which its reader has switched off.
function createLayerStack(isLayerOn: DrawnPage['isLayerOn']) {
  const areOff: boolean[] = [];
  return {
    isOff: () => areOff.includes(true),
    follow: (name: string, [tag, layer]: readonly unknown[]) => {
      if (name === 'beginMarkedContentProps' || name === 'beginMarkedContent') {
        areOff.push(tag === 'OC' && !isLayerOn(layer));
      } else if (name === 'endMarkedContent') {
        areOff.pop();
      }
    },
  };
}

function createInkStack() {
  const saved: Ink[] = [];
  let ink: Ink = { mode: 0, isWhite: false, isClear: false };
  return {
    present: () => ink,
    follow: (name: string, args: readonly unknown[]) => {
      if (name === 'save' || name === 'paintFormXObjectBegin') {
        saved.push(ink);
      } else if (name === 'restore' || name === 'paintFormXObjectEnd') {
        ink = saved.pop() ?? ink;
      } else {
        ink = inkAfter(ink, name, args);
      }
    },
  };
}

function glyphsOf(glyphs: unknown): string {
  if (!Array.isArray(glyphs)) {
    return '';
  }
  return glyphs.map((glyph: { unicode?: unknown } | null) => String(glyph?.unicode ?? '')).join('');
}

function inkAfter(ink: Ink, name: string, args: readonly unknown[]): Ink {
  if (name === 'setTextRenderingMode') {
    return { ...ink, mode: Number(args[0]) };
  }
  if (name === 'setFillRGBColor') {
    return { ...ink, isWhite: isNearlyWhite(String(args[0])) };
  }
  if (/^setFill(?:ColorN|Transparent)$/.test(name)) {
    return { ...ink, isWhite: false };
  }
  if (name !== 'setGState' || !Array.isArray(args[0])) {
    return ink;
  }
  const opacity = (args[0] as readonly [string, unknown][]).findLast(([key]) => key === 'ca')?.[1];
  return opacity === undefined ? ink : { ...ink, isClear: Number(opacity) <= CLEAR_MAX };
}

function isNearlyWhite(color: string): boolean {
  const parts = /^#(..)(..)(..)$/.exec(color)?.slice(1) ?? [];
  return parts.length === 3 && parts.every((part) => Number.parseInt(part, 16) >= WHITE_MIN);
}

function paints(name: string, args: readonly unknown[], numbers: OperatorNumbers): boolean {
  if (name === 'constructPath') {
    return args[0] !== numbers.endPath && args[0] !== numbers.clip;
  }
  return (
    /^(?:fill|eoFill|fillStroke|eoFillStroke|closeFillStroke|closeEOFillStroke|shadingFill)$/.test(name) ||
    (name.startsWith('paint') && name.includes('Image'))
  );
}

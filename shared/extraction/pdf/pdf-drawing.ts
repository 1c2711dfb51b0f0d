import type { Rgb } from '../ink.ts';
import { type Area, areasOfPath, partsShown, pictureArea, surfaceArea } from './pdf-areas.ts';
import { type Box, boxOf, compose, IDENTITY, type Matrix, type Point, place } from './pdf-geometry.ts';
import { createGraphicsStates, type GraphicsState, numbersOf } from './pdf-graphics-state.ts';

/** What the PDF reader would draw on a page, in order: the numbers of its operators and what each is given. */
export interface PdfOperators {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}

/** One unit of a text on the page: a point low in it and one in its middle. */
export interface DrawnUnit {
  readonly unit: string;
  readonly low: Point;
  readonly middle: Point;
}

/** A text as it is drawn; `at` is its place in the order of drawing. */
export interface DrawnText {
  readonly at: number;
  readonly units: readonly DrawnUnit[];
  readonly clip: Box;
  readonly clipParts: GraphicsState['clipParts'];
  readonly mode: number;
  readonly fill: Rgb | null;
  readonly stroke: Rgb | null;
  readonly opacity: number;
  /** Whether it belongs to a layer that is switched off. */
  readonly isOff: boolean;
}

/** The texts of a page, and what is painted before and after them. */
interface Drawing {
  readonly texts: readonly DrawnText[];
  readonly areas: readonly Area[];
}

interface Page {
  readonly operators: PdfOperators;
  readonly names: ReadonlyMap<number, string>;
  readonly isLayerOn: (layer: unknown) => boolean;
}

/** Follows the operators of a page. What belongs to annotations is left out: it is not in the page's text either. */
export function followDrawing({ operators: { fnArray, argsArray }, names, isLayerOn }: Page): Drawing {
  const states = createGraphicsStates();
  const layers = createLayers(isLayerOn);
  const pen = createPen();
  const texts: DrawnText[] = [];
  const areas: Area[] = [];
  const isOwn = createAnnotations();
  const clip = createClip(states);
  const follow = (name: string, args: readonly unknown[], at: number) => {
    states.follow(name, args);
    layers.follow(name, args);
    const state = states.present();
    pen.follow(name, args, state);
    if (name === 'showText') {
      const { clip, clipParts, mode, fill, stroke, opacity } = state;
      texts.push({
        at,
        units: pen.write(args[0], state),
        clip,
        clipParts,
        mode,
        fill,
        stroke,
        opacity,
        isOff: layers.isOff(),
      });
      return;
    }
    areas.push(...(layers.isOff() ? [] : paintedAreas({ name, args, state, names, at })));
    clip(name, args, state);
  };
  fnArray.forEach((number, at) => {
    const name = names.get(number) ?? '';
    if (isOwn(name)) {
      follow(name, (argsArray[at] ?? []) as readonly unknown[], at);
    }
  });
  return { texts, areas };
}

// Whether an operator is of the page itself.
function createAnnotations() {
  let open = 0;
  return (name: string): boolean => {
    open += name === 'beginAnnotation' ? 1 : 0;
    const isOwn = open === 0;
    open -= name === 'endAnnotation' ? 1 : 0;
    return isOwn;
  };
}

// A path clips once it is painted, or ended unpainted.
function createClip(states: ReturnType<typeof createGraphicsStates>) {
  let willClip: string | null = null;
  return (name: string, args: readonly unknown[], { matrix }: GraphicsState): void => {
    if (name === 'clip' || name === 'eoClip') {
      willClip = name;
    } else if (name === 'constructPath' && willClip !== null) {
      const mayShow = partsShown(args[1], matrix, willClip === 'eoClip');
      willClip = null;
      states.clipTo(args[2] == null ? NOWHERE : boxOf(matrix, numbersOf(args[2])), mayShow);
    }
  };
}

const NOWHERE: Box = { left: 1, bottom: 1, right: 0, top: 0 };

interface Painting {
  readonly name: string;
  readonly args: readonly unknown[];
  readonly state: GraphicsState;
  readonly names: Page['names'];
  readonly at: number;
}

function paintedAreas({ name, args, state, names, at }: Painting): readonly Area[] {
  if (name === 'constructPath') {
    return areasOfPath({ operator: names.get(Number(args[0])) ?? '', args, state, at });
  }
  if (name === 'shadingFill' || /^paint.*(?:Group|Repeat)$|^paintInlineImage|^paintSolidColor/.test(name)) {
    return [surfaceArea(state, at, name === 'shadingFill')];
  }
  return /^paintImage/.test(name) ? [pictureArea(args, state, at)] : [];
}

// Content may be marked as that of a layer, which its reader has switched off.
function createLayers(isLayerOn: Page['isLayerOn']) {
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

// Where the next letter goes.
function createPen() {
  let line: Matrix = IDENTITY;
  let text: Matrix = IDENTITY;
  const move = (x: number, y: number) => {
    line = compose(line, [1, 0, 0, 1, x, y]);
    text = line;
  };
  return {
    follow(name: string, args: readonly unknown[], { leading }: GraphicsState): void {
      if (name === 'beginText') {
        line = IDENTITY;
        text = line;
      } else if (name === 'setTextMatrix') {
        line = numbersOf<Matrix>(args.length === 1 ? args[0] : args);
        text = line;
      } else if (name === 'moveText' || name === 'setLeadingMoveText') {
        move(Number(args[0]), Number(args[1]));
      } else if (name === 'nextLine') {
        move(0, leading);
      }
    },
    write(glyphs: unknown, state: GraphicsState): DrawnUnit[] {
      const units: DrawnUnit[] = [];
      const { size, stretch, rise, charSpace, wordSpace } = state;
      const page = compose(state.matrix, text);
      let x = 0;
      for (const glyph of Array.isArray(glyphs) ? glyphs : []) {
        if (typeof glyph === 'number') {
          x -= (glyph / 1_000) * size * stretch;
          continue;
        }
        const { unicode = '', width = 0, isSpace = false } = (glyph ?? {}) as Glyph;
        const own = (width / 1_000) * size * stretch;
        const [low, middle] = [0.1, 0.45].map((share) => place(page, [x + own / 2, rise + size * share])) as [
          Point,
          Point,
        ];
        units.push(
          ...String(unicode)
            .split('')
            .map((unit) => ({ unit, low, middle })),
        );
        x += own + (charSpace + (isSpace ? wordSpace : 0)) * stretch;
      }
      text = compose(text, [1, 0, 0, 1, x, 0]);
      return units;
    },
  };
}

interface Glyph {
  readonly unicode?: unknown;
  readonly width?: number;
  readonly isSpace?: boolean;
}

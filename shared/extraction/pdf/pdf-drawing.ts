import type { Rgb } from '../ink.ts';
import { type Area, areasOfPath, pictureArea, surfaceArea } from './pdf-areas.ts';
import { type Box, boxOf, compose, IDENTITY, type Matrix } from './pdf-geometry.ts';
import { createGraphicsStates, type GraphicsState, numbersOf, START } from './pdf-graphics-state.ts';
import { createPen, type DrawnUnit, type PenFont } from './pdf-pen.ts';
import { addRules, type PageRules } from './rules/pdf-rules.ts';

/** What the PDF reader would draw on a page, in order: the operator numbers, and the arguments of each. */
export interface PdfOperators {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}

/** A text as drawn; `at` is its position in the drawing order. */
export interface DrawnText {
  readonly at: number;
  readonly units: readonly DrawnUnit[];
  readonly font: string;
  readonly clip: Box;
  readonly mode: number;
  readonly fill: Rgb | null;
  readonly stroke: Rgb | null;
  readonly fillOpacity: number;
  readonly strokeOpacity: number;
  /** Whether it belongs to a layer that is off. */
  readonly isOff: boolean;
}

/** An annotation among a page's operators: its arguments, and the range of operators that draw it. */
export interface DrawnNote {
  /** The arguments of `beginAnnotation`: an id, the rectangle, and the two transformations of its drawing. */
  readonly args: readonly unknown[];
  readonly first: number;
  readonly end: number;
  /** Whether it belongs to a layer that is off. */
  readonly isOff: boolean;
}

/** The texts of a page or an annotation, the areas painted before and after them, and its straight lines. */
interface Drawing {
  readonly texts: readonly DrawnText[];
  readonly areas: readonly Area[];
  readonly rules: PageRules;
}

/** The drawing of a page, and its annotations with the range of their operators. */
export interface PageDrawing extends Drawing {
  readonly notes: readonly DrawnNote[];
}

/** The operators that draw a page, and what they refer to. */
interface Page {
  readonly operators: PdfOperators;
  readonly names: ReadonlyMap<number, string>;
  readonly isLayerOn: (layer: unknown) => boolean;
  readonly fontOf: (name: string) => PenFont;
}

/**
 * Follows the operators of a page. Leaves out what annotations draw, because the page's text does not contain it
 * either; returns the annotations with the range of their operators.
 */
export function followDrawing(page: Page): PageDrawing {
  const { operators, names } = page;
  const follower = createFollower(page, START);
  const notes: DrawnNote[] = [];
  let open = 0;
  let first = 0;
  operators.fnArray.forEach((number, at) => {
    const name = names.get(number) ?? '';
    if (name === 'beginAnnotation') {
      first = open === 0 ? at + 1 : first;
      open += 1;
    } else if (name === 'endAnnotation') {
      open -= 1;
      const args = (operators.argsArray[first - 1] ?? []) as readonly unknown[];
      notes.push(...(open === 0 ? [{ args, first, end: at, isOff: follower.isOff() }] : []));
    } else if (open === 0) {
      follower.follow(name, (operators.argsArray[at] ?? []) as readonly unknown[], at);
    }
  });
  return { texts: follower.texts, areas: follower.areas, rules: follower.rules, notes };
}

/** Follows the operators that draw an annotation at its position on the page; `clip` limits where it may draw. */
export function followNote(page: Page, { args, first, end }: DrawnNote, clip: Box): Drawing {
  const { operators, names } = page;
  const [transform, matrix] = [args[2], args[3]].map((one) => (one == null ? IDENTITY : numbersOf<Matrix>(one)));
  const start = { ...START, matrix: compose(transform ?? IDENTITY, matrix ?? IDENTITY), clip };
  const follower = createFollower(page, start);
  for (let at = first; at < end; at += 1) {
    const name = names.get(operators.fnArray[at] ?? -1) ?? '';
    follower.follow(name, (operators.argsArray[at] ?? []) as readonly unknown[], at);
  }
  return follower;
}

function createFollower({ names, isLayerOn, fontOf }: Page, start: GraphicsState) {
  const states = createGraphicsStates(start);
  const layers = createLayers(isLayerOn);
  const pen = createPen();
  const texts: DrawnText[] = [];
  const areas: Area[] = [];
  const rules: PageRules = { across: [], down: [] };
  const followClip = createClip(states);
  const masks = createMasks();
  const follow = (name: string, args: readonly unknown[], at: number) => {
    states.follow(name, args);
    masks.follow(name, args);
    layers.follow(name, args);
    const state = states.current();
    pen.follow(name, args, state);
    if (name === 'showText') {
      const { font, clip, mode, fill, stroke, fillOpacity, strokeOpacity } = state;
      const paint = { mode, fill, stroke, fillOpacity, strokeOpacity };
      const units = pen.write(args[0], state, fontOf(font));
      const text = { at, units, font, clip, ...paint, isOff: layers.isOff() };
      texts.push(...(masks.isOpen() ? [] : [text]));
      return;
    }
    if (!masks.isOpen() && !layers.isOff()) {
      areas.push(...paintedAreas({ name, args, state, names, at }));
      if (name === 'constructPath') {
        addRules(rules, { operator: names.get(Number(args[0])) ?? '', data: args[1], state });
      }
    }
    followClip(name, args, state);
  };
  return { follow, texts, areas, rules, isOff: layers.isOff };
}

// What draws a soft mask is not itself visible on the page.
function createMasks() {
  let depth = 0;
  return {
    isOpen: () => depth > 0,
    follow: (name: string, [group]: readonly unknown[]) => {
      if (name === 'beginGroup') {
        const isMask = (group as { smask?: unknown } | undefined)?.smask != null;
        depth += depth > 0 || isMask ? 1 : 0;
      } else if (name === 'endGroup') {
        depth = Math.max(0, depth - 1);
      }
    },
  };
}

// Clipping takes effect when the path is painted, or ended without painting.
function createClip(states: ReturnType<typeof createGraphicsStates>) {
  let willClip = false;
  return (name: string, args: readonly unknown[], { matrix }: GraphicsState): void => {
    if (name === 'clip' || name === 'eoClip') {
      willClip = true;
    } else if (name === 'constructPath' && willClip) {
      willClip = false;
      states.clipTo(args[2] == null ? NOWHERE : boxOf(matrix, numbersOf(args[2])));
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
  if (/^shadingFill|^paint.*(?:Group|Repeat)$|^paintInlineImage|^paintSolidColor/.test(name)) {
    return [surfaceArea(state, at)];
  }
  return /^paintImage/.test(name) ? [pictureArea(args, state, at)] : [];
}

// Content may belong to a layer (optional content) that is off.
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

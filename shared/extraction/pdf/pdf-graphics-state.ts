import { hexColor, type Rgb } from '../ink.ts';
import { type Box, boxOf, compose, EVERYWHERE, IDENTITY, intersect, type Matrix } from './pdf-geometry.ts';

/**
 * The PDF graphics state, as far as it decides whether letters are visible. A color is null for a pattern and for
 * transparent paint.
 */
export interface GraphicsState {
  readonly matrix: Matrix;
  readonly clip: Box;
  readonly fill: Rgb | null;
  /** Whether a soft mask may hide a part of what is painted. */
  readonly isMasked: boolean;
  readonly stroke: Rgb | null;
  readonly lineWidth: number;
  /** Opacities are from 0 to 1. */
  readonly fillOpacity: number;
  readonly strokeOpacity: number;
  /** Whether paint hides what is below it instead of blending with it: the blend mode Normal. */
  readonly isNormalBlendMode: boolean;
  /** The text rendering mode of PDF: 0 fills letters, 1 strokes them, 3 draws nothing, 4 and higher also clip. */
  readonly mode: number;
  /** The name by which the PDF reader knows the font. */
  readonly font: string;
  readonly size: number;
  readonly charSpace: number;
  readonly wordSpace: number;
  readonly horizontalScale: number;
  readonly rise: number;
  /** The vertical move to the next line: the leading in the file, negated. */
  readonly leading: number;
}

type Arguments = readonly unknown[];

const BLACK: Rgb = [0, 0, 0];
/** The state at the start of a page. */
export const START: GraphicsState = {
  matrix: IDENTITY,
  clip: EVERYWHERE,
  fill: BLACK,
  isMasked: false,
  stroke: BLACK,
  lineWidth: 1,
  fillOpacity: 1,
  strokeOpacity: 1,
  isNormalBlendMode: true,
  mode: 0,
  font: '',
  size: 0,
  charSpace: 0,
  wordSpace: 0,
  horizontalScale: 1,
  rise: 0,
  leading: 0,
};
// Real pages save a few dozen states at most; a malicious page must not fill the memory.
const SAVED_MAX = 1_000;

/** Creates a tracker of the operators that change the graphics state. */
export function createGraphicsStates(start: GraphicsState) {
  const saved: GraphicsState[] = [];
  let state = start;
  const save = () => void (saved.length < SAVED_MAX && saved.push(state));
  const restore = () => {
    state = saved.pop() ?? state;
  };
  return {
    current: () => state,
    /** Narrows the clip to a box. */
    clipTo: (box: Box) => {
      state = { ...state, clip: intersect(state.clip, box) };
    },
    /** Changes the state as an operator says; an operator that does not change it is ignored. */
    follow(name: string, args: Arguments): void {
      if (name === 'save' || name === 'beginAnnotation' || name === 'beginGroup') {
        save();
      } else if (
        name === 'restore' ||
        name === 'endAnnotation' ||
        name === 'endGroup' ||
        name === 'paintFormXObjectEnd'
      ) {
        restore();
      } else if (name === 'paintFormXObjectBegin') {
        save();
        state = enterForm(state, args);
      } else {
        const change = CHANGES[name];
        state = change === undefined ? state : { ...state, ...change(args, state) };
      }
    },
  };
}

function enterForm(state: GraphicsState, [matrix, bounds]: Arguments): GraphicsState {
  const inner = matrix == null ? state.matrix : compose(state.matrix, numbersOf<Matrix>(matrix));
  const entered = { ...state, matrix: inner };
  return bounds == null ? entered : { ...entered, clip: intersect(state.clip, boxOf(inner, numbersOf(bounds))) };
}

const firstNumberAs =
  (field: keyof GraphicsState, scale = 1) =>
  (args: Arguments) => ({ [field]: Number(args[0]) * scale });

const CHANGES: Readonly<Record<string, (args: Arguments, state: GraphicsState) => Partial<GraphicsState>>> = {
  transform: (args, { matrix }) => ({ matrix: compose(matrix, numbersOf<Matrix>(args)) }),
  setFillRGBColor: ([color]) => ({ fill: hexColor(String(color)) }),
  setStrokeRGBColor: ([color]) => ({ stroke: hexColor(String(color)) }),
  setFillColorN: () => ({ fill: null }),
  setFillTransparent: () => ({ fill: null }),
  setStrokeColorN: () => ({ stroke: null }),
  setStrokeTransparent: () => ({ stroke: null }),
  setLineWidth: firstNumberAs('lineWidth'),
  setTextRenderingMode: firstNumberAs('mode'),
  setFont: ([font, size]) => ({ font: String(font), size: Number(size) }),
  setCharSpacing: firstNumberAs('charSpace'),
  setWordSpacing: firstNumberAs('wordSpace'),
  setHScale: firstNumberAs('horizontalScale', 0.01),
  setTextRise: firstNumberAs('rise'),
  setLeading: ([leading]) => ({ leading: -Number(leading) }),
  // Sets the leading to -y, and moves the pen (pdf-pen.ts).
  setLeadingMoveText: ([, y]) => ({ leading: Number(y) }),
  setGState: ([entries]) => gState(entries),
};

function gState(entries: unknown): Partial<GraphicsState> {
  const given = new Map((Array.isArray(entries) ? entries : []) as readonly [string, unknown][]);
  const [fillOpacity, strokeOpacity, lineWidth] = [given.get('ca'), given.get('CA'), given.get('LW')];
  const [blend, font, mask] = [given.get('BM'), given.get('Font'), given.get('SMask')];
  return {
    ...(fillOpacity === undefined ? {} : { fillOpacity: Number(fillOpacity) }),
    ...(strokeOpacity === undefined ? {} : { strokeOpacity: Number(strokeOpacity) }),
    ...(lineWidth === undefined ? {} : { lineWidth: Number(lineWidth) }),
    ...(mask === undefined ? {} : { isMasked: mask === true }),
    ...(blend === undefined ? {} : { isNormalBlendMode: blend === 'source-over' || blend === 'normal' }),
    ...(Array.isArray(font) ? { font: String(font[0]), size: Number(font[1]) } : {}),
  };
}

/** Returns the numbers of an operator's argument, which may be any kind of array. */
export function numbersOf<Numbers extends readonly number[] = readonly [number, number, number, number]>(
  list: unknown,
): Numbers {
  return Array.from(list as ArrayLike<unknown>, Number) as unknown as Numbers;
}

interface Ink {
  /** Null for a pattern and for transparent paint. */
  readonly color: Rgb | null;
  readonly opacity: number;
}

/** Returns the inks in which the text rendering mode paints letters: that of fills, that of strokes, or both. */
export function inksOf({
  mode,
  fill,
  fillOpacity,
  stroke,
  strokeOpacity,
}: Pick<GraphicsState, 'mode' | 'fill' | 'fillOpacity' | 'stroke' | 'strokeOpacity'>): readonly Ink[] {
  const filled = { color: fill, opacity: fillOpacity };
  const stroked = { color: stroke, opacity: strokeOpacity };
  // Modes 4 to 7 paint like modes 0 to 3.
  const painting = mode % 4;
  return painting === 1 ? [stroked] : painting === 2 ? [filled, stroked] : [filled];
}

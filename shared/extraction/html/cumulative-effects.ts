import { cssFunctions, cssWords } from './css-functions.ts';
import { lengthPx, SCREEN } from './css-length.ts';

/** The combined effect of nested elements: each may hide its text a little, and all together completely. */
export interface CumulativeEffects {
  readonly opacity: number;
  readonly scale: number;
  /** The distance that text is moved to the left or upward, in pixels. */
  readonly shift: number;
}

/** The effects outside any element: none. */
export const NO_EFFECTS: CumulativeEffects = { opacity: 1, scale: 1, shift: 0 };

// Nested elements multiply their opacity and scale, whose limits are those of a single element (css-shown.ts), and add
// up their shifts, which are in pixels.
const OPACITY_MIN = 0.15;
const SCALE_MIN = 0.2;
const SHIFT_MAX = 400;
// The size of an element that moves by a share of its own size, as for the limits of a single element (css-shown.ts).
const OWN_PX = 150;
const MOVING =
  /^(?:margin|margin-left|margin-top|margin-inline|margin-inline-start|margin-block|margin-block-start|left|top|inset|inset-inline|inset-inline-start|inset-block|inset-block-start|text-indent)$/;

/** Whether text is still visible with these effects combined. */
export function isStillVisible({ opacity, scale, shift }: CumulativeEffects): boolean {
  return opacity >= OPACITY_MIN && scale >= SCALE_MIN && shift < SHIFT_MAX;
}

// The effects of one value; those that it does not have are missing.
type OwnEffects = Partial<CumulativeEffects>;

/** Combines the effects around an element with those of its own values. */
export function combineEffects(
  around: CumulativeEffects,
  values: ReadonlyMap<string, string>,
  fontPx: number,
): CumulativeEffects {
  return [...values]
    .flatMap(([property, value]) => effectsOf(property.replace(/^-(?:webkit|moz|ms|o)-/, ''), value, fontPx))
    .reduce<CumulativeEffects>(
      (sum, { opacity = 1, scale = 1, shift = 0 }) => ({
        opacity: sum.opacity * opacity,
        scale: sum.scale * scale,
        shift: sum.shift + shift,
      }),
      around,
    );
}

function effectsOf(name: string, value: string, fontPx: number): readonly OwnEffects[] {
  if (name === 'opacity') {
    return [{ opacity: share(value) }];
  }
  if (name === 'zoom' || name === 'scale') {
    return [{ scale: leastOf(value.split(' ').map(share)) }];
  }
  if (name === 'filter' || name === 'transform') {
    return cssFunctions(value).map(([called, args]) => functionEffect(called, args, fontPx));
  }
  if (name === 'translate') {
    return [{ shift: backwardShift(value, { fontPx, wholePx: OWN_PX }) }];
  }
  return MOVING.test(name) ? [{ shift: backwardShift(value, { fontPx, wholePx: SCREEN.width }) }] : [];
}

function functionEffect(name: string, args: string, fontPx: number): OwnEffects {
  if (name === 'opacity') {
    return { opacity: share(args) };
  }
  if (name.startsWith('scale')) {
    return { scale: leastOf(cssWords(args).map(share)) };
  }
  if (name === 'matrix') {
    const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] = cssWords(args).map(Number);
    return { scale: Math.min(1, Math.sqrt(Math.abs(a * d - b * c))), shift: Math.max(0, -x, -y) };
  }
  return name.startsWith('translate') ? { shift: backwardShift(args, { fontPx, wholePx: OWN_PX }) } : {};
}

// Returns the largest of several moves to the left or upward, in pixels; 0 if there is none.
function backwardShift(lengths: string, context: Parameters<typeof lengthPx>[1]): number {
  const px = cssWords(lengths).map((length) => lengthPx(length, context) ?? 0);
  return Math.max(0, -leastOf([0, ...px]));
}

// A style may have more numbers than a call may have arguments.
function leastOf(numbers: readonly number[]): number {
  return numbers.reduce((least, number) => Math.min(least, number), Number.POSITIVE_INFINITY);
}

// Returns the share for a number or a percentage, and 1 for anything else.
function share(value: string): number {
  const number = Math.abs(Number.parseFloat(value)) / (value.trim().endsWith('%') ? 100 : 1);
  return Number.isNaN(number) ? 1 : Math.min(1, number);
}

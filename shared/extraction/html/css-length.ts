import { calculate } from './css-calc.ts';

/** The sizes that relative lengths refer to, in pixels. */
interface LengthContext {
  readonly fontPx: number;
  /** The length that 100 % stands for. */
  readonly wholePx: number;
}

/** The screen on which a page is read, in pixels: a typical laptop, wide enough that no rule for phones applies. */
export const SCREEN = { width: 1_280, height: 800 };

const VW = SCREEN.width / 100;
const VH = SCREEN.height / 100;
const PX_PER_UNIT: Readonly<Record<string, number>> = {
  px: 1,
  // A number without a unit is 0, or a factor in a calculation.
  '': 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 37.8,
  mm: 3.78,
  q: 0.945,
  rem: 16,
  vw: VW,
  vh: VH,
  vmin: VH,
  vmax: VW,
  svh: VH,
  dvh: VH,
  lvh: VH,
  svw: VW,
  dvw: VW,
  lvw: VW,
  cqw: VW,
  cqi: VW,
};
const LENGTH = /^([-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?)(%|[a-z]*)$/;

/** Returns a length in pixels, or null when it is not a length or cannot be determined. */
export function lengthPx(value: string, context: LengthContext): number | null {
  const [, number, unit] = LENGTH.exec(value) ?? [];
  if (number !== undefined && unit !== undefined) {
    return unit === '' && Number(number) !== 0 ? null : inPx(Number(number), unit, context);
  }
  return /^(?:calc|clamp|min|max)\(/.test(value)
    ? calculate(value, (part, partUnit) => inPx(part, partUnit, context))
    : null;
}

function inPx(count: number, unit: string, { fontPx, wholePx }: LengthContext): number | null {
  if (unit === '%') {
    return (count * wholePx) / 100;
  }
  // Without the font, a line is taken to be as tall as its letters, and a digit to be half as wide.
  if (unit === 'em' || unit === 'lh') {
    return count * fontPx;
  }
  if (unit === 'ex' || unit === 'ch') {
    return (count * fontPx) / 2;
  }
  const px = PX_PER_UNIT[unit];
  return px === undefined ? null : count * px;
}

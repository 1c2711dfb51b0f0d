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
const PX: Readonly<Record<string, number>> = {
  px: 1,
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
export function lengthPx(value: string, { fontPx, wholePx }: LengthContext): number | null {
  const [, number, unit] = LENGTH.exec(value) ?? [];
  if (number !== undefined && unit !== undefined) {
    return unit === '' && Number(number) !== 0 ? null : inPx(Number(number), unit, { fontPx, wholePx });
  }
  return /^(?:calc|clamp|min|max)\(/.test(value)
    ? calculate(value, (count, own) => inPx(count, own, { fontPx, wholePx }))
    : null;
}

function inPx(count: number, unit: string, { fontPx, wholePx }: LengthContext): number | null {
  if (unit === '%') {
    return (count * wholePx) / 100;
  }
  if (unit === 'em' || unit === 'lh') {
    return count * fontPx;
  }
  if (unit === 'ex' || unit === 'ch') {
    return (count * fontPx) / 2;
  }
  const px = PX[unit];
  return px === undefined ? null : count * px;
}

/** The sizes that relative lengths refer to, in pixels. */
interface LengthContext {
  readonly fontPx: number;
  /** What 100 % is. */
  readonly wholePx: number;
}

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
  vw: 12.8,
  vh: 8,
  vmin: 8,
  vmax: 12.8,
  svh: 8,
  dvh: 8,
  lvh: 8,
  svw: 12.8,
  dvw: 12.8,
  lvw: 12.8,
  cqw: 12.8,
  cqi: 12.8,
};
const LENGTH = /^([-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?)(%|[a-z]*)$/;
const PARTS = /[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:%|[a-z]+)?/g;

/** A length in pixels; null when it is none, or cannot be determined. */
export function lengthPx(value: string, { fontPx, wholePx }: LengthContext): number | null {
  const [, number, unit] = LENGTH.exec(value) ?? [];
  if (number === undefined || unit === undefined) {
    return calculated(value, { fontPx, wholePx });
  }
  const count = Number(number);
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
  return px === undefined || (unit === '' && count !== 0) ? null : count * px;
}

// Of a calculation, the length in it that is furthest from zero; none where it multiplies with nearly nothing.
function calculated(value: string, context: LengthContext): number | null {
  if (!/^(?:calc|clamp|min|max)\(/.test(value) || /[*/][\s(]{0,9}[-+]?(?:0?\.0|0(?![\d.]))/.test(value)) {
    return null;
  }
  const lengths = (value.match(PARTS) ?? []).map((part) => lengthPx(part.replace(/^\+/, ''), context));
  const known = lengths.filter((length) => length !== null);
  return known.sort((one, other) => Math.abs(other) - Math.abs(one))[0] ?? null;
}

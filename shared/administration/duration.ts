import * as v from 'valibot';

const SECONDS_PER_UNIT = { s: 1, m: 60, h: 3_600, d: 86_400 } as const;
const DURATION = /^(0|[1-9][0-9]{0,9})([smhd])$/;

/**
 * A duration as an operator types it, such as `90d`, `24h`, `30m`, `10s` or `0`, parsed to seconds. Any other string,
 * and a duration outside the bounds, is rejected with `sentence`.
 */
export function durationField(secondsMin: number, secondsMax: number, sentence: string) {
  return v.pipe(
    v.string(sentence),
    v.transform(parseDuration),
    v.number(sentence),
    v.minValue(secondsMin, sentence),
    v.maxValue(secondsMax, sentence),
  );
}

// NaN for a text that is not a duration: `v.number` refuses NaN.
function parseDuration(text: string): number {
  if (text === '0') {
    return 0;
  }
  const [, count, unit] = DURATION.exec(text) ?? [];
  return Number(count) * SECONDS_PER_UNIT[unit as keyof typeof SECONDS_PER_UNIT];
}

import { meaningOf, type Token, textAt, wordAt } from './tokens.ts';

/** A time of day in words or digits, and the index of the token after it. */
interface FoundTime {
  readonly values: readonly number[];
  readonly unit: string;
  readonly to: number;
}

/** Returns the time of "19 h 15", "19h15" and "19 Uhr 15"; null if none begins there. */
export function hoursAt(tokens: readonly Token[], at: number): FoundTime | null {
  const hours = textAt(tokens, at);
  const joined = /^h(\d{2})$/.exec(wordAt(tokens, at + 1))?.[1];
  const isH = wordAt(tokens, at + 1) === 'h';
  const isHour = isH || meaningOf(tokens[at + 1], 'clock') === '24';
  const minutes = joined ?? (isHour ? /^[0-5]\d$/.exec(textAt(tokens, at + 2))?.[0] : undefined);
  if (minutes === undefined || !/^\d{1,2}$/.test(hours)) {
    return null;
  }
  const values = [Number(hours) + Number(minutes) / 60];
  const unit = isH || joined !== undefined ? 'hour or clock' : 'clock';
  return { values, unit, to: at + (joined === undefined ? 3 : 2) };
}

/** Converts times to a 24-hour clock by the "pm" before `to`. */
export function clockValues(tokens: readonly Token[], values: readonly number[], to: number): number[] {
  const half = meaningOf(tokens[to - 1], 'clock');
  return values.map((value) => {
    if (half === 'pm') {
      return value < 12 ? value + 12 : value;
    }
    // Half past twelve at night is 12:30 am.
    return half === 'am' && Math.floor(value) === 12 ? value - 12 : value;
  });
}

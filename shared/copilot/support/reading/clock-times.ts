import type { WordLanguage } from './languages/language-words.ts';
import { meaningOf, type Token, textAt, wordAt } from './tokens.ts';

// "Um 8 Uhr abends" is 8 pm, and "um 12 Uhr nachts" is midnight.
const HALF_DAYS: ReadonlyMap<string | null, string> = new Map([
  ['evening', 'pm'],
  ['afternoon', 'pm'],
  ['night', 'am'],
]);
// The languages that write decimals with a point.
const POINT_LANGUAGES: ReadonlySet<WordLanguage> = new Set(['en', 'zh']);
// What comes before an hour, and between it and the time of day.
const AT = /^(?:at|until|till|by|before|after|from|um|bis|ab|alle|dalle|las|as|om)$/;
const IN_THE = /^(?:in|the|am|de|la|da|di|del)$/;
const IN_THE_MAX = 2;

/** A time of day in words or digits, and the index of the token after it. */
interface FoundTime {
  readonly values: readonly number[];
  readonly unit: string;
  readonly to: number;
}

function hourOf(token: Token | undefined): number | null {
  const hour = token?.kind === 'number' ? token.text : meaningOf(token, 'number');
  return /^(?:0?[1-9]|1\d|2[0-4])$/.test(hour ?? '') ? Number(hour) : null;
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

/** Returns the times of "dalle 15.30 alle 18": where decimals have a comma, a number with a point may be a time. */
export function dottedTimes(text: string, unit: string | null, language: WordLanguage | null): number[] | null {
  const [, hours, minutes] = /^([01]?\d|2[0-3])\.([0-5]\d)$/.exec(text) ?? [];
  if (
    hours === undefined ||
    language === null ||
    POINT_LANGUAGES.has(language) ||
    !/^(?:clock|hour or clock)$/.test(unit ?? 'clock')
  ) {
    return null;
  }
  const time = Number(hours) + Number(minutes) / 60;
  return unit !== null ? [time] : [time, Number(text)];
}

/** Whether a number is an hour because of the words around it: "at ten in the evening". */
export function isHourOfDay(tokens: readonly Token[], from: number, to: number): boolean {
  return AT.test(wordAt(tokens, from - 1)) && timeOfDayAt(tokens, to) !== null && hourOf(tokens[from]) !== null;
}

// The time of day of "abends", "in the evening" and "am Abend".
function timeOfDayAt(tokens: readonly Token[], at: number): string | null {
  const isIn = ({ word }: Token) => IN_THE.test(word);
  return meaningOf(
    tokens.slice(at, at + IN_THE_MAX + 1).find((token) => !isIn(token)),
    'time',
  );
}

/** Converts times to a 24-hour clock by the "pm" before `to` or the "in the evening" at `to`. */
export function clockValues(tokens: readonly Token[], values: readonly number[], to: number): number[] {
  const named = meaningOf(tokens[to - 1], 'clock');
  const half = named === 'am' || named === 'pm' ? named : HALF_DAYS.get(timeOfDayAt(tokens, to));
  return values.map((value) => {
    if (half === 'pm') {
      return value < 12 ? value + 12 : value;
    }
    // Half past twelve at night is 12:30 am.
    return half === 'am' && Math.floor(value) === 12 ? value - 12 : value;
  });
}

interface Field {
  readonly name: string;
  readonly min: number;
  readonly max: number;
  /** Words for numbers, the first for `min`. */
  readonly words?: readonly string[];
}

const fields: readonly Field[] = [
  { name: 'minutes', min: 0, max: 59 },
  { name: 'hours', min: 0, max: 23 },
  { name: 'day-of-month', min: 1, max: 31 },
  { name: 'month', min: 1, max: 12, words: 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ') },
  { name: 'day-of-week', min: 1, max: 7, words: 'SUN MON TUE WED THU FRI SAT'.split(' ') },
  { name: 'year', min: 1970, max: 2199 },
];

const dayMilliseconds = 86_400_000;
const daysMax = 8 * 366;

/**
 * Reads EventBridge's six cron fields in UTC; the next time is searched within eight years. `L`, `W` and `#` are
 * refused by name.
 */
export function parseCron(expression: string): (afterMilliseconds: number) => number {
  const texts = expression.split(/\s+/);
  const isTwoDays = texts[2] !== '?' && texts[4] !== '?';
  if (texts.length !== fields.length || isTwoDays) {
    throw new Error(`cron(${expression}) must have six fields, one of the two days of which is "?".`);
  }
  const sets = fields.map((field, index) => parseField(field, texts[index] ?? ''));
  const [minutes = new Set(), hours = new Set(), daysOfMonth, months, daysOfWeek, years] = sets;
  const isDay = (date: Date) =>
    daysOfMonth?.has(date.getUTCDate()) &&
    months?.has(date.getUTCMonth() + 1) &&
    daysOfWeek?.has(date.getUTCDay() + 1) &&
    years?.has(date.getUTCFullYear());
  return (after) => {
    const first = Math.floor(after / dayMilliseconds) * dayMilliseconds;
    for (let day = first; day < first + daysMax * dayMilliseconds; day += dayMilliseconds) {
      if (!isDay(new Date(day))) {
        continue;
      }
      const found = timesOf(day, hours, minutes).find((time) => time > after);
      if (found !== undefined) {
        return found;
      }
    }
    throw new Error(`cron(${expression}) has no time within eight years.`);
  };
}

function timesOf(day: number, hours: ReadonlySet<number>, minutes: ReadonlySet<number>): number[] {
  return [...hours].flatMap((hour) => [...minutes].map((minute) => day + (hour * 60 + minute) * 60_000));
}

/** The numbers that a field allows, in order. */
function parseField(field: Field, text: string): Set<number> {
  const numbers = text.split(',').flatMap((part) => parsePart(field, part));
  return new Set(numbers.sort((one, other) => one - other));
}

function parsePart(field: Field, part: string): number[] {
  const [range = '', step = '1'] = part.split('/');
  const [from = '', to] = range.split('-');
  const isAny = range === '*' || (range === '?' && field.name.startsWith('day'));
  const start = isAny ? field.min : parseNumber(field, from);
  const open = isAny || part.includes('/') ? field.max : start;
  const end = to === undefined ? open : parseNumber(field, to);
  const every = Number(step);
  if (!Number.isInteger(every) || every < 1 || start > end) {
    throw unknown(field, part);
  }
  return Array.from({ length: Math.floor((end - start) / every) + 1 }, (_, index) => start + index * every);
}

function parseNumber(field: Field, text: string): number {
  const word = field.words?.indexOf(text.toUpperCase()) ?? -1;
  const number = word === -1 ? Number(/^\d+$/.test(text) ? text : Number.NaN) : field.min + word;
  if (!(number >= field.min && number <= field.max)) {
    throw unknown(field, text);
  }
  return number;
}

function unknown(field: Field, text: string): Error {
  return new Error(`cron: ${field.name} ${text} is not known to the local cloud.`);
}

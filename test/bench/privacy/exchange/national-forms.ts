import type { Draw } from './draw.ts';
import type { Form } from './form.ts';
import type { NationalNumber } from './national-number.ts';
import { OTHER_NUMBERS } from './national-numbers-other.ts';
import { WESTERN_NUMBERS } from './national-numbers-west.ts';

/** The numbers that states give to persons, of 28 countries. */
export const NATIONAL_NUMBERS: readonly NationalNumber[] = [...WESTERN_NUMBERS, ...OTHER_NUMBERS];

const two = (number: number): string => String(number).padStart(2, '0');

/** Draws a number that passes its check, without gaps. */
export function drawNational(draw: Draw, { body, ends = [''], valid }: NationalNumber): string {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const drawn = draw
      .fill(body)
      .replace('y', two(40 + draw.below(55)))
      .replace('m', two(1 + draw.below(12)))
      .replace('d', two(1 + draw.below(28)));
    const end = ends.find((each) => valid(drawn + each));
    if (end !== undefined) {
      return drawn + end;
    }
  }
  throw new Error('No number passes its check.');
}

// Of most numbers one in ten or more can be drawn.
const ATTEMPTS = 10_000;

const compactOf = (written: string): string => written.replace(/[^0-9A-Za-z]/g, '').toUpperCase();

/** Writes a number in groups, each "x" a character; "lower" before them writes letters in lower case. */
export function inGroups(compact: string, way: string): string {
  const characters = [...compact];
  const written = way.replace('lower ', '').replace(/x/g, () => characters.shift() ?? '');
  return way.startsWith('lower') ? written.toLowerCase() : written;
}

const LABELS = NATIONAL_NUMBERS.flatMap(({ labels }) => labels);
const LABEL = new RegExp(
  `(?<![\\p{L}\\d])(?:${LABELS.map((label) => label.replace(/[.*/]/g, '\\$&'))
    .sort((a, b) => b.length - a.length)
    .join('|')})(?:[-. ]?(?:nr|no|nummer|number|n\\.º)\\.?)?(?: ?[:=])? ?$`,
  'iu',
);

/** Returns the name of a number directly before it, with the colon and the space after it. */
export const labelBefore = (before: string): string => LABEL.exec(before)?.[0] ?? '';

/** Each number in place of one of its country, and each with its name in place of any with a name. */
export const NATIONAL_FORMS: readonly Form[] = NATIONAL_NUMBERS.flatMap((number) => [
  ...number.ways.map(
    (way): Form => ({
      kind: 'NATIONAL_ID',
      name: `${number.name}, ${way}`,
      fits: ({ value, language }) =>
        (number.languages ?? '').includes(language) && value.length > 0 && isSame(number, compactOf(value)),
      write: (draw) => inGroups(drawNational(draw, number), way),
    }),
  ),
  ...number.ways.map(
    (way): Form => ({
      kind: 'NATIONAL_ID',
      name: `${number.name}, named, ${way}`,
      label: (draw) => `${draw.pick(number.labels)}: `,
      write: (draw) => inGroups(drawNational(draw, number), way),
    }),
  ),
]);

function isSame({ valid, ways }: NationalNumber, compact: string): boolean {
  return ways.some((way) => way.replace(/[^x]/g, '').length === compact.length) && valid(compact);
}

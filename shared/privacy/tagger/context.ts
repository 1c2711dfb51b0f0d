import { PERSONAL_DATA_KINDS } from '../kinds.ts';
import {
  AMBIGUOUS,
  COMMON,
  DEPARTMENT,
  FIRM,
  FUNCTION_WORD,
  GIVEN,
  KIN,
  LISTED,
  ORDINARY,
  ORGANIZATION,
  PARTICLE,
  PLACE,
  REGISTERED_GIVEN,
  REGISTERED_SURNAME,
  SURNAME,
  TECHNICAL,
  TITLE,
} from '../names/word-bits.ts';
import type { Columns } from './columns.ts';
import { readRepeats } from './repeats.ts';
import { SHAPE_OF_SYMBOL } from './tokens.ts';

const COLON = SHAPE_OF_SYMBOL + ':'.charCodeAt(0);
const IBAN = 1 + PERSONAL_DATA_KINDS.indexOf('IBAN');
const EMAIL = 1 + PERSONAL_DATA_KINDS.indexOf('EMAIL');

/** Reads what depends on more than a token's own line: words beside it, repeated words, the style of lines and text. */
export function readContext(columns: Columns): void {
  readNeighbors(columns);
  readRepeats(columns);
  readSorts(columns);
  readStyles(columns);
  readSpeakers(columns);
  readKinds(columns);
}

const LEFT_REACH = 6;

// The nearest word before a token and the third one, among the last tokens.
function readNeighbors({ length, written, unit, left1, left3 }: Columns): void {
  for (let i = 0; i < length; i += 1) {
    let words = 0;
    left1[i] = 0;
    left3[i] = 0;
    for (let j = i - 1; j >= Math.max(0, i - LEFT_REACH) && words < 3; j -= 1) {
      if ((written[j] as number) > 2) {
        words += 1;
        if (words === 1) {
          left1[i] = unit[j] as number;
        } else if (words === 3) {
          left3[i] = unit[j] as number;
        }
      }
    }
  }
}

const NAME = GIVEN | REGISTERED_GIVEN;
const FAMILY = SURNAME | REGISTERED_SURNAME;

// The lists that decide alone, the last of which counts.
const DECIDING = [
  [DEPARTMENT, 5],
  [KIN, 4],
  [FUNCTION_WORD, 3],
  [PARTICLE, 2],
  [TITLE, 1],
] as const;

/** The sort of a token: what lists say, in a few classes, and how it is written; other tokens count by their shape. */
function readSorts({ length, bits, written, shape, sort, isName, meaning }: Columns): void {
  for (let i = 0; i < length; i += 1) {
    isName[i] = ((bits[i] as number) & ANY_NAME) === 0 ? 0 : 1;
    meaning[i] = (bits[i] as number) & MEANING;
    const way = written[i] as number;
    sort[i] = way === 0 ? 1000 + (shape[i] as number) : classOfBits(bits[i] as number) * 8 + way;
  }
}

function classOfBits(bits: number): number {
  for (const [bit, value] of DECIDING) {
    if ((bits & bit) !== 0 && isLastDeciding(bits, bit)) {
      return value;
    }
  }
  const name = ((bits & NAME) === 0 ? 0 : 1) + ((bits & FAMILY) === 0 ? 0 : 2);
  const word = (bits & (COMMON | ORDINARY)) !== 0 ? 1 : (bits & PLACE) !== 0 ? 2 : (bits & OTHERS) !== 0 ? 3 : 0;
  return 8 + name * 4 + word + ((bits & LISTED) !== 0 && name > 0 ? 16 : 0);
}

const OTHERS = ORGANIZATION | TECHNICAL | FIRM;

const isLastDeciding = (bits: number, bit: number): boolean =>
  DECIDING.findLast(([each]) => (bits & each) !== 0)?.[0] === bit;

const ANY_NAME = NAME | FAMILY | LISTED;
const MEANING = NAME | FAMILY | AMBIGUOUS | ORDINARY | PARTICLE;

// How a line and the text are written: all in capitals, without capitals, mostly capitalized, hardly, or mixed.
function readStyles(columns: Columns): void {
  const { length, gap, lineStyle, style } = columns;
  style.fill(styleOf(columns, 0, length) >> 2, 0, length);
  for (let first = 0; first < length; ) {
    let end = first + 1;
    while (end < length && (gap[end] as number) < 3) {
      end += 1;
    }
    lineStyle.fill(styleOf(columns, first, end), first, end);
    first = end;
  }
}

function styleOf({ written }: Columns, first: number, end: number): number {
  let low = 0;
  let capitals = 0;
  let capitalized = 0;
  for (let i = first; i < end; i += 1) {
    const way = written[i];
    low += way === 3 ? 1 : 0;
    capitals += way === 4 || way === 5 ? 1 : 0;
    capitalized += way === 6 ? 1 : 0;
  }
  const all = low + capitals + capitalized;
  return styleNumber(all, capitals, capitalized) * 4 + Math.min(3, Math.floor(all / 3));
}

function styleNumber(all: number, capitals: number, capitalized: number): number {
  if (all === 0) {
    return 0;
  }
  if (capitals / all > 0.7) {
    return 1;
  }
  if (capitals + capitalized === 0) {
    return 2;
  }
  if (capitalized / all > 0.6) {
    return 3;
  }
  return (capitals + capitalized) / all < 0.08 ? 4 : 5;
}

// "anna: …": words that begin lines before a colon, how often, and whether they take turns as in a chat.
function readSpeakers(columns: Columns): void {
  const { length, gap, written, unit, speaking, speaker } = columns;
  const turns = new Map<number, number>();
  let lines = 0;
  for (let i = 0; i < length; i += 1) {
    if (isSpeaker(columns, i)) {
      turns.set(unit[i] as number, (turns.get(unit[i] as number) ?? 0) + 1);
      lines += 1;
    }
  }
  const kind = kindOfTalk(lines, turns) * 2;
  for (let i = 0; i < length; i += 1) {
    const first = (gap[i] as number) >= 3 ? 1 : 0;
    const own = lines === 0 || written[i] === 0 ? 0 : (turns.get(unit[i] as number) ?? 0);
    speaking[i] = kind + first;
    speaker[i] = own === 0 ? 0 : Math.min(3, own) * 8 + kind + first;
  }
}

const isSpeaker = ({ length, gap, shape, written }: Columns, token: number): boolean =>
  (gap[token] as number) >= 3 &&
  (written[token] as number) > 2 &&
  [1, 2, 3].some((k) => token + k < length && shape[token + k] === COLON);

function kindOfTalk(lines: number, turns: ReadonlyMap<number, number>): number {
  if (lines < 3) {
    return 0;
  }
  const mostTurns = [...turns.values()].reduce((most, own) => Math.max(most, own), 0);
  return mostTurns < 2 ? 1 : lines < 3 * turns.size ? 2 : 3;
}

// How much was found in the text, and whether an email address is in it.
function readKinds(columns: Columns): void {
  const { length, kind, about } = columns;
  let found = 0;
  let email = 0;
  for (let i = 0; i < length; i += 1) {
    found += kind[i] !== 0 && kind[i] !== IBAN ? 1 : 0;
    email |= kind[i] === EMAIL ? 1 : 0;
  }
  about.fill(Math.min(2, found) + 3 * email, 0, length);
}

import { amountsWithin } from '../questions/amounts.ts';
import { daysIn, isPartOfDay, isSameDay } from '../questions/days.ts';
import type { Question } from '../questions/question.ts';
import { stem, wordsOf } from '../words.ts';
import { splitIdentifiers, stemsOf, type Unit, unionOf } from './units.ts';

/** A unit, and its words as they are compared with a question. */
export interface ReadUnit {
  readonly unit: Unit;
  readonly words: readonly string[];
  readonly stems: ReadonlySet<string>;
  /** The stems of its section's heading. */
  readonly headingStems: ReadonlySet<string>;
}

/** Reads the words of a unit, and those of the question that it has in another form: days and amounts. */
export function readUnit(unit: Unit, asked: Question): ReadUnit {
  const words = wordsOf(splitIdentifiers(`${unit.text} ${unit.header?.join(' ') ?? ''}`)).map(stem);
  const [stems, headingStems] = [new Set(words), stemsOf(unit.section)];
  return withRanges(withDays({ unit, words, stems, headingStems }, asked), asked);
}

// A row of "24 to 72 hours" has the 30 of "30 hours".
function withRanges(read: ReadUnit, { amounts }: Question): ReadUnit {
  const within = read.unit.header === null ? [] : amountsWithin(amounts, read.unit.text);
  return within.length === 0 ? read : { ...read, stems: unionOf([read.stems, new Set(within)]) };
}

// `2026-03-05` has the 5 and the March of "on 5 March".
function withDays(read: ReadUnit, { days, terms }: Question): ReadUnit {
  const asked = days.filter((day) => daysIn(read.unit.text).some((other) => isSameDay(day, other)));
  const named = terms.map((term) => term.stem).filter((term) => asked.some((day) => isPartOfDay(term, day)));
  return named.length === 0 ? read : { ...read, stems: unionOf([read.stems, new Set(named)]) };
}

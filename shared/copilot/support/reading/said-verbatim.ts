import { isPrintableAscii } from './fold-word.ts';
import type { SourceUnit } from './source-units.ts';
import { withoutSuperscripts } from './superscripts.ts';

/**
 * Whether a statement repeats a whole unit of a source word for word, so that nothing is left out or added. From a row
 * it may repeat the first cell and some of the others, each with or without the header of its column.
 */
export function isSaidVerbatim(statement: string, unit: SourceUnit): boolean {
  const { kind, cells, parts } = unit;
  const said = wordsOf(statement);
  if (kind !== 'row') {
    return kind !== 'heading' && said.length > 0 && said.join(' ') === wordsOfUnit(unit).join(' ');
  }
  const forms = cells.map((cell, i) => [wordsOf(cell), wordsOf(parts[i] as string)]);
  const [label, ...others] = forms as [Words[], ...Words[][]];
  const rest = skipFirstMatch(said, label);
  // The header alone of an empty cell would let the value of the next cell be said under it.
  const filled = others.filter(([cell = []]) => cell.length > 0);
  return rest !== null && rest.length > 0 && areSaid(rest, filled);
}

type Words = readonly string[];

// Whether the rest of a statement consists of some of the cells, in their order.
function areSaid(said: Words, cells: readonly (readonly Words[])[]): boolean {
  if (said.length === 0) {
    return true;
  }
  const [first, ...others] = cells;
  if (first === undefined) {
    return false;
  }
  return (
    first.some((form) => startsWith(said, form) && areSaid(said.slice(form.length), others)) || areSaid(said, others)
  );
}

function skipFirstMatch(said: Words, forms: readonly Words[]): Words | null {
  const form = forms.find((each) => startsWith(said, each));
  return form === undefined ? null : said.slice(form.length);
}

function startsWith(said: Words, form: Words): boolean {
  return form.length > 0 && form.every((word, at) => said[at] === word);
}

// A cache: each unit is compared with every statement that cites it.
const unitWords = new WeakMap<SourceUnit, Words>();

function wordsOfUnit(unit: SourceUnit): Words {
  const words = unitWords.get(unit) ?? wordsOf(unit.text);
  unitWords.set(unit, words);
  return words;
}

// Keeps the signs that change a value: the point of "1.5", the minus of "-5", a currency.
function wordsOf(text: string): Words {
  return (isPrintableAscii(text) ? text : withoutSuperscripts(text).normalize('NFKC'))
    .toLowerCase()
    .replace(/[*_`#|"“”„«»‹›'’‘·()!]/gu, ' ')
    .replace(/(?<!\d)[.,:;]|[.,:;](?!\d)/gu, ' ')
    .split(/\s+/u)
    .filter((word) => word !== '');
}

import { onceFor } from '../../../once.ts';
import { isPrintableAscii } from './fold-word.ts';
import { withUnitWords } from './languages/rewrite-units.ts';
import type { SourceUnit } from './source-units.ts';
import { withoutSuperscripts } from './superscripts.ts';

// Keeps the signs that change a value: the point of "1.5", the minus of "-5", a currency.
const WORD = /(?:[^\s*_`#|"“”„«»‹›'’‘·()!.,:;]|(?<=\d)[.,:;](?=\d))+/g;

/**
 * Whether a statement repeats a whole unit of a source word for word, so that nothing is left out or added. From a row
 * it may repeat the first cell and some of the others, each with or without the header of its column.
 */
export function isSaidVerbatim(statement: { readonly text: string }, unit: SourceUnit): boolean {
  const said = wordsIn(statement);
  if (unit.kind !== 'row') {
    return unit.kind !== 'heading' && said.length === wordsIn(unit).length && startsWith(said, wordsIn(unit));
  }
  const [label, ...others] = cellsIn(unit) as [Words[], ...Words[][]];
  const rest = skipFirstMatch(said, label);
  // An empty cell would match by its header alone, and the value of the next cell could then be stated under that
  // header.
  const filled = others.filter(([cell = []]) => cell.length > 0);
  return rest !== null && rest.length > 0 && areSaid(rest, filled);
}

type Words = readonly string[];

// Whether the rest of a statement consists of some of the cells, in their order. Collects the places that the statement
// can have reached after each cell, because trying every choice of cells would take exponential time.
function areSaid(said: Words, cells: readonly (readonly Words[])[]): boolean {
  const ends = new Set([0]);
  for (const forms of cells) {
    for (const at of [...ends]) {
      for (const form of forms) {
        if (startsWith(said, form, at)) {
          ends.add(at + form.length);
        }
      }
    }
  }
  return ends.has(said.length);
}

function skipFirstMatch(said: Words, forms: readonly Words[]): Words | null {
  const form = forms.find((each) => startsWith(said, each));
  return form === undefined ? null : said.slice(form.length);
}

function startsWith(said: Words, form: Words, from = 0): boolean {
  return form.length > 0 && form.every((word, at) => said[from + at] === word);
}

// Read once, because each unit is compared with every statement that cites it.
const wordsIn = onceFor(({ text }: { readonly text: string }) => wordsOf(text));
const cellsIn = onceFor(({ cells, parts }: SourceUnit) =>
  cells.map((cell, i) => [cell, parts[i] as string].map(wordsOf)),
);

function wordsOf(text: string): Words {
  const plain = isPrintableAscii(text) ? text : withoutSuperscripts(text).normalize('NFKC');
  return withUnitWords(plain).toLowerCase().match(WORD) ?? [];
}

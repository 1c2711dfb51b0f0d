import { compileExpression } from '../../text/compiled-expression.ts';
import { allMatches } from '../../text/match-at.ts';
import { overlapping } from '../../text/range-search.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import type { TextRange } from '../../text/text-range.ts';
import { wordSet } from '../../word-set.ts';

// The names with which letters are spelled on the phone, folded: in German, Swedish, French, Polish and Dutch.
const TABLES = [
  'anton berta casar dora emil friedrich gustav heinrich ida julius kaufmann ludwig martha nordpol otto paula quelle richard samuel siegfried theodor ulrich viktor wilhelm xanthippe ypsilon zacharias zeppelin',
  'adam bertil cesar caesar david erik filip gustav helge ivar johan kalle ludvig martin niklas olof petter qvintus quintus rudolf sigurd tore urban viktor wilhelm xerxes yngve zata',
  'anatole berthe celestin desire eugene francois gaston henri irma joseph kleber louis marcel nicolas oscar pierre quintal raoul suzanne therese ursule victor william xavier yvonne zoe',
  'adam barbara celina dorota ewa franciszek grazyna henryk irena jadwiga karol ludwik maria natalia olga pawel roman stanislaw tadeusz urszula wanda zygmunt',
  'anna bernard cornelis dirk eduard ferdinand gerard hendrik izaak jan karel lodewijk maria nico otto pieter quotient rudolf simon teunis utrecht victor willem xantippe ypsilon zaandam',
].map(wordSet);
// "S wie Siegfried", "N comme Nicole".
const LETTER_AND_NAME = compileExpression(
  "(?<![a-z0-9'])([a-z]),? (?:wie|comme|come|como|jak|som|voor|als|as in|like) ([a-z]{3,14})(?![a-z])",
  'g',
);
const WORD = '[a-z]{2,12}';
const LIST = compileExpression(`(?<![a-z0-9'])${WORD}(?:,? ${WORD}){2,25}(?![a-z])`, 'g');
const EACH = compileExpression(WORD, 'g');
// This many words of a table, in its order, are hardly persons.
const RUN_MIN = 3;

/**
 * Returns a function that tells whether a name spells a letter: "S wie Siegfried", or one of several words of a table
 * of letters in its order, "Anton, Berta, Cäsar".
 */
export function spelledLetters({ lower }: Pick<ScannedText, 'lower'>): (name: TextRange) => boolean {
  const letters = allMatches(LETTER_AND_NAME, lower).flatMap(({ 0: written, 1: letter = '', 2: name = '', index }) => {
    const end = index + written.length;
    return name.startsWith(letter) ? [{ start: end - name.length, end }] : [];
  });
  const lists = allMatches(LIST, lower).flatMap(({ 0: list, index }) => runsIn(list, index));
  return overlapping([...letters, ...lists].sort((a, b) => a.start - b.start));
}

function runsIn(list: string, offset: number): TextRange[] {
  const words = allMatches(EACH, list).map(({ 0: word, index }) => ({
    word,
    start: offset + index,
    end: offset + index + word.length,
  }));
  return TABLES.flatMap((table) => {
    const found: TextRange[] = [];
    let run: typeof words = [];
    for (const each of [...words, { word: '', start: 0, end: 0 }]) {
      const last = run.at(-1)?.word.charCodeAt(0);
      if (table.has(each.word) && (last === undefined || each.word.charCodeAt(0) === last + 1)) {
        run.push(each);
        continue;
      }
      found.push(...(run.length < RUN_MIN ? [] : run));
      run = table.has(each.word) ? [each] : [];
    }
    return found;
  });
}

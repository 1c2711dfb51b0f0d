import { PERSONAL_DATA_KINDS, type PersonalDataKind } from '../kinds.ts';
import { foldCharacter } from '../text/fold-character.ts';
import { allMatches } from '../text/match-at.ts';
import { placeholdersIn } from '../text/placeholder.ts';
import { overlapping } from '../text/range-search.ts';
import { createMapBuilder, identityMap, type MapBuilder, type MappedText } from '../text/source-map.ts';
import { byStart, type TextRange } from '../text/text-range.ts';
import { FIRST_SIGN } from './characters.ts';

/** Something that was found in a text. */
export type Covered = TextRange & { readonly kind: PersonalDataKind };

const SIGNS = new Map(PERSONAL_DATA_KINDS.map((kind, i) => [kind, String.fromCharCode(FIRST_SIGN + i)]));

// Everything but ASCII, Latin letters, and the dashes, quotation marks and currency signs of ordinary texts; a line end
// or a tab that a program wrote as two characters; and a hyphen within a word at the end of a line.
const SPECIAL =
  /[^\t\n\x20-\x7e\u00a1-\u00ac\u00ae-\u024f\u1e00-\u1eff\u2010-\u2027\u2030-\u203e\u20a0-\u20bf]{1,4096}|\\[nrt](?=[A-Z])|(?<=[a-z\u00df-\u024f])-\n[ \t]{0,8}(?=[a-z\u00df-\u024f])/g;
const LATIN = /^\p{Script=Latin}$/u;

/**
 * Returns a text as the reader reads it, with its accents: each finding and each placeholder is one sign of its kind,
 * so that a text reads the same once its values are replaced; letters of other widths and look-alikes are plain, and
 * invisible characters are left out.
 */
export function readableText(source: string, covered: readonly Covered[]): MappedText {
  const isCovered = overlapping(covered);
  const placeholders = placeholdersIn(source).filter((each) => !isCovered(each));
  const signs = placeholders.length === 0 ? covered : [...covered, ...placeholders].sort(byStart);
  SPECIAL.lastIndex = 0;
  if (signs.length === 0 && !SPECIAL.test(source)) {
    return identityMap(source);
  }
  const map = createMapBuilder();
  let done = 0;
  for (const { kind, start, end } of signs) {
    addPiece(map, source, { start: done, end: start });
    map.replace(SIGNS.get(kind) as string, start, end);
    done = end;
  }
  addPiece(map, source, { start: done, end: source.length });
  return map.build();
}

function addPiece(map: MapBuilder, source: string, { start: from, end: to }: TextRange): void {
  const piece = source.slice(from, to);
  let done = 0;
  for (const { 0: run, index } of allMatches(SPECIAL, piece)) {
    if (index > done) {
      map.copy(piece.slice(done, index), from + done);
    }
    done = index + run.length;
    if (run.startsWith('\\') || run.startsWith('-')) {
      map.replace(run.startsWith('-') ? '' : '\n', from + index, from + done);
    } else {
      addSpecial(map, run, from + index);
    }
  }
  if (done < piece.length) {
    map.copy(piece.slice(done), from + done);
  }
}

function addSpecial(map: MapBuilder, run: string, from: number): void {
  let at = from;
  for (const character of run) {
    map.replace(plainCharacter(character), at, at + character.length);
    at += character.length;
  }
}

const plain = new Map<string, string>();
// More than the number of different characters in one text; when the memory is full, it is emptied.
const PLAIN_MAX = 4096;

function plainCharacter(character: string): string {
  const known = plain.get(character);
  if (known !== undefined) {
    return known;
  }
  const result =
    character === '\r' ? '' : LATIN.test(character.normalize('NFKC')) ? character.normalize('NFKC') : folded(character);
  if (plain.size >= PLAIN_MAX) {
    plain.clear();
  }
  plain.set(character, result);
  return result;
}

// Characters for private use would read as signs. What only separates words is a space.
function folded(character: string): string {
  const found = foldCharacter(character);
  return found === '\x1f' ? (/\p{Co}|\p{Cc}|\p{Cs}/u.test(character) ? ' ' : character) : found;
}

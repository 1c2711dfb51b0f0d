import commonWords from './lists/common-words.json' with { type: 'json' };
import departments from './lists/departments.json' with { type: 'json' };
import everydayNames from './lists/everyday-names.json' with { type: 'json' };
import firms from './lists/firms.json' with { type: 'json' };
import functionWords from './lists/function-words.json' with { type: 'json' };
import givenNames from './lists/given-names.json' with { type: 'json' };
import kin from './lists/kin.json' with { type: 'json' };
import ordinaryWords from './lists/ordinary-words.json' with { type: 'json' };
import organizationWords from './lists/organization-words.json' with { type: 'json' };
import particles from './lists/particles.json' with { type: 'json' };
import places from './lists/places.json' with { type: 'json' };
import registeredGivenNames from './lists/registered-given-names.json' with { type: 'json' };
import registeredSurnames from './lists/registered-surnames.json' with { type: 'json' };
import shortGivenNames from './lists/short-given-names.json' with { type: 'json' };
import surnameEndings from './lists/surname-endings.json' with { type: 'json' };
import surnames from './lists/surnames.json' with { type: 'json' };
import technicalWords from './lists/technical-words.json' with { type: 'json' };
import titles from './lists/titles.json' with { type: 'json' };
import { createWordTable, type WordTable } from './word-table.ts';

/** A frequent given name, or a rare one that no list has as another word. */
export const GIVEN = 1;
/** A surname, frequent, rare, or recognized by its ending. */
export const SURNAME = 2;
/** A word that begins sentences and titles. */
export const COMMON = 4;
/** A country, region or city. */
export const PLACE = 8;
/** A word that makes its neighbors the name of a firm or an institution. */
export const ORGANIZATION = 16;
/** A product or term of computing. */
export const TECHNICAL = 32;
/** A name that ordinary texts write in lower case as another word. */
export const EVERYDAY = 64;
/** A given name of at most three letters, which counts as a common word for that reason alone. */
const SHORT = 128;
/** A given name that registers of persons contain. */
export const REGISTERED_GIVEN = 256;
/** A surname that registers of persons contain. */
export const REGISTERED_SURNAME = 512;
/** A form of address or a rank. */
export const TITLE = 1024;
/** A word between the parts of a name. */
export const PARTICLE = 2048;
/** A frequent given name or surname. */
export const LISTED = 4096;
/** A word that manuals often use in lower case. */
export const ORDINARY = 8192;
/** A word for a relative, a neighbor or a profession. */
export const KIN = 16_384;
/** A department, a day or a shift. */
export const DEPARTMENT = 32_768;
/** A firm that is called by one name. */
export const FIRM = 65_536;
/** A frequent function word of any language. */
export const FUNCTION_WORD = 131_072;
// Not a word but the ending of surnames.
const ENDING = 262_144;

/** The bits that give a name another meaning. */
export const AMBIGUOUS: number = COMMON | PLACE | ORGANIZATION | TECHNICAL;
/** The bits of the lists that are judged together: a word in one of them is judged by no register and no ending. */
export const JUDGED: number = GIVEN | SURNAME | AMBIGUOUS | EVERYDAY | SHORT;

// Room for twice the words of all lists.
const SIZE_BITS = 18;
const ENDINGS_SIZE_BITS = 9;

let table: WordTable | undefined;
let endings: WordTable | undefined;

/** Returns what the lists say about a folded word in lower case with this hash (`word-hash.ts`), without its ending. */
export function bitsOfHash(hash: number): number {
  table ??= readLists();
  return table.bitsOf(hash);
}

/** Whether the last letters of a word, with this hash, are an ending of surnames. */
export function isSurnameEnding(hash: number): boolean {
  if (endings === undefined) {
    endings = createWordTable(ENDINGS_SIZE_BITS);
    endings.add(surnameEndings, ENDING);
  }
  return endings.bitsOf(hash) !== 0;
}

function readLists(): WordTable {
  const words = createWordTable(SIZE_BITS);
  words.add(givenNames, GIVEN | LISTED);
  words.add(surnames, SURNAME | LISTED);
  words.add(commonWords, COMMON);
  words.add(places, PLACE);
  words.add(organizationWords, ORGANIZATION);
  words.add(technicalWords, TECHNICAL);
  words.add(everydayNames, EVERYDAY);
  words.add(shortGivenNames, SHORT);
  // A name of a register counts as a name unless a list decides about the word.
  words.add(registeredSurnames, REGISTERED_SURNAME, { bits: SURNAME, unless: JUDGED });
  words.add(registeredGivenNames, REGISTERED_GIVEN, { bits: GIVEN, unless: (JUDGED & ~SURNAME) | LISTED });
  words.add(titles, TITLE);
  words.add(particles, PARTICLE);
  words.add(ordinaryWords, ORDINARY);
  words.add(kin, KIN);
  words.add(departments, DEPARTMENT);
  words.add(firms, FIRM);
  words.add(functionWords, FUNCTION_WORD);
  return words;
}

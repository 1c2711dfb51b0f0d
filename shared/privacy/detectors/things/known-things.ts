import { once } from '../../../once.ts';
import { isListedName, isPlainGivenName } from '../../names/name-bits.ts';
import { NAMESAKES } from '../../names/namesakes.ts';
import { compileExpression } from '../../text/compiled-expression.ts';
import { allMatches, matchAt } from '../../text/match-at.ts';
import { overlapping } from '../../text/range-search.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { textBefore } from '../../text/text-beside.ts';
import type { TextRange } from '../../text/text-range.ts';
import { isTitledInQuotes } from './named-in-quotes.ts';
import { precedingWord } from './preceding-word.ts';
import { spelledLetters } from './spelled-letters.ts';

// Shops, brands, islands, diseases and works that are written like a person, with or without a title, folded; none has
// a name that is common for persons. "Herr Dr. Oetker" is a person.
const NAMES = [
  'lou gehrig|creutzfeldt[- ]jakob|guillain[- ]barre',
  'tristan da cunha|tristao da cunha|fernando de noronha|marie[- ]galante',
  "bakker bart|max havelaar|uncle ben's|aunt jemima|jack wolfskin|tony's chocolonely|meister proper|mary poppins|robin hood|don qui(?:jote|xote|chotte)(?: de la mancha)?",
  "(?<!(?:herrn?|frau) )dr\\.? (?:oetker|hauschka|pepper|bronner(?:'?s)?|martens (?:boots?|shoes|schuhe|stiefel|schoenen|laarzen|1460)|scholl (?:sandal|schuh|inleg|einlege|soles|voet|fuss)[a-z]*)",
  // The car maker does what no woman of this name does; "Mercedes verkauft ihr Auto" is about a person.
  'mercedes(?= (?:sells|builds|recalls|recalled|launches|unveils|unveiled|produces|manufactures|baut|verkauft|produziert|fertigt|fabrica|fabrique|construit|costruisce|bouwt|verkoopt|produkuje|tillverkar)(?![a-z])(?! (?:her|his|ihre?n?|su|sus|sa|son|ses|haar|hennes|sin|sina|il suo|la sua)(?![a-z])))',
  'mr\\.? (?:clean|muscle|potato head)|mrs\\.? doubtfire|m(?:ada)?me tussauds?|madame (?:butterfly|bovary)|captain morgan (?:rum|spiced|0[.,]7)',
];
// Medical signs that are named after their discoverers, before the finding: "Babinski negativ". Those named after a
// first name (Thomas, Allen) are left out: "Thomas positiv" is mostly about a person.
const SIGNS =
  'babinski|romberg|lasegue|trendelenburg|valsalva|kernig|brudzinski|tinel|phalen|lhermitte|mingazzini|rovsing';
const SIDES = '(?:(?:beidseits|bds\\.?|bilateral(?:e|ment)?|links|rechts|obustronnie|obustronny) )?';
const RESULTS = 'negativ[aeo]?|positiv[aeo]?|negatief|positief|negatif|positif|ujemn[yea]|dodatni[ae]?|neg\\.|pos\\.';
const PRESENCE = 'assente|presente|absent|present';
// These are frequent surnames: "Kevin Murphy present" is in minutes, and "sig. Giordano positivo al test" has a title.
const SURNAMES = 'murphy|giordano|blumberg|homans|mcburney|lachman';
const TITLE_BEFORE =
  '(?<!(?:sig(?:\\.ra|ra|nora?)?|dott|dr|hr|herrn?|frau|fr|mrs?|ms|mme|sra?|pani?|mevr|mw|dhr|fru)\\.? )';
const TESTED = '(?! (?:al|alla|a|au|auf|getestet|getest|teste|testad[oa]|for|to|on|w|na)(?![a-z]))';
const KNOWN = compileExpression(
  `(?<![a-z])(?:${NAMES.join('|')}|(?:${SIGNS}) ${SIDES}(?:${RESULTS}|${PRESENCE})|${TITLE_BEFORE}(?:${SURNAMES}) ${SIDES}(?:${RESULTS})${TESTED})(?![a-z])`,
  'g',
);

/**
 * Returns a function that tells whether a name begins in the name of a shop, a brand, an island, a disease, a work or a
 * medical sign that is written like a person, spells a letter, is quoted with its title, or follows a word for a firm.
 * A name with a given name before it is a person's: "Max Robin Hood", "Paolo Giordano".
 */
export function knownThings({ lower }: Pick<ScannedText, 'lower'>): (name: TextRange) => boolean {
  const things = allMatches(KNOWN, lower).map(({ 0: written, index }) => ({
    start: index,
    end: index + written.length,
  }));
  const isInThing = overlapping(things);
  // Most texts have no name for which this is asked.
  const lettersIn = once(() => spelledLetters({ lower }));
  return (name) =>
    isInThing({ start: name.start, end: name.start + 1 }) ||
    isNamesake(lower, name) ||
    lettersIn()(name) ||
    isTitledInQuotes({ lower }, name) ||
    isFirm(lower, name);
}

// "Fa. Reinhardt", "ditta Bianchi"; a full name is the owner's.
const isFirm = (lower: string, { start, end }: TextRange): boolean =>
  !lower.slice(start, end).includes(' ') && FIRM_BEFORE.test(textBefore(lower, start, FIRM_REACH));

const FIRM_BEFORE = /(?:^|[^a-z])(?:fa\.|fma\.|firma|firmy|ditta|spett\.?le) $/;
const FIRM_REACH = 10;

// "Pan Kleks", even if "Pan" is read as a title, but neither "Max Peter Pan" nor "Johnnie Walker Meyer".
function isNamesake(lower: string, { start, end }: TextRange): boolean {
  const before = precedingWord(lower, start);
  const starts = before === '' ? [start] : [start, start - before.length - 1];
  return starts.some((from) =>
    namesakesAt(lower, from).some(
      (to) =>
        to > start &&
        !isPlainGivenName(precedingWord(lower, from)) &&
        !lower.slice(to, end).split(' ').some(isListedName),
    ),
  );
}

// Returns where the namesakes that begin at a position end.
function namesakesAt(lower: string, from: number): number[] {
  const written = matchAt(WORDS, lower, from) ?? '';
  const words = written.split(' ');
  return words.flatMap((_, i) => {
    const phrase = words.slice(0, i + 1).join(' ');
    return i > 0 && NAMESAKES.has(phrase.replace(/[.']/g, '')) ? [from + phrase.length] : [];
  });
}

// As many words as the longest namesake has.
const WORDS = /[a-z0-9][a-z0-9'.-]{0,24}(?: (?:& )?[a-z0-9][a-z0-9'.-]{0,24}){1,4}/y;

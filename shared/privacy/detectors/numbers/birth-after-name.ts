import type { Finding } from '../../finding.ts';
import { listedBits } from '../../names/name-bits.ts';
import { PARTICLES } from '../../names/particles.ts';
import { AMBIGUOUS, GIVEN } from '../../names/word-bits.ts';
import { compileExpression } from '../../text/compiled-expression.ts';
import { allMatches } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { CELL_BORDER } from '../../text/tables/table-cells.ts';
import { textBefore } from '../../text/text-beside.ts';
import { isMonth } from './months.ts';

// "Ik ben Siebren Ait Hammou (7-7-1983)", "09:00 Maria Leitão | 11.06.1938 |"; dates since 2000 belong to documents.
const AFTER_NAME = /[a-z\u00AA-\uFFFB] (?:\(|\| ?)(?<date>\d{1,2}([./-])\d{1,2}\2(?:19\d{2}))(?=\)| ?\|)/gi;
// Five words. Not measured.
const REACH = 80;
// What comes before a name: a line start, a time, a mark, or "I am". Not "approved by", nor a cell in a table of
// documents.
const I_AM = /^(?:am|bin|ben|soy|suis|sono|sou|jestem|ar)$/;
const BEFORE_NAME = /^$|[\d,;.:)-]$/;

// Most people who are alive were born in these years, and few of the documents that name them were written in them.
const YEAR = '(?:19\\d{2}|200\\d)';
const DATE = `(?<date>\\d{1,2}(?<sign>[./-])\\d{1,2}\\k<sign>${YEAR}|19\\d{2}-\\d{2}-\\d{2}|\\d{1,2}\\.? (?:de )?(?<month>[a-z]{3,10})\\.? (?:de )?${YEAR})`;
// A barrier covers a person that was already found: "Zwart, Hendrika (3 feb 1937)", "Ana Esono, 29 años (8 de mayo de
// 1996)".
const AFTER_PERSON = compileExpression(`\x9f,? (?:\\d{1,2} [a-z]{2,5}(?: old)?,? )?\\(${DATE}(?=\\))`, 'gi');
// "Patientin  Sivakumar Anusha, 30.06.1987": after a label for somebody whose date of birth is asked for.
const AFTER_LABEL = compileExpression(
  `(?:^|\n)[ \\t]{0,4}(?:patient(?:in|e)?|paciente|paziente|pacjent(?:ka)?|versicherter?|assuree?|asegurad[oa]|assistit[oa]|verzekerde|segurad[oa]|ubezpieczon[ya])[ :]{1,8}\x9f(?: \x9f)?, (?:\\*)?${DATE}(?![\\d./-])`,
  'gi',
);
// "Letto 7: Bruna Tamburini, 2.7.1940, tessera sanitaria TMB…": between a person and another value, in a record.
const IN_RECORD = compileExpression(`\x9f, ${DATE}, (?:[a-z.' -]{2,32} )?(?=\x9f)`, 'gi');
// A line of a list of appointments: "09:45 Gwendoline Small 30-01-48 check-up", also with a title before the name. No
// appointment was so long ago.
const AFTER_APPOINTMENT = compileExpression(
  `(?:^|[\n${CELL_BORDER}])[ \\t]{0,4}\\d{1,2}[:.h]?\\d{2}h? (?:[A-Za-z]{1,5}\\.? )?\x9f(?:,? | ?[|${CELL_BORDER}] ?)(?<date>\\d{1,2}(?<sign>[./-])\\d{1,2}\\k<sign>(?:${YEAR}|[3-9]\\d))(?![\\d./-])`,
  'g',
);
// "approved by Maria Leitão (7-7-1983)": the date of a document.
const BY = /(?:^|[^a-z])(?:by|von|par|por|da|door|przez|av|af) $/i;
const BY_REACH = 8;

/**
 * Finds dates of birth in brackets or in the next cell, directly after a name that its position or "I am" identifies,
 * or after a person that was already found.
 */
export function findBirthAfterName({ text }: ScannedText): Finding[] {
  const named = allMatches(AFTER_NAME, text).filter(({ index }) => isAfterPerson(textBefore(text, index + 1, REACH)));
  const found = allMatches(AFTER_PERSON, text).filter(
    ({ index, groups }) =>
      !BY.test(textBefore(text, index, BY_REACH)) &&
      (groups?.month === undefined || isMonth(groups.month.toLowerCase())),
  );
  const inRecord = allMatches(IN_RECORD, text);
  return [
    ...named,
    ...found,
    ...inRecord,
    ...allMatches(AFTER_APPOINTMENT, text),
    ...allMatches(AFTER_LABEL, text),
  ].map(({ 0: written, index, groups }) => {
    const end = index + (inRecord.some((each) => each.index === index) ? written.indexOf(', ', 2) : written.length);
    return { kind: 'DATE_OF_BIRTH', start: end - (groups?.date ?? '').length, end, strength: 2 };
  });
}

function isAfterPerson(before: string): boolean {
  const words = before.slice(before.lastIndexOf('\n') + 1).split(' ');
  const from = words.findLastIndex((word) => !isNameWord(word)) + 1;
  const names = words.slice(from).filter((word) => !PARTICLES.has(word));
  const bits = names.map((name) => listedBits(name.toLowerCase()));
  // "BRAMBILLASCA Pia", but "Aston Martin" and "San José"
  const isSurnameFirst = /^[A-Z\u00AA-\uFFFB'-]+$/.test(names[0] ?? '');
  return (
    names.length > 1 &&
    (((bits[0] ?? 0) & GIVEN) !== 0 || (isSurnameFirst && ((bits.at(-1) ?? 0) & GIVEN) !== 0)) &&
    bits.every((each) => (each & AMBIGUOUS) === 0) &&
    [BEFORE_NAME, I_AM].some((each) => each.test(words[from - 1] ?? ''))
  );
}

const isNameWord = (word: string): boolean =>
  !I_AM.test(word) && (/^[A-Z][A-Za-z\u00AA-\uFFFB'-]+$/.test(word) || PARTICLES.has(word));

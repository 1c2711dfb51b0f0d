import type { Finding } from '../../../finding.ts';
import { compileExpression } from '../../../text/compiled-expression.ts';
import { hasWordBefore } from '../../../text/context-expression.ts';
import { digitsOf } from '../../../text/digits-of.ts';
import { allMatches } from '../../../text/match-at.ts';
import type { ScannedText } from '../../../text/scanned-text.ts';
import { CELL_BORDER } from '../../../text/tables/table-cells.ts';
import { textAfter, textBefore } from '../../../text/text-beside.ts';
import { PHONE_WORDS } from './phone-words.ts';

// Words that mean nothing but an extension before a number, folded.
const CERTAIN = [
  'extn?\\.?',
  'durchwahl',
  'nebenstelle',
  'nst\\.',
  'tst\\.',
  'anknytning',
  'ankn\\.',
  '(?<!(?:sr|sred|srednica|wym|temp)\\.? )wewn?\\.',
  'wewnetrzny',
  '(?:interno|linea) telefonic[oa]',
].join('|');
// Words that also mean a road, a workplace, a flat, an appliance, an appendix or a branch line.
const DOUBTFUL = 'extension|extensao|dw\\.?|poste|interno|int\\.|toestel|anexo|ramal';
const LINK = String.raw`["']?[ :.=]{0,3}(?:(?:nr|no|n\.o|num|number|numero|nummer|is|ist|lautet|est|es|e|ar)\.?:? )?["'#]?`;
// Rules out numbers that are not extensions: a measure, a count, a longer number, or a number with a sign after it.
const END = String.raw`(?![a-z0-9%]|[.,:/-]\d| ?(?:%|€|${CELL_BORDER}|m2?|cm|mm|km|kg|h|min|zl|eur|v|kw)(?![a-z])| \d)`;
const DIGITS = `(?:[: ]{1,2}-\\d{1,5}|${LINK}\\d{2,5})${END}`;
const EXTENSION = compileExpression(`(?<![a-z0-9_./-])(?:${CERTAIN})${DIGITS}`, 'g');
const DOUBTFUL_EXTENSION = compileExpression(`(?<![a-z0-9_./-])(${DOUBTFUL})${DIGITS}`, 'g');
// "Fax -99", "DW -338": what replaces the last digits of a number given before.
const LAST_DIGITS = compileExpression(
  `(?<![a-z0-9_./-])(?:telefax|fax|telefon|tel\\.?|fon|dw\\.?)[: ]{1,2}-\\d{1,4}${END}`,
  'g',
);

// How far before a doubtful word a word for phones counts: a few words. Not measured.
const REACH = 40;
// After a name or a department and a comma, in brackets, or at the beginning of a line or sentence: "Stumpf, DW 418".
const APART = compileExpression(
  `[a-z]{3}\\)?(?:,|;| -| \\||:| ${CELL_BORDER}) ?\\(?$|[a-z] \\($|[.?!] $|(?:^|\\n)$`,
  '',
);
// "all'interno 214", "au poste 4512", "la ext. 318"
const CALLED = /(?:^|[^a-z])(?:on|at|his|her|my|your|au|le|son|mon|all'|l'|dall'|al|mi|su|na|no|meu|op|mijn) ?$/;
const BEFORE_REACH = 8;
// The end of a clause, or a word that joins something else to it.
const FOLLOWED = compileExpression(
  `^["']?(?:$|[.,;)\\]|\\n?!]| (?:-|\\||\\(|${CELL_BORDER}|(?:or|oder|ou|o|oppure|of|lub|eller|e|et|und|and|y|i|och|en|if|si|se|dopo|dalle|entro|wenn|nach|avant|apres)(?![a-z])))`,
  '',
);
const FOLLOWED_REACH = 12;
// "A4, S8 i DW 881": voivodeship roads.
const ROADS = /drog|tras|wojewodzk|(?:^|[^a-z])(?:dk|s|a|dw) ?\d{1,3}[ ,]/;

/** Finds extensions of phones, which have two to five digits, directly after a word for them. */
export function findExtensions(scanned: ScannedText): Finding[] {
  const { lower } = scanned;
  return [
    ...allMatches(EXTENSION, lower),
    ...allMatches(LAST_DIGITS, lower),
    ...allMatches(DOUBTFUL_EXTENSION, lower).filter((match) => isOfTelephone(scanned, match)),
  ].map(extensionAtEnd);
}

/** Whether a number is an extension, too short to be looked for elsewhere: "214" may be a room or an amount there. */
export const isExtension = (written: string): boolean => digitsOf(written).length < LOCAL_DIGITS_MIN;

// A shorter number is not even a local one.
const LOCAL_DIGITS_MIN = 6;

function extensionAtEnd({ 0: written, index }: RegExpExecArray): Finding {
  const [digits] = /-?\d{1,5}$/.exec(written) as RegExpExecArray;
  const end = index + written.length;
  return { kind: 'PHONE', start: end - digits.length, end, strength: 2, value: `x${digitsOf(digits)}` };
}

function isOfTelephone(scanned: ScannedText, { 0: written, 1: word = '', index }: RegExpExecArray): boolean {
  if (/-\d{1,5}$/.test(written)) {
    return true;
  }
  const { lower } = scanned;
  const isRoad = word.startsWith('dw') && ROADS.test(textBefore(lower, index, REACH));
  if (isRoad || !FOLLOWED.test(textAfter(lower, index + written.length, FOLLOWED_REACH))) {
    return false;
  }
  // Two digits after some of the words are as often a workplace, an appliance or an appendix.
  const isLong = /\d{3}$/.test(written) || /^(?:dw|int)/.test(word);
  return (
    hasWordBefore(scanned, index, { words: PHONE_WORDS, reach: REACH }) ||
    (isLong && word !== 'anexo' && isApart(textBefore(lower, index, BEFORE_REACH)))
  );
}

const isApart = (before: string): boolean => APART.test(before) || CALLED.test(before);

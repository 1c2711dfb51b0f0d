import type { Finding } from '../../finding.ts';
import { COMMON, GIVEN, listedBits, nameBits, PLACE, SURNAME, TECHNICAL } from '../../names/name-bits.ts';
import { SURNAME_PARTICLE } from '../../names/particles.ts';
import { isFunctionWord } from '../../names/words-of-languages.ts';
import { compileExpression } from '../../text/compiled-expression.ts';
import { allMatches, matchAt } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { textAfter } from '../../text/text-beside.ts';
import type { TextRange } from '../../text/text-range.ts';
import { wordSet } from '../../word-set.ts';

// "ik heet jullie van harte welkom" and "ich heiße euch willkommen" welcome somebody.
const INTRODUCTION =
  /(?<![a-z])(?:my name is|my name's|mein name ist|je m'appelle|me llamo|mi nombre es|mi chiamo|mijn naam is|meu nome e|chamo-me|nazywam sie|mam na imie|jag heter|(?:ich heisse|ik heet)(?! [^\n,.;!?]{1,40} (?:welkom|willkommen))) /g;
// After these words, "asap" and "successor" are as likely as a name.
const CALLED = /(?<![a-z])(?:call(?:s|ed)? me|named? him) /g;
// "fatt. contestata / cli d'onofrio carmela / doc ok": notes of a call, in parts between slashes.
const NOTED = /(?:^|[\n/|] ?)(?:cli|cliente|client|cl|klient|klientka|kl\. p|kunde|kundin|klant|kund)[.:]? (?=[a-z])/g;
const NOTE_END = /^(?: ?[/|\n;,]|$)/;
const WORD = /(?:[dl]')?[a-z\u00AA-\uFFFB]{2,32}(?:['-][a-z\u00AA-\uFFFB]{1,32}){0,2}/y;
const GAP = compileExpression(` ((?:(?:${SURNAME_PARTICLE}) ){0,3})`, 'y');
// In lower case, a sentence soon continues after "my name is" and the name. Not measured.
const WORDS_MAX = 3;
// What is said about a name instead of the name ("my name is misspelled", "mein name ist falsch geschrieben"), and what
// a sentence goes on with, though it is a given name somewhere: "my name is an example".
const NOT_INTRODUCED = wordSet(
  `spelled spelt misspelled misspelt pronounced mispronounced written printed listed registered wrong wrongly incorrect incorrectly misread long odd valid
  falsch richtig geschrieben buchstabiert eingetragen anders mal ecrit faux incorrecto correcto equivocado escrito sbagliato scritto errato corretto verkeerd fout gespeld errado
  correto inaczej zle bledne zapisane fel felstavat
  an ad can even else mine till bitte elle una uno uma esa esta isto nao tal tan om`,
);

/** Finds names in lower case that only an introduction identifies, or a word for a customer in notes. */
export function findIntroduced(scanned: ScannedText): Finding[] {
  const introduced = namesAfter(INTRODUCTION, scanned, canBeIntroduced);
  const called = namesAfter(CALLED, scanned, (word) => isName(word) && hasNoOtherMeaning(word));
  const noted = namesAfter(NOTED, scanned, hasNoOtherMeaning).filter(
    ({ start, end }) =>
      NOTE_END.test(textAfter(scanned.text, end, 2)) && scanned.lower.slice(start, end).split(' ').some(isName),
  );
  return [...introduced, ...called, ...noted].map(({ start, end }) => ({ kind: 'PERSON', start, end, strength: 2 }));
}

function namesAfter(
  words: RegExp,
  { text, lower }: ScannedText,
  canBegin: (word: string) => boolean,
): readonly TextRange[] {
  return allMatches(words, lower).flatMap(({ 0: written, index }) => {
    const start = index + written.length;
    const first = matchAt(WORD, text, start);
    return first !== null && canBegin(first) ? [{ start, end: nameEnd(text, start + first.length) }] : [];
  });
}

const isName = (word: string): boolean => (nameBits(word) & (GIVEN | SURNAME)) !== 0;

const hasNoOtherMeaning = (word: string): boolean =>
  (listedBits(word) & (COMMON | TECHNICAL)) === 0 && !isFunctionWord(word);

// "my name is will": after an introduction, a given name is a name, whatever else it means.
const canBeIntroduced = (word: string): boolean =>
  !NOT_INTRODUCED.has(word) && (hasNoOtherMeaning(word) || ((listedBits(word) & GIVEN) !== 0 && !isFunctionWord(word)));

// Returns the end of a name whose first word is known.
function nameEnd(text: string, firstEnd: number): number {
  let end = firstEnd;
  for (let words = 1; words < WORDS_MAX; words += 1) {
    const gap = matchAt(GAP, text, end);
    const word = gap === null ? null : matchAt(WORD, text, end + gap.length);
    if (gap === null || word === null || !(gap === ' ' ? hasNoOtherMeaning(word) : isSurname(word))) {
      break;
    }
    end += gap.length + word.length;
  }
  return end;
}

// "bento da silva", not "anna di napoli".
const isSurname = (word: string): boolean => (nameBits(word) & (SURNAME | PLACE)) === SURNAME;

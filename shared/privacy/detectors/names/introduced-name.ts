import type { Finding } from '../../finding.ts';
import { COMMON, GIVEN, listedBits, nameBits, SURNAME, TECHNICAL } from '../../names/name-bits.ts';
import { allMatches, matchAt } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { textAfter } from '../../text/text-beside.ts';

const INTRODUCTION =
  /my name is |my name's |call(?:s|ed)? me |name him |named him |mein name ist |ich heisse |je m'appelle |me llamo |mi nombre es |mi chiamo |mijn naam is |ik heet |meu nome e |chamo-me |nazywam sie |mam na imie /g;
// "fatt. contestata / cli d'onofrio carmela / doc ok": notes of a call, in parts between slashes.
const NOTED = /(?:^|[\n/|] ?)(?:cli|cliente|client|cl|klient|klientka|kl\. p|kunde|kundin|klant|kund)[.:]? (?=[a-z])/g;
const NOTE_END = /^(?: ?[/|\n;,]|$)/;
const WORD = /(?:[dl]')?[a-z\u00AA-\uFFFB]{2,32}(?:['-][a-z\u00AA-\uFFFB]{1,32}){0,2}/y;
// In lower case, a sentence soon continues after "my name is" and the name. Not measured.
const WORDS_MAX = 3;

/** Finds names in lower case that only an introduction identifies, or a word for a customer in notes. */
export function findIntroduced({ text, lower }: ScannedText): Finding[] {
  const found: Finding[] = [];
  for (const { 0: words, index } of allMatches(INTRODUCTION, lower)) {
    const start = index + words.length;
    const end = nameEnd(text, start);
    if (end > start) {
      found.push({ kind: 'PERSON', start, end, strength: 2 });
    }
  }
  for (const { 0: words, index } of allMatches(NOTED, lower)) {
    const start = index + words.length;
    const end = nameEnd(text, start);
    const names = lower.slice(start, end).split(' ');
    if (NOTE_END.test(textAfter(text, end, 2)) && names.some(isName)) {
      found.push({ kind: 'PERSON', start, end, strength: 2 });
    }
  }
  return found;
}

const isName = (word: string): boolean => (nameBits(word) & (GIVEN | SURNAME)) !== 0;

function nameEnd(text: string, start: number): number {
  let end = start;
  for (let words = 0; words < WORDS_MAX; words += 1) {
    const from = words === 0 ? start : end + 1;
    const word = words === 0 || text.charAt(end) === ' ' ? matchAt(WORD, text, from) : null;
    if (word === null || (listedBits(word) & (COMMON | TECHNICAL)) !== 0) {
      break;
    }
    end = from + word.length;
  }
  return end;
}

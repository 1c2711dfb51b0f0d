import type { Finding } from '../../finding.ts';
import { COMMON, listedBits, TECHNICAL } from '../../names/name-bits.ts';
import { allMatches, matchAt } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';

const INTRODUCTION =
  /my name is |my name's |call(?:s|ed)? me |name him |named him |mein name ist |ich heisse |je m'appelle |me llamo |mi nombre es |mi chiamo |mijn naam is |ik heet |meu nome e |chamo-me |nazywam sie |mam na imie /g;
const WORD = /[a-z\u00AA-\uFFFB]{2,32}(?:['-][a-z\u00AA-\uFFFB]{1,32}){0,2}/y;
// In lower case, a sentence soon continues after "my name is" and the name. Not measured.
const WORDS_MAX = 3;

/** Finds names in lower case that only an introduction identifies. */
export function findIntroduced({ text, lower }: ScannedText): Finding[] {
  const found: Finding[] = [];
  for (const { 0: words, index } of allMatches(INTRODUCTION, lower)) {
    const start = index + words.length;
    const end = nameEnd(text, start);
    if (end > start) {
      found.push({ kind: 'PERSON', start, end, strength: 2 });
    }
  }
  return found;
}

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

import type { Finding } from '../finding.ts';
import { BARRIER } from '../text/barrier.ts';
import type { FoldedText } from '../text/folded-text.ts';
import { allMatches } from '../text/match-at.ts';
import { standsAlone } from '../text/stands-alone.ts';
import { FIRST_WORD, type KnownValues, spellingsAt, spellingsByFirstWord } from './known-spellings.ts';

/** Finds earlier findings wherever they occur as a whole word, even where nothing else would find them. */
export function findKnownValues({ text }: Pick<FoldedText, 'text'>, known: KnownValues): Finding[] {
  const byFirstWord = spellingsByFirstWord(known);
  const found: Finding[] = [];
  for (const { 0: word, index } of allMatches(FIRST_WORD, text)) {
    for (const { spelling, offset, kind, value } of spellingsAt(text, index, byFirstWord.get(word) ?? [])) {
      const start = index - offset;
      const end = start + spelling.length;
      if (standsAsWord(text, start, end)) {
        found.push({ kind, value, start, end, strength: 3 });
        break;
      }
    }
  }
  return found;
}

/** Whether a range is a word of its own, also beside letters of scripts without spaces. */
export function standsAsWord(text: string, start: number, end: number): boolean {
  const isForeign = (index: number): boolean => text.charCodeAt(index) > 127 && text.charAt(index) !== BARRIER;
  return !(isForeign(end - 1) && isForeign(end)) && standsAlone(text, start, end);
}

import { type PairKind, pairsOf } from './word-pairs.ts';

// A sentence in which one thing was changed, so that it is probably wrong.
interface ChangedSentence {
  readonly change: PairKind | 'next number' | 'other number' | 'exchanged numbers';
  readonly text: string;
}

const KINDS: readonly PairKind[] = ['bound', 'unit', 'calendar'];
const NUMBER = /(?<![\p{L}\d.,:])\d+(?:[.,:]\d+)*(?![\p{L}\d])/gu;
const MARK = /\[[\d, -]+\]/gu;

/**
 * Returns every sentence that differs from this one in one number, unit, day, month or bound. A number is replaced by
 * the next higher one, or by one of the excerpt that the sentence does not have.
 */
export function changedSentences(text: string, language: string, excerpt: string): ChangedSentence[] {
  return [...changedNumbers(text, excerpt), ...KINDS.flatMap((kind) => changedWords(text, kind, language))];
}

function changedWords(text: string, kind: PairKind, language: string): ChangedSentence[] {
  return pairsOf(kind, language).flatMap(([from, to]) => {
    const at = text.search(wordPattern(from));
    return at < 0 ? [] : [{ change: kind, text: replaced(text, { at, from, to }) }];
  });
}

function changedNumbers(text: string, excerpt: string): ChangedSentence[] {
  // Marks keep their places, but are no numbers.
  const body = text.replace(MARK, (mark) => ' '.repeat(mark.length));
  const found = [...body.matchAll(NUMBER)];
  const others = [...new Set(excerpt.match(NUMBER) ?? [])].filter((each) => !body.includes(each));
  const other = others[Math.floor(others.length / 2)];
  const changed = found.flatMap(({ 0: number, index }): ChangedSentence[] => [
    ...(/^\d+$/.test(number)
      ? [
          {
            change: 'next number' as const,
            text: replaced(text, { at: index, from: number, to: `${Number(number) + 1}` }),
          },
        ]
      : []),
    ...(other === undefined
      ? []
      : [{ change: 'other number' as const, text: replaced(text, { at: index, from: number, to: other }) }]),
  ]);
  return [...changed, ...exchangedNumbers(text, found)];
}

function exchangedNumbers(text: string, [first, second]: readonly RegExpExecArray[]): ChangedSentence[] {
  if (first === undefined || second === undefined || first[0] === second[0]) {
    return [];
  }
  const half = replaced(text, { at: second.index, from: second[0], to: first[0] });
  return [{ change: 'exchanged numbers', text: replaced(half, { at: first.index, from: first[0], to: second[0] }) }];
}

function wordPattern(word: string): RegExp {
  const literal = word.replace(/[$.]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}])`, 'u');
}

interface Replacement {
  readonly at: number;
  readonly from: string;
  readonly to: string;
}

function replaced(text: string, { at, from, to }: Replacement): string {
  return `${text.slice(0, at)}${to}${text.slice(at + from.length)}`;
}

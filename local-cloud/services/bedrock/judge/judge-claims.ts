import { stem, wordsOf } from '../words.ts';

const CLAIM = /<claim n="(\d+)">\n<source>\n([\s\S]*?)\n<\/source>\n<statement>\n([\s\S]*?)\n<\/statement>\n<\/claim>/g;
// A fifth of the words is enough to tell a statement about the source from one about something else. Not measured.
const SHARED_MIN = 0.2;

/**
 * How the judge decides: by comparing texts, or, as a test sets it, always yes, always no, or with a reply that is not
 * JSON.
 */
export type JudgeManner = 'reads' | 'yes' | 'no' | 'garbled';

/**
 * Replies as JSON like a small model that judges statements; null if the message has no claim. A source supports a
 * statement that shares enough words with it. A statement that shares none is treated as a translation, which may name
 * only the numbers of its source.
 */
export function judgeClaims(message: string, manner: JudgeManner): string | null {
  const claims = [...message.matchAll(CLAIM)];
  if (claims.length === 0) {
    return null;
  }
  if (manner === 'garbled') {
    return 'I think that they are fine.';
  }
  const verdicts = claims.map(([, n = '', source = '', statement = '']) => {
    const isSupported = manner === 'reads' ? supports(source, statement) : manner === 'yes';
    return [n, isSupported ? 'yes' : 'no'];
  });
  return JSON.stringify(Object.fromEntries(verdicts));
}

function supports(source: string, statement: string): boolean {
  const known = new Set(wordsOf(source).map(stem));
  const words = wordsOf(statement).filter((word) => word.length > 3 && !/\d/.test(word));
  const shared = words.filter((word) => known.has(stem(word))).length;
  const numbers = (text: string) => new Set(text.match(/\d+/g) ?? []);
  if (shared === 0) {
    return [...numbers(statement)].every((number) => numbers(source).has(number));
  }
  return shared / words.length >= SHARED_MIN;
}

import { hasWord } from '../reading/evidence.ts';
import type { Token } from '../reading/tokens.ts';
import type { Comparison } from './comparison.ts';

/** Returns the share of a statement's words that its source has too; 1 if it has no words. */
export function coverageOf(comparison: Comparison): number {
  const content = comparison.said.content.filter((word) => !word.meanings.includes('deny'));
  const known = content.filter((word) => isKnown(word, comparison));
  return content.length === 0 ? 1 : known.length / content.length;
}

function isKnown(word: Token, { evidence }: Comparison): boolean {
  return evidence.some(({ source, context }) => hasWord(source, word) || hasWord(context, word));
}

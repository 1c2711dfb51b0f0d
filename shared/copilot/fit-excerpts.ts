import { redactedTokensMax } from '../pricing/token-bound.ts';
import { PLACEHOLDER } from './placeholder.ts';
import { type Excerpt, excerptBlock } from './prompt/prompt.ts';

/**
 * An excerpt, and the bound that is stored with its passage: the most tokens that its title, headings and text can have
 * for any model, or null if this is not known.
 */
interface BoundedExcerpt extends Excerpt {
  readonly tokensMax: number | null;
}

/**
 * Returns the best excerpts, in their order, as many as fit into the reserved tokens; one that is too large is skipped.
 */
export function fitExcerpts<Passage extends BoundedExcerpt>(
  passages: readonly Passage[],
  tokensMax: number,
): Passage[] {
  const fitting: Passage[] = [];
  let left = tokensMax;
  for (const passage of passages) {
    const tokens = excerptTokensMax(passage, fitting.length + 1);
    if (tokens > left) {
      continue;
    }
    left -= tokens;
    fitting.push(passage);
  }
  return fitting;
}

/**
 * Returns the maximum number of tokens of one excerpt in the prompt: the bound that is stored with it, plus one token
 * for each byte that the prompt adds around and inside it, plus the reserve for its placeholders. The result is never
 * more than the bound that follows from the bytes of the excerpt in the prompt; if no bound is stored, it is that
 * bound.
 */
export function excerptTokensMax(excerpt: BoundedExcerpt, n: number): number {
  const block = excerptBlock(excerpt, n);
  const added = Buffer.byteLength(block) - Buffer.byteLength(excerpt.title) - Buffer.byteLength(excerpt.text);
  const placeholders = `${excerpt.title}\n${excerpt.text}`.match(PLACEHOLDER)?.length ?? 0;
  return redactedTokensMax(block, excerpt.tokensMax, { placeholders, added: Math.max(0, added) });
}

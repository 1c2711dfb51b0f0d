import { type Token, wordAt } from '../tokens.ts';
import { isContent } from './content.ts';

/** How a clause is joined to the previous one. */
export type Opener = 'and' | 'but' | 'if' | 'except' | 'because' | 'comma';

const OPENERS = ['but', 'if', 'except', 'because', 'and'] as const;
// Adverbs after the word that they contrast.
const CONTRASTING = /^(?:dagegen|hingegen|jedoch|allerdings|daarentegen|echter|however)$/;
// The openers of a clause that such an adverb can contrast.
const CONTRASTABLE: readonly (Opener | null)[] = [null, 'comma', 'but'];

interface Begun {
  readonly opener: Opener | null;
  readonly start: number;
}

/**
 * Returns how the word at an index begins a new clause; null if it does not. The result is `contrast` for a word inside
 * a clause that contrasts the whole clause with the one before.
 */
export function joinOf(tokens: readonly Token[], at: number, begun: Begun): Opener | 'contrast' | null {
  const opener = isPredicate(tokens, at) ? null : openerOf(tokens[at] as Token);
  return opener === 'but' && isContrasted(tokens, at, begun) ? 'contrast' : opener;
}

/** Whether a word that begins clauses elsewhere ends one here: "they are excepted", "it is not there yet". */
export function isPredicate(tokens: readonly Token[], at: number): boolean {
  if (wordAt(tokens, at) === 'yet') {
    return (tokens[at + 1]?.kind ?? 'sign') === 'sign';
  }
  return tokens[at]?.meanings.includes('except') === true && tokens.slice(at + 1).every(({ kind }) => kind === 'sign');
}

// What the word contrasts comes before it: "..., der Feinfilter dagegen nicht", "...; Helme hingegen sind Pflicht".
function isContrasted(tokens: readonly Token[], at: number, { opener, start }: Begun): boolean {
  if (CONTRASTING.test(wordAt(tokens, at))) {
    return CONTRASTABLE.includes(opener) && tokens.slice(start, at).some(isContent);
  }
  if (opener !== 'comma') {
    return false;
  }
  const end = tokens.findIndex(({ kind }, i) => i > at && kind === 'sign');
  const part = tokens.slice(at + 1, end === -1 ? undefined : end);
  const hasNot = part.some(({ meanings }) => meanings.includes('not'));
  return hasNot && !part.some(isContent) && tokens.slice(start, at).some(isContent);
}

function openerOf({ text, meanings }: Token): Opener | null {
  if (text === ';') {
    return 'but';
  }
  if (/^[,:()–—]$/.test(text)) {
    return 'comma';
  }
  return OPENERS.find((opener) => meanings.includes(opener)) ?? null;
}

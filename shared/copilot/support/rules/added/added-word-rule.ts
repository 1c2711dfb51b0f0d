import { meansSame } from '../../reading/evidence.ts';
import type { Statement } from '../../reading/statement.ts';
import type { Token } from '../../reading/tokens.ts';
import { isCitedWord } from '../facts/cited-words.ts';
import type { Comparison, Rule } from '../rule.ts';

// Longer additions are sentences of their own, which may reword another one of the source.
const ADDED_MAX = 3;
// The most tokens of an addition, including function words: "is one of the most famous painters who" is another
// sentence.
const SPAN_MAX = 6;
// Fewer copied words do not make a copy.
const COPIED_MIN = 4;
// Adverbs such as "actually", "generally" and "naturellement" add nothing.
const ADVERB = /(?:ly|mente|ment|weise)$/;
const SAYING_NOTHING =
  /^(?:sehr|auch|schon|bereits|immer|well|very|quite|back|towards?|within|deja|bien|ya|gia|ja|al|ook|wel|juz|redan|minus)$/;

/**
 * A statement that is otherwise a copy must not have more words than its source: "with date, photo and signature" for
 * "with date and signature". A paraphrase is not such a copy: it leaves something out where it adds something.
 */
export const addedWordRule: Rule = (comparison) => {
  const { said, evidence, isTranslated } = comparison;
  const [first] = evidence;
  // In a script without spaces each character is a token.
  const applies = !isTranslated && said.language !== 'zh';
  if (first === undefined || !applies || first.unit.kind === 'row' || leavesOut(first.source, said)) {
    return null;
  }
  const added = addedTo(first.source, said);
  return added.some((word) => isNew(word, comparison)) ? 'invented' : null;
};

// Returns the words that a statement adds within a sentence that it copies, or after an "and" at its end; none if it
// does anything else.
function addedTo(source: Statement, said: Statement): readonly Token[] {
  const [own, theirs] = [tellingIn(said), tellingIn(source)];
  const start = own.findIndex((word, at) => !isSame(word, theirs[at]));
  const count = own.length - theirs.length;
  const added = start < 0 ? [] : own.slice(start, start + count);
  const isRest =
    own.length > theirs.length &&
    theirs.slice(start).every((word, at) => isSame(own[start + count + at] as Token, word));
  // "It is red and comes without a lid" for "it is red, without a lid" only adds a verb.
  const isAtEnd = start >= theirs.length;
  const isInside = start > 0 && isAtEnd === followsAnd(added[0], said);
  const isCopy = count > 0 && count <= ADDED_MAX && theirs.length >= COPIED_MIN;
  return isCopy && isRest && isInside && spanOf(added, said) <= SPAN_MAX ? added : [];
}

// Whether a statement lacks a function word of its source: "it lasts three days" for "it is three days" has another
// verb. Words with a listed meaning may be left out.
function leavesOut({ tokens }: Statement, said: Statement): boolean {
  return tokens.some(
    ({ kind, word, isFiller, meanings }) =>
      kind === 'word' && isFiller && meanings.length === 0 && !said.tokens.some((each) => each.word === word),
  );
}

// The number of tokens from the last copied word to the last added one.
function spanOf(added: readonly Token[], { tokens, content }: Statement): number {
  const first = tokens.indexOf(added[0] as Token);
  const before = tokens.findLastIndex((each, i) => i < first && content.includes(each));
  return tokens.indexOf(added.at(-1) as Token) - before;
}

function followsAnd(word: Token | undefined, { tokens, content }: Statement): boolean {
  const at = tokens.indexOf(word as Token);
  const before = tokens.findLastIndex((each, i) => i < at && content.includes(each));
  return tokens.slice(before + 1, at).some(({ meanings }) => meanings.includes('and'));
}

// The words that say something: neither articles and signs, nor the "and" that moves when a list gets longer.
function tellingIn({ tokens, content }: Statement): readonly Token[] {
  return tokens.filter(
    (token) =>
      content.includes(token) ||
      token.kind === 'number' ||
      (token.kind === 'word' && token.meanings.some((each) => !/^(?:and|per|number:1)$/.test(each))),
  );
}

function isSame(word: Token, other: Token | undefined): boolean {
  return other !== undefined && (word.word === other.word || meansSame(word, other));
}

// Whether a word says something that nothing cited says.
function isNew(word: Token, comparison: Comparison): boolean {
  const isSaying = comparison.said.content.includes(word) && !ADVERB.test(word.word) && !SAYING_NOTHING.test(word.word);
  return isSaying && !isCitedWord(word, comparison);
}

import { hasWord, saysSame } from '../reading/evidence.ts';
import { isSameWord } from '../reading/fold-word.ts';
import { likenessOf } from '../reading/same-quantity.ts';
import type { Statement } from '../reading/statement.ts';
import type { Token } from '../reading/tokens.ts';
import type { Comparison, Rule } from './rule.ts';
import { isBe } from './structure-rules.ts';

// Tuned on the half of the replies that is for tuning (docs/quality.md).
const INVENTED_WORDS_MIN = 2;
const REASON_UNKNOWN_MIN = 0.5;
const COVERED_MIN = 0.3;
const COPIED_MIN = 0.9;
const NEARLY_VERBATIM = 0.6;

/** A part of a statement is not free of everything that the source says. */
export const inventedRule: Rule = (comparison) => {
  const { said, isTranslated } = comparison;
  if (isTranslated || said.clauses.length < 2) {
    return null;
  }
  const isInvented = said.clauses.some(({ content, quantities }) => {
    const unknown = content.filter((word) => !isKnown(word, comparison));
    return unknown.length === content.length && unknown.length >= INVENTED_WORDS_MIN && quantities.length === 0;
  });
  return isInvented ? 'invented' : null;
};

/** A reason is one that the source gives. */
export const reasonRule: Rule = (comparison) => {
  const isInvented = comparison.said.clauses.some(({ opener, content }) => {
    const unknown = content.filter((word) => !isKnown(word, comparison));
    return (
      opener === 'because' &&
      unknown.length >= INVENTED_WORDS_MIN &&
      unknown.length / content.length >= REASON_UNKNOWN_MIN
    );
  });
  return isInvented && !comparison.isTranslated ? 'invented' : null;
};

/** What a nearly copied sentence is about is not replaced: "Contractors repeat it" is not "Employees repeat it". */
export const subjectRule: Rule = (comparison) => {
  const { said, evidence, isTranslated } = comparison;
  // "In principle no, ...": what stands alone before the first clause is not its subject.
  const first = (said.clauses.find(({ content }) => content.length > 1) ?? said).content[0];
  // Where words have no spaces, a character tells no subject.
  if (
    isTranslated ||
    said.language === 'zh' ||
    first === undefined ||
    isKnown(first, comparison) ||
    coverageOf(comparison) < NEARLY_VERBATIM
  ) {
    return null;
  }
  const subjects = evidence.map(({ said: source }) => source.content[0]).filter((word) => word !== undefined);
  const hasBe = ({ tokens }: Statement) => tokens.some(isBe);
  // The active names who does what the passive leaves open.
  const isTurned = evidence.some(({ said: source }) => hasBe(source) !== hasBe(said));
  const isReplaced = !isTurned && subjects.some((subject) => !said.content.some((word) => saysSame(word, subject)));
  return isReplaced ? 'invented' : null;
};

/** Enough of what it says is said in the source; numbers and dates that are not have been rejected before. */
export const wordsRule: Rule = (comparison) => {
  const { content, quantities, dates } = comparison.said;
  const counted = quantities.length + dates.length;
  const stated = coverageOf(comparison) * content.length + counted;
  const isCovered = content.length === 0 || stated / (content.length + counted) >= COVERED_MIN;
  return comparison.isTranslated || isCovered ? null : 'words';
};

/** The share of a statement's words that its source has too; 1 where it has none. */
function coverageOf(comparison: Comparison): number {
  const { content } = comparison.said;
  const known = content.filter((word) => isKnown(word, comparison));
  return content.length === 0 ? 1 : known.length / content.length;
}

/**
 * Whether one clause of one source says all of each clause, almost word for word: words of one meaning do not count.
 */
export function isCopied({ said, evidence }: Comparison): boolean {
  return said.clauses.every(({ tokens, content, quantities }) =>
    evidence.some(({ said: source, context }) =>
      source.clauses.some((clause) => {
        const known = [...clause.tokens, ...context.tokens, ...source.content.slice(0, 1)];
        const found = content.filter((word) => known.some((each) => each.kind === 'word' && isSameWord(word, each)));
        const hasNumbers = quantities.every((one) =>
          clause.quantities.some((other) => likenessOf(one, other) === 'same'),
        );
        const pace = tokens.flatMap(({ meanings }) => meanings.filter((meaning) => meaning.startsWith('period:')));
        const hasPace = pace.every((meaning) => clause.tokens.some(({ meanings }) => meanings.includes(meaning)));
        return hasNumbers && hasPace && found.length >= content.length * COPIED_MIN;
      }),
    ),
  );
}

function isKnown(word: Token, { evidence }: Comparison): boolean {
  return evidence.some(({ said, context }) => hasWord(said, word) || hasWord(context, word));
}

import { sharesWord } from '../reading/evidence.ts';
import type { Statement } from '../reading/statement.ts';
import type { Token } from '../reading/tokens.ts';
import type { Rule } from './rule.ts';

// How many words after "before" or "after" name the moment: "before the last harvest".
const MOMENT_WORDS = 4;

const OPPOSITE_MOMENT: Readonly<Record<string, string>> = {
  'bound:after': 'bound:before',
  'bound:before': 'bound:after',
};

/** An event before a moment must not be stated to happen after it. */
export const momentRule: Rule = ({ said, evidence }) => {
  const isReversed = momentsOf(said).some(({ meaning, words, isNegated }) => {
    const others = evidence.flatMap(({ source }) => momentsOf(source)).filter((each) => sharesWord(words, each.words));
    // "No repair begins before the signature" means "after the signature, not before".
    return (
      others.length > 0 &&
      others.every((each) => each.meaning === OPPOSITE_MOMENT[meaning] && each.isNegated === isNegated)
    );
  });
  return isReversed ? 'opposite' : null;
};

interface Moment {
  readonly meaning: string;
  readonly words: readonly Token[];
  /** Whether its clause denies something. */
  readonly isNegated: boolean;
}

function momentsOf({ tokens, content, clauses }: Statement): Moment[] {
  return tokens.flatMap((token, at) => {
    const meaning = token.meanings.find((each) => each in OPPOSITE_MOMENT);
    // "Y después el práctico" says what comes next.
    if (meaning === undefined || token.word === 'despues') {
      return [];
    }
    const words = tokens.slice(at + 1, at + 1 + MOMENT_WORDS).filter((each) => content.includes(each));
    return [{ meaning, words, isNegated: clauses.some((each) => each.isNegated && each.tokens.includes(token)) }];
  });
}

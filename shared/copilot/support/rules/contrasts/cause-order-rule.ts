import { onceFor } from '../../../../once.ts';
import { sharesWordOnlyWith } from '../../reading/evidence.ts';
import type { Statement } from '../../reading/statement.ts';
import type { Token } from '../../reading/tokens.ts';
import type { Rule } from '../rule.ts';

// These come after the reason. All other words with the meaning "because" come before it.
const THEREFORE =
  /^(?:therefore|deshalb|daher|deswegen|donc|por lo tanto|quindi|percio|portanto|daarom|dlatego|darfor)/;
const CAUSES =
  /^(?:causes?|caused|verursacht\p{L}*|provoque\p{L}*|provoc\p{L}+|causan?|causo|causado|causat[oa]|causano|veroorzaakt\p{L}*|spowodowa\p{L}+|orsaka\p{L}*)$/u;
const BY = /^(?:by|von|vom|durch|par|por|pel[ao]s?|da|dal|dall[ao]?|door|przez|av)$/;

interface Cause {
  readonly cause: readonly Token[];
  readonly effect: readonly Token[];
}

/** Cause and effect must not change places: "shut because it is cold" is not "cold because it is shut". */
export const causeOrderRule: Rule = ({ said, evidence, isTranslated }) => {
  const own = causeIn(said);
  if (own === null || isTranslated) {
    return null;
  }
  const isReversed = evidence.some(({ source }) => {
    const other = causeIn(source);
    return (
      other !== null &&
      sharesWordOnlyWith(own.cause, other.effect, other.cause) &&
      sharesWordOnlyWith(own.effect, other.cause, other.effect) &&
      !sharesWordOnlyWith(own.cause, other.cause, other.effect)
    );
  });
  return isReversed ? 'swapped' : null;
};

const causeIn = onceFor(({ tokens, content }: Statement): Cause | null => {
  const at = tokens.findIndex(({ meanings, word }) => meanings.includes('because') || CAUSES.test(word));
  if (at < 0) {
    return null;
  }
  const within = (part: readonly Token[]) => part.filter((token) => content.includes(token));
  const before = within(tokens.slice(0, at));
  const word = (tokens[at] as Token).word;
  if (CAUSES.test(word) || THEREFORE.test(word)) {
    const isPassive = tokens.slice(at + 1).some((token) => BY.test(token.word));
    return before.length === 0 || isPassive ? null : { cause: before, effect: within(tokens.slice(at + 1)) };
  }
  if (before.length > 0) {
    return { cause: within(tokens.slice(at + 1)), effect: before };
  }
  // "Because of the works, the line is closed"; German has the verb right after the comma or the phrase.
  const comma = tokens.findIndex(({ text }, i) => i > at && text === ',');
  const end = comma > 0 ? comma : tokens.findIndex((token, i) => i > at && isVerbOfState(token));
  return end < 0 ? null : { cause: within(tokens.slice(at + 1, end)), effect: within(tokens.slice(end)) };
});

function isVerbOfState({ word }: Token): boolean {
  return /^(?:wird|wurden?|werden|ist|sind|bleib(?:t|en)|wordt|werd|is|zijn)$/.test(word);
}

import { isAmong } from '../../reading/evidence.ts';
import type { Statement } from '../../reading/statement.ts';
import type { Token } from '../../reading/tokens.ts';
import { CONSENT } from './consent-rule.ts';

const NEEDS = /^(?:needs?|needed|requires?|required|demandent?|requiert|requierent|necessitent?|exigent?|faut|besoin)$/;

/**
 * Whether a statement says who consents to what, for a source that says what needs whose consent: "Gwen must agree to
 * the leave" for "the leave needs the agreement of Gwen". Both sides must be in the source.
 */
export function isConverseConsent(said: Statement, source: Statement): boolean {
  const [own, other] = [sidesOf(said), sidesOf(source)];
  if (own === null || other === null || !isNeeded(source) || isNeeded(said)) {
    return false;
  }
  const isOnly = (words: readonly Token[], side: readonly Token[], otherSide: readonly Token[]) =>
    words.length > 0 && words.every((word) => isAmong(word, side) && !isAmong(word, otherSide));
  return isOnly(own.before, other.after, other.before) && isOnly(own.after, other.before, other.after);
}

function isNeeded({ tokens }: Statement): boolean {
  return tokens.some(({ word }) => NEEDS.test(word));
}

// The content words before and after the word for the consent.
function sidesOf({ tokens, content }: Statement) {
  const at = tokens.findIndex(({ word }) => CONSENT.test(word));
  const within = (part: readonly Token[]) => part.filter((token) => content.includes(token));
  return at === -1 ? null : { before: within(tokens.slice(0, at)), after: within(tokens.slice(at + 1)) };
}

import { isAmong, sharesWord } from '../../reading/evidence.ts';
import type { Quantity } from '../../reading/quantities.ts';
import { likenessOf } from '../../reading/same-quantity.ts';
import type { Statement } from '../../reading/statement.ts';
import type { Token } from '../../reading/tokens.ts';
import { isUnitOfTime } from '../../reading/unit-kinds.ts';
import type { Rule } from '../rule.ts';

// Room for "14 days at the latest after". Not measured.
const AFTER_DISTANCE_MAX = 3;
// Further words only describe the event: "within 14 days after the end of the month in which".
const EVENT_WORDS_MAX = 8;
const TURNING = ['and', 'but', 'if', 'except'];

/**
 * A period must begin or end at the event that its source names, not at another one that its excerpt mentions: "14 days
 * after the start of the journey" for "14 days after the return".
 */
export const periodStartRule: Rule = ({ said, evidence, isTranslated }) => {
  const own = isTranslated || said.language === 'zh' ? [] : eventsOf(said);
  if (own.length === 0) {
    return null;
  }
  const given = evidence.flatMap(({ source }) => eventsOf(source));
  const isMentioned = (word: Token) =>
    evidence.some(({ source, context, elsewhere }) =>
      [source, context, ...elsewhere()].some(({ content }) => isAmong(word, content)),
    );
  const isOther = own.some(({ quantity, words }) => {
    const events = given.filter((each) => likenessOf(quantity, each.quantity) === 'same');
    return events.length > 0 && !events.some((each) => sharesWord(words, each.words)) && words.some(isMentioned);
  });
  return isOther ? 'date' : null;
};

interface Event {
  readonly quantity: Quantity;
  readonly words: readonly Token[];
}

// The words after "14 days after", "six weeks before".
function eventsOf({ tokens, content, quantities }: Statement): Event[] {
  return quantities.flatMap((quantity) => {
    const near = tokens.slice(quantity.to, quantity.to + AFTER_DISTANCE_MAX);
    const at = isLength(quantity) ? near.findIndex(isMoment) : -1;
    const following = tokens.slice(quantity.to + at + 1, quantity.to + at + 1 + EVENT_WORDS_MAX);
    const end = following.findIndex(
      ({ kind, meanings }) => kind === 'sign' || TURNING.some((kind) => meanings.includes(kind)),
    );
    const words = following.slice(0, end < 0 ? undefined : end).filter((word) => content.includes(word));
    return at < 0 || words.length === 0 ? [] : [{ quantity, words }];
  });
}

function isLength({ unit }: Quantity): boolean {
  return isUnitOfTime(unit) || unit === 'workday' || unit === 'hour or clock';
}

function isMoment({ meanings }: Token): boolean {
  return ['bound:after', 'bound:before', 'bound:from'].some((each) => meanings.includes(each));
}

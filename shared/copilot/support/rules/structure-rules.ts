import { type Evidence, isAmong, meansSame, sharesWordOnlyWith } from '../reading/evidence.ts';
import { hasQuantity } from '../reading/same-quantity.ts';
import type { Clause, Statement } from '../reading/statement.ts';
import { meaningOf, type Token } from '../reading/tokens.ts';
import { comparisonIn } from './limit-rules.ts';
import { isWithinLimits } from './numbers/from-question.ts';
import { isArticleOne } from './numbers/idiomatic-number.ts';
import type { Rule } from './rule.ts';
import { isConverseConsent } from './scope/converse-consent.ts';

// Conjunctions and comparisons: what comes before them and after them cannot be exchanged.
const PIVOTS = new Set(['because', 'if', 'bound:after', 'bound:before', 'bound:over', 'bound:under']);
// A longer first cell is running text, not the name of a row.
const LABEL_WORDS_MAX = 2;
const BE =
  /^(?:is|are|was|were|be|been|being|ist|sind|wird|werden|wurde|wurden|worden|est|sont|etait|etaient|ete|es|son|fue|fueron|sido|e|sono|viene|vengono|venga|stat[oaie]|sao|foi|foram|sera|serao|ser|wordt|werd|werden|zijn|ar|blir|blev|bli|blivit)$/;
// Words for a consequence. They join clauses as words for a reason do.
const THEREFORE = /^(?:therefore|deshalb|daher|donc|daarom|dlatego|darfor)$/;
// Room for an article and a sign of a currency before the number, or for a verb before its noun. Not measured.
const NUMBER_DISTANCE_MAX = 3;
const BE_DISTANCE_MAX = 3;

/** Whether a word is a form of "be", which makes a passive. An "e" that means "and" is not such a form. */
export function isBe({ word, meanings }: Token): boolean {
  return BE.test(word) && !meanings.includes('and');
}

/** Whether the subject of a statement precedes its verb in its language. */
export function hasFixedOrder({ language }: Statement): boolean {
  return language === 'en' || language === 'fr';
}

/** Whether a word comes before the agent of an English or French passive. */
export function isBy({ word }: Token): boolean {
  return /^(?:by|par)$/.test(word);
}

/** The order of words around a verb or conjunction must be kept: "A pays B" is not "B pays A". */
export const orderRule: Rule = ({ said, evidence, isTranslated }) => {
  // "Less than" for "more than" correctly exchanges the two sides.
  if (isTranslated || comparisonIn(said) !== null) {
    return null;
  }
  // The cells of a row have no grammar.
  const isSwapped = evidence.some(
    ({ unit, source }) => unit.kind !== 'row' && !isConverseConsent(said, source) && isReversed(said, source),
  );
  return isSwapped ? 'swapped' : null;
};

/** A number of a table row must be stated about what the row's first cell names. */
export const rowRule: Rule = ({ said, evidence, question, isTranslated }) => {
  // A number alone is about the row that the question asks for, however it is worded.
  const isAlone = said.content.length === 0;
  const rows = evidence.filter(
    (each) => each.unit.kind === 'row' && usesRow(said, each.source) && !(isAlone && isRowAsked(each, question)),
  );
  const known = [...said.content, ...question.content];
  const asked = [...said.tokens, ...question.tokens];
  // "High season (July-August)" is the row of somebody who asks for August.
  const isOfMonth = (token: Token) =>
    meaningOf(token, 'month') !== null && asked.some((each) => meaningOf(each, 'month') === meaningOf(token, 'month'));
  // "Youth (under 18)" is the row of somebody who is 12.
  const values = [...said.quantities, ...question.quantities];
  const isOfValue = (label: Clause) => values.some((value) => isWithinLimits(value, label) === true);
  const isOther = rows
    .flatMap(({ source }) => source.clauses.slice(0, 1))
    .filter((label) => !isOfValue(label))
    .some(({ content, tokens }) => {
      const names = content.filter((word) => !/^\d/.test(word.word));
      const stated = names.filter((word) => isAmong(word, known));
      // A statement need not repeat both of "Sundays and holidays", nor every word of a long label.
      const isName =
        names.length <= LABEL_WORDS_MAX &&
        tokens.every(({ kind, meanings }) => kind !== 'sign' && !meanings.includes('and'));
      return (
        names.length > 0 && !tokens.some(isOfMonth) && (isName ? stated.length < names.length : stated.length === 0)
      );
    });
  return isOther && !isTranslated ? 'row' : null;
};

// Whether a question has no word of another row's label that the label of this row lacks.
function isRowAsked({ source, neighbors }: Evidence, question: Statement): boolean {
  const own = source.clauses[0]?.content ?? [];
  return !neighbors().some(({ label }) => sharesWordOnlyWith(question.content, label.content, own));
}

function usesRow(said: Statement, source: Statement): boolean {
  return said.quantities.some((quantity) => !isArticleOne(quantity, said) && hasQuantity(source, quantity));
}

function isReversed(said: Statement, source: Statement): boolean {
  const pairs = said.tokens.flatMap((token, at) => {
    const isPlace = isLinking(said.tokens, at) || said.content.includes(token);
    const to = isPlace
      ? source.tokens.findIndex((each) => (isPivot(token) ? sharesPivot(token, each) : meansSame(token, each)))
      : -1;
    if (to < 0) {
      return [];
    }
    // The part after a semicolon may come first.
    const side = said.tokens.filter(({ text }, i) => i < at && text === ';').length;
    return [{ token, at, to, side }];
  });
  const places = { own: pairs.map(({ at }) => at), other: pairs.map(({ to }) => to) };
  const isActive = !hasBe(said.tokens, places.own) && !hasBe(source.tokens, places.other);
  // If the language allows the object to come first, only the order around conjunctions counts.
  const isFixed = isActive && hasFixedOrder(said);
  return pairs.some((pivot) => (isFixed || isPivot(pivot.token)) && isReversedAround(pivot, pairs));
}

interface Pair {
  readonly token: Token;
  readonly at: number;
  readonly to: number;
  readonly side: number;
}

// Whether all words before the pivot come after it in the source, and a word after it comes before it.
function isReversedAround(pivot: Pair, pairs: readonly Pair[]): boolean {
  const others = pairs.filter(({ token, side }) => side === pivot.side && !isPivot(token));
  const before = others.filter(({ at }) => at < pivot.at);
  const isWhole = before.length > 0 && others.some(({ to }) => to < pivot.to);
  // A lowercase word between others may be a verb.
  const isLink = isPivot(pivot.token) || !pivot.token.isCapital;
  return isWhole && isLink && before.every(({ to }) => to > pivot.to);
}

function isPivot({ meanings }: Token): boolean {
  return meanings.some((meaning) => PIVOTS.has(meaning));
}

// The bound of a number is not a conjunction: "over 32 degrees it is yellow" says the same as "yellow over 32 degrees".
function isLinking(tokens: readonly Token[], at: number): boolean {
  const ahead = tokens.slice(at + 1, at + 1 + NUMBER_DISTANCE_MAX);
  const token = tokens[at] as Token;
  return isPivot(token) && !(meaningOf(token, 'bound') !== null && ahead.some(({ kind }) => kind === 'number'));
}

// "Therefore" comes after the reason and "because" before it, so the two are never the same pivot.
function sharesPivot(one: Token, other: Token): boolean {
  return (
    THEREFORE.test(one.word) === THEREFORE.test(other.word) &&
    one.meanings.some((meaning) => PIVOTS.has(meaning) && other.meanings.includes(meaning))
  );
}

// A passive reverses the order, and so may "A is B" and "there is A for B".
function hasBe(tokens: readonly Token[], places: readonly number[]): boolean {
  const between = tokens.slice(Math.max(0, Math.min(...places) - BE_DISTANCE_MAX), Math.max(...places));
  return between.some((token) => isBe(token) || isBy(token));
}

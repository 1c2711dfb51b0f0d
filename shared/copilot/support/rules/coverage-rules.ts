import { beginsWithVerdict } from '../reading/bare-verdict.ts';
import { hasWord, isAmong, isFormOf, shareAmong } from '../reading/evidence.ts';
import { pronounsIn } from '../reading/languages/question-words.ts';
import type { Quantity } from '../reading/quantities.ts';
import { BETWEEN, leadsTo } from '../reading/ranges.ts';
import { hasQuantity, likenessOf } from '../reading/same-quantity.ts';
import type { Clause, Statement } from '../reading/statement.ts';
import { isNumber, meaningOf, type Token } from '../reading/tokens.ts';
import { isUnitOfTime } from '../reading/unit-kinds.ts';
import { isCondition } from './condition-rule.ts';
import { hasOtherWordBeforeAmount } from './contrasts/change-amount-rule.ts';
import { modalsOf } from './modality-rule.ts';
import { announcesSum } from './numbers/calculations/calculation-cues.ts';
import { quantityRule } from './numbers/quantity-rules.ts';
import { isSameLoss } from './numbers/same-loss.ts';
import { asksWhether, isDenied } from './polarity.ts';
import type { Comparison, Rule } from './rule.ts';

// Chosen with labeled replies (docs/quality.md).
const COVERED_MIN = 0.1;
const COVERED_CHARACTERS_MIN = 0.3;
// Chosen with the tuning replies: a longer yes or no also says why.
const VERDICT_WORDS_MAX = 4;
// The share of the question's words that the source of such a yes or no must have.
const ASKED_MIN = 0.4;
// How far apart two copied words may be in the source: one word between them may be left out. With more, the subject
// may be lost.
const GAP_MAX = 2;
// "The pontoon pays for itself" is not what "the treasurer believes that the pontoon pays for itself" says.
const OPINION =
  /^(?:believes?|thinks?|estimates?|expects?|assumes?|hopes?|doubts?|glaub(?:t|en)|mein(?:t|en)|schatz(?:t|en)|erwarte(?:t|n)|vermute(?:t|n)|ansicht|meinung|pense(?:nt)?|croi(?:t|ent)|estime(?:nt)?|opina[n]?|cree[n]?|meent|menen|denk(?:t|en)|verwacht(?:en)?|ritiene|ritengono|pensa(?:no)?|stima(?:no)?|acredita[m]?|uwaza(?:ja)?|sadzi|anser|tror)$/;
const ARTICLE =
  /^(?:the|an?|d(?:er|ie|as|en|em|es)|eine?[nmrs]?|le|la|les|l|une?|el|los|las|una|unos|unas|il|lo|gli|i|uno|o|os|as|um|uma|het|een|de|en|ett|det)$/;
// Words and endings with which a source says that something is still to come.
const FUTURE = /^(?:will|shall|be|zal|zullen|wird|werden|soll|sollen|ska|skall|bedzie|beda)$/;
const FUTURE_ENDING = /(?:ra|ran|ria|rian|ront|rait|raient|ranno|rebbe|rao)$/;
// "Members pay the fee" may stand for "some members pay the fee", but not for "most members".
const SOME = /^(?:some|einigen?|certain\p{L}*|quelques|algun\p{L}*|alcun\p{L}|enkele|sommige|niektor\p{L}+|nagra)$/u;
// Meanings of a source that limit what it says.
const KEPT = /^(?:some|modal:should|stage:proposed|weekday:.+|days:.+)$/;
// Meanings whose words are function words or parts of phrases, so that they are not among the content words.
const COMPARED = /^(?:period|bound|modal|not|only|all|except)\b/;

/** A statement must share words with its source, or at least its numbers. The rule for dates runs before this one. */
export const wordsRule: Rule = (comparison) => {
  const { said, isTranslated } = comparison;
  const { content, quantities, dates, text } = said;
  const all = content.length + quantities.length + dates.length;
  if (isTranslated || all === 0) {
    return null;
  }
  const covered = coverageOf(comparison) * content.length;
  const share = (counted: number) => (covered + counted) / all;
  // In a script without spaces each character is a token, and one character occurs in many words.
  const least = /\p{Script=Latin}/u.test(text) ? COVERED_MIN : COVERED_CHARACTERS_MIN;
  if (share(dates.length) >= least || isShortVerdict(comparison)) {
    return null;
  }
  const known = quantities.filter(
    (each) => each.unit !== null && comparison.evidence.some(({ source }) => hasQuantity(source, each)),
  );
  if (share(dates.length + known.length) >= least) {
    return null;
  }
  const isNumbered = share(dates.length + quantities.length) >= least;
  return isNumbered && quantityRule(comparison) === null ? null : 'words';
};

// "No, the rest is": a short yes or no says what the question asks, so the source must have words of the question.
function isShortVerdict({ said, evidence, question }: Comparison): boolean {
  const sources = evidence.flatMap(({ source, context }) => [...source.tokens, ...context.tokens]);
  const isShort = said.content.length <= VERDICT_WORDS_MAX && said.quantities.length === 0;
  return isShort && beginsWithVerdict(said.text) && shareAmong(question.content, sources) >= ASKED_MIN;
}

/** Returns the share of a statement's words that its source has too; 1 if it has no words. */
export function coverageOf(comparison: Comparison): number {
  const content = comparison.said.content.filter((word) => !announcesSum(word) && !word.meanings.includes('deny'));
  const known = content.filter((word) => isKnown(word, comparison));
  return content.length === 0 ? 1 : known.length / content.length;
}

/**
 * Whether every clause of a statement is copied from one clause of a source: word for word except for articles and the
 * form of its numbers, in the same order, with at most one word left out between two, and with its limits and
 * conditions. Synonyms do not count.
 */
export function isCopied({ said, evidence, question }: Comparison): boolean {
  const isStated = (word: Token) => hasWord(said, word) || hasWord(question, word);
  const dropsCondition = ({ clauses }: Statement) =>
    clauses.some((clause) => isCondition(clause) && clause.content.length > 0 && !clause.content.some(isStated));
  const sources = evidence
    .map(({ source }) => source)
    .filter((source) => !dropsCondition(source) && !statesPossibility(said, source) && !changesPerson(said, source))
    .filter((source) => !turnsRange(said, source) && !hasOtherWordBeforeAmount(said, source));
  return said.clauses.every((clause) =>
    sources.some((source) =>
      source.clauses.some(
        (other) =>
          isCopyOf(clause, other, question) &&
          !statesCondition(clause, other, source) &&
          !dropsLimit(said, other) &&
          isWhole(other, source, [said, question]) &&
          keepsOrder(clause, source) &&
          keepsWords(other, [said, question]),
      ),
    ),
  );
}

// Whether a statement and its question together have everything of a clause of the source and of the phrases that
// commas set off beside it. "With the consent of the landlord, tenants may keep a dog" has its condition in its first
// part, and "the board rejected the proposal that members may vote" means the opposite of its last words. Another
// clause, joined by "and" or "but", may be left out.
function isWhole(clause: Clause, { clauses }: Statement, known: readonly Statement[]): boolean {
  const isKnownWhole = ({ content, quantities }: Clause) =>
    content.every((word) => BETWEEN.test(word.word) || known.some((each) => hasWord(each, word))) &&
    quantities.every((quantity) => known.some((each) => each.clauses.some((other) => hasQuantity(other, quantity))));
  const at = clauses.indexOf(clause);
  const before = clause.opener === 'comma' ? clauses[at - 1] : undefined;
  const after = clauses[at + 1]?.opener === 'comma' ? clauses[at + 1] : undefined;
  return [before, clause, after].every((each) => each === undefined || isKnownWhole(each));
}

// "Fees rise in May" is not what "fees rise from May" says, nor "a further week" what "a further day" does, although
// the rest is the same: a source must have every word of a clause, in the same order.
function keepsOrder(clause: Clause, source: Statement): boolean {
  const own = wordsOf(clause.tokens);
  const found = wordsOf(source.tokens).reduce((count, word) => (word === own[count] ? count + 1 : count), 0);
  return found === own.length;
}

// "Plots are rented" leaves out the first word of "most plots are rented".
function keepsWords(source: Clause, known: readonly Statement[]): boolean {
  const stated = new Set(known.flatMap(({ tokens }) => wordsOf(tokens)));
  return wordsOf(source.tokens).every((word) => stated.has(word));
}

// Articles say nothing, and numbers are compared by their value. "At most" and "no more than" are the same.
function wordsOf(tokens: readonly Token[]): readonly string[] {
  const compared = tokens.filter((token) => token.kind === 'word' && !isNumber(token) && !ARTICLE.test(token.word));
  return compared.map(({ word, meanings }) => meanings.find((meaning) => COMPARED.test(meaning)) ?? word);
}

// "You pay for shipping" is not copied from "we pay for shipping" or "members pay for shipping", whose other words are
// the same.
function changesPerson({ tokens, content, language }: Statement, source: Statement): boolean {
  const [own, named] = [tokens, source.tokens].map((each) => pronounsIn(each, language)) as [string[], string[]];
  const [subject] = source.content;
  const isReplaced = named.length > 0 || (subject !== undefined && !isAmong(subject, content));
  return isReplaced && own.some((word) => !named.includes(word));
}

// "The course is canceled" is not what "you get a refund if the course is canceled" says. A source that is one clause,
// such as "if so, you get a refund", may be copied.
function statesCondition(clause: Clause, other: Clause, { clauses }: Statement): boolean {
  return isCondition(other) && clause.opener !== other.opener && clauses.some((each) => !isCondition(each));
}

// "The pool is closed" is not what "the pool may be closed" says. A denial may leave out the "may": "nobody enters"
// follows from "nobody may enter".
function statesPossibility({ content, meanings }: Statement, source: Statement): boolean {
  const isSaid = ({ stem }: Token) => content.some((word) => word.stem === stem);
  const isFact = !meanings.has('modal:can') && !meanings.has('not');
  return isFact && modalsOf(source).some(({ verb, isMust }) => !isMust && isSaid(verb));
}

// "Open 8-5" has every word and number of "open 5-8".
function turnsRange(said: Statement, source: Statement): boolean {
  const ranges = rangesIn(source);
  return rangesIn(said).some(([start, end]) =>
    ranges.some(([from, to]) => likenessOf(start, to) === 'same' && likenessOf(end, from) === 'same'),
  );
}

function rangesIn({ quantities, tokens }: Statement): (readonly [start: Quantity, end: Quantity])[] {
  return quantities.flatMap((end, at) => {
    const start = quantities[at - 1];
    return start !== undefined && leadsTo(tokens, start.to - 1, end.from) ? [[start, end] as const] : [];
  });
}

// "Dogs are allowed" leaves out the limit of "dogs under 10 kg are allowed", and so does "dogs are allowed in May". A
// statement about one time may leave out another.
function dropsLimit({ clauses, quantities, dates }: Statement, source: Clause): boolean {
  const stated = clauses.flatMap((clause) => clause.quantities);
  const limits = source.quantities.filter(({ bound, isOrdinal }) => bound !== null && !isOrdinal);
  const left = limits.filter((limit) => !stated.some((each) => likenessOf(each, limit) === 'same'));
  const isOfTime = ({ unit }: Quantity) => unit === null || isUnitOfTime(unit);
  const isAboutTime = quantities.some(isOfTime) || dates.length > 0;
  return left.some((limit) => !(isOfTime(limit) && isAboutTime));
}

function isCopyOf(clause: Clause, source: Clause, question: Statement): boolean {
  const { tokens, content, quantities } = clause;
  const places = content.map((word) => source.content.findIndex((each) => isCopyOfWord(word, each)));
  if (!places.every((place, i) => place >= 0 && (i === 0 || isNext(place, places[i - 1] as number)))) {
    return false;
  }
  // "It takes 5 hours" is not what "it takes 3-5 hours" says.
  const isSame = (one: Quantity, each: Quantity) =>
    likenessOf(one, each) === 'same' || isSameLoss(one, each, [source.tokens]);
  const isSaid = (one: Quantity) =>
    source.quantities.some((each) => isSame(one, each) && (each.isEnd !== true || one.isEnd === true));
  const hasNumbers = quantities.every(isSaid);
  const meant = tokens.flatMap(({ meanings }) => meanings.filter((meaning) => COMPARED.test(meaning)));
  const isMeant = meant.every((meaning) => source.tokens.some(({ meanings }) => meanings.includes(meaning)));
  // "Every eighth week": the unit of an ordinal is not part of its number.
  const isOfUnit = tokens.every(
    (token, at) =>
      meaningOf(tokens[at - 1], 'ordinal') === null ||
      source.tokens.some((each) => meaningOf(each, 'unit') === meaningOf(token, 'unit')),
  );
  const hasSameOpinions = !source.content.some(
    ({ word }) => OPINION.test(word) && !content.some((each) => OPINION.test(each.word)),
  );
  return (
    hasNumbers &&
    !dropsNot(clause, source) &&
    isMeant &&
    isOfUnit &&
    hasSameOpinions &&
    keepsLimits(clause, source, question)
  );
}

// "The blades are included" has every word of "the blades are not included". A part without words, such as "18 hours"
// of "without decompression, 18 hours", affirms nothing, and neither does "whether it changes".
function dropsNot(clause: Clause, source: Clause): boolean {
  return clause.content.length > 0 && !asksWhether(clause) && isDenied(source, clause) && !isDenied(clause, source);
}

function isNext(place: number, before: number): boolean {
  return place >= before && place - before <= GAP_MAX;
}

// "Will be installed" is not copied by "was installed", nor "se amortizarían" by "se amortizaron".
function isCopyOfWord(word: Token, source: Token): boolean {
  return isFormOf(word, source) && (FUTURE_ENDING.test(word.word) || !FUTURE_ENDING.test(source.word));
}

// "Most patients", "from Monday to Thursday" and "will be" limit what a source says.
function keepsLimits({ tokens }: Clause, source: Clause, question: Statement): boolean {
  const known = [...tokens, ...question.tokens];
  return source.tokens.every(({ word, meanings }) => {
    const isFuture = FUTURE.test(word) && !tokens.some((each) => FUTURE.test(each.word));
    const limits = meanings.filter((meaning) => KEPT.test(meaning) && !SOME.test(word));
    return !isFuture && limits.every((limit) => known.some((each) => each.meanings.includes(limit)));
  });
}

function isKnown(word: Token, { evidence }: Comparison): boolean {
  return evidence.some(({ source, context }) => hasWord(source, word) || hasWord(context, word));
}

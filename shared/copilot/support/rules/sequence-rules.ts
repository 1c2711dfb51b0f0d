import { type Evidence, sharesWordOnlyWith } from '../reading/evidence.ts';
import { BETWEEN } from '../reading/ranges.ts';
import type { Statement } from '../reading/statement.ts';
import { type Token, wordAt } from '../reading/tokens.ts';
import type { Rule } from './rule.ts';

const THEN =
  /^(?:then|afterwards|dann|danach|anschliessend|hinterher|ensuite|puis|luego|despues|poi|dopo|quindi|再|之 后|然 后|随 后|接 着)$/;
const OR = /^(?:or|oder|ou|o|u|oppure|bzw|或|或 者)$/;
const AND = /^(?:and|und|sowie|et|y|e|ed|plus|和|且|并|并 且|及|以 及)$/;
const NEW_PART =
  /^(?:at|by|to|with|via|bei|beim|mit|an|per|chez|aupres|avec|con|ante|presso|bij|met|aan|com|junto|hos|med|till)$/;
const WITH = /^(?:with|mit|avec|con|com|met|z|ze|med)$/;
// Room for "with a deposit of at least 500 euros".
const REQUIRED_DISTANCE_MAX = 7;
// The words that a link joins are next to it; words further away belong to other parts. Not measured.
const LINKED_WORDS = 3;

const COMMA = /^[,;]$/;
const FIRST = 'ordinal:1';
const LAST = 'rank:last';

/** Steps must keep their order: "press, then filter" is not "filter, then press". */
export const sequenceRule: Rule = ({ said, evidence, cited = evidence, isTranslated }) => {
  const own = sequenceOf(said);
  if (own === null || isTranslated) {
    return null;
  }
  const others = [...evidence.flatMap(({ source }) => sequenceOf(source) ?? []), ...followedIn(cited)];
  const isReversed = others.some(
    (other) =>
      sharesWordOnlyWith(own.early, other.late, other.early) && sharesWordOnlyWith(own.late, other.early, other.late),
  );
  return isReversed ? 'swapped' : null;
};

// "Call the police. Then ring us.": a sentence that begins with a "then", and the one before it.
function followedIn(cited: readonly Evidence[]): Sequence[] {
  return cited.flatMap(({ source }, at) => {
    const before = cited[at - 1]?.source;
    const isNext = before !== undefined && THEN.test(wordAt(source.tokens, 0));
    return isNext ? [{ early: before.content, late: source.content }] : [];
  });
}

/** A statement must not turn "or" between conditions into "and", nor the reverse. */
export const alternativeRule: Rule = ({ said, evidence, isTranslated }) => {
  if (isTranslated || !isConditional(said)) {
    return null;
  }
  const isReversed = evidence.some(
    ({ source }) =>
      isConditional(source) &&
      source.meanings.has('not') === said.meanings.has('not') &&
      (swapsLink(said, source, [AND, OR]) || swapsLink(said, source, [OR, AND])),
  );
  return isReversed ? 'condition' : null;
};

interface Sequence {
  readonly early: readonly Token[];
  readonly late: readonly Token[];
}

function sequenceOf(statement: Statement): Sequence | null {
  const { tokens, content } = statement;
  const within = (from: number, to = tokens.length) =>
    content.filter((word) => isWithin(tokens.indexOf(word), from, to));
  const then = tokens.findIndex(({ word }) => THEN.test(word));
  if (then > 0) {
    return { early: within(-1, then), late: within(then) };
  }
  return boundSequence(statement, within);
}

// "A after B", "before A, B", "A 后 B".
function boundSequence(
  { tokens, language }: Statement,
  within: (from: number, to?: number) => Token[],
): Sequence | null {
  const at = tokens.findIndex(({ meanings }) => meanings.includes('bound:after') || meanings.includes('bound:before'));
  if (at < 0) {
    return null;
  }
  const isAfter = tokens[at]?.meanings.includes('bound:after') === true;
  const comma = tokens.findIndex(({ text }, i) => i > at && COMMA.test(text));
  const end = comma === -1 ? tokens.length : comma;
  const [one, other] =
    within(-1, at).length === 0
      ? [within(comma), within(at, comma)]
      : [within(-1, at), within(at, endOfMoment(tokens, at, end))];
  // In Chinese "after" follows what happens first: A后B is "B after A".
  return isAfter === (language === 'zh') ? { early: one, late: other } : { early: other, late: one };
}

// "Before work to your manager": what follows a new preposition is not part of the moment.
function endOfMoment(tokens: readonly Token[], at: number, end: number): number {
  const first = tokens.findIndex((token, i) => i > at && !token.isFiller);
  const next = tokens.findIndex(({ word }, i) => i > first && i < end && NEW_PART.test(word));
  return first < 0 || next < 0 ? end : next;
}

function isWithin(at: number, from: number, to: number): boolean {
  return at > from && at < to;
}

// "Guests with at least 5 nights and a card pay nothing" has two conditions without an "if".
function isConditional({ meanings, tokens, quantities }: Statement): boolean {
  const start = tokens.findIndex(({ word }) => WITH.test(word));
  const isRequiring = quantities.some(
    ({ from, bound }) => start >= 0 && from > start && from <= start + REQUIRED_DISTANCE_MAX && bound === 'min',
  );
  return meanings.has('if') || isRequiring;
}

// Whether the statement joins with one word what the source joins with the other.
function swapsLink(said: Statement, source: Statement, [link, other]: readonly [RegExp, RegExp]): boolean {
  const [own, theirs] = [linksOf(said, link), linksOf(source, other)];
  const isPlain = linksOf(said, other).length === 0 && linksOf(source, link).length === 0;
  return (
    isPlain &&
    own.some((one) =>
      theirs.some(
        (each) =>
          sharesWordOnlyWith(one.early, each.early, each.late) && sharesWordOnlyWith(one.late, each.late, each.early),
      ),
    )
  );
}

function linksOf({ tokens, content }: Statement, link: RegExp): Sequence[] {
  return tokens.flatMap(({ word }, at) => {
    const early = content.filter((each) => tokens.indexOf(each) < at).slice(-LINKED_WORDS);
    const late = content.filter((each) => tokens.indexOf(each) > at).slice(0, LINKED_WORDS);
    const isChoice = link === AND && tokens.slice(0, at).some((each) => BETWEEN.test(each.word));
    return link.test(word) && !isChoice ? [{ early, late }] : [];
  });
}

/** The first of something must not be given as the last: "the first three months" for "the last three months". */
export const firstLastRule: Rule = ({ said, evidence }) => {
  const isReversed = evidence.some(
    ({ source }) => swaps(said, source, [FIRST, LAST]) || swaps(said, source, [LAST, FIRST]),
  );
  return isReversed ? 'opposite' : null;
};

// Whether the word right after `own` follows `other` in the source, and neither text has both.
function swaps(said: Statement, source: Statement, [own, other]: readonly [string, string]): boolean {
  const isNext = (one: Token) => wordsAfter(source, other).some((each) => each.stem === one.stem);
  return !(source.meanings.has(own) || said.meanings.has(other)) && wordsAfter(said, own).some(isNext);
}

function wordsAfter({ tokens }: Statement, meaning: string): Token[] {
  return tokens.filter((_, at) => tokens[at - 1]?.meanings.includes(meaning) === true);
}

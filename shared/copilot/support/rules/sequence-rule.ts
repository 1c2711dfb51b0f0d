import { type Evidence, sharesWordOnlyWith } from '../reading/evidence.ts';
import type { Statement } from '../reading/statement.ts';
import { type Token, wordAt } from '../reading/tokens.ts';
import type { Rule } from './rule.ts';

const THEN =
  /^(?:then|afterwards|dann|danach|anschliessend|hinterher|ensuite|puis|luego|despues|poi|dopo|quindi|再|之 后|然 后|随 后|接 着)$/;

const NEW_PART =
  /^(?:at|by|to|with|via|bei|beim|mit|an|per|chez|aupres|avec|con|ante|presso|bij|met|aan|com|junto|hos|med|till)$/;

const COMMA = /^[,;]$/;

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

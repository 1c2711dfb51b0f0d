import { onceFor } from '../../../once.ts';
import type { Comparison } from '../comparing/comparison.ts';
import { elidedUnits, ordinalUnitsIn } from '../comparing/named-unit.ts';
import { type FoundDate, isSameDate } from '../reading/dates/dates.ts';
import { isAmong } from '../reading/evidence.ts';
import type { Quantity } from '../reading/quantities.ts';
import { baseOf, likenessOf } from '../reading/same-quantity.ts';
import type { Statement } from '../reading/statement.ts';
import { meaningOf, type Token } from '../reading/tokens.ts';
import type { Rule } from './rule.ts';

// The words for the part that remains, and the value of such a part.
const REST = /^(?:rest|remainder|balance|reste|solde|resto|saldo|restante|restbetrag|reszta|resten)$/;

const REMAINING = 'rest';

// Bounds the work. Longer lists are tables written as prose.
const PORTIONS_MAX = 8;

// One word, the verb, may come between a part and the comma after it: "Rechnungen werden monatlich verschickt,
// Mahnungen wöchentlich".
const VERB_WORDS_MAX = 1;

/**
 * If one sentence gives each of several things its own number, date, day or period, a statement must not give one thing
 * the value of another: "150 euros for tools, 400 for machines", "the deposit by 30 May, the rest by 31 July".
 */
export const portionRule: Rule = (comparison) => {
  const { said, evidence } = comparison;

  const own = partsOf(said);
  const isOther = evidence.some(
    ({ unit, source }) =>
      unit.kind !== 'row' &&
      listsOf(source).some((list) => isStatedOfOther(list, { own, said, question: comparison.question })),
  );
  return isOther ? 'swapped' : null;
};

/**
 * A number, date, day or period of a sentence, and the range of its tokens, `to` excluded. Only parts of one kind can
 * be confused.
 */
interface Part {
  readonly kind: string;
  readonly from: number;
  readonly to: number;
  readonly value: Quantity | FoundDate | string;
}

/** A part, and the words that say to what it belongs. */
interface Portion {
  readonly part: Part;
  readonly label: readonly Token[];
}

interface Asked extends Pick<Comparison, 'said' | 'question'> {
  readonly own: readonly Part[];
}

function isStatedOfOther(list: readonly Portion[], { own, said, question }: Asked): boolean {
  const stated = list.filter(({ part }) => own.some((each) => isSamePart(each, part)));
  const [portion] = stated;
  if (portion === undefined || stated.length > 1) {
    return false;
  }
  const isSaid = (word: Token) => isNamed(word, said.tokens);
  // "A night is 80 euros, breakfast is extra" says nothing about what breakfast costs.
  const part = own.find((each) => isSamePart(each, portion.part)) as Part;
  const cut = said.tokens.findIndex((token, at) => at >= part.to && isCut(token));
  const near = cut === -1 ? said.tokens : said.tokens.slice(0, cut);
  // "On delivery you pay 300 euros, because 40 % is paid with the order": the rest has no number of its own.
  const start = said.tokens.findLastIndex((token, at) => at < part.from && isEnd(token));
  const isNear = (word: Token, of: Part) => isNamed(word, of.value === REMAINING ? near.slice(start + 1) : near);
  const isKnown = (word: Token) => isSaid(word) || isNamed(word, question.tokens);
  return list.some((other) => {
    const label = other.label;
    const left = portion.label;
    // The first of several may have the verb for all of them: "the deposit is paid by 30 May, the rest by 31 July".
    const isLeftOut = portion === list[0] ? !left.every(isKnown) : !left.some(isKnown);
    return left.length > 0 && label.length > 0 && isLeftOut && label.every((word) => isNear(word, other.part));
  });
}

// Whether the tokens include a word, or a day that it covers: "weekend", "Sunday".
function isNamed(word: Token, tokens: readonly Token[]): boolean {
  const isWeekend = word.meanings.includes('days:weekend');
  const isDay = (token: Token) => {
    const day = Number(meaningOf(token, 'weekday'));
    return day > 0 && isWeekend;
  };
  return isAmong(word, tokens) || tokens.some(isDay);
}

function partsOf(sentence: Statement): Part[] {
  const numbers = numbersIn(sentence);
  return [...turnsIn(sentence), ...numbers, ...restsIn(sentence, numbers), ...datesIn(sentence), ...wordsIn(sentence)];
}

// "Cracks are guaranteed for five years, joints for two": the two are years.
function numbersIn(sentence: Statement): Part[] {
  const elided = new Map(elidedUnits(sentence).map((quantity) => [quantity.from, quantity]));
  return sentence.quantities
    .map((quantity) => elided.get(quantity.from) ?? quantity)
    .map((value) => ({ kind: `number:${baseOf(value.unit).base}`, from: value.from, to: value.to, value }));
}

// "40 % with the order, the rest on delivery": the rest counts as a number of the same kind.
function restsIn({ tokens }: Statement, numbers: readonly Part[]): Part[] {
  return tokens.flatMap(({ word }, at) => {
    const whole = REST.test(word) ? numbers.findLast(({ from }) => from < at) : undefined;
    return whole === undefined ? [] : [{ kind: whole.kind, from: at, to: at + 1, value: REMAINING }];
  });
}

function datesIn({ dates }: Statement): Part[] {
  return dates.map((value) => ({ kind: 'date', from: value.from, to: value.to, value }));
}

// "Monthly", "on Monday".
function wordsIn({ tokens }: Statement): Part[] {
  return tokens.flatMap(({ meanings }, at) =>
    meanings.map((value) => ({ kind: value.slice(0, value.indexOf(':')), from: at, to: at + 1, value })),
  );
}

// "Every second year".
function turnsIn(sentence: Statement): Part[] {
  return ordinalUnitsIn(sentence).map(({ nth, unit, at }) => ({
    ...{ kind: 'period', from: at, to: at + 2 },
    value: `period:${nth} ${unit}`,
  }));
}

function isSamePart({ value: one }: Part, { value: other }: Part): boolean {
  if (typeof one === 'string' || typeof other === 'string') {
    return one === other;
  }
  if ('readings' in one || 'readings' in other) {
    return 'readings' in one && 'readings' in other && isSameDate(one, other);
  }
  return likenessOf(one, other) === 'same';
}

// The lists of a sentence: parts of one kind, each with its own words before or after it.
// Computed once, because a source is compared with each statement that cites it.
const listsOf = onceFor((source: Statement): readonly (readonly Portion[])[] => {
  const parts = partsOf(source);
  return [...new Set(parts.map(({ kind }) => kind))].flatMap((kind) => {
    const these = parts.filter((each) => each.kind === kind);
    return these.length > 1 && these.length <= PORTIONS_MAX
      ? [labeled(these, source)].filter((list) => list.every(({ label }) => label.length > 0))
      : [];
  });
});

// Either every label comes before its part, after a comma or "and", or every label comes after its part.
function labeled(parts: readonly Part[], source: Statement): Portion[] {
  const { tokens } = source;
  const labelIn = (from: number, to: number) => tokens.slice(from, to).filter((token) => isLabel(token, source));
  const endAfter = ({ to }: Part) => {
    const end = tokens.findIndex((token, at) => at > to && isEnd(token));
    return end === -1 ? tokens.length : end;
  };
  const cuts = parts.map(({ to }, at) => {
    const next = parts[at + 1]?.from ?? to;
    return tokens.findLastIndex((token, i) => i >= to && i < next && isCut(token));
  });
  const before = parts.map(({ from }, at) => labelIn(at === 0 ? 0 : (cuts[at - 1] ?? 0) + 1, from));
  const following = parts.map((part, at) => labelIn(part.to, parts[at + 1]?.from ?? endAfter(part)));
  const gaps = parts.slice(0, -1).map(({ to }, at) => labelIn(to, cuts[at] ?? to).length);
  const isBefore = cuts.slice(0, -1).every((cut) => cut >= 0) && gaps.every((gap) => gap <= VERB_WORDS_MAX);
  const isAfter = before.slice(1).every(({ length }) => length === 0);
  const labels = isAfter ? following : before;
  return isAfter || isBefore ? parts.map((part, at) => ({ part, label: labels[at] ?? [] })) : [];
}

function isEnd({ kind, text }: Token): boolean {
  return kind === 'sign' && /^[.,;:()]$/.test(text);
}

function isCut(token: Token | undefined): boolean {
  return token === undefined || isEnd(token) || token.meanings.some((each) => each === 'and' || each === 'but');
}

function isLabel(token: Token, { content }: Statement): boolean {
  return content.includes(token) || token.meanings.some((each) => /^(?:days:|unit:workday)/.test(each));
}

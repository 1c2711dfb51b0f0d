import { isFunctionWord, likeliestLanguages } from '../../languages/languages.ts';
import type { Question } from '../../questions/question.ts';
import { foldText, wordsOf } from '../../words.ts';
import type { Evidence } from '../evidence.ts';
import { matchTerm } from '../terms.ts';
import { stemsOf, type Unit } from '../units.ts';
import { asksWithout, deniesIt } from './denials.ts';
import { partAsked } from './part-asked.ts';
import type { Statement } from './read-statement.ts';
import { areAboutSameCase } from './same-case.ts';
import { nameTwoThings } from './two-things.ts';
import { asAsked, isAskedUnit, isSameValue, type Value, valuesIn } from './values.ts';

const BY = /\b(?:by|von|vom|durch|par|por|pel[oa]|da|dal|dalla|door|przez|av) /u;
const WORDS_OF_DOER_MAX = 2;
// Accepts another form of a word, but not only a part of it.
const SAME_WORD_MIN = 0.7;

/** A sentence or row that may answer, with the part of it that does. */
interface Version extends Statement {
  readonly evidence: Evidence;
  readonly values: readonly Value[];
}

/**
 * Returns two sentences or rows of different documents that contradict each other, in their order, one of them among
 * those that an answer would quote: both are about the same case, and they give different values of the kind that is
 * asked for, different names, or opposite answers. Returns null if there are none. A document that is older or has been
 * replaced contradicts nothing.
 */
export function contradictionAmong(
  question: Question,
  quoted: readonly Evidence[],
  all: readonly Evidence[],
): readonly [Evidence, Evidence] | null {
  const fitting = quoted.filter(
    (each) => !lacksThing(question, each, all) && !quoted.some((other) => namesMore(question, other, each)),
  );
  for (const evidence of fitting) {
    const one = versionOf(question, evidence);
    const other = all.find(
      (each) => isComparable(evidence, each) && contradicts(question, one, versionOf(question, each)),
    );
    if (other !== undefined) {
      return all.indexOf(other) < all.indexOf(evidence) ? [other, evidence] : [evidence, other];
    }
  }
  return null;
}

// "The reduced ticket costs 6 euros" has all words of "What does the reduced ticket cost?", the price of
// another ticket does not.
function namesMore({ terms }: Question, { unit }: Evidence, { unit: other }: Evidence): boolean {
  const [ones, others] = [stemsOf(unit.text), stemsOf(other.text)];
  const named = terms.filter(({ stem: term }) => ones.has(term));
  const namedByOther = terms.filter(({ stem: term }) => others.has(term));
  return named.length > namedByOther.length && namedByOther.every((term) => named.includes(term));
}

// Whether a sentence does not name a thing that the question is about, although another sentence does.
function lacksThing({ things }: Question, { unit, excerpt }: Evidence, all: readonly Evidence[]): boolean {
  const own = stemsOf(`${excerpt.title} ${excerpt.headings} ${unit.section} ${unit.text}`);
  return things.some(
    (thing) => matchTerm(own, thing) < SAME_WORD_MIN && all.some((each) => stemsOf(each.unit.text).has(thing)),
  );
}

function contradicts(question: Question, one: Version, other: Version): boolean {
  return areAboutSameCase(question, one, other) && differ(question, one, other);
}

function versionOf(question: Question, evidence: Evidence): Version {
  const { unit, excerpt, wording } = evidence;
  const whole = unit.header === null ? unit.text : wording;
  const part = partAsked(question, whole);
  const section = unit.section || (excerpt.headings.split(' > ').at(-1) ?? '');
  const heads = `${excerpt.title} ${excerpt.headings}`;
  const values = asAsked(question.answerKind, valuesIn(part));
  // "70 kg" has its subject in the question before it.
  const said = evidence.signals.statement === 0 ? `${unit.asked} ${part}`.trim() : part;
  return { evidence, whole, part: said, section, heads, values };
}

function isComparable({ excerpt, unit: own, signals }: Evidence, { excerpt: other, unit, signals: others }: Evidence) {
  const isOtherExcerpt =
    excerpt.title !== other.title || (excerpt.n !== other.n && excerpt.headings === other.headings);
  // A list of questions repeats what the document says elsewhere.
  const isElsewhere = isOtherExcerpt || (own.asked === '') !== (unit.asked === '');
  const isOfSameThing = !nameTwoThings(excerpt.title, other.title);
  const areAlike = own.header === null ? unit.header === null : isSameRow(own, unit);
  return areAlike && isElsewhere && isOfSameThing && signals.old === others.old && signals.named <= others.named;
}

// The row of the same thing in a table with the same columns, or most of them.
function isSameRow({ header, cells }: Unit, other: Unit): boolean {
  const columns = (header ?? []).map(foldText);
  const shared = (other.header ?? []).filter((name) => columns.includes(foldText(name)));
  const isSameThing = foldText(cells[0] ?? '') === foldText(other.cells[0] ?? '');
  return isSameThing && shared.length > 1 && shared.length * 2 >= Math.max(columns.length, other.header?.length ?? 0);
}

function differ(question: Question, one: Version, other: Version): boolean {
  if (question.answerKind === 'yes or no') {
    return haveOtherPolarity(question, one, other) || isFreeAndPaid(one.values, other.values);
  }
  if (question.answerKind === 'name') {
    return [namesOf, doersOf].some((read) => areApart(read(one.part), read(other.part)));
  }
  return haveOtherValues(question, one.values, other.values) || isDenied(question, one, other);
}

// "The notice period is not three months."
function isDenied(question: Question, one: Version, other: Version): boolean {
  const isSame = one.values.every((value) => other.values.some((another) => isSameValue(value, another)));
  return isSame && one.values.length > 0 && haveOtherPolarity(question, one, other);
}

function haveOtherPolarity({ terms }: Question, one: Version, other: Version): boolean {
  const asked = { asksWithout: asksWithout(terms.map(({ stem: term }) => term)) };
  return deniesIt(one.part, asked) !== deniesIt(other.part, asked);
}

// Whether each side gives a value of a requested kind that the other one does not give. Values that are not asked for
// are conditions: "from 10 nights".
function haveOtherValues({ answerKind, counted }: Question, ones: readonly Value[], others: readonly Value[]): boolean {
  const units = [...new Set(ones.map(({ unit }) => unit))].filter((unit) =>
    others.some((value) => value.unit === unit),
  );
  const asked = units.filter((unit) => isAskedUnit(answerKind, unit));
  const differs = (unit: string) => {
    const [own, another] = [ones, others].map((values) => values.filter((value) => value.unit === unit)) as [
      Value[],
      Value[],
    ];
    return lacks(own, another) && lacks(another, own);
  };
  const isBare = answerKind === 'count' && counted === null && asked.length === 0;
  if (isBare && [ones, others].every((values) => values.length === 1)) {
    return ones[0]?.amount !== others[0]?.amount;
  }
  const haveOtherConditions = units.some((unit) => !asked.includes(unit) && differs(unit));
  const isFree = isAskedUnit(answerKind, 'free') && isFreeAndPaid(ones, others);
  return !haveOtherConditions && (isFree || asked.some(differs));
}

function lacks(ones: readonly Value[], others: readonly Value[]): boolean {
  return others.some((other) => !ones.some((one) => isSameValue(one, other)));
}

// "Parking is free" and "parking costs 9 euros".
function isFreeAndPaid(ones: readonly Value[], others: readonly Value[]): boolean {
  const isFree = (values: readonly Value[]) => values.some(({ unit }) => unit === 'free');
  const isPaid = (values: readonly Value[]) => values.some(({ unit }) => unit.startsWith('money'));
  return (isFree(ones) && !isFree(others) && isPaid(others)) || (isFree(others) && !isFree(ones) && isPaid(ones));
}

function areApart(ones: readonly string[], others: readonly string[]): boolean {
  return ones.length > 0 && others.length > 0 && !ones.some((one) => others.includes(one));
}

// Capitalized words, except the first of a sentence.
function namesOf(text: string): readonly string[] {
  return text.match(/(?<=\S\s["“(]?)\p{Lu}[\p{L}’'-]+/gu) ?? [];
}

// "Issued by the front desk".
function doersOf(text: string): readonly string[] {
  const plain = foldText(text);
  const [language = 'en'] = likeliestLanguages(wordsOf(plain));
  const after = BY.exec(plain);
  const words = after === null ? [] : wordsOf(plain.slice(after.index + after[0].length));
  return words.filter((word) => !isFunctionWord(word, language)).slice(0, WORDS_OF_DOER_MAX);
}

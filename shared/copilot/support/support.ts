import { once, onceFor } from '../../once.ts';
import { withoutMarks } from '../citation-marks.ts';
import { isClosingSentence } from '../closing-sentence.ts';
import { hasOtherAddress } from '../contact-addresses.ts';
import { compareStatement, type Outcome } from './compare-statement.ts';
import type { Comparison } from './comparing/comparison.ts';
import { isNotSaid } from './not-said.ts';
import { hasOnlySourceWords, markedOpening } from './opening-sentence.ts';
import { type AnswerSentence, answerSentences } from './reading/answer-lines.ts';
import {
  bareDecision,
  beginningDecision,
  beginsWithYes,
  type Decision,
  isBareVerdict,
} from './reading/bare-verdict.ts';
import { closestEvidence } from './reading/closest/closest-evidence.ts';
import { detectLanguage } from './reading/detect-language.ts';
import { type Evidence, readEvidence } from './reading/evidence.ts';
import { findQuotes } from './reading/find-quote.ts';
import { foldWord } from './reading/fold-word.ts';
import { supportingUnits } from './reading/instructions/instructing-text.ts';
import type { WordLanguage } from './reading/languages/language-words.ts';
import { isSaidVerbatim } from './reading/said-verbatim.ts';
import { scriptOf } from './reading/script.ts';
import type { SourceUnit } from './reading/source-units.ts';
import { readStatement, type Statement } from './reading/statement.ts';
import type { SupportFlaw } from './rules/rule.ts';

// When the source has this share of a statement's words in the same spelling, both are in the same language.
const SHARED_MIN = 0.5;
// Bounds the work of comparing a statement that is not copied: in the replies that the check is measured on, the
// longest has 49 tokens.
const TOKENS_MAX = 400;
// Bounds the work for the whole answer: the tokens of each compared statement times those of the quoted sentences that
// it cites. 1,000 words with one mark in each sentence need 66,000; the replies for measuring the check, up to 6,000.
const PAIRS_MAX = 2_000_000;
// A shorter text counts as this many tokens: rules do work for each token of a source even if the statement is short,
// and for each source even if the source is short.
const SENTENCE_TOKENS_MIN = 8;

const QUESTION_END = /[?？]["'”’»)]*$/u;
const PLAIN = { kind: 'plain' } as const;
const UNCITED = { kind: 'wrong', flaw: 'uncited_sentence' } as const;

/** A cited source, with the words that the model claims to have copied from it. */
export interface CitedSource {
  readonly title: string;
  readonly headings: string;
  readonly text: string;
  readonly quotes: readonly string[];
}

/** One sentence of an answer, and the outcome of its check. */
export interface CheckedSentence extends AnswerSentence {
  readonly outcome: SentenceOutcome;
  /** The sentences of the sources with which it was compared. */
  readonly evidence: readonly SourceUnit[];
  /** The question that it answers with a yes or no, and that yes or no if it is a sentence of its own. */
  readonly answers?: { readonly question: string; readonly decision: string };
}

/** `plain` is a sentence that states nothing: "Yes.", the header of a table, a closing sentence of ours. */
type SentenceOutcome = Outcome | { readonly kind: 'plain' };

/**
 * Checks each sentence of an answer, including its marks, against the sources that it cites (`sources[n - 1]`). The
 * result is deterministic.
 */
export function checkSupport(answer: string, sources: readonly CitedSource[], question: string): CheckedSentence[] {
  const language =
    detectLanguage(`${withoutMarks(answer)} ${question}`) ?? detectLanguage(sources.map(({ text }) => text).join('\n'));
  const read = sources.map((source) => readSource(source, question, language));
  const asked = readStatement(question, language);
  const sentences = answerSentences(answer);
  const statements = new Map(sentences.map((each) => [each, readStatement(each.statement, language)]));
  // Read only when needed: whole excerpts, which few answers need.
  const texts = once(() =>
    read.flatMap(({ evidence: [first, ...more] }) =>
      first === undefined ? [] : [first, ...more].map(({ source }) => source).concat(first.elsewhere()),
    ),
  );
  // The sentences whose check depends on other sentences.
  const dependent = new Set<AnswerSentence>();
  const spend = allowance(PAIRS_MAX);
  const check = (sentence: AnswerSentence, at: number, remaining: readonly AnswerSentence[]): CheckedSentence => {
    const own = statements.get(sentence) as Statement;
    const isUncited = sentence.marks.length === 0;
    if (isPlain(sentence.statement, question) || (isUncited && isNotSaid(own, asked, texts()))) {
      return { ...sentence, outcome: plainOutcome(sentence.text, question), evidence: [] };
    }
    const marked = at === 0 ? markedOpening(sentence, sentences[1]) : sentence;
    const named = [...new Set(marked.marks)].flatMap((n) => read[n - 1] ?? []);
    const isOwn = marked === sentence || named.some(({ evidence }) => hasOnlySourceWords(own, evidence));
    const cited = isOwn ? named : [];
    const citing = (isMeant: (other: AnswerSentence) => boolean) => {
      dependent.add(sentence);
      return remaining
        .filter((each) => isMeant(each) && each.marks.length > 0)
        .map((each) => statements.get(each) as Statement);
    };
    const others = () => citing((each) => each !== sentence);
    const earlier = () => citing((each) => sentences.indexOf(each) < at);
    const { decision, alone } = decisionOn(sentences, at);
    const isYes = beginsWithYes(sentence.statement) || (decision === 'yes' && alone !== '');
    return {
      ...marked,
      ...compare(sentence, cited, { own, language, question: asked, others, earlier, isYes, decision, spend }),
      ...(decision === null ? {} : { answers: { question, decision: alone } }),
    };
  };
  const checkAll = (remaining: readonly AnswerSentence[], before?: readonly CheckedSentence[]): CheckedSentence[] => {
    const checked = sentences.map((sentence, at) => {
      const known = dependent.has(sentence) ? undefined : before?.[at];
      return known ?? check(sentence, at, remaining);
    });
    // Repeats the check while it finds sentences to leave out: these can no longer supply a condition that another
    // sentence needs.
    const kept = remaining.filter((each) => isKept(checked[sentences.indexOf(each)]));
    return kept.length === remaining.length || kept.length === 0 ? checked : checkAll(kept, checked);
  };
  return checkAll(sentences);
}

// A doubtful sentence may be left out, too: whatever needs it is then doubtful itself.
function isKept(sentence: CheckedSentence | undefined): boolean {
  return sentence !== undefined && !('flaw' in sentence.outcome);
}

interface ReadSource {
  /** The units that its quotes touch. */
  readonly evidence: readonly Evidence[];
  /** The same and the sentences beside them. */
  readonly around: () => readonly Evidence[];
  readonly language: WordLanguage | null;
}

function readSource(source: CitedSource, question: string, likely: WordLanguage | null): ReadSource {
  const { title, headings, text, quotes } = source;
  const language = detectLanguage(text, likely);
  const units = supportingUnits(source, question);
  const place = `${title}\n${headings.replaceAll(' > ', '\n')}`;
  const touched = findQuotes(quotes, units);
  const read = (each: readonly SourceUnit[]) => readEvidence({ touched: each, units }, place, language);
  return { evidence: read(touched), around: once(() => read(withNeighbors(touched, units))), language };
}

// A quote may leave out the sentence before or after it that completes it. The next row of a table is about another
// thing.
function withNeighbors(touched: readonly SourceUnit[], units: readonly SourceUnit[]): SourceUnit[] {
  const isBeside = (one: SourceUnit, at: number) =>
    one.kind !== 'row' &&
    [units[at - 1], units[at + 1]].some((each) => each?.context === one.context && touched.includes(each));
  return units.filter((each, at) => touched.includes(each) || isBeside(each, at));
}

function isPlain(statement: string, question: string): boolean {
  return isBareVerdict(statement) || !/[\p{L}\p{N}]/u.test(statement) || isClosingSentence(statement, question);
}

// What nothing supports, such as the header of a table, must not show an address that a document planted.
function plainOutcome(text: string, question: string): SentenceOutcome {
  return hasOtherAddress(text, [question]) ? UNCITED : PLAIN;
}

// The yes or no that belongs to a sentence: the one with which it begins, the sentence before it, or the last sentence
// of the answer after it. `alone` is what such a sentence of its own says.
function decisionOn(
  sentences: readonly AnswerSentence[],
  at: number,
): { readonly decision: Decision | null; readonly alone: string } {
  const own = beginningDecision(sentences[at]?.statement ?? '');
  const beside = [at - 1, ...(at + 2 === sentences.length ? [at + 1] : [])];
  const alone = beside.map((each) => sentences[each]?.statement ?? '').find((each) => bareDecision(each) !== null);
  return own !== null || alone === undefined ? { decision: own, alone: '' } : { decision: bareDecision(alone), alone };
}

// A sentence as a statement, and what is known about the question and the rest of the answer.
interface AnswerContext {
  readonly own: Statement;
  readonly language: WordLanguage | null;
  readonly question: Statement;
  readonly others: () => readonly Statement[];
  readonly earlier: () => readonly Statement[];
  readonly isYes: boolean;
  readonly decision: Decision | null;
  readonly spend: (pairs: number) => boolean;
}

function compare(
  { statement, isLeadIn, listed }: AnswerSentence,
  cited: readonly ReadSource[],
  { own, language, question, others, earlier, isYes, decision, spend }: AnswerContext,
): Pick<CheckedSentence, 'outcome' | 'evidence'> {
  const all = cited.flatMap(({ evidence }) => evidence);
  const form = formFlaw(statement, cited);
  if (form !== null) {
    return { outcome: { kind: 'wrong', flaw: form }, evidence: [] };
  }
  const foreign = cited.find((each) => each.language !== language)?.language ?? language;
  // The language of a short text may be misjudged. When both texts share enough words, they are in one language after
  // all.
  const isTranslated =
    (foreign !== language && language !== null && !sharesWords(own, all)) || isInOtherScript(own, all);
  const said = isTranslated || foreign === language ? own : readStatement(statement, foreign);
  const copied = all.find(({ unit }) => isSaidVerbatim(own, unit));
  // Another sentence with the same facts may limit the copied one, so both are then compared.
  const isAlone = copied !== undefined && !all.some((each) => each !== copied && mayState(each.unit, said));
  if (!isAlone && (own.tokens.length > TOKENS_MAX || !spend(pairsOf(own, all)))) {
    return { outcome: { kind: 'wrong', flaw: 'too_long' }, evidence: [] };
  }
  const evidence = isAlone ? [copied] : closestEvidence(said, all);
  // Elsewhere in the excerpt an address or a telephone number may have been planted.
  const hasPlanted = hasOtherAddress(
    statement,
    evidence.map(({ unit }) => unit.text),
  );
  if (hasPlanted) {
    return { outcome: { kind: 'wrong', flaw: 'name' }, evidence: unitsOf(evidence) };
  }
  const comparison = { said, evidence, cited: all, question, others, earlier, isYes, decision, isTranslated, listed };
  const outcome = compareStatement(comparison, isLeadIn);
  const wider = outcome.kind === 'doubtful' ? compareWithNeighbors(comparison, cited, isLeadIn) : null;
  return wider ?? { outcome, evidence: unitsOf(evidence) };
}

// What is wrong with a sentence whatever it says.
function formFlaw(statement: string, cited: readonly ReadSource[]): SupportFlaw | null {
  if (cited.length === 0) {
    return UNCITED.flaw;
  }
  // A question states nothing, even one that is copied.
  if (QUESTION_END.test(statement.trim())) {
    return 'question';
  }
  // A heading alone, such as "Dogs", says nothing about them.
  const isUnquoted = cited.some(({ evidence }) => evidence.length === 0);
  return isUnquoted || cited.every(({ evidence }) => evidence.every(({ unit }) => unit.kind === 'heading'))
    ? 'quote'
    : null;
}

// A quote locates its excerpt: what is doubtful beside the quoted sentence alone may be clear beside its neighbors.
function compareWithNeighbors(
  comparison: Comparison,
  cited: readonly ReadSource[],
  isLeadIn: boolean,
): Pick<CheckedSentence, 'outcome' | 'evidence'> | null {
  const around = cited.flatMap((each) => each.around());
  const evidence = closestEvidence(comparison.said, around);
  const isWider = around.length > (comparison.cited?.length ?? 0);
  return isWider && !('flaw' in compareStatement({ ...comparison, evidence, cited: around }, isLeadIn))
    ? { outcome: { kind: 'open' }, evidence: unitsOf(evidence) }
    : null;
}

function unitsOf(evidence: readonly Evidence[]): SourceUnit[] {
  return evidence.map(({ unit }) => unit);
}

// Tells a translation into a language without a list of words, such as Russian, from a sentence with foreign words.
function isInOtherScript({ text }: Statement, all: readonly Evidence[]): boolean {
  const own = scriptOf(text);
  const others = all.map(({ unit }) => scriptOf(unit.text));
  return own !== -1 && others.every((other) => other !== -1 && other !== own);
}

// Returns a function that says whether that much more work is allowed. After its first no it never allows work again,
// so that the rest of the answer fails.
function allowance(max: number): (pairs: number) => boolean {
  let left = max;
  return (pairs) => {
    left -= pairs;
    return left >= 0;
  };
}

function pairsOf({ tokens }: Statement, evidence: readonly Evidence[]): number {
  const lengthOf = (each: Statement['tokens']) => Math.max(each.length, SENTENCE_TOKENS_MIN);
  return evidence.reduce((sum, { source }) => sum + lengthOf(source.tokens), 0) * lengthOf(tokens);
}

const foldedText = onceFor((unit: SourceUnit) => foldWord(unit.text));
const factStems = onceFor(({ tokens, content }: Statement) => {
  const words = new Set(content);
  return tokens.filter((token) => token.kind === 'number' || words.has(token)).map(({ stem }) => stem);
});

// A cheap test: whether a unit may contain every word and number of a statement.
function mayState(unit: SourceUnit, said: Statement): boolean {
  const folded = foldedText(unit);
  return factStems(said).every((stem) => folded.includes(stem));
}

function sharesWords({ content }: Statement, evidence: readonly Evidence[]): boolean {
  const words = new Set(evidence.flatMap(({ source }) => source.tokens.map(({ text }) => text.toLowerCase())));
  const shared = content.filter(({ text }) => words.has(text.toLowerCase()));
  return shared.length / content.length >= SHARED_MIN;
}

import { asksAboutReader, asksNothing } from '../questions/about-reader.ts';
import { readQuestion } from '../questions/question.ts';
import { type QuestionPart, readQuestionParts } from '../questions/question-parts.ts';
import { confidenceOf, type Evidence, quotedOf, rankEvidence } from './evidence.ts';
import { compareSentences, type Embed } from './nearness.ts';
import { type PromptExcerpt, REPLY_LABEL, type ReadPrompt } from './read-prompt.ts';
import { belowHeading } from './sections/below-heading.ts';
import { belowQuestion } from './sections/below-question.ts';
import { sentencesOf } from './sentences.ts';
import { countMatches } from './terms.ts';
import { stemsOf } from './units.ts';
import { contradictionAmong } from './versions/contradictions.ts';

// At 0, a sentence is as likely as not to answer (evidence.ts). A higher minimum refuses more and errs less.
const CONFIDENCE_MIN = 0;

// The share of a part's words that a sentence must have if it was quoted for another part.
const NAMED_MIN = 0.3;
const NO_ANSWER = 'VERDICT: no';

/**
 * Replies like a model that can only copy: with the one to three sentences that fit the question best, each with the
 * number of its excerpt before the full stop, or with a refusal. Of several questions in one, it answers those that it
 * can, and names the others.
 */
export function extractAnswer(prompt: ReadPrompt): string {
  return composeReply(partsOf(prompt).map((part) => readPart(part, prompt.excerpts)));
}

/** Like `extractAnswer`, but also compares sentences with the question by the vectors of a model. */
export async function extractNearestAnswer(prompt: ReadPrompt, embed: Embed): Promise<string> {
  const parts = partsOf(prompt).map(async (part) => {
    const read = readPart(part, prompt.excerpts);
    return { ...read, evidence: await compareSentences(part.asked, read.evidence, embed) };
  });
  return composeReply(await Promise.all(parts));
}

/** One of the questions in a prompt, and the sentences that may answer it, the best first. */
interface Part extends QuestionPart {
  readonly evidence: readonly Evidence[];
}

function partsOf({ question: whole }: ReadPrompt): readonly QuestionPart[] {
  return whole === null ? [] : readQuestionParts(whole);
}

function readPart(part: QuestionPart, excerpts: readonly PromptExcerpt[]): Part {
  const isForDocuments = !asksNothing(part.asked) && !asksAboutReader(part.asked);
  return { ...part, evidence: isForDocuments ? rankEvidence(part.question, excerpts) : [] };
}

function composeReply(read: readonly Part[]): string {
  const parts = answerParts(read);
  const all = parts.flatMap(({ chosen }) => chosen);
  if (all.length === 0) {
    return NO_ANSWER;
  }
  const quotes = new Set(all.map(({ n, quote }) => `QUOTE [${n}]: ${quote}`));
  // Two parts may ask for different cells of one row.
  const said = new Set(all.map(withCitation));
  const missing = parts.filter(({ chosen }) => chosen.length === 0).map(({ asked }) => asked);
  return [
    ...quotes,
    `VERDICT: ${verdictOn(parts, missing)}`,
    `ANSWER: ${[...said].map(afterOthers).join('')}`,
    ...(missing.length === 0 ? [] : [`MISSING: ${missing.join(' ')}`]),
  ].join('\n');
}

interface AnsweredPart {
  readonly asked: string;
  readonly chosen: readonly Quoted[];
  /** Whether the chosen sentences exclude each other. */
  readonly isContradictory: boolean;
}

// A reply has one verdict. If a part has no answer, it is named, and a contradiction only shows both sides.
function verdictOn(parts: readonly AnsweredPart[], missing: readonly string[]): string {
  if (missing.length > 0) {
    return 'partly';
  }
  return parts.some(({ isContradictory }) => isContradictory) ? 'contradictory' : 'fully';
}

// "Who keeps the key, and what is the extension?" has no extension if nobody keeps it.
function answerParts(read: readonly Part[]): readonly AnsweredPart[] {
  const parts: AnsweredPart[] = [];
  for (const [at, part] of read.entries()) {
    const isWithoutPerson = read[at - 1]?.question.answerKind === 'name' && parts.at(-1)?.chosen.length === 0;
    const dependsOnPerson = isWithoutPerson && part.question.terms.length === 1;
    parts.push({ asked: part.asked, ...(dependsOnPerson ? NOTHING : chooseSentences(part)) });
  }
  return parts.map((part, at) => alsoAnswered(part, read[at]?.evidence ?? [], parts));
}

// What fits a part well may be quoted for another one: "What was decided, and who is responsible?"
function alsoAnswered(part: AnsweredPart, evidence: readonly Evidence[], parts: readonly AnsweredPart[]): AnsweredPart {
  const quoted = parts.flatMap(({ chosen }) => chosen);
  const fitting = onTopic(quotedOf(bestOnTopic(evidence)));
  // Its own words, not those of the part before.
  const { telling, answerKind } = readQuestion(part.asked);
  const isAnswer = ({ signals }: Evidence) => answerKind === null || signals.exactKind === 1;
  const namesMost = (quote: string) => countMatches(stemsOf(quote), new Set(telling)) >= NAMED_MIN * telling.length;
  const isFitting = ({ n, quote }: Quoted) =>
    fitting.some((each) => each.excerpt.n === n && each.unit.text === quote && isAnswer(each)) && namesMost(quote);
  return part.chosen.length > 0 ? part : { ...part, chosen: quoted.filter(isFitting) };
}

const NOTHING = { chosen: [], isContradictory: false };

// Chooses none if the confidence in the best one is too low.
function chooseSentences({ question, evidence }: Part): Omit<AnsweredPart, 'asked'> {
  const replies = belowQuestion(evidence);
  const section = replies.length > 0 ? [] : belowHeading(question, evidence);
  if (section.length > 0) {
    return { chosen: section.flatMap(withSubject), isContradictory: false };
  }
  const ranked = bestOnTopic(evidence);
  if (replies.length === 0 && confidenceOf(question, ranked) < CONFIDENCE_MIN) {
    return NOTHING;
  }
  const quoted = replies.length > 0 ? replies : onTopic(quotedOf(ranked));
  const sides = contradictionAmong(question, quoted, ranked);
  return { chosen: (sides ?? quoted).flatMap(withSubject), isContradictory: sides !== null };
}

// "Lunch costs 5 euros" does not answer "What does copper cost?", however well it fits otherwise.
function bestOnTopic(evidence: readonly Evidence[]): readonly Evidence[] {
  const best = evidence.find(({ isOnTopic }) => isOnTopic);
  return best === undefined ? [] : [best, ...evidence.filter((each) => each !== best)];
}

// What is quoted besides the best one needs a word of the topic itself, and is not out of date if the best one is not.
// Other sentences are left out only here, because the confidence in the best one was fitted with them.
function onTopic([best, ...others]: readonly Evidence[]): readonly Evidence[] {
  const isFitting = ({ namesTopic, signals }: Evidence) => namesTopic && signals.old <= (best?.signals.old ?? 0);
  return best === undefined ? [] : [best, ...others.filter(isFitting)];
}

// A row that begins with a small letter would be read as the end of the sentence before it, but no line of an answer
// may begin like another line of the reply.
function afterOthers(said: string, at: number): string {
  const isOnOwnLine = /^\p{Ll}/u.test(said) && !REPLY_LABEL.test(said);
  return at === 0 ? said : `${isOnOwnLine ? '\n' : ' '}${said}`;
}

interface Quoted {
  readonly n: number;
  readonly quote: string;
  readonly wording: string;
}

// A sentence about "it" comes after the one that says what it is.
function withSubject({ excerpt: { n, text }, unit, wording, subject }: Evidence): Quoted[] {
  const own = { n, quote: unit.text, wording: withoutItemMark(wording, text) };
  return subject === null ? [own] : [{ n, quote: subject, wording: subject }, own];
}

// The mark of an item or a footnote is not part of its words. A number is a mark only if the list has another:
// "2. Stock" is a floor.
function withoutItemMark(wording: string, text: string): string {
  const [, number] = /^(\d{1,3})[.)] /.exec(wording) ?? [];
  const isNext = (step: number) => new RegExp(`^\\s*${Number(number) + step}[.)] `, 'm').test(text);
  const isItem = number !== undefined && (isNext(1) || isNext(-1));
  return wording.replace(isItem ? /^\d{1,3}[.)] / : /^[¹²³⁴-⁹]+ /u, '');
}

// A cell of a table may hold several sentences, and each needs its mark.
function withCitation({ wording, n }: Quoted): string {
  return sentencesOf(wording.replace(/^[-*•] /, ''))
    .map((whole) => {
      const [, said = whole, end = ''] = /^(.*?)\s*([.!?…。！？]+["'”’)]*)?$/su.exec(whole) ?? [];
      return `${said} [${n}]${end === '' ? '.' : end}`;
    })
    .join(' ');
}

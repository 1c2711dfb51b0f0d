import { renumberMarks } from '../../../shared/copilot/citation-marks.ts';
import { type CheckedSentence, checkSupport } from '../../../shared/copilot/support/support.ts';
import { errorKind } from './error-kinds.ts';
import type { LabeledReply } from './read-replies.ts';

/** What refuses a reply: rules that are certain alone, as on a stage with a judge, or the doubtful ones as well. */
export type Grade = 'certain' | 'all';

/** How many replies there are, how many were decided rightly, and how many of the accepted ones a judge would hear. */
export interface Tally {
  readonly right: number;
  readonly passed: number;
  readonly passedToJudge: number;
  readonly wrong: number;
  readonly caught: number;
  readonly missedToJudge: number;
}

/** How often a rule was the first to refuse a reply, and how often that reply was wrong. */
export interface RuleTally {
  readonly fires: number;
  readonly rightIn: number;
}

/** The scores of labeled replies. */
export interface ReplyScores {
  readonly all: Tally;
  readonly languages: ReadonlyMap<string, Tally>;
  readonly kinds: ReadonlyMap<string, Tally>;
  /** By the rule; what no rule of the list finds, such as a missing mark, is named by its flaw. */
  readonly rules: ReadonlyMap<string, RuleTally>;
}

/** What the check decides about a reply: the rule that refuses it, or null, and whether a judge would hear the rest. */
interface Decision {
  readonly rule: string | null;
  readonly isOpen: boolean;
}

// Checks a reply as the product checks an answer, by code alone.
function decide(reply: LabeledReply, grade: Grade): Decision {
  const outcomes = checkedSentences(reply).map(({ outcome }) => outcome);
  const refusing = outcomes.find(({ kind }) => kind === 'wrong' || (kind === 'doubtful' && grade === 'all'));
  const stated = outcomes.some(({ kind }) => kind !== 'plain');
  const named = refusing !== undefined && 'flaw' in refusing ? (refusing.rule ?? refusing.flaw) : null;
  const rule = named ?? (stated ? null : 'no_statement');
  return { rule, isOpen: rule === null && outcomes.some(({ kind }) => kind === 'open' || kind === 'doubtful') };
}

function checkedSentences({ excerpts, sentences, question }: LabeledReply): CheckedSentence[] {
  const answer = renumberMarks(textOf(sentences), excerpts.length);
  const quotes = sentences.flatMap((sentence) => sentence.quotes);
  const sources = answer.excerptIndexes.map((index) => ({
    title: excerpts[index]?.title ?? '',
    headings: excerpts[index]?.heading_path.join(' > ') ?? '',
    text: excerpts[index]?.text ?? '',
    quotes: quotes.filter(({ excerpt }) => excerpt === index + 1).map((quote) => quote.text),
  }));
  return checkSupport(answer.text, sources, question);
}

/** The reply as one text; a list has an item in each line. */
export function textOf(sentences: LabeledReply['sentences']): string {
  const texts = sentences.map(({ text }) => text);
  return texts.join(texts.some((text) => text.startsWith('- ')) ? '\n' : ' ');
}

interface Scored extends Decision {
  readonly reply: LabeledReply;
}

/** Scores labeled replies. */
export function scoreReplies(replies: readonly LabeledReply[], grade: Grade): ReplyScores {
  const scored = replies.map((reply) => ({ reply, ...decide(reply, grade) }));
  const wrong = scored.filter(({ reply }) => !reply.right);
  const refused = scored.flatMap(({ rule, reply }) => (rule === null ? [] : [{ rule, reply }]));
  return {
    all: tallyOf(scored),
    languages: talliesBy(scored, ({ reply }) => reply.language),
    kinds: talliesBy(wrong, ({ reply }) => errorKind(reply.why)),
    rules: groups(
      refused,
      ({ rule }) => rule,
      (each) => ({ fires: each.length, rightIn: each.filter(({ reply }) => !reply.right).length }),
    ),
  };
}

function tallyOf(scored: readonly Scored[]): Tally {
  const count = (isCounted: (each: Scored) => boolean) => scored.filter(isCounted).length;
  return {
    right: count(({ reply }) => reply.right),
    passed: count(({ reply, rule }) => reply.right && rule === null),
    passedToJudge: count(({ reply, isOpen }) => reply.right && isOpen),
    wrong: count(({ reply }) => !reply.right),
    caught: count(({ reply, rule }) => !reply.right && rule !== null),
    missedToJudge: count(({ reply, isOpen }) => !reply.right && isOpen),
  };
}

function talliesBy(scored: readonly Scored[], keyOf: (each: Scored) => string): Map<string, Tally> {
  return groups(scored, keyOf, tallyOf);
}

// The largest group first.
function groups<T, R>(items: readonly T[], keyOf: (item: T) => string, of: (items: readonly T[]) => R): Map<string, R> {
  const sorted = [...Map.groupBy(items, keyOf)].sort(
    ([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1),
  );
  return new Map(sorted.map(([key, group]) => [key, of(group)]));
}

import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Evidence, rankEvidence } from '@knowledge-copilot/local-cloud/evidence';
import { extractAnswer, extractNearestAnswer } from '@knowledge-copilot/local-cloud/extract-answer';
import { compareSentences, type Embed } from '@knowledge-copilot/local-cloud/nearness';
import { readQuestion } from '@knowledge-copilot/local-cloud/question';
import type { PromptExcerpt, ReadPrompt } from '@knowledge-copilot/local-cloud/read-prompt';
import { containsWords } from '../../../bin/eval/compare-texts.ts';
import { type GoldQuestion, isGold } from '../../../bin/eval/gold.ts';
import type { MeasuredRanking } from '../../../lib/ranking/rankings.ts';
import { checkAnswer, citeAnswer } from '../../../shared/copilot/check-answer.ts';
import { readReply } from '../../../shared/copilot/read-reply.ts';
import { isRelevant } from '../../../shared/search/relevance.ts';
import { readSet, type SetPassage } from './read-set.ts';
import { type Candidates, rank } from './search-set.ts';
import { relevancesOf, type SearchedSet, searchSet } from './tune.ts';
import type { KeptVectors } from './vectors.ts';

/** The outcome of one question, from the search to the checked answer. */
interface Outcome {
  readonly id: string;
  readonly language: string;
  readonly answerable: boolean;
  /** The rank of the first right passage, from 1; null if none is among twenty. */
  readonly rank: number | null;
  readonly isRelevant: boolean;
  /** Whether the best-fitting sentence is a right one. */
  readonly isFirst: boolean;
  /** Whether the model answers at all. */
  readonly isTrusted: boolean;
  /** The answer that passed the checks; null if none did. */
  readonly answer: string | null;
  readonly isRight: boolean;
}

// As many as a prompt of the local stage shows.
const PASSAGES_MAX = 8;
// The headings of the table, and the outcomes that each counts.
const COLUMNS: Readonly<Record<string, (outcome: Outcome) => boolean>> = {
  asked: () => true,
  'among 20': ({ rank: found }) => found !== null,
  'among 5': ({ rank: found }) => found !== null && found <= 5,
  first: ({ rank: found }) => found === 1,
  relevant: ({ rank: found, ...outcome }) => found !== null && outcome.isRelevant,
  sentence: ({ isFirst }) => isFirst,
  trusted: ({ isFirst, isTrusted }) => isFirst && isTrusted,
  right: ({ isRight }) => isRight,
  wrong: ({ answer, isRight }) => answer !== null && !isRight,
};

/** How a stage ranks passages, and whether its reader compares sentences by their vectors. */
export interface StageWays {
  readonly ranking: MeasuredRanking;
  readonly comparesSentences: boolean;
}

/** Follows each question of a set from the search to the checked answer, in one process. */
export async function outcomesOf(
  folder: string,
  vectors: KeptVectors,
  { ranking, comparesSentences }: StageWays,
): Promise<Outcome[]> {
  const searched = await searchSet(await readSet(folder, basename(folder)), vectors);
  const languages = await languagesOf(folder);
  const embed = async (text: string) => Array.from((await vectors.of([text], () => undefined))[0] ?? []);
  const reader = readerWith(comparesSentences ? embed : null);
  const outcomes: Outcome[] = [];
  for (const [at, entry] of searched.set.questions.entries()) {
    const shown = shownFor(searched, searched.asked[at] as Candidates, ranking);
    outcomes.push({ ...(await outcomeOf(entry, shown, reader)), language: languages.get(entry.id) ?? '?' });
  }
  return outcomes;
}

/** The reader of excerpts with some vectors. */
interface Reader {
  readonly rank: (asked: string, excerpts: readonly PromptExcerpt[]) => Promise<readonly Evidence[]>;
  readonly answer: (prompt: ReadPrompt) => Promise<string>;
}

function readerWith(embed: Embed | null): Reader {
  return {
    rank: async (asked, excerpts) => {
      const evidence = rankEvidence(readQuestion(asked), excerpts);
      return embed === null ? evidence : compareSentences(asked, evidence, embed);
    },
    answer: async (prompt) => (embed === null ? extractAnswer(prompt) : extractNearestAnswer(prompt, embed)),
  };
}

/** The results of a search, and those that a prompt shows. */
interface Shown {
  readonly ranked: readonly SetPassage[];
  readonly relevant: boolean;
  readonly passages: readonly SetPassage[];
}

function shownFor(searched: SearchedSet, candidates: Candidates, ranking: MeasuredRanking): Shown {
  const ranked = rank(candidates, ranking.vectorWeight, ranking.similarityFloor);
  const relevant = isRelevant(relevancesOf(searched, candidates, ranked), ranking);
  return { ranked, relevant, passages: relevant ? ranked.slice(0, PASSAGES_MAX) : [] };
}

function numbered(passages: readonly SetPassage[]) {
  return passages.map(({ title, headings, text }, i) => ({ n: i + 1, title, headings, text }));
}

async function outcomeOf(entry: GoldQuestion, shown: Shown, reader: Reader): Promise<Omit<Outcome, 'language'>> {
  const { ranked, relevant, passages } = shown;
  const found = ranked.findIndex((passage) => isOfGold(entry, passage));
  const isRight = (text: string) => entry.answers.some((answer) => containsWords(text, answer));
  const [best] = await reader.rank(entry.question, numbered(passages));
  const answer = relevant ? await answerOf(entry.question, passages, reader) : { isTrusted: false, text: null };
  return {
    id: entry.id,
    answerable: entry.answerable,
    rank: found === -1 ? null : found + 1,
    isRelevant: relevant,
    isFirst: best !== undefined && isRight(wholeOf(best)),
    isTrusted: answer.isTrusted,
    answer: answer.text,
    isRight: entry.answerable && answer.text !== null && isRight(answer.text),
  };
}

function wholeOf({ subject, wording }: Evidence): string {
  return `${subject ?? ''} ${wording}`;
}

// Answers as the product does between prompt and caller, without redaction.
async function answerOf(question: string, passages: readonly SetPassage[], reader: Reader) {
  const excerpts = numbered(passages);
  const reply = await reader.answer({ excerpts, question });
  const said = await readReply({ text: reply, complete: true }, question, excerpts);
  if ('flaw' in said) {
    return { isTrusted: said.flaw !== 'model_says_no', text: null };
  }
  const checked = checkAnswer(said, question, excerpts);
  const cited = 'flaw' in checked ? checked : citeAnswer(checked, excerpts);
  return { isTrusted: true, text: 'flaw' in cited ? null : cited.answer };
}

function isOfGold(entry: GoldQuestion, { title, text, page }: SetPassage): boolean {
  return entry.gold.some((source) => isGold({ source_title: title, excerpt: text, page }, source));
}

async function languagesOf(folder: string): Promise<ReadonlyMap<string, string>> {
  const file = (await readdir(folder)).find((entry) => entry.endsWith('.jsonl')) ?? '';
  const lines = (await readFile(join(folder, file), 'utf8')).split('\n').filter((line) => line.trim() !== '');
  return new Map(
    lines.map((line) => {
      const { id, language = '?' } = JSON.parse(line) as { id: string; language?: string };
      return [id, language];
    }),
  );
}

/**
 * Formats how many answerable questions reach each stage, by language, and how many others are answered, without their
 * texts.
 */
export function stageTable(outcomes: readonly Outcome[]): string {
  const languages = [...new Set(outcomes.map(({ language }) => language)), 'all'];
  const line = (cells: readonly (string | number)[]) => cells.map((cell) => String(cell).padStart(9)).join('');
  const rows = languages.map((language) => {
    const own = outcomes.filter((outcome) => language === 'all' || outcome.language === language);
    const answerable = own.filter((outcome) => outcome.answerable);
    const counts = Object.values(COLUMNS).map((counts) => answerable.filter(counts).length);
    const others = own.filter((outcome) => !outcome.answerable);
    const answered = others.filter(({ answer }) => answer !== null);
    return line([language, ...counts, `${answered.length} of ${others.length}`]);
  });
  return [line(['', ...Object.keys(COLUMNS), 'others']), ...rows, ''].join('\n');
}

import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Evidence, rankEvidence } from '@knowledge-copilot/local-cloud/evidence';
import { type Question, readQuestion } from '@knowledge-copilot/local-cloud/question';
import { containsWords, overlap } from '../../../../bin/eval/compare-texts.ts';
import { type GoldQuestion, isGold } from '../../../../bin/eval/gold.ts';
import { readSet, type SetPassage } from '../read-set.ts';
import { type Candidates, rank } from '../search-set.ts';
import { searchSet } from '../tune.ts';
import { NO_VECTORS } from '../vectors.ts';

/** A question with the sentences and rows of its prompt, and which of them answer it. */
export interface Example {
  readonly question: Question;
  readonly isAnswerable: boolean;
  readonly evidence: readonly JudgedEvidence[];
}

/** A sentence or row, and whether it answers. */
export interface JudgedEvidence extends Evidence {
  readonly isRight: boolean;
}

// As many as a prompt of the local stage shows.
const PASSAGES_MAX = 8;
// The least overlap with an evidence sentence, as a share of three-word sequences, that counts as the same sentence.
const SAME_SENTENCE_MIN = 0.5;

/**
 * The questions of a set (docs/ and one gold file) with the results of a search by words for each, which needs no
 * vectors and finds as much. A sentence answers when it is in a gold passage and has the right words, or is an
 * evidence sentence (`sentences` of its gold line).
 */
export async function readExamples(folder: string): Promise<Example[]> {
  const set = await readSet(folder, basename(folder));
  const sentencesById = await evidenceSentences(folder);
  const { asked } = await searchSet(set, NO_VECTORS);
  return set.questions.flatMap((entry, at): Example[] => {
    const sentences = sentencesById.get(entry.id) ?? [];
    if (entry.answerable && entry.answers.length === 0 && sentences.length === 0) {
      return [];
    }
    const passages = rank(asked[at] as Candidates, 0, 1).slice(0, PASSAGES_MAX);
    const question = readQuestion(entry.question);
    const excerpts = passages.map(({ title, headings, text }, i) => ({ n: i + 1, title, headings, text }));
    const isRight = ({ excerpt, unit, wording }: Evidence) =>
      entry.answerable &&
      isOfGold(entry, passages[excerpt.n - 1]) &&
      (entry.answers.some((answer) => containsWords(wording, answer)) ||
        sentences.some((sentence) => overlap(unit.text, sentence) >= SAME_SENTENCE_MIN));
    const evidence = rankEvidence(question, excerpts).map((each) => ({ ...each, isRight: isRight(each) }));
    return [{ question, isAnswerable: entry.answerable, evidence }];
  });
}

function isOfGold(entry: GoldQuestion, passage: SetPassage | undefined): boolean {
  const shown = { source_title: passage?.title ?? '', excerpt: passage?.text ?? '', page: passage?.page ?? null };
  return entry.gold.some((source) => isGold(shown, source));
}

// Reads the evidence sentences of gold lines that have some; other tools do not need them.
async function evidenceSentences(folder: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const file = (await readdir(folder)).find((entry) => entry.endsWith('.jsonl')) ?? '';
  const lines = (await readFile(join(folder, file), 'utf8')).split('\n').filter((line) => line.trim() !== '');
  return new Map(
    lines.map((line) => {
      const { id, gold = [] } = JSON.parse(line) as { id: string; gold?: readonly { sentences?: string[] }[] };
      return [id, gold.flatMap(({ sentences = [] }) => sentences)];
    }),
  );
}

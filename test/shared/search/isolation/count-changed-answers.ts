import { indexWords } from '../../../../shared/search/index-words.ts';
import type { PassageIndex } from '../../../../shared/search/passage.ts';
import { type CandidateSource, searchKnowledge } from '../../../../shared/search/search-knowledge.ts';
import { NO_METER } from '../../../harness/caller.ts';
import { createDrawWhole, drawText, makePassage, vectorOf } from './draw-passages.ts';
import { foreignOperations } from './foreign-operations.ts';

/** The seed of a run, and how much it writes and asks. */
interface IsolationRun {
  readonly seed: number;
  readonly ownPassages: number;
  readonly operations: number;
  /** The maximum number of passages that one operation adds. */
  readonly passagesMax: number;
  readonly questions: number;
  /** Called after each operation, before the questions. */
  readonly settle?: (operation: number) => Promise<void>;
}

// The number of passages in one write.
const BATCH_SIZE = 200;
const { signal } = new AbortController();

/**
 * Asks the same questions as company A before and after each write of others, and counts the answers that differ in any
 * byte from the first ones.
 */
export async function countChangedAnswers(index: PassageIndex & CandidateSource, run: IsolationRun) {
  const draw = createDrawWhole(run.seed);
  const own = Array.from({ length: run.ownPassages }, (_, i) =>
    makePassage({ companyId: 'a', baseId: 'open', documentId: `a${i}` }, drawText(draw, 5 + draw(60))),
  );
  for (let from = 0; from < own.length; from += BATCH_SIZE) {
    await index.put(own.slice(from, from + BATCH_SIZE), signal);
  }
  await run.settle?.(0);
  const questions = Array.from({ length: run.questions }, () => drawText(draw, 1 + draw(6)));
  const askAll = async () => {
    const answers = [];
    for (const text of questions) {
      answers.push(JSON.stringify(await searchAsCompanyA(index, text)));
    }
    return answers;
  };
  const first = await askAll();
  const foreign = foreignOperations({ index, own, passagesMax: run.passagesMax }, draw);
  const result = {
    answers: 0,
    changed: 0,
    firstChange: null as number | null,
    firstAnswersLength: first.join('').length,
  };
  for (let operation = 1; operation <= run.operations; operation += 1) {
    await foreign.next();
    await run.settle?.(operation);
    const now = await askAll();
    const changed = now.filter((answer, i) => answer !== first[i]).length;
    result.answers += now.length;
    result.changed += changed;
    result.firstChange ??= changed > 0 ? operation : null;
  }
  return { ...result, foreign: foreign.size() };
}

function searchAsCompanyA(index: CandidateSource, text: string) {
  return searchKnowledge(
    {
      documents: {
        currentVersions: async (documents) =>
          new Map(documents.map(({ documentId }) => [documentId, { version: 1, passages: 1 }])),
      },
      embedding: { embed: async (asked) => ({ vector: vectorOf(asked), inputTokens: 1 }) },
      passages: index,
      wordsOf: indexWords,
      ranking: {
        weights: { vector: 0.4, words: 0.6 },
        similarityFloor: -1,
        bounds: { relevanceMin: -1, wordlessMin: -1 },
      },
    },
    { text, scope: { companyId: 'a', baseIds: ['open'] }, k: 20, withTextsAround: false },
    { signal, addLogFields: () => undefined, meter: NO_METER },
  );
}

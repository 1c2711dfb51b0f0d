import { callPath } from '../../functions/endpoints.ts';
import { administer } from '../harness/administer.ts';
import { addDocument, HIGHEST_LIMITS, makeCompany } from '../harness/company.ts';
import { type RunningCloud, startCloud } from '../harness/local-cloud/start-cloud.ts';
import { createRandom } from '../harness/random.ts';
import { sampleSentences } from './sample-text.ts';

/** A local cloud with one company and its documents, against which calls are measured. */
export interface CopilotStage {
  readonly cloud: RunningCloud;
  readonly url: string;
  readonly key: string;
  readonly question: string;
  /** Scripts the model's answer for this many calls; otherwise the stand-in would search for an answer itself. */
  readonly scriptAnswers: (calls: number) => void;
}

const DOCUMENTS = 60;
const SENTENCES = 10;
const UPLOADS_AT_ONCE = 6;
const SEED = 7;
// No limit applies, so that no refusal is measured.
const NO_LIMIT = { monthly_budget_usd: 'unlimited', ...HIGHEST_LIMITS };
// Every document contains this sentence, so that whichever excerpt comes first supports the answer.
const FACT = 'The office is closed on public holidays.';
const ANSWER = `QUOTE [1]: ${FACT}\nVERDICT: fully\nANSWER: ${FACT.slice(0, -1)} [1].`;

/** Starts the cloud and ingests the documents as a deployed stage does; stops the cloud if that fails. */
export async function startCopilotStage(assembly: string): Promise<CopilotStage> {
  const { cloud, access } = await startCloud(assembly);
  try {
    const { id, baseId, key } = await makeCompany(access, { environment: 'live' });
    await administer(access, 'policy.set', { company_id: id, ...NO_LIMIT });
    const texts = sampleTexts();
    while (texts.length > 0) {
      await Promise.all(
        texts.splice(0, UPLOADS_AT_ONCE).map(async ([file, text]) => {
          const { status, reason } = await addDocument(access, baseId, file, text);
          if (status !== 'ready') {
            throw new Error(`A document of the benchmark is ${status}: ${reason}`);
          }
        }),
      );
    }
    return {
      cloud,
      url: `${cloud.baseUrl}${callPath('copilot-query')}`,
      key,
      question: 'On which days is the office closed?',
      scriptAnswers: (calls) => cloud.standIns.bedrock.scriptAnswers(...Array<string>(calls).fill(ANSWER)),
    };
  } catch (error) {
    await cloud.stop();
    throw error;
  }
}

function sampleTexts(): [file: string, text: string][] {
  const random = createRandom(SEED);
  return Array.from({ length: DOCUMENTS }, (_, index) => {
    const text = [...sampleSentences(random, SENTENCES), FACT].join(' ');
    return [`document-${index}.md`, `# Document ${index}\n\n${text}\n`];
  });
}

// Guarantee: an answer in other words than the excerpts' is returned when the judge agrees, and one with another
// number, unit, bound or an added or dropped "not" never counts as proved: code refuses it, or the judge can. Risk: the
// check is only ever tried on answers that were copied.
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { postApi } from '../../harness/api.ts';
import { addDocument, makeCompany } from '../../harness/company.ts';
import { ANSWER_ERRORS } from '../../harness/local-cloud/bedrock.ts';
import { cloudOfWorker } from '../../harness/own-cloud.ts';

const HUT = `# Gull Hut

The hut sleeps up to 8 guests. A night costs 24 euros. Bookings are confirmed within 3 days. Dogs are not allowed in the hut.
The stove must be cleaned before you leave. Guests may use the boat for at least 2 hours.
`;
const QUESTIONS: readonly [question: string, said: string, paraphrased: string][] = [
  ['How many guests does the hut sleep?', 'up to 8 guests', 'at most eight guests'],
  ['How much does a night cost?', '24 euros', 'According to the documents, a night costs 24 euros'],
  ['Within how many days are bookings confirmed?', 'within 3 days', 'in no more than three days'],
  ['Are dogs allowed in the hut?', 'Dogs are not allowed', "Dogs aren't allowed"],
  ['When must the stove be cleaned?', 'before you leave', 'According to the documents, the stove must be cleaned'],
  ['How long may guests use the boat?', 'at least 2 hours', 'no fewer than two hours'],
];

let own: Awaited<ReturnType<typeof cloudOfWorker>>;
let key: string;
beforeAll(async () => {
  own = await cloudOfWorker();
  const company = await makeCompany(own.access, { limits: 'highest' });
  key = company.key;
  await addDocument(own.access, company.baseId, 'hut.md', HUT);
});
afterEach(() => {
  own.cloud.standIns.bedrock.setWriting('copies');
  own.cloud.standIns.bedrock.setJudge('reads');
});

const answerTo = async (question: string) =>
  (await postApi(own.access, '/copilot/query', key, { question })).body as { answer: string; grounded: boolean };

describe.each(QUESTIONS)('%s', (question, said, paraphrased) => {
  it('is answered with a copied sentence', async () => {
    expect(await answerTo(question)).toMatchObject({ grounded: true, answer: expect.stringContaining(said) });
  });

  it('is answered in other words', async () => {
    own.cloud.standIns.bedrock.setWriting('paraphrases');
    own.cloud.standIns.bedrock.setJudge('yes');
    expect(await answerTo(question)).toMatchObject({ grounded: true, answer: expect.stringContaining(paraphrased) });
  });

  it.each(ANSWER_ERRORS)('is not answered with %s', async (error) => {
    const copied = (await answerTo(question)).answer;
    own.cloud.standIns.bedrock.setWriting(error);
    own.cloud.standIns.bedrock.setJudge('no');
    const { answer, grounded } = await answerTo(question);
    const shown = answer.split(/(?<=\.) /);
    expect(grounded ? shown.filter((sentence) => !copied.includes(sentence)) : []).toEqual([]);
  });
});

// Guarantee: every body outside the contract is refused with a message that names the field and the rule. Risk: a
// question searches the wrong bases, or is cut off silently.
import { beforeAll, describe, expect, it } from 'vitest';
import { callApi, postApi } from '../../harness/api.ts';
import { sharedCloud } from '../../harness/cloud.ts';
import { makeCompany } from '../../harness/company.ts';
import { BASE_IDS_CASES, testBrokenBodies, testHiddenBases, textFieldCases } from '../../harness/refused-bodies.ts';

const NOT_ANSWERED = {
  answer: 'The documents do not answer this question.',
  grounded: false,
  citations: [],
  usage: { input_tokens: 0, output_tokens: 0 },
};

describe('POST /copilot/query', () => {
  const cloud = sharedCloud();
  let key: string;
  beforeAll(async () => {
    ({ key } = await makeCompany(cloud));
  });

  testBrokenBodies('/copilot/query');

  it.each(textFieldCases('question', 4_000))(
    'limits question to 1 to 4,000 code points: %s',
    async (_what, question, sentence) => {
      const answer = await postApi(cloud, '/copilot/query', key, { question });
      if (sentence === null) {
        expect(answer).toAnswer(200, NOT_ANSWERED);
      } else {
        expect(answer).toBeRefused(400, sentence);
      }
    },
  );

  it('accepts 4,000 emoji written as escapes, 48 kB of JSON', async () => {
    const body = `{"question":"${'\\ud83d\\ude00'.repeat(4_000)}"}`;
    expect(body.length).toBeGreaterThan(48_000);
    expect(await callApi(cloud, '/copilot/query', { key, body })).toAnswer(200, NOT_ANSWERED);
    const tooLong = body.replace('"}', 'x"}');
    const sentence = "The field 'question' must be at most 4000 characters long.";
    expect(await callApi(cloud, '/copilot/query', { key, body: tooLong })).toBeRefused(400, sentence);
  });

  it('reads bytes that are not UTF-8 inside a string as U+FFFD', async () => {
    // 4,000 such bytes become 4,000 characters, the limit; 4,001 exceed it.
    const body = (bytes: number) => Buffer.from(`{"question":"${'\xff'.repeat(bytes)}"}`, 'latin1');
    expect(await callApi(cloud, '/copilot/query', { key, body: body(4_000) })).toAnswer(200, NOT_ANSWERED);
    const sentence = "The field 'question' must be at most 4000 characters long.";
    expect(await callApi(cloud, '/copilot/query', { key, body: body(4_001) })).toBeRefused(400, sentence);
  });

  it.each(BASE_IDS_CASES)('refuses base_ids with %s', async (_what, base_ids, sentence) => {
    expect(await postApi(cloud, '/copilot/query', key, { question: 'x', base_ids })).toBeRefused(400, sentence);
  });

  testHiddenBases('/copilot/query', { question: 'x' });

  it('refuses k, which belongs to a search', async () => {
    const answer = await postApi(cloud, '/copilot/query', key, { question: 'x', k: 5 });
    expect(answer).toBeRefused(400, "The field 'k' is not known.");
  });
});

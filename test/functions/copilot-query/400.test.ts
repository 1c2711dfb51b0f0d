// Guarantee: every body outside the contract is refused with a sentence that names the field and the rule, before
// anything is spent. Risk: a question that goes to the wrong bases, or is paid for in vain.
import { describe, expect, it } from 'vitest';
import { postApi } from '../../harness/api.ts';
import { sharedCloud } from '../../harness/cloud.ts';
import { makeCompany } from '../../harness/company.ts';
import { BASE_IDS_CASES, expectEveryBrokenBodyRefused, textFieldCases } from '../../harness/refused-bodies.ts';

const NOT_ANSWERED = {
  answer: 'The documents do not answer this question.',
  grounded: false,
  citations: [],
  usage: { input_tokens: 0, output_tokens: 0 },
};

describe('POST /copilot/query', () => {
  it('refuses what is no JSON object', async () => {
    const cloud = sharedCloud();
    const { key } = await makeCompany(cloud);
    await expectEveryBrokenBodyRefused(cloud, '/copilot/query', key);
  });

  it('holds question to 1 to 4,000 code points', async () => {
    const cloud = sharedCloud();
    const { key } = await makeCompany(cloud);
    for (const [question, sentence] of textFieldCases('question', 4_000)) {
      const expected =
        sentence === null ? { status: 200, body: NOT_ANSWERED } : { status: 400, body: { error: sentence } };
      expect(await postApi(cloud, '/copilot/query', key, { question })).toEqual(expected);
    }
  });

  it('holds base_ids to 1 to 50 uuids', async () => {
    const cloud = sharedCloud();
    const { key } = await makeCompany(cloud);
    for (const [base_ids, sentence] of BASE_IDS_CASES) {
      expect(await postApi(cloud, '/copilot/query', key, { question: 'x', base_ids })).toEqual({
        status: 400,
        body: { error: sentence },
      });
    }
  });

  it('knows no k', async () => {
    const cloud = sharedCloud();
    const { key } = await makeCompany(cloud);
    expect(await postApi(cloud, '/copilot/query', key, { question: 'x', k: 5 })).toEqual({
      status: 400,
      body: { error: "The field 'k' is not known." },
    });
  });
});

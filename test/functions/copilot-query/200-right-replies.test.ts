// Guarantee: a right reply reaches the reader whole: a copied sentence without its mark gets it, a reply that a model
// repeats is read once, and nothing is said about a missing part that nobody named; what is left of a wrong reply is
// shown only if it still answers and stands alone. Risk: "If the second plate fails too, ..." alone, as an answer.
import { beforeAll, expect, it } from 'vitest';
import { postApi } from '../../harness/api.ts';
import { addDocument, makeCompany } from '../../harness/company.ts';
import { startOwnCloud } from '../../harness/own-cloud.ts';

const FIRST = 'If a plate fails, press the red key.';
const SECOND = 'If the second plate fails too, call the hotline.';
const QUOTE = `QUOTE [1]: ${FIRST}`;
const MARKED = 'If a plate fails, press the red key [1].';
const question = 'What do I do if a plate fails?';
const usage = { input_tokens: expect.any(Number), output_tokens: expect.any(Number) };
const REFUSED = { answer: 'The documents do not answer this question.', grounded: false, citations: [], usage };

// With replies in lines of text, which is how a model repeats itself.
let own: Awaited<ReturnType<typeof startOwnCloud>>;
let key: string;
beforeAll(async () => {
  own = await startOwnCloud({ environment: { REPLY_FORM: 'lines' } });
  const company = await makeCompany(own.access, { limits: 'highest' });
  key = company.key;
  await addDocument(own.access, company.baseId, 'stove.md', `# Stove\n\n${FIRST} ${SECOND}\n`);
  return () => own.cloud.stop();
});

async function answerTo(reply: string) {
  own.cloud.standIns.bedrock.scriptAnswers(reply);
  return postApi(own.access, '/copilot/query', key, { question });
}

const BLOCK = `${QUOTE}\nVERDICT: fully\nANSWER: ${MARKED}`;

it.each<[name: string, reply: string, answer: string]>([
  [
    'whose second copied sentence has no mark',
    `${BLOCK} ${SECOND}`,
    `${MARKED} If the second plate fails too, call the hotline [1].`,
  ],
  ['that a model repeats', `${BLOCK}\n${BLOCK}`, MARKED],
  ['that is partly an answer, without a missing part', BLOCK.replace('fully', 'partly'), MARKED],
])('a reply %s is shown whole', async (_name, reply, answer) => {
  expect(await answerTo(reply)).toAnswer(200, expect.objectContaining({ answer, grounded: true }));
});

it.each<[name: string, reply: string]>([
  [
    'refers to what went',
    `${QUOTE} ${SECOND}\nVERDICT: fully\nANSWER: A plate weighs 900 kg [1]. If the second plate fails too, call the hotline [1].`,
  ],
  [
    'does not answer',
    `QUOTE [1]: ${SECOND}\nVERDICT: fully\nANSWER: If a plate fails, buy 30 new plates [7]. Call the hotline [1].`,
  ],
])('a reply of which the rest %s is not shown', async (_name, reply) => {
  expect(await answerTo(reply)).toAnswer(200, REFUSED);
});

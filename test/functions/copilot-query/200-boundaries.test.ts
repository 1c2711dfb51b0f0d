// Guarantee: with the policy on, neither the prompt, the answer nor its citations contain a part of a value that the
// boundary between two passages cuts, and the text beside a passage reaches no model. Risk: half of an address or a
// name leaks, or the model reads a passage that was not found.
import { expect, it } from 'vitest';
import { administer } from '../../harness/administer.ts';
import { postApi } from '../../harness/api.ts';
import { addDocument, makeCompany } from '../../harness/company.ts';
import { watchRequests } from '../../harness/local-cloud/faults.ts';
import { cloudOfWorker } from '../../harness/own-cloud.ts';

const MOORING = 'Boats that stay for the night need a place at the long pier, and everybody must sign the list there. ';
const ORCHARD = 'Apples in autumn are picked when they are ripe, and the press works until the last of them. ';
const RULE = 'The spare key of the cider cellar hangs behind the second door.';
const QUESTION = 'Where does the spare key of the cider cellar hang?';
// As many passages as a question reads, each nearer to it than the one before the answer.
const PLACES = ['barn', 'mill', 'hut', 'shed', 'yard', 'loft', 'dairy', 'forge'];
const OTHERS = PLACES.map((place) => `The ${place} has a cellar for cider.`);

it('redacts the passage with the text before it, and shows only the passage', async () => {
  const own = await cloudOfWorker();
  const company = await makeCompany(own.access);
  const text = `${MOORING.repeat(11)}The flat is at Hauptstr.\n\n5, 10115 Berlin, and ours. ${RULE} ${ORCHARD.repeat(10)}`;
  await addDocument(own.access, company.baseId, 'notes.txt', text);
  for (const [i, other] of OTHERS.entries()) {
    await addDocument(own.access, company.baseId, `other-${i}.txt`, other);
  }
  const sent: string[] = [];
  const watched = watchRequests(own.cloud, { service: 'bedrock' }, ({ body }) => sent.push(body.toString('utf8')));
  const ask = () => postApi(own.access, '/copilot/query', company.key, { question: QUESTION });
  const usage = { input_tokens: expect.any(Number), output_tokens: expect.any(Number) };
  const answered = (begin: string) => ({
    answer: 'The spare key of the cider cellar hangs behind the second door [1].',
    grounded: true,
    citations: [{ n: 1, source_title: 'notes', excerpt: `${begin}, and ours. ${RULE} ${ORCHARD.repeat(10).trim()}` }],
    usage,
  });
  expect(await ask()).toAnswer(200, answered('5, 10115 Berlin'));
  expect(sent.splice(0).join('\n')).toContain('5, 10115 Berlin');

  await administer(own.access, 'policy.set', { company_id: company.id, personal_data: 'on' });
  expect(await ask()).toAnswer(200, answered('[STREET_ADDRESS_1]'));
  watched.remove();
  expect(sent.join('\n')).toMatch(/\[STREET_ADDRESS_\d+\], and ours/);
  expect(sent.join('\n')).not.toMatch(/10115|Hauptstr|Boats/);
});

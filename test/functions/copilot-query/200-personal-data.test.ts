// Guarantee: from the call after the policy is turned on, no value of a chosen kind reaches the models or the caller,
// whether from the question, a title, an excerpt or the answer; the same value has the same placeholder. Risk: a name
// leaks.

import { expect, it } from 'vitest';
import { administer } from '../../harness/administer.ts';
import { callApi, postApi } from '../../harness/api.ts';
import { sharedCloud } from '../../harness/cloud.ts';
import { addDocument, makeCompany } from '../../harness/company.ts';
import { watchRequests } from '../../harness/local-cloud/faults.ts';
import { cloudOfWorker } from '../../harness/own-cloud.ts';

const MAIL = 'anna.schmidt@example.com';
const DOCUMENT = `# Contact of ${MAIL}\n\nThe caretaker of the harbour office is Dr. Anna Schmidt. The caretaker reads mail at ${MAIL} every morning.\n`;
const QUESTION = 'Where does the caretaker of the harbour office read mail?';

it('shows placeholders in titles, excerpts and answer, the same for the same value', async () => {
  const cloud = sharedCloud();
  const company = await makeCompany(cloud);
  await addDocument(cloud, company.baseId, 'contact.md', DOCUMENT);
  const ask = (question: string) => postApi(cloud, '/copilot/query', company.key, { question });
  expect(JSON.stringify((await ask(QUESTION)).body)).toContain(MAIL);

  await administer(cloud, 'policy.set', { company_id: company.id, personal_data: 'on' });
  expect(await ask(QUESTION)).toAnswer(200, {
    answer: 'The caretaker reads mail at [EMAIL_1] every morning [1].',
    grounded: true,
    citations: [
      {
        n: 1,
        source_title: 'Contact of [EMAIL_1]',
        excerpt:
          'The caretaker of the harbour office is Dr. [PERSON_1]. The caretaker reads mail at [EMAIL_1] every morning.',
      },
    ],
    usage: { input_tokens: expect.any(Number), output_tokens: expect.any(Number) },
  });

  await administer(cloud, 'policy.set', { company_id: company.id, personal_data_kinds: ['PERSON'] });
  const withoutPersons = JSON.stringify((await ask(QUESTION)).body);
  expect(withoutPersons).toContain(MAIL);
  expect(withoutPersons).not.toContain('Anna Schmidt');

  await administer(cloud, 'policy.set', { company_id: company.id, personal_data: 'off' });
  expect(JSON.stringify((await ask(QUESTION)).body)).toContain(MAIL);
});

it('sends no value of the question or of a document to the models or the index', async () => {
  const own = await cloudOfWorker();
  const company = await makeCompany(own.access);
  await addDocument(own.access, company.baseId, 'contact.md', DOCUMENT);
  await administer(own.access, 'policy.set', { company_id: company.id, personal_data: 'on' });
  const sent: string[] = [];
  for (const service of ['bedrock', 'aoss']) {
    watchRequests(own.cloud, { service }, ({ body }) => sent.push(body.toString('utf8')));
  }
  const question = `Does ${MAIL} belong to the caretaker Anna Schmidt of the harbour office?`;
  const { status } = await callApi(own.access, '/copilot/query', { key: company.key, body: { question } });
  expect(status).toBe(200);
  expect(sent.join('\n')).toContain('caretaker');
  expect(sent.join('\n')).not.toContain(MAIL);
  expect(sent.join('\n')).not.toContain('Schmidt');
});

it('does not replace a placeholder that the caller typed with a value', async () => {
  const cloud = sharedCloud();
  const company = await makeCompany(cloud);
  await addDocument(cloud, company.baseId, 'contact.md', DOCUMENT);
  await administer(cloud, 'policy.set', { company_id: company.id, personal_data: 'on' });
  const { status, body } = await postApi(cloud, '/copilot/query', company.key, {
    question: 'Where does the caretaker [EMAIL_1] of the harbour office read mail?',
  });
  expect({ status, body }).toMatchObject({ status: 200, body: { grounded: true } });
  expect(JSON.stringify(body)).not.toContain('anna.schmidt');
});

// Guarantee: with the policy on, an excerpt shows no part of a value that the boundary of a passage cuts, although the
// passage with the other part is not among the results; the text of that passage is not shown, and without the policy
// nothing more is read. Risk: half of an address or a name stays in clear.
import { expect, it } from 'vitest';
import { administer } from '../../harness/administer.ts';
import { postApi } from '../../harness/api.ts';
import { addDocument, makeCompany } from '../../harness/company.ts';
import { watchRequests } from '../../harness/local-cloud/faults.ts';
import { cloudOfWorker } from '../../harness/own-cloud.ts';

// A passage of 200 words is closed at the end of its paragraph: the next one begins with the paragraph that follows.
const MOORING =
  'Boats that stay for the night need a place at the long pier, and the harbour office keeps a list of all. ';
const ORCHARD =
  'Apples of the orchard are picked when they are ripe, and the cider press works until the last of them. ';
const mooring = MOORING.repeat(11);
const orchard = ORCHARD.repeat(11).trim();

const CUT: readonly [name: string, before: string, after: string, shown: string][] = [
  [
    'an address',
    'The flat of the caretaker is at Hauptstr.',
    '5, 10115 Berlin, on the left.',
    '[STREET_ADDRESS_1], on the left.',
  ],
  [
    'a name',
    'The keys are with our colleague Anna',
    'Keller, who is in every morning.',
    '[PERSON_1], who is in every morning.',
  ],
  ['a label and its date', 'Date of birth:', '12.03.1981, as in the file.', '[DATE_OF_BIRTH_1], as in the file.'],
  ['a passport', 'She showed us her passport no.', 'C01X00T47, which is valid.', '[PASSPORT_1], which is valid.'],
  ['an IBAN', 'The rent goes to DE89 3704 0044', '0532 0130 00 each month.', '[IBAN_1] each month.'],
  [
    'a row of a table',
    '| Driver | Mobile |\n|---|---|\n| Leon Batchelor | 07700 900118 |',
    '| Aneta Zorblax | 698004417 |',
    '| [PERSON_1] | [PHONE_1] |',
  ],
];

it.each(CUT)('removes the part of %s in the excerpt', async (_name, before, after, shown) => {
  const { access } = await cloudOfWorker();
  const company = await makeCompany(access);
  await addDocument(access, company.baseId, 'notes.txt', `${mooring}${before}\n\n${after} ${orchard}`);
  await administer(access, 'policy.set', { company_id: company.id, personal_data: 'on' });
  const search = (query: string) => postApi(access, '/knowledge/search', company.key, { query, k: 1 });
  const excerpt = { n: 1, source_title: expect.any(String), page: null, similarity: expect.any(Number) };
  expect(await search('When are the apples of the orchard picked?')).toAnswer(200, {
    data: [{ ...excerpt, excerpt: `${shown} ${orchard}` }],
  });
});

it('removes the part of an address from the end of an excerpt, where the document goes on', async () => {
  const { cloud, access } = await cloudOfWorker();
  const company = await makeCompany(access);
  const text = `${mooring}The flat is at Hauptstr.\n\n5, 10115 Berlin. ${orchard}`;
  await addDocument(access, company.baseId, 'notes.txt', text);
  const search = () =>
    postApi(access, '/knowledge/search', company.key, { query: 'Which boats need a place at the pier?', k: 1 });
  const excerpt = { n: 1, source_title: 'notes', page: null, similarity: expect.any(Number) };

  const asked: string[] = [];
  const watched = watchRequests(cloud, { service: 'aoss' }, ({ path, body }) => {
    asked.push(`${path} ${body.toString('utf8')}`);
  });
  expect(await search()).toAnswer(200, { data: [{ ...excerpt, excerpt: `${mooring}The flat is at Hauptstr.` }] });
  const before = asked.splice(0);
  await administer(access, 'policy.set', { company_id: company.id, personal_data: 'on' });
  expect(await search()).toAnswer(200, {
    data: [{ ...excerpt, excerpt: `${mooring}The flat is at [STREET_ADDRESS_1]` }],
  });
  watched.remove();
  expect(asked.slice(0, -1)).toEqual(before);
  const filter = [
    { term: { companyId: company.id } },
    { terms: { baseId: [company.baseId] } },
    { ids: { values: [expect.stringMatching(/^[0-9a-f]{64}$/)] } },
  ];
  expect(JSON.parse(asked.at(-1)?.replace(/^\S+ /, '') ?? '')).toMatchObject({ size: 1, query: { bool: { filter } } });
});

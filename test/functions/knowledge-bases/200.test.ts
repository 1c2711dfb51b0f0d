// Guarantee: the list has exactly the bases that the whole company may see, with every field, sorted by name and then
// id. Risk: a restricted base's name is shown.
import { expect, it } from 'vitest';
import { administer } from '../../harness/administer.ts';
import { callApi } from '../../harness/api.ts';
import { sharedCloud } from '../../harness/cloud.ts';
import { makeCompany } from '../../harness/company.ts';

// As people sort names: accents and case do not separate words, and numbers count as numbers.
it('lists the company-visible bases in order, with an empty description where there is none', async () => {
  const cloud = sharedCloud();
  const company = await makeCompany(cloud);
  const make = (name: string, more: object = {}) =>
    administer(cloud, 'base.create', { company_id: company.id, name, visibility: 'company', ...more });
  const zebra = await make('Zebra', { description: 'd'.repeat(1_000) });
  const apple = await make('Äpfel & more');
  const ten = await make('floor 10');
  const two = await make('Floor 2');
  await make('Board minutes', { visibility: 'restricted' });
  expect(await callApi(cloud, '/knowledge-bases', { key: company.key })).toAnswer(200, {
    data: [
      { id: apple.id, name: 'Äpfel & more', description: '' },
      { id: two.id, name: 'Floor 2', description: '' },
      { id: ten.id, name: 'floor 10', description: '' },
      { id: company.baseId, name: 'Handbook', description: 'How we work' },
      { id: zebra.id, name: 'Zebra', description: 'd'.repeat(1_000) },
    ],
  });
});

it('reflects a changed, hidden or deleted base on the very next call', async () => {
  const cloud = sharedCloud();
  const company = await makeCompany(cloud);
  const list = () => callApi(cloud, '/knowledge-bases', { key: company.key });
  await administer(cloud, 'base.update', { base_id: company.baseId, visibility: 'restricted' });
  expect(await list()).toAnswer(200, { data: [] });
  await administer(cloud, 'base.update', {
    base_id: company.baseId,
    visibility: 'company',
    name: 'Rules',
    description: '',
  });
  expect(await list()).toAnswer(200, { data: [{ id: company.baseId, name: 'Rules', description: '' }] });
  await administer(cloud, 'base.delete', { base_id: company.baseId });
  expect(await list()).toAnswer(200, { data: [] });
});

it("never shows another company's bases", async () => {
  const cloud = sharedCloud();
  const [one, two] = await Promise.all([makeCompany(cloud), makeCompany(cloud)]);
  const answer = await callApi(cloud, '/knowledge-bases', { key: one.key });
  expect(JSON.stringify(answer.body)).not.toContain(two.baseId);
  expect(answer).toAnswer(200, { data: [{ id: one.baseId, name: 'Handbook', description: 'How we work' }] });
});

it('removes personal data that has a form from names and descriptions, under the policy, and keeps names of persons', async () => {
  const cloud = sharedCloud();
  const company = await makeCompany(cloud);
  await administer(cloud, 'base.update', {
    base_id: company.baseId,
    name: 'Desk of Anna Brandt, +49 171 1234567',
    description: 'Ask anna.brandt@example.com or +49 171 1234567. IBAN DE89 3704 0044 0532 0130 00.',
  });
  const list = () => callApi(cloud, '/knowledge-bases', { key: company.key });
  const named = (name: string, description: string) => ({ data: [{ id: company.baseId, name, description }] });
  await administer(cloud, 'policy.set', { company_id: company.id, personal_data: 'on' });
  expect(await list()).toAnswer(
    200,
    named('Desk of Anna Brandt, [PHONE_1]', 'Ask [EMAIL_1] or [PHONE_1]. IBAN [IBAN_1].'),
  );
  await administer(cloud, 'policy.set', {
    company_id: company.id,
    personal_data: 'on',
    personal_data_kinds: ['PERSON', 'EMAIL'],
  });
  expect(await list()).toAnswer(
    200,
    named(
      'Desk of Anna Brandt, +49 171 1234567',
      'Ask [EMAIL_1] or +49 171 1234567. IBAN DE89 3704 0044 0532 0130 00.',
    ),
  );
});

it('does not read the description of a base as the end of its name', async () => {
  const cloud = sharedCloud();
  const company = await makeCompany(cloud);
  const base = { name: 'Calls to +49 171', description: '1234567 pieces in stock' };
  await administer(cloud, 'base.update', { base_id: company.baseId, ...base });
  await administer(cloud, 'policy.set', { company_id: company.id, personal_data: 'on' });
  expect(await callApi(cloud, '/knowledge-bases', { key: company.key })).toAnswer(200, {
    data: [{ id: company.baseId, ...base }],
  });
});

it('shows at most 1,000 characters of a description whose placeholders are longer than their values', async () => {
  const cloud = sharedCloud();
  const company = await makeCompany(cloud);
  const description = `${'d'.repeat(988)} mail a@b.co`;
  await administer(cloud, 'base.update', { base_id: company.baseId, description });
  await administer(cloud, 'policy.set', { company_id: company.id, personal_data: 'on' });
  expect(await callApi(cloud, '/knowledge-bases', { key: company.key })).toAnswer(200, {
    data: [{ id: company.baseId, name: 'Handbook', description: `${'d'.repeat(988)} mail [EMAIL` }],
  });
});

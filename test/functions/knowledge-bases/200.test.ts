// Guarantee: the list has exactly the bases that the whole company may see, with every field, sorted by name and then
// id. Risk: a restricted base's name is shown.
import { expect, it } from 'vitest';
import { administer } from '../../harness/administer.ts';
import { callApi } from '../../harness/api.ts';
import { sharedCloud } from '../../harness/cloud.ts';
import { makeCompany } from '../../harness/company.ts';

// By code point: the same order everywhere, whatever the locale of the runtime.
it('lists the company-visible bases in order, with an empty description where there is none', async () => {
  const cloud = sharedCloud();
  const company = await makeCompany(cloud);
  const make = (name: string, more: object = {}) =>
    administer(cloud, 'base.create', { company_id: company.id, name, visibility: 'company', ...more });
  const zebra = await make('Zebra', { description: 'd'.repeat(1_000) });
  const apple = await make('Äpfel & more');
  await make('Board minutes', { visibility: 'restricted' });
  expect(await callApi(cloud, '/knowledge-bases', { key: company.key })).toAnswer(200, {
    data: [
      { id: company.baseId, name: 'Handbook', description: 'How we work' },
      { id: zebra.id, name: 'Zebra', description: 'd'.repeat(1_000) },
      { id: apple.id, name: 'Äpfel & more', description: '' },
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

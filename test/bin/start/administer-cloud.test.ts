// Guarantee: npm start changes its local cloud by the stage's own function, under a name of its own. Risk: the audit
// records of a local cloud name a person who did nothing, or npm start goes on after a refusal.
import { expect, it } from 'vitest';
import { CommandError } from '../../../bin/admin/command.ts';
import { administerOf } from '../../../bin/start/administer-cloud.ts';

function cloudAnswering(answer: object) {
  const invoked: unknown[] = [];
  const invoke = async (name: string, request: unknown) => {
    invoked.push([name, request]);
    return answer;
  };
  const outputs = { Api: { BaseUrl: 'http://localhost' }, Background: { AdministerFunctionName: 'administer' } };
  return { cloud: { outputs, invoke }, invoked };
}

it('asks the administer function of the cloud as "npm start", and returns its result', async () => {
  const { cloud, invoked } = cloudAnswering({ ok: true, result: [{ id: 'base' }] });
  const administer = administerOf(cloud);
  expect(await administer('base.list', { company_id: 'company' })).toEqual([{ id: 'base' }]);
  const request = { operation: 'base.list', actor: 'npm start', input: { company_id: 'company' } };
  expect(invoked).toEqual([['administer', request]]);
});

it('fails with the reason of a refusal, and without a function to ask', async () => {
  const { cloud } = cloudAnswering({ ok: false, error: 'There is no base with this ID.' });
  await expect(administerOf(cloud)('base.delete', {})).rejects.toEqual(
    new CommandError('There is no base with this ID.'),
  );
  const withoutFunction = { ...cloud, outputs: { Api: { BaseUrl: 'http://localhost' } } };
  expect(() => administerOf(withoutFunction)).toThrow('No stack has the output AdministerFunctionName.');
});

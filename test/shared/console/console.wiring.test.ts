// Guarantee: the console offers every operation but those reserved for deployments and the command line, and looks up
// the owner of each kind of id in its own table. Risk: an operator creates an index in the browser, a key is looked up
// as if it were an application, so that nobody or anybody may revoke it, or a key is reported as lost because the
// pepper from before a rotation is still cached.
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import type { AuditRecord } from '../../../shared/administration/audit-record.ts';
import { createConsole } from '../../../shared/console/console.wiring.ts';
import type { Member } from '../../../shared/members/member.ts';
import { operations } from '../../../shared/operations/operations.ts';
import { RUNTIME, serve, serveAsAws } from '../aws/scripted-server.fixture.ts';
import { OPERATIONS_ENVIRONMENT } from '../operations/operations-environment.fixture.ts';

const ENVIRONMENT = { ...OPERATIONS_ENVIRONMENT, API_BASE_URL: 'https://api.example.com/api' };

// `asked` has the table and partition of each read and write, and for a transaction the table of each of its writes.
async function openConsole() {
  const asked: string[] = [];
  await serveAsAws(async (request, response) => {
    const { TableName, Key, TransactItems = [] } = JSON.parse(await text(request));
    if (TableName === undefined) {
      const writes: { TableName: string }[] = TransactItems.flatMap((item: object) => Object.values(item));
      asked.push(...writes.map((write) => write.TableName));
    } else {
      asked.push(`${TableName} ${Key?.pk.S}`);
    }
    response.setHeader('content-type', 'application/x-amz-json-1.0').end('{}');
  });
  return { console: createConsole(ENVIRONMENT, RUNTIME), asked };
}

it('offers all operations but the two that prepare a stage and seed its smoke test', async () => {
  const { console } = await openConsole();
  const notOffered = Object.keys(operations).filter((name) => !Object.hasOwn(console.operations, name));
  expect(notOffered.sort()).toEqual(['stage.prepare', 'stage.seed-smoke-test']);
  expect(console.facts).toMatchObject({ name: 'dev', live_keys: 'refused', api_base_url: ENVIRONMENT.API_BASE_URL });
});

it.each([
  ['company_id', 'access COMPANY#some-id'],
  ['application_id', 'access APPLICATION#some-id'],
  ['key_id', 'access KEY-ID#some-id'],
  ['base_id', 'knowledge BASE#some-id'],
  ['document_id', 'knowledge DOCUMENT#some-id'],
  ['member_id', 'members MEMBER#some-id'],
] as const)('looks up the owner of %s in %s', async (field, place) => {
  const { console, asked } = await openConsole();
  expect(await console.owners[field]('some-id')).toBeNull();
  expect(asked).toEqual([place]);
});

it('uses the settings of the stage: its allowance, its kinds of keys and its rate limits', async () => {
  const { services } = (await openConsole()).console;
  expect(services).toMatchObject({
    testAllowance: 5_000_000_000n,
    environments: ['test'],
    paceDefaults: { rate_per_minute: 60, burst: 20, concurrency: 20, searches_per_minute: 300 },
    hasGuardrail: false,
    isUnprotected: false,
  });
  expect(services.nowMs).toBe(Date.now);
});

it('reads budgets and costs from the budget table, and writes the record of a change to the audit table', async () => {
  const { console, asked } = await openConsole();
  const { budgets, ingestionCosts, members } = console.services;
  const [company, month] = ['company', '2026-11'];
  await budgets.find({ companyId: company, purpose: 'live', month });
  await ingestionCosts.find(company, month);
  expect(asked.splice(0)).toEqual(['budgets company', 'budgets INGESTION#company']);
  const member = { id: 'member', personId: 'person', companyId: company } as Member;
  const record = { id: 'record', at: '2026-11-20T00:00:00.000Z', companyId: company } as AuditRecord;
  await members.remove(member, { members: [member], revision: 1 }, record);
  expect(new Set(asked.slice(0, -1))).toEqual(new Set(['members']));
  expect(asked.at(-1)).toBe('audit');
});

it('reads the pepper again for each list of keys, and caches it for operations that create keys', async () => {
  let version = 'before';
  const AWS_ENDPOINT_URL = await serve(async (request, response) => {
    const { VersionStage } = JSON.parse(await text(request));
    const answer = { SecretString: 'pepper', VersionId: `${version} ${VersionStage}`, CreatedDate: 1 };
    response.end(JSON.stringify(answer));
  });
  const { freshPeppers, peppers } = createConsole(ENVIRONMENT, { ...RUNTIME, AWS_ENDPOINT_URL }).services;
  const read = async () => [(await freshPeppers.read()).current.version, (await peppers.read()).current.version];
  expect(await read()).toEqual(['before AWSCURRENT', 'before AWSCURRENT']);
  version = 'after';
  expect(await read()).toEqual(['after AWSCURRENT', 'before AWSCURRENT']);
});

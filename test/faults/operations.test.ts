// Guarantee: however a dependency fails while an operator's command, the console or housekeeping works, the outcome is
// the one in the table, and the next attempt succeeds. Afterwards every new key has been shown, a retried document is
// found once, and a deleted document or base is gone. Risk: a key exists that nobody has seen, or a base is never
// removed.

import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { ListObjectVersionsCommand, S3Client } from '@aws-sdk/client-s3';
import { expect, it } from 'vitest';
import { administerOf } from '../../bin/start/administer-cloud.ts';
import { ensurePeople } from '../../bin/start/people.ts';
import { HOUR_MS, MINUTE_MS } from '../../shared/durations.ts';
import { administer } from '../harness/administer.ts';
import { addDocument, makeCompany } from '../harness/company.ts';
import { startOwnCloud } from '../harness/own-cloud.ts';
import { functionNameAt } from '../harness/record-calls.ts';
import { signInTo } from '../harness/sign-in.ts';
import { deletingDocuments, retryingDocuments } from './document-works.ts';
import { FAULTS } from './faults.ts';
import { OPERATION_TABLE, ORDER } from './table.ts';
import { type Begin, operatorLetter, type Stage, type Work } from './work.ts';

const WORKS = {
  administer: async ({ access, company }) =>
    makingKeys({ access, company }, (input) => operatorLetter(access, 'key.create', input)),
  retry: retryingDocuments,
  deletion: deletingDocuments,
  console: async ({ cloud, access, company }) => {
    const people = await ensurePeople(cloud, administerOf(cloud), company.id);
    const person = people.console_people.find(({ role }) => role === 'administrator');
    const signedIn = { consoleUrl: people.console_url, email: '', password: '', ...person };
    return makingKeys({ access, company }, async (input) => {
      const { status, headers } = await fetch(`${people.console_url}api/console/operations/key.create`, {
        method: 'POST',
        // A token expires during the hour between two faults.
        headers: { authorization: `Bearer ${await signInTo(signedIn)}`, 'content-type': 'application/json' },
        body: JSON.stringify(input),
      });
      const unavailable = headers.has('retry-after') ? 'U' : '(503)';
      return { 200: 'S', 500: 'R', 502: 'G', 503: unavailable }[status] ?? `(${status})`;
    });
  },
  housekeeping: async ({ cloud, access, company }) => removingBases({ cloud, access, company }),
} as const satisfies Readonly<Record<string, Begin>>;

it.concurrent.each(Object.entries(OPERATION_TABLE))(
  'has the outcomes of its row during each fault: %s',
  { timeout: 40 * MINUTE_MS },
  async (row, promised) => {
    const { cloud, access } = await startOwnCloud();
    try {
      const [work = '', , of = '', service = '', operation] = row.split(' ');
      const company = await makeCompany(access, { environment: 'live' });
      const begin = await WORKS[work as keyof typeof WORKS]({ cloud, access, company });
      let seen = '';
      for (const name of ORDER) {
        cloud.clock.move(HOUR_MS);
        const { attempt, flaw } = await begin(name);
        const script = { service, functionName: functionNameAt(cloud, of), ...(operation && { operation }) };
        const fault = cloud.faults.script({ ...script, ...FAULTS[name] });
        const letter = await attempt();
        const met = fault.hits() > 0 ? '' : '-';
        fault.remove();
        const next = await attempt();
        seen += `${letter}${met}${next === 'S' ? '' : '!'}${await flaw([letter, next])}`;
      }
      expect(seen).toMatch(new RegExp(`^${promised}$`));
    } finally {
      await cloud.stop();
    }
  },
);

function makingKeys(
  { access, company }: Pick<Stage, 'access' | 'company'>,
  create: (input: object) => Promise<string>,
) {
  return async (name: string): Promise<Work> => {
    const of = { application_id: company.applicationId };
    return {
      attempt: () => create({ ...of, name, scopes: ['knowledge:read'], environment: 'test' }),
      async flaw(letters) {
        const keys = (await administer(access, 'key.list', of)) as { id: string; name: string }[];
        const made = keys.filter((key) => key.name === name);
        // An application has five active keys at most.
        await Promise.all(made.map(({ id }) => administer(access, 'key.revoke', { key_id: id })));
        const shown = letters.filter((letter) => letter === 'S').length;
        return { 0: '', 1: '+' }[made.length - shown] ?? '#';
      },
    };
  };
}

// Interrupts the deletion of a base: it is hidden from readers, but its document is left to housekeeping, which must
// leave no file behind.
async function removingBases({ cloud, access, company }: Stage) {
  const { endpoint, region, accessKeyId, secretAccessKey } = access;
  const lambda = new LambdaClient({ endpoint, region, credentials: { accessKeyId, secretAccessKey } });
  const FunctionName = functionNameAt(cloud, 'housekeeping');
  const bucket = cloud.resources.find(({ type, path }) => type === 'AWS::S3::Bucket' && /\/Documents\//.test(path));
  const objects = new S3Client({ ...cloud, credentials: cloud.operator, forcePathStyle: true });
  return async (name: string): Promise<Work> => {
    const base = await administer(access, 'base.create', { company_id: company.id, name, visibility: 'company' });
    const Prefix = `companies/${company.id}/bases/${base.id}/`;
    const files = async () =>
      (await objects.send(new ListObjectVersionsCommand({ Bucket: bucket?.ref, Prefix }))).Versions ?? [];
    await addDocument(access, base.id, 'lease.txt', `The lease begins on 1 March 2024: ${name}.`);
    const functionName = functionNameAt(cloud, 'administer');
    const interruption = cloud.faults.script({ service: 'aoss', functionName, effect: { kind: 'skew' } });
    await administer(access, 'base.delete', { base_id: base.id });
    interruption.remove();
    expect(await files(), 'the files that are left to housekeeping').not.toEqual([]);
    cloud.clock.move(HOUR_MS);
    return {
      attempt: async () =>
        (await lambda.send(new InvokeCommand({ FunctionName }))).FunctionError === undefined ? 'S' : 'F',
      async flaw() {
        const bases = (await administer(access, 'base.list', { company_id: company.id })) as { id: string }[];
        return bases.some(({ id }) => id === base.id) || (await files()).length > 0 ? '#' : '';
      },
    };
  };
}

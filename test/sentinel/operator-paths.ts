import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { FaultEffect } from '../harness/local-cloud/faults.ts';
import { functionNameAt } from '../harness/record-calls.ts';
import { type Callers, TEXTS } from './caller-paths.ts';
import {
  type Dependency,
  dependenciesCalled,
  KEPT_MS,
  keep,
  type SentinelWorld,
  tryOperator,
} from './sentinel-world.ts';

const SERVICES = ['dynamodb', 'secretsmanager', 's3', 'aoss'];
const PROGRAM = fileURLToPath(new URL('../../bin/admin.ts', import.meta.url));

/** Tries every operation with valid inputs, with keys and texts where they do not belong, and during outages. */
export async function tryOperators(
  world: SentinelWorld,
  callers: Callers,
  operations: readonly string[],
): Promise<void> {
  const { company } = callers;
  const good = goodInputs(callers);
  const functionName = functionNameAt(world.cloud, 'administer');
  const dependencies: readonly Dependency[] = SERVICES.map((service) => ({ service, functionName }));
  const called: Called[] = [];
  for (const operation of operations) {
    const input = good[operation] ?? {};
    const ask = (name: string, input: unknown, actor = 'tester') =>
      tryOperator(world, `${operation} ${name}`, { operation, actor, input });
    // Time passes, so that functions fetch again what they keep.
    world.cloud.clock.move(KEPT_MS);
    const seen = await dependenciesCalled(world, dependencies, () => ask('as it should be', input));
    called.push({ operation, input, services: [...seen].map(({ service }) => service) });
    await ask('with a key for an id', wrongInput(company.key));
    await ask('with a question for an id', wrongInput(TEXTS.question));
    await ask('with a key as an option', { ...good[operation], [company.key]: company.key });
    await ask('with a question as the input', TEXTS.question);
    await ask('with a key as the actor', good[operation] ?? {}, company.key);
  }
  for (const payload of [
    company.key,
    { operation: company.key },
    { operation: TEXTS.question, actor: 'x', input: 1 },
  ]) {
    await tryOperator(world, 'something that is not a request', payload);
  }
  await tryOutages(world, called, company.key);
}

/** An operation with a valid input, and the services that it called. */
interface Called {
  readonly operation: string;
  readonly input: object;
  readonly services: readonly string[];
}

async function tryOutages(world: SentinelWorld, called: readonly Called[], key: string): Promise<void> {
  const message = `Rejected: ${key} ${JSON.stringify(TEXTS)}`;
  const effects: [name: string, effect: FaultEffect][] = [
    ['down', { kind: 'error', status: 400, code: 'ValidationException', message }],
    ['dropped', { kind: 'drop', when: 'before' }],
    ['killed', { kind: 'kill', when: 'before' }],
  ];
  for (const service of SERVICES) {
    const affected = called.filter(({ services }) => services.includes(service));
    for (const [name, effect] of effects) {
      world.cloud.clock.move(KEPT_MS);
      const fault = world.cloud.faults.script({ service, effect });
      const asked = affected.map(({ operation, input }) =>
        tryOperator(world, `${operation} with ${service} ${name}`, { operation, actor: 'x', input }),
      );
      await Promise.all(asked);
      fault.remove();
    }
  }
}

/** Runs the operators' command with a key or a text in every argument where one could be pasted by mistake. */
export async function tryCommands(world: SentinelWorld, { company }: Callers): Promise<void> {
  const { key, id, applicationId } = company;
  const lines: [args: string[], input?: string][] = [
    [['key', 'check'], `${key}\n`],
    [['key', 'check'], `${key.slice(0, -1)} ${TEXTS.question}\n`],
    [['key', 'revoke', '--key', key]],
    [['key', 'list', '--application', applicationId]],
    [['key', key]],
    [[key]],
    [['company', 'create', '--name', `Company ${key}`]],
    [['company', 'create', `--${key}`]],
    [['company', 'show', '--company', id, '--json', TEXTS.question]],
    [['policy', 'set', '--company', id, '--ip-allow-list', `${key},${TEXTS.question}`]],
    [['application', 'create', '--company', id, '--name', 'A', '--actor', key]],
    [['documents', 'add', '--base', company.baseId, `/nowhere/${TEXTS.question}`]],
    [['audit', 'list', '--company', id, '--since', TEXTS.question]],
    [['stage', 'status', '--json']],
  ];
  for (const [args, input = ''] of lines) {
    const { status, printed } = await run([...args, '--data', world.data], input);
    keep(world, {
      path: `a command of ${args.length} words`,
      isSuccess: status === 0,
      ending: `command ${status}`,
      text: printed,
    });
  }
}

function run(args: readonly string[], input: string): Promise<{ status: number; printed: string }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [PROGRAM, ...args], (error, stdout, stderr) => {
      const status = error === null ? 0 : Number(error.code);
      resolve({ status, printed: `${stdout}\n${stderr}` });
    });
    child.stdin?.end(input);
  });
}

function wrongInput(value: string): object {
  const ids = ['company_id', 'application_id', 'key_id', 'base_id', 'document_id', 'subject_id', 'after', 'since'];
  return Object.fromEntries(ids.map((name) => [name, value]));
}

/** A valid input for each operation. The names in it are stored and shown on purpose, but must not be in any log. */
export function goodInputs({ company }: Callers): Readonly<Record<string, object>> {
  const { id: company_id, applicationId: application_id, baseId: base_id, keyId: key_id } = company;
  const scopes = ['knowledge:read', 'copilot:query'];
  const checksum = '0'.repeat(64);
  return {
    'company.create': { name: TEXTS.name, monthly_budget_usd: '1' },
    'company.list': {},
    'company.show': { company_id },
    'company.suspend': { company_id: company_id.replace(/^.{8}/, '00000000') },
    'company.activate': { company_id },
    'policy.set': { company_id, ip_allow_list: ['0.0.0.0/0', '198.51.100.7'] },
    'application.create': { company_id, name: TEXTS.name },
    'application.list': { company_id },
    'key.create': { application_id, environment: 'live', scopes, name: TEXTS.name },
    'key.list': { application_id },
    'key.update': { key_id, scopes, name: TEXTS.name },
    'key.rotate': { key_id, grace: '7d' },
    'key.revoke': { key_id: key_id.replace(/^.{8}/, '00000000') },
    'audit.list': { company_id },
    'base.create': { company_id, name: TEXTS.name, description: TEXTS.name },
    'base.update': { base_id, description: TEXTS.name },
    'base.list': { company_id },
    'base.delete': { base_id: base_id.replace(/^.{8}/, '00000000') },
    'documents.prepare': { base_id, file: `2 ${TEXTS.file}`, bytes: 10, checksum },
    'documents.list': { base_id },
  };
}

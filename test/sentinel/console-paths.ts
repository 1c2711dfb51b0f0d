import { administerOf } from '../../bin/start/administer-cloud.ts';
import { ensurePeople } from '../../bin/start/people.ts';
import { playgroundOperations } from '../../shared/console/playground-operations.ts';
import { operations } from '../../shared/operations/operations.ts';
import type { FaultEffect } from '../harness/local-cloud/faults.ts';
import { signInTo } from '../harness/sign-in.ts';
import { type Callers, TEXTS } from './caller-paths.ts';
import { keep, type SentinelWorld, send, watch } from './sentinel-world.ts';

interface Asked {
  readonly path: string;
  readonly input?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

type Ask = (name: string, asked: Asked) => Promise<void>;

// The operations that a member can call through the console's API.
const NAMES = Object.keys({ ...operations, ...playgroundOperations }).filter((name) => !name.startsWith('stage.seed'));
const pathOf = (name: string) => (name.startsWith('playground.') ? name.replace('.', '/') : `operations/${name}`);

/**
 * Tries every operation of the console's API as an administrator, a viewer and an operator: with valid inputs, with
 * keys, tokens and texts where they do not belong, and with its dependencies down.
 */
export async function tryConsole(
  world: SentinelWorld,
  { company }: Callers,
  good: Readonly<Record<string, object>>,
): Promise<void> {
  const people = await ensurePeople(world.cloud, administerOf(world.cloud), company.id);
  const any = Object.fromEntries(NAMES.map((name) => [name, { company_id: company.id }]));
  const inputs: Readonly<Record<string, object>> = { ...any, ...good, ...trialsOf(company) };
  for (const { role, email, password } of people.console_people) {
    const token = await signInTo({ consoleUrl: people.console_url, email, password });
    await watch(world, { kind: 'token', name: `the token of the ${role}`, value: token });
    const ask = asker(world, `${people.console_url}api/console/`, token);
    await ask(`me as ${role}`, { path: 'me' });
    for (const name of NAMES) {
      await ask(`${name} as ${role}`, { path: pathOf(name), input: inputs[name] });
    }
    if (role === 'administrator') {
      await tryMisplaced(ask, company.key, token);
      await tryOutages(world, ask, { inputs, token });
    }
  }
}

function trialsOf({ id: company_id, applicationId: application_id, key }: Callers['company']) {
  const trial = { application_id, environment: 'test' };
  return {
    'playground.ask': { ...trial, question: `${TEXTS.question} ${TEXTS.person}` },
    'playground.search': { ...trial, query: `${TEXTS.query} ${TEXTS.person}` },
    'privacy.try': { company_id, text: `${TEXTS.document} ${TEXTS.person}`, personal_data_kinds: ['PERSON', 'EMAIL'] },
    'key.identify': { company_id, candidate: key },
    'policy.check-addresses': { company_id, entries: [key, TEXTS.question] },
    'member.invite': { company_id, email: 'zqxanna.zqxlindqvist@mail.example', role: 'viewer' },
  };
}

async function tryMisplaced(ask: Ask, key: string, token: string): Promise<void> {
  const texts = { key, token, question: TEXTS.question };
  for (const name of NAMES) {
    for (const [what, value] of Object.entries(texts)) {
      await ask(`${name} with a ${what} for an id`, {
        path: pathOf(name),
        input: { [value]: value, company_id: value, text: value },
      });
    }
  }
  for (const [what, value] of Object.entries(texts)) {
    const quoted = encodeURIComponent(value);
    await ask(`a ${what} for an operation`, { path: `operations/${quoted}`, input: {} });
    await ask(`a ${what} in the address`, { path: `me?access_token=${quoted}` });
    const authorization = `Bearer ${value.replace(/[^!-~]/g, '')}x`;
    await ask(`a ${what} for a token`, { path: 'me', headers: { authorization } });
    await ask(`a ${what} for a body`, { path: 'operations/company.show', input: value });
  }
}

async function tryOutages(
  world: SentinelWorld,
  ask: Ask,
  { inputs, token }: { readonly inputs: Readonly<Record<string, object>>; readonly token: string },
): Promise<void> {
  const message = `Rejected: ${token} ${JSON.stringify(TEXTS)}`;
  const down: FaultEffect = { kind: 'error', status: 400, code: 'ValidationException', message };
  const outages: [service: string, effect: FaultEffect][] = [
    ...['dynamodb', 'cognito-idp', 's3', 'bedrock'].map((service): [string, FaultEffect] => [service, down]),
    ['bedrock', { kind: 'kill', when: 'before' }],
  ];
  for (const [service, effect] of outages) {
    const fault = world.cloud.faults.script({ service, effect });
    await Promise.all(
      NAMES.map((name) => ask(`${name} with ${service} ${effect.kind}`, { path: pathOf(name), input: inputs[name] })),
    );
    fault.remove();
  }
}

// Removes the new key from the only answer that may show it: it goes to the person who created the key.
const withoutNewKey = (answer: string) => answer.replace(/"key":"kc_\w+"/, '');

function asker(world: SentinelWorld, url: string, token: string): Ask {
  return async (name, { path, input, headers = {} }) => {
    const { status, answer } = await send(url, {
      path,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      ...(input === undefined ? {} : { body: JSON.stringify(input) }),
    });
    const shown = withoutNewKey(answer);
    keep(world, { path: name, isSuccess: status < 400, ending: `console ${status}`, text: shown });
  };
}

import { ENDPOINTS, type EndpointName, publicPath } from '../../functions/endpoints.ts';
import { administer } from '../harness/administer.ts';
import { addDocument, makeCompany, makeKey, type TestCompany } from '../harness/company.ts';
import { refusedCredentials } from '../harness/refused-credentials.ts';
import { keep, type SentinelWorld, SOURCE_IP, tryPath, watch } from './sentinel-world.ts';

/** The texts that go through every endpoint; each is unmistakable and full of characters that have to be escaped. */
export const TEXTS = {
  question: 'zqxquestion "When" does the Süd/lease & <rent> begin, zqxquestionend?',
  query: 'zqxquery "rent" of the Süd/lease & <rent> zqxqueryend',
  document: 'The zqxdocument "Süd/lease" & <rent> zqxdocumentend begins on 1 March 2024.',
  person: 'Zqxanna Zqxlindqvist, zqxanna.zqxlindqvist@mail.example, +49 30 5550 739188, DE89370400440532013000',
  file: 'zqxfile of Zqxanna Zqxlindqvist.md',
  name: 'zqxname "of" Zqxanna & <Zqxlindqvist>',
};

/** The companies and keys with which callers make requests. */
export interface Callers {
  readonly company: TestCompany;
  /** A key without the scopes of the endpoints. */
  readonly narrow: string;
  readonly revoked: string;
  /** A live key of a company whose budget is exhausted. */
  readonly spent: string;
  /** A company that allows other addresses only. */
  readonly elsewhere: TestCompany;
}

/** Creates companies, keys, and a document full of sentinels. */
export async function makeCallers(world: SentinelWorld): Promise<Callers> {
  const { access } = world;
  const company = await makeCompany(access);
  await watch(world, { kind: 'key', name: 'a key that works', value: company.key });
  const narrow = await makeKey(access, company.applicationId, { scopes: ['agents:run'], environment: 'live' });
  const revoked = await makeKey(access, company.applicationId);
  await administer(access, 'key.revoke', { key_id: revoked.id });
  const spent = await makeCompany(access, { environment: 'live' });
  await administer(access, 'policy.set', { company_id: spent.id, monthly_budget_usd: '0.000000001' });
  await watch(world, { kind: 'key', name: 'a key whose budget is used up', value: spent.key });
  const elsewhere = await makeCompany(access);
  await administer(access, 'policy.set', { company_id: elsewhere.id, ip_allow_list: ['198.51.100.0/24'] });
  await watch(world, { kind: 'key', name: 'a key without the scope', value: narrow.key });
  await watch(world, { kind: 'key', name: 'a key that was revoked', value: revoked.key });
  await watch(world, { kind: 'key', name: 'a key at another address', value: elsewhere.key });
  await watch(world, { kind: 'question', name: 'the question', value: TEXTS.question });
  await watch(world, { kind: 'question', name: 'the query', value: TEXTS.query });
  await watch(world, { kind: 'document', name: 'the text of the document', value: TEXTS.document });
  await watch(world, { kind: 'person', name: 'the person', value: TEXTS.person });
  await watch(world, { kind: 'name', name: 'the name of the file', value: TEXTS.file });
  await watch(world, { kind: 'name', name: 'the name of a thing', value: TEXTS.name });
  const text = `# ${TEXTS.name}\n\n${TEXTS.document}\n\nAsk ${TEXTS.person} about it.\n`;
  const document = await addDocument(access, company.baseId, TEXTS.file, text);
  keepDocument(world, 'a document', document);
  // A document that cannot be read; no error may quote its bytes.
  const broken = await addDocument(access, company.baseId, `broken ${TEXTS.file}.pdf`, `%PDF-1.7\n${text}`);
  keepDocument(world, 'a broken document', broken);
  return { company, narrow: narrow.key, revoked: revoked.key, spent: spent.key, elsewhere };
}

function keepDocument(world: SentinelWorld, path: string, { status, reason }: { status: string; reason: unknown }) {
  keep(world, { path, isSuccess: status === 'ready', ending: `document ${status}`, text: String(reason ?? '') });
}

// A body of sentinels for each endpoint that takes one.
const BODIES: Readonly<Partial<Record<EndpointName, object>>> = {
  'knowledge-search': { query: `${TEXTS.query} ${TEXTS.person}`, k: 3 },
  'copilot-query': { question: `${TEXTS.question} ${TEXTS.person}` },
};

/** Every endpoint, with a body of sentinels where it takes one. */
export const SENTINEL_CALLS: readonly { readonly method: string; readonly path: string; readonly body?: string }[] =
  ENDPOINTS.map((endpoint) => {
    const { name, method } = endpoint;
    const body = BODIES[name];
    return { method, path: publicPath(endpoint), ...(body !== undefined && { body: JSON.stringify(body) }) };
  });

/** The headers of a valid request. */
export const goodHeaders = (key: string, body?: string): Record<string, string> => ({
  Authorization: `Bearer ${key}`,
  ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
  'User-Agent': TEXTS.name,
  'X-Forwarded-For': SOURCE_IP,
});

/** Tries everything that a caller can do, right or wrong. */
export async function tryCallers(world: SentinelWorld, callers: Callers): Promise<void> {
  for (const endpoint of SENTINEL_CALLS) {
    const { path, body } = endpoint;
    const good = goodHeaders(callers.company.key, body);
    await tryPath(world, `success at ${path}`, { ...endpoint, headers: good });
    for (const [name, credential] of refusedCredentials(callers.company.key)) {
      await tryPath(world, `${name} at ${path}`, {
        ...endpoint,
        headers: { ...good, Authorization: '', ...credential },
      });
    }
    for (const [name, key] of Object.entries({
      'no scope': callers.narrow,
      revoked: callers.revoked,
      'an exhausted budget': callers.spent,
      'another address': callers.elsewhere.key,
    })) {
      await tryPath(world, `${name} at ${path}`, { ...endpoint, headers: goodHeaders(key, body) });
    }
    await tryPath(world, `the key in the URL of ${path}`, { path: `${path}?key=${callers.company.key}`, headers: {} });
    const quoted = encodeURIComponent(`${TEXTS.question} ${callers.company.key}`);
    await tryPath(world, `an unknown path below ${path}`, {
      path: `${path}/${quoted}?q=${quoted}`,
      headers: good,
    });
    await tryPath(world, `an unknown method at ${path}`, { ...endpoint, method: 'DELETE', headers: good });
  }
  await tryBadBodies(world, callers.company);
}

async function tryBadBodies(world: SentinelWorld, { key, baseId }: TestCompany): Promise<void> {
  const texts = {
    '/knowledge/search': ['query', TEXTS.query],
    '/copilot/query': ['question', TEXTS.question],
  } as const;
  for (const [path, [field, text]] of Object.entries(texts)) {
    const bodies: [name: string, body: string][] = [
      ['an unknown field', JSON.stringify({ [field]: text, [`${text} ${key}`]: key })],
      ['an unknown field of a prototype', `{"__proto__": ${JSON.stringify({ [field]: text })}}`],
      ['a text that is too long', JSON.stringify({ [field]: `${text} `.repeat(100) })],
      ['a field of another type', JSON.stringify({ [field]: [text, key] })],
      ['base ids that are not uuids', JSON.stringify({ [field]: text, base_ids: [key, text] })],
      ['an unknown base', JSON.stringify({ [field]: text, base_ids: [baseId.replace(/^.{8}/, '00000000')] })],
      ['k as a string', JSON.stringify({ [field]: text, k: text })],
      ['broken JSON', `{"${field}": "${text}`],
      ['broken JSON with a key', `${key} ${text}`],
      ['a string as the body', JSON.stringify(text)],
      ['a body of 40 kB', JSON.stringify({ [field]: `${text} ${key} `.repeat(400) })],
      ['a text that is not well formed', `{"${field}": "${text.replaceAll('"', '')}\\ud800"}`],
    ];
    for (const [name, body] of bodies) {
      await tryPath(world, `${name} at ${path}`, { path, body, headers: goodHeaders(key, body) });
    }
    const headers = { ...goodHeaders(key), 'Content-Type': `text/${key}; charset=${field}` };
    await tryPath(world, `an invalid content type at ${path}`, { path, body: '{}', headers });
  }
}

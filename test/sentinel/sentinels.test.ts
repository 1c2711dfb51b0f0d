// Guarantee: keys, their MACs, tokens, the pepper, questions, queries, texts of documents, personal data, names and
// addresses go through every endpoint, the console's API and every operator's command, by success and by every failure,
// and are afterwards in no log line, queue message, stored item, name of an object or error, in no encoding, but where
// they are kept on purpose. Risk: one line of a log that gives a key away.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { operations } from '../../shared/operations/operations.ts';
import { type Callers, makeCallers, tryCallers } from './caller-paths.ts';
import { tryConsole } from './console-paths.ts';
import { tryDependencies } from './dependency-paths.ts';
import { findLeaks, type SentinelKind, type Sink } from './find-leaks.ts';
import { tryIngestion } from './ingestion-paths.ts';
import { goodInputs, tryCommands, tryOperators } from './operator-paths.ts';
import { type SentinelWorld, startSentinelWorld } from './sentinel-world.ts';
import { itemSinks, logSinks, objectSinks } from './sinks.ts';

const PATHS_MIN = 500;
let world: SentinelWorld;
let callers: Callers;

beforeAll(async () => {
  world = await startSentinelWorld();
  callers = await makeCallers(world);
}, 240_000);
afterAll(() => world.stop());

// What each sink stores on purpose; everything else is a leak. The names in this test contain a person's name.
const NAMES: readonly SentinelKind[] = ['name', 'person'];
const TEXTS: readonly SentinelKind[] = ['question', 'document', ...NAMES];
const KEPT: readonly { readonly sink: RegExp; readonly kinds: readonly SentinelKind[]; readonly why: string }[] = [
  { sink: /^AccessTable\.pk$/, kinds: ['mac', ...NAMES], why: 'a key is found by its MAC, and a name belongs to one' },
  { sink: /^AccessTable\.mac$/, kinds: ['mac'], why: 'the MAC is found from the id of its key' },
  { sink: /^AccessTable\.(sk|name|applicationName)$/, kinds: NAMES, why: 'names are names' },
  { sink: /^KnowledgeTable\.(pk|sk|name|description)$/, kinds: NAMES, why: 'names are names' },
  { sink: /^KnowledgeTable\.(file|title)$/, kinds: NAMES, why: 'a document is listed by its file and title' },
  { sink: /^AuditTable\.(before|after)$/, kinds: NAMES, why: 'names before and after a change' },
  { sink: /^a request to dynamodb$/, kinds: ['mac', ...NAMES], why: 'what is stored is sent there' },
  { sink: /^a request to (aoss|bedrock)$/, kinds: TEXTS, why: 'they search and answer' },
  { sink: /^a success: /, kinds: TEXTS, why: 'callers see excerpts and answers, operators what they named' },
];

const NOTHING: readonly SentinelKind[] = [];

// Sinks with the same exceptions are searched together, because a search takes as long for one line as for all.
function leaks(sinks: readonly Sink[]): string[] {
  const groups = Map.groupBy(sinks, ({ sink }) => KEPT.find((entry) => entry.sink.test(sink))?.kinds ?? NOTHING);
  return [...groups].flatMap(([kept, group]) =>
    findLeaks(
      world.sentinels.filter(({ kind }) => !kept.includes(kind)),
      group,
    ),
  );
}

it('every path of callers, operators, uploads and failing dependencies is tried', { timeout: 900_000 }, async () => {
  await tryCallers(world, callers);
  await tryIngestion(world, callers);
  await tryDependencies(world, callers);
  await tryOperators(world, callers, Object.keys(operations));
  await tryCommands(world, callers);
  await tryConsole(world, callers, goodInputs(callers));
  const paths = Object.values(world.endings).reduce((sum, count) => sum + count);
  expect(paths).toBeGreaterThan(PATHS_MIN);
  const statuses = ['200', '400', '401', '403', '404', '429', '500', '503'];
  const ofConsole = ['200', '400', '401', '403', '404', '502', '503'].map((status) => `console ${status}`);
  expect(Object.keys(world.endings)).toEqual(expect.arrayContaining([...statuses, ...ofConsole]));
  const operators = ['operator ok', 'operator invalid_request', 'operator not_found', 'operator unavailable'];
  expect(Object.keys(world.endings)).toEqual(
    expect.arrayContaining([...operators, 'document ready', 'document failed']),
  );
  process.stderr.write(`sentinel paths: ${paths} ${JSON.stringify(world.endings)}\n`);
});

it('no log line contains a sentinel', () => {
  const lines = logSinks(world.cloud);
  expect(lines.length).toBeGreaterThan(PATHS_MIN);
  expect(leaks(lines)).toEqual([]);
});

it('no error contains a sentinel, and no answer contains a key', () => {
  expect(leaks(world.errors)).toEqual([]);
  expect(leaks(world.successes)).toEqual([]);
});

it('no queue message, stored item or object key contains a sentinel that is not stored there on purpose', async () => {
  expect(world.messages.length).toBeGreaterThan(0);
  expect(leaks(world.messages)).toEqual([]);
  expect(leaks(await itemSinks(world.cloud))).toEqual([]);
  expect(leaks(await objectSinks(world.cloud))).toEqual([]);
});

it('no request to a service contains a key, and texts go only to the index and the models', () => {
  expect(world.requests.length).toBeGreaterThan(PATHS_MIN);
  expect(leaks(world.requests)).toEqual([]);
});

it('every MAC and name that is stored on purpose is found by the search for leaks', async () => {
  const sinks = await itemSinks(world.cloud);
  const found = findLeaks(world.sentinels, sinks);
  const stored = world.sentinels.filter(({ kind }) => kind === 'mac' || kind === 'name');
  const missed = stored.filter(({ name }) => !found.some((finding) => finding.startsWith(`${name} in `)));
  expect(stored).not.toEqual([]);
  expect(missed).toEqual([]);
});

// Guarantee: keys, their MACs, tokens, the pepper, questions, queries, texts of documents, personal data, names and
// addresses go through every endpoint, the console's API and every operator's command, with success and with every
// failure, and afterwards occur in no log line, queue message, stored item, object name or error, in any encoding,
// except where they are stored on purpose. Risk: one log line reveals a key.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../shared/operations/operations.ts';
import { makeCallers, tryCallers } from './caller-paths.ts';
import { tryConsole } from './console-paths.ts';
import { tryDependencies } from './dependency-paths.ts';
import { findLeaks, type SentinelKind, type Sink } from './find-leaks.ts';
import { tryIngestion } from './ingestion-paths.ts';
import { goodInputs, tryCommands, tryOperators } from './operator-paths.ts';
import { type SentinelWorld, startSentinelWorld } from './sentinel-world.ts';
import { itemSinks, logSinks, objectSinks } from './sinks.ts';

// What each sink stores on purpose; everything else is a leak. The names in this test contain a person's name.
const NAMES: readonly SentinelKind[] = ['name', 'person'];
const TEXTS: readonly SentinelKind[] = ['question', 'document', ...NAMES];
const KEPT: readonly { readonly sink: RegExp; readonly kinds: readonly SentinelKind[]; readonly why: string }[] = [
  { sink: /^AccessTable\.pk$/, kinds: ['mac', ...NAMES], why: 'a key is found by its MAC, and a name belongs to one' },
  { sink: /^AccessTable\.mac$/, kinds: ['mac'], why: 'the MAC is found from the id of its key' },
  { sink: /^AccessTable\.(sk|name|applicationName)$/, kinds: NAMES, why: 'names of companies, applications and keys' },
  { sink: /^KnowledgeTable\.(pk|sk|name|description)$/, kinds: NAMES, why: 'names of bases' },
  { sink: /^KnowledgeTable\.(file|title)$/, kinds: NAMES, why: 'a document is listed by its file and title' },
  { sink: /^AuditTable\.(before|after)$/, kinds: NAMES, why: 'names before and after a change' },
  { sink: /^MemberTable\.email$/, kinds: NAMES, why: 'a member is known by an e-mail address' },
  { sink: /^a request to dynamodb$/, kinds: ['mac', ...NAMES], why: 'what is stored is sent there' },
  { sink: /^a request to (aoss|bedrock)$/, kinds: TEXTS, why: 'they search and answer' },
  { sink: /^a success: /, kinds: TEXTS, why: 'callers see excerpts and answers, operators what they named' },
];

const NOTHING: readonly SentinelKind[] = [];

// Sinks with the same exceptions are searched together, because a search takes as long for one line as for all.
function leaks({ sentinels }: SentinelWorld, sinks: readonly Sink[]): string[] {
  const groups = Map.groupBy(sinks, ({ sink }) => KEPT.find((entry) => entry.sink.test(sink))?.kinds ?? NOTHING);
  return [...groups].flatMap(([kept, group]) =>
    findLeaks(
      sentinels.filter(({ kind }) => !kept.includes(kind)),
      group,
    ),
  );
}

// Each entry has its own stage; both run at the same time, because they mostly wait for retries and deadlines.
const PATHS = [
  {
    name: 'callers and failing dependencies',
    tryAll: async (world: SentinelWorld) => {
      const callers = await makeCallers(world);
      await tryCallers(world, callers);
      await tryDependencies(world, callers);
    },
    pathsMin: 240,
    endings: ['200', '400', '401', '403', '404', '429', '500', '503'],
  },
  {
    name: 'uploads, operators, commands and the console',
    tryAll: async (world: SentinelWorld) => {
      const callers = await makeCallers(world);
      // Both can run at once: meanwhile only the function that ingests fails, and no command calls it.
      await Promise.all([tryIngestion(world, callers), tryCommands(world, callers)]);
      await tryOperators(world, callers, Object.keys(operations));
      await tryConsole(world, callers, goodInputs(callers));
    },
    pathsMin: 900,
    endings: [
      ...['ready', 'failed'].map((status) => `document ${status}`),
      ...['ok', 'invalid_request', 'not_found', 'unavailable'].map((code) => `operator ${code}`),
      ...['200', '400', '401', '403', '404', '502', '503'].map((status) => `console ${status}`),
    ],
  },
];

describe.concurrent.each(PATHS)('after every path of $name', ({ tryAll, pathsMin, endings }) => {
  let world: SentinelWorld;
  beforeAll(async () => {
    world = await startSentinelWorld();
    await tryAll(world);
  }, 900_000);
  afterAll(() => world.stop());

  it('enough paths were tried, and they ended in every way', () => {
    const paths = Object.values(world.endings).reduce((sum, count) => sum + count);
    expect(paths).toBeGreaterThan(pathsMin);
    expect(Object.keys(world.endings)).toEqual(expect.arrayContaining(endings));
    process.stderr.write(`sentinel paths: ${paths} ${JSON.stringify(world.endings)}\n`);
  });

  it('no log line contains a sentinel', () => {
    const lines = logSinks(world.cloud);
    expect(lines.length).toBeGreaterThan(pathsMin);
    expect(leaks(world, lines)).toEqual([]);
  });

  it('no error contains a sentinel, and no answer contains a key', () => {
    expect(leaks(world, world.errors)).toEqual([]);
    expect(leaks(world, world.successes)).toEqual([]);
  });

  it('no queue message, stored item or object key contains a sentinel that is not stored there on purpose', async () => {
    expect(world.messages.length).toBeGreaterThan(0);
    expect(leaks(world, world.messages)).toEqual([]);
    expect(leaks(world, await itemSinks(world.cloud))).toEqual([]);
    const objects = await objectSinks(world.cloud);
    expect(objects.length).toBeGreaterThan(0);
    expect(leaks(world, objects)).toEqual([]);
  });

  it('no request to a service contains a key, and texts go only to the index and the models', () => {
    expect(world.requests.length).toBeGreaterThan(pathsMin);
    expect(leaks(world, world.requests)).toEqual([]);
  });

  it('every MAC and name that is stored on purpose is found by the search for leaks', async () => {
    const sinks = await itemSinks(world.cloud);
    const found = findLeaks(world.sentinels, sinks);
    const stored = world.sentinels.filter(({ kind }) => kind === 'mac' || kind === 'name');
    const missed = stored.filter(({ name }) => !found.some((finding) => finding.startsWith(`${name} in `)));
    expect(stored).not.toEqual([]);
    expect(missed).toEqual([]);
  });
});

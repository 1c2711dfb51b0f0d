// Guarantee: a stage moves from one index to another while readers read: each reader finds one complete version of a
// document, from the index that answers, before, during and after the switch, and after the switch back. Risk: a change
// of model empties the answers, or mixes two versions.
import { expect, it } from 'vitest';
import { estimateReindex, reindexDocuments } from '../../../bin/admin/reindex-documents.ts';
import { STAGES } from '../../../lib/stages.ts';
import type { IndexGeneration } from '../../../shared/search/passage-index-schema.ts';
import { administer, tryAdminister } from '../../harness/administer.ts';
import { postApi } from '../../harness/api.ts';
import type { CloudAccess } from '../../harness/cloud.ts';
import { addDocument, makeCompany, type TestCompany } from '../../harness/company.ts';
import { watchRequests } from '../../harness/local-cloud/faults.ts';
import type { RunningCloud } from '../../harness/local-cloud/start-cloud.ts';
import { startOwnCloudForTest } from '../../harness/own-cloud.ts';
import { functionNameAt } from '../../harness/record-calls.ts';
import { startStageForTest } from '../../harness/stage-cloud.ts';
import { temporaryFolder } from '../../harness/temporary-folder.ts';

const [first] = STAGES.local.indexGenerations;
const second: IndexGeneration = { ...first, name: 'passages-v3', dimensions: 512, similarityFloor: 0 };
// Each section becomes a passage: with several, an answer could mix two versions.
const SECTIONS = 3;

/** Returns a document in which every section is a passage that names its version. */
const guide = (version: number) =>
  Array.from({ length: SECTIONS }, (_, at) => {
    const words = Array.from({ length: 160 }, (_word, word) => `word${version}x${at}x${word}`).join(' ');
    return `# Section ${at}\n\nThe harbour rule of version ${version} has section ${at}. ${words}.`;
  }).join('\n\n');

async function readVersion(access: CloudAccess, { key }: TestCompany): Promise<string> {
  const answer = await postApi(access, '/knowledge/search', key, { query: 'harbour rule section', k: 20 });
  expect(answer.status).toBe(200);
  const found = (answer.body as { data: { excerpt: string }[] }).data.map(
    ({ excerpt }) => /version (\d+) has section (\d)/.exec(excerpt)?.slice(1).join('.') ?? excerpt,
  );
  return found.toSorted().join(' ');
}

// What a search for every section of this version finds.
const whole = (version: number) => Array.from({ length: SECTIONS }, (_, at) => `${version}.${at}`).join(' ');
const switchTo = (access: CloudAccess, generation: string) =>
  tryAdminister(access, 'stage.switch-generation', { generation });

// The functions that change what a search finds; a search itself also writes, to the budget.
const WRITERS = ['ingest-document', 'administer'];
const WRITE = /\.(?:Put|Update|Delete|TransactWrite)Items?$/;

/** Lets a reader wait for the next write of an ingestion or a switch, to a table or to an index. */
function watchWrites(cloud: RunningCloud) {
  let waiting = Promise.withResolvers<void>();
  const wake = () => {
    waiting.resolve();
    waiting = Promise.withResolvers();
  };
  for (const functionName of WRITERS.map((path) => functionNameAt(cloud, path))) {
    for (const service of ['dynamodb', 'aoss']) {
      watchRequests(cloud, { service, functionName }, ({ path, headers }) => {
        if (path.endsWith('/_bulk') || WRITE.test(String(headers['x-amz-target']))) {
          wake();
        }
      });
    }
  }
  return { next: () => waiting.promise, end: wake };
}

it('shows one complete version to concurrent readers, whichever index answers', {
  timeout: 300_000,
}, async () => {
  const { cloud, access } = await startStageForTest({ indexGenerations: [first, second] });
  const company = await makeCompany(access);
  await administer(access, 'policy.set', {
    company_id: company.id,
    searches_per_minute: 60_000,
    rate_per_minute: 60_000,
    burst: 10_000,
  });
  await addDocument(access, company.baseId, 'guide.md', guide(1));
  const seen: string[] = [];
  let isOver = false;
  const writes = watchWrites(cloud);
  // Reads only at writes that could change an answer: constant reading would show no more states, and would take the
  // processor from the ingestion.
  const read = async () => {
    while (!isOver) {
      const written = writes.next();
      seen.push(await readVersion(access, company).catch(String));
      await written;
    }
  };
  const reading = read();
  try {
    for (const [at, generation] of ['passages-v3', 'passages-v2', 'passages-v3'].entries()) {
      await Promise.all([
        addDocument(access, company.baseId, 'guide.md', guide(at + 2)),
        expect(switchTo(access, generation)).resolves.toMatchObject({ ok: true, result: { answers: generation } }),
      ]);
      expect(await readVersion(access, company), generation).toBe(whole(at + 2));
    }
  } finally {
    isOver = true;
    writes.end();
  }
  await reading;
  expect(seen.length).toBeGreaterThan(3);
  expect([...new Set(seen)].toSorted()).toEqual([1, 2, 3, 4].map(whole).filter((version) => seen.includes(version)));
  const records = await administer(access, 'audit.list', {});
  const switches = records.records.filter(({ action }: { action: string }) => action === 'stage.switch-generation');
  expect(switches.map(({ before, after }: Record<string, unknown>) => ({ before, after }))).toEqual([
    { before: { answers: 'passages-v2' }, after: { answers: 'passages-v3', incomplete: 'refuse' } },
    { before: { answers: 'passages-v3' }, after: { answers: 'passages-v2', incomplete: 'refuse' } },
    { before: { answers: 'passages-v2' }, after: { answers: 'passages-v3', incomplete: 'refuse' } },
  ]);
});

it('reports what a new index lacks, and refuses to switch to it until it has everything', {
  timeout: 300_000,
}, async () => {
  const data = temporaryFolder();
  const before = await startOwnCloudForTest({ data });
  const company = await makeCompany(before.access);
  await addDocument(before.access, company.baseId, 'guide.md', guide(1));
  expect(await administer(before.access, 'stage.status', {})).toMatchObject({ bases_behind: [], problems: [] });
  await before.cloud.stop();

  const { access } = await startStageForTest({ indexGenerations: [first, second] }, { data });
  const status = await administer(access, 'stage.status', {});
  expect(status).toMatchObject({
    index_generations: [
      { name: 'passages-v2', answers: true, dimensions: 1_024, documents_missing: 0 },
      { name: 'passages-v3', answers: false, dimensions: 512, documents_missing: 1 },
    ],
    bases_behind: [{ base_id: company.baseId, documents: 1, behind: 1, missing_in: ['passages-v3'] }],
    bases_behind_complete: true,
    problems: [],
  });
  expect(await switchTo(access, 'passages-v3')).toMatchObject({
    ok: false,
    error:
      '1 document is not in passages-v3 and would not be found. Run documents reindex --all first. Documents that cannot be reindexed must be deleted, or left out with --incomplete accept.',
  });
  expect(await switchTo(access, 'passages-v9')).toMatchObject({
    ok: false,
    error: 'generation must be one of passages-v2, passages-v3.',
  });
  expect(await readVersion(access, company)).toBe(whole(1));
  const asOperator = (operation: string, input: unknown) => administer(access, operation, input as object);
  const everything = { baseId: null, which: 'behind' };
  expect(await estimateReindex(asOperator, { ...everything, baseId: company.baseId })).toMatchObject({ documents: 1 });
  expect(await reindexDocuments(asOperator, everything, { show: () => {}, end: () => {} })).toMatchObject({
    ready: expect.any(Number),
    failed: 0,
    failures: [],
  });
  expect(await administer(access, 'stage.status', {})).toMatchObject({ bases_behind: [] });
  expect(await switchTo(access, 'passages-v3')).toMatchObject({ ok: true });
  expect(await readVersion(access, company)).toBe(whole(1));
});

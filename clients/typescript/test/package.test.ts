// Guarantee: what npm would publish holds the compiled clients with their types and nothing else, needs nothing that it
// does not name, and compiles in a strict program. Risk: the tests pass on the sources, and the package cannot be used.
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from 'vitest';
import { type PackedClients, packedClients } from '../../../test/harness/packed-clients.ts';

const run = promisify(execFile);
const ABOUT = ['LICENSE', 'README.md', 'package.json'];

let packed: PackedClients;
beforeAll(async () => {
  packed = await packedClients();
});

it('the packages hold their modules, the types of the client, a README and a license', () => {
  const { typescript, mcp } = packed.files;
  expect(typescript.filter((path) => !path.startsWith('dist/'))).toEqual(ABOUT);
  const modules = typescript.filter((path) => path.endsWith('.js') || path.endsWith('.d.ts'));
  expect([...ABOUT, ...modules].sort()).toEqual(typescript);
  expect(typescript).toContain('dist/index.js');
  expect(typescript).toContain('dist/index.d.ts');
  expect(mcp).toEqual([...ABOUT, 'dist/main.js', 'dist/server.js'].sort());
});

it('the client has no dependency', () => {
  const manifest = JSON.parse(readFileSync(join(packed.folder, 'clients/typescript/package.json'), 'utf8'));
  expect(Object.keys(manifest).filter((key) => /dependencies/i.test(key))).toEqual([]);
});

it('the client imports no module of Node, so that a browser reaches the sentence that refuses it', () => {
  const folder = join(packed.folder, 'clients/typescript/dist');
  const modules = packed.files.typescript.filter((path) => path.endsWith('.js'));
  const sources = modules.map((path) => readFileSync(join(folder, '..', path), 'utf8')).join('\n');
  expect(
    [...sources.matchAll(/\bfrom '([^']+)'/g)].map(([, name]) => name).filter((name) => !name?.startsWith('./')),
  ).toEqual([]);
});

const PROGRAM = `
import { type CopilotAnswer, KnowledgeCopilot, TooManyRequestsError } from '@knowledge-copilot/client';
const client = new KnowledgeCopilot({ onRequest: ({ status }) => void status });
const answer: CopilotAnswer = await client.copilot.query('Why?', { base_ids: ['x'] });
const texts: string[] = answer.parts().map((part) => (typeof part === 'string' ? part : part.source_title));
const page: number | null | undefined = (await client.knowledge.search('Why?', { k: 1 })).data[0]?.page;
const later: unknown = answer.a_field_of_a_newer_stage;
if (later instanceof TooManyRequestsError) { const seconds: number | null = later.retry_after; void seconds; }
// @ts-expect-error k is a number
await client.knowledge.search('Why?', { k: 'many' });
// @ts-expect-error no such field
await client.knowledge.search('Why?', { base_id: ['x'] });
void [texts, page];
`;

it.each(['nodenext', 'bundler'])('a strict program compiles with its types, resolved as by %s', async (resolution) => {
  const program = join(packed.folder, `program-${resolution}.mts`);
  writeFileSync(program, PROGRAM);
  const module = resolution === 'bundler' ? 'esnext' : resolution;
  const strict = ['--strict', '--noEmit', '--target', 'es2022', '--types', 'node', '--noUncheckedIndexedAccess'];
  const args = [...strict, '--exactOptionalPropertyTypes', '--module', module, '--moduleResolution', resolution];
  const compiler = resolve('node_modules/typescript/bin/tsc');
  const options = { cwd: packed.folder };
  const compiled = run(process.execPath, [compiler, '--ignoreConfig', ...args, program], options);
  expect(await compiled.catch(({ stdout }) => ({ stdout }))).toMatchObject({ stdout: '' });
});

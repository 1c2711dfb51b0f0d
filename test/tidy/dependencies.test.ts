// Guarantee: every dependency rule reports what it forbids: each is broken once in a small tree of the project's
// folders, and no other rule reports anything. `npm run check` applies the rules to the checkout (dependencies.ts).
// Risk: a rule whose pattern matches nothing passes forever.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { FOLDERS, findForbiddenImports } from './dependencies/cruise.ts';
import { dependencyRules, noFolderCycles } from './dependencies/dependency-rules.ts';
import { findFolderCycles } from './dependencies/folder-cycles.ts';
import { testPathsInPrograms } from './source-guards.ts';
import { readTrackedFiles } from './tracked-files.ts';

const imports = (...paths: string[]) =>
  paths.map((path, i) => `import * as m${i} from '${path}';\nvoid m${i};\n`).join('');

// A tree that breaks no rule.
const CLEAN: Record<string, string> = {
  'functions/endpoints.ts': imports('../shared/thing/noun.ts'),
  'functions/contracts.ts': imports('./one/contract.ts', './two/contract.ts', './endpoints.ts'),
  'functions/one/contract.ts': imports('valibot'),
  'functions/one/handler.ts': imports(
    './contract.ts',
    '../../shared/thing/verb.ts',
    '../../shared/thing/thing.store.ts',
    '../../shared/api/http.ts',
    '../../shared/other/whole.ts',
  ),
  'functions/two/contract.ts': imports('valibot', '../../shared/thing/noun.ts'),
  'functions/two/handler.ts': imports('./contract.ts', '../endpoints.ts'),
  'functions/three/contract.ts': imports('valibot'),
  'functions/three/handler.ts': imports('./contract.ts'),
  'shared/api/http.ts': imports('@middy/core'),
  'shared/thing/noun.ts': 'export const noun = 1;\n',
  'shared/other/part.ts': 'export const part = 1;\n',
  'shared/other/whole.ts': imports('../thing/verb.ts', './part.ts'),
  'shared/thing/verb.ts': imports('./noun.ts'),
  'shared/thing/thing.store.ts': imports('@aws-sdk/client-dynamodb', './noun.ts'),
  'shared/pricing/prices.ts': 'export const prices = 1;\n',
  'lib/stack.ts': imports(
    'aws-cdk-lib',
    '../functions/contracts.ts',
    '../functions/endpoints.ts',
    '../shared/pricing/prices.ts',
  ),
  'bin/app.ts': imports('../lib/stack.ts'),
  'bin/start/main.ts': imports('@knowledge-copilot/local-cloud'),
  'local-cloud/cloud.ts': imports('./part.ts'),
  'local-cloud/part.ts': imports('sqlite-vec'),
  'test/bench/one.ts': 'export const one = 1;\n',
  'local-cloud/package.json': '{"dependencies":{"sqlite-vec":"0.1.9"}}',
  'test/harness/cloud.ts': imports('@knowledge-copilot/local-cloud'),
  'test/two.test.ts': imports('./harness/cloud.ts', '../functions/two/handler.ts', 'vitest'),
};

// For each rule, a file that breaks it when it is added to the tree.
const BREAKS: Record<string, [file: string, content: string]> = {
  'no-cycles': ['shared/thing/noun.ts', `${imports('./verb.ts')}export const noun = 1;\n`],
  'no-folder-cycles': ['shared/thing/noun.ts', `${imports('../other/part.ts')}export const noun = 1;\n`],
  'no-orphans': ['shared/thing/lonely.ts', 'export const lonely = 1;\n'],
  'production-never-knows-test': [
    'bin/start/main.ts',
    imports('@knowledge-copilot/local-cloud', '../../test/two.test.ts'),
  ],
  'only-start-knows-the-local-cloud': ['bin/app.ts', imports('../lib/stack.ts', '@knowledge-copilot/local-cloud')],
  'tests-never-import-benches': [
    'test/two.test.ts',
    imports('./harness/cloud.ts', '../functions/two/handler.ts', './bench/one.ts'),
  ],
  'only-the-harness-knows-the-local-cloud': [
    'test/two.test.ts',
    imports('@knowledge-copilot/local-cloud', './harness/cloud.ts', '../functions/two/handler.ts'),
  ],
  'local-cloud-by-its-name': [
    'test/two.test.ts',
    imports('../local-cloud/cloud.ts', './harness/cloud.ts', '../functions/two/handler.ts'),
  ],
  'packages-are-declared': ['local-cloud/part.ts', imports('recheck')],
  'production-never-uses-dev-packages': ['shared/thing/verb.ts', imports('./noun.ts', 'fast-check')],
  'lib-sees-only-contracts': [
    'lib/stack.ts',
    imports('../functions/one/handler.ts', '../functions/contracts.ts', '../shared/pricing/prices.ts'),
  ],
  'programs-call-what-is-deployed': [
    'bin/start/main.ts',
    imports('@knowledge-copilot/local-cloud', '../../shared/thing/thing.store.ts'),
  ],
  'runtime-never-imports-cdk': ['shared/thing/verb.ts', imports('./noun.ts', 'constructs')],
  'functions-are-strangers': ['functions/two/handler.ts', imports('./contract.ts', '../one/contract.ts')],
  'shared-never-imports-functions': ['shared/thing/verb.ts', imports('./noun.ts', '../../functions/three/contract.ts')],
  'contracts-are-pure': ['functions/one/contract.ts', imports('valibot', '../../shared/thing/thing.store.ts')],
  'only-edges-touch-aws': ['shared/thing/verb.ts', imports('./noun.ts', '@aws-sdk/client-s3')],
  'core-never-imports-edges': ['shared/thing/verb.ts', imports('./noun.ts', './thing.store.ts')],
  'only-the-http-stack-knows-middy': ['functions/two/handler.ts', imports('./contract.ts', '@middy/core')],
  'domain-never-imports-http': ['shared/thing/verb.ts', imports('./noun.ts', '../api/http.ts')],
  'buttons-keep-the-focus': ['console/page.ts', imports('@cloudscape-design/components/button')],
  'browser-never-imports-server': ['console/page.ts', imports('../shared/thing/noun.ts')],
  'clients-know-only-the-description': ['clients/typescript/src/a.ts', imports('../../../shared/thing/noun.ts')],
  'local-cloud-knows-only-the-template': ['local-cloud/part.ts', imports('../shared/thing/noun.ts')],
};

const folders: string[] = [];

// Writes a tree of files to a temporary folder, and returns its path.
function writeTree(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'dependencies-'));
  folders.push(root);
  for (const folder of FOLDERS) {
    mkdirSync(join(root, folder), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  symlinkSync(resolve('package.json'), join(root, 'package.json'));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return root;
}

afterAll(() => {
  for (const folder of folders) {
    rmSync(folder, { recursive: true, force: true });
  }
});

describe('dependency rules', () => {
  it('allow the intended imports', async () => {
    expect((await findForbiddenImports(writeTree(CLEAN))).broken).toEqual([]);
  });

  it('are all broken by a case of this test', () => {
    const rules = [...dependencyRules, noFolderCycles];
    expect(Object.keys(BREAKS).sort()).toEqual(rules.map(({ name }) => name).sort());
  });

  it.each(Object.entries(BREAKS))('%s is the only rule that reports its case', async (rule, [file, content]) => {
    const { broken } = await findForbiddenImports(writeTree({ ...CLEAN, [file]: content }));
    expect(new Set(broken.map(({ rule: name }) => name))).toEqual(new Set([rule]));
  });

  const importsOf = (files: Readonly<Record<string, string>>) =>
    Object.entries(files).map(([from, to]) => ({
      from: `shared/${from}`,
      to: posix.join('shared', dirname(from), to),
    }));

  it.each<[name: string, files: Readonly<Record<string, string>>]>([
    ['two folders in one', { 'deep/one/a.ts': '../two/b.ts', 'deep/two/c.ts': '../one/d.ts' }],
    ['a file and a folder beside it', { 'deep/a.ts': './two/b.ts', 'deep/two/c.ts': '../a.ts' }],
    [
      'a file between two folders',
      { 'deep/one/a.ts': '../b.ts', 'deep/b.ts': './two/c.ts', 'deep/two/d.ts': '../one/e.ts' },
    ],
  ])('find the cycle of %s', (_, files) => {
    expect(findFolderCycles(importsOf(files), 'shared')).toEqual(importsOf(files));
  });

  it.each<[name: string, files: Readonly<Record<string, string>>]>([
    [
      'a file, a folder beside it and a file that both use',
      { 'deep/a.ts': './one/b.ts', 'deep/one/b.ts': '../base.ts' },
    ],
    ['a folder and the one in it', { 'deep/one/a.ts': './in/b.ts', 'deep/one/in/c.ts': '../d.ts' }],
  ])('find no cycle of %s', (_, files) => {
    expect(findFolderCycles(importsOf(files), 'shared')).toEqual([]);
  });

  it('report only the shortest of many cycles, beginning with the folders that the fewest imports connect', () => {
    const many = ['a', 'b', 'c'].flatMap((name) => [
      { from: `shared/one/${name}.ts`, to: 'shared/two/x.ts' },
      { from: `shared/two/${name}.ts`, to: 'shared/three/x.ts' },
      { from: `shared/three/${name}.ts`, to: 'shared/four/x.ts' },
      { from: `shared/two/${name}.ts`, to: 'shared/four/x.ts' },
    ]);
    const closing = { from: 'shared/four/d.ts', to: 'shared/one/d.ts' };
    expect(findFolderCycles([...many, closing], 'shared')).toEqual([
      closing,
      { from: 'shared/one/a.ts', to: 'shared/two/x.ts' },
      { from: 'shared/two/a.ts', to: 'shared/four/x.ts' },
    ]);
  });

  it('report both of two cycles that have nothing in common', () => {
    const cycles = [
      { from: 'shared/one/a.ts', to: 'shared/two/b.ts' },
      { from: 'shared/two/c.ts', to: 'shared/one/d.ts' },
      { from: 'shared/six/a.ts', to: 'shared/ten/b.ts' },
      { from: 'shared/ten/c.ts', to: 'shared/six/d.ts' },
    ];
    expect(findFolderCycles(cycles, 'shared')).toEqual(cycles);
  });

  it.each([
    ['lib', {}],
    ['console', {}],
    ['local-cloud', { 'local-cloud/cloud.ts': imports('./one/a.ts', './part.ts') }],
  ])('find a cycle between two folders of %s/', async (top, others: Record<string, string>) => {
    const circle = {
      [`${top}/one/a.ts`]: imports('../two/b.ts'),
      [`${top}/two/b.ts`]: 'export const b = 1;\n',
      [`${top}/two/c.ts`]: imports('../one/d.ts'),
      [`${top}/one/d.ts`]: 'export const d = 1;\n',
    };
    const { broken } = await findForbiddenImports(writeTree({ ...CLEAN, ...others, ...circle }));
    expect(new Set(broken.filter(({ rule }) => rule === noFolderCycles.name))).toEqual(
      new Set([
        { rule: noFolderCycles.name, from: `${top}/one/a.ts`, to: `${top}/two/b.ts` },
        { rule: noFolderCycles.name, from: `${top}/two/c.ts`, to: `${top}/one/d.ts` },
      ]),
    );
  });

  it('fail when no source could be read', async () => {
    await expect(findForbiddenImports(writeTree({ 'shared/empty.ts': '' }))).rejects.toThrow('read no module');
  });
});

describe('programs', () => {
  it('name nothing under test/', () => {
    expect(testPathsInPrograms(readTrackedFiles())).toEqual([]);
  });

  it('are reported with each path under test/', () => {
    const tree = {
      'bin/a.ts':
        "run('test/smoke/main.ts');\nimport('../test/a.ts');\nrun('bin/smoke/main.ts');\nconst latest = 'latest/';",
      'lib/a.ts': '// see test/lib/\n',
      'console/a.tsx': '// see test/console/\n',
      'local-cloud/a.ts': '// see test/start/\n',
      'test/a.ts': "run('test/b.ts');",
    };
    expect(testPathsInPrograms(new Map(Object.entries(tree)))).toEqual([
      'bin/a.ts:1',
      'bin/a.ts:2',
      'lib/a.ts:1',
      'console/a.tsx:1',
      'local-cloud/a.ts:1',
    ]);
  });
});

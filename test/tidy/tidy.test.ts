// Guarantee: every file follows the project rules that no linter checks; each guard is also tested with content that
// breaks its rule. Risk: a rule that is only written down is forgotten on the first busy day.
import { describe, expect, it } from 'vitest';
import { readOpenApi } from '../../bin/smoke/openapi-document.ts';
import { ENDPOINTS } from '../../functions/endpoints.ts';
import { dependencyProblems, missingDocuments, missingNames, unknownScripts } from './documents/document-guards.ts';
import { machineNames, oddFunctionFolders, timedTests, undocumentedExports, unfinishedMarks } from './source-guards.ts';
import { unmatchedStatuses } from './status-guard.ts';
import { readTrackedFiles } from './tracked-files.ts';

const files = readTrackedFiles();
const { operations } = readOpenApi();
const planted = (tree: Record<string, string>) => new Map(Object.entries(tree));

it('the files of the checkout are read', () => {
  expect(files.size).toBeGreaterThan(100);
  expect(files.get('package.json')).toContain('knowledge-copilot-api');
});

describe('function folders', () => {
  it('hold a contract and a handler', () => {
    expect(oddFunctionFolders(files)).toEqual([]);
  });

  it('are those of the endpoints, of the authorizer, of the functions in the background and of the console', () => {
    const folders = new Set([...files.keys()].flatMap((path) => /^functions\/([^/]+)\//.exec(path)?.[1] ?? []));
    const withoutEndpoint = [
      'authorizer',
      'administer',
      'ingest-document',
      'housekeeping',
      'console',
      'console-authorizer',
      'console-playground',
    ];
    expect([...folders].sort()).toEqual([...ENDPOINTS.map(({ name }) => name), ...withoutEndpoint].sort());
  });

  it('are reported when they lack a contract or a handler, or hold another file', () => {
    const tree = planted({
      'functions/good/contract.ts': '',
      'functions/good/handler.ts': '',
      'functions/half/handler.ts': '',
      'functions/full/contract.ts': '',
      'functions/full/handler.ts': '',
      'functions/full/more.ts': '',
      'functions/loose.ts': '',
    });
    expect(oddFunctionFolders(tree)).toEqual([
      'functions/half holds handler.ts',
      'functions/full holds contract.ts, handler.ts, more.ts',
      'functions/ holds loose.ts',
    ]);
  });
});

describe('statuses and their tests', () => {
  it('match one to one', () => {
    expect(unmatchedStatuses(files, operations)).toEqual([]);
  });

  it('are reported when one has no test, or a test has no status', () => {
    const answer = { headers: {}, schema: {}, examples: {} };
    const responses = new Map([
      [200, { ...answer, sent: true }],
      [403, { ...answer, sent: true }],
      [500, { ...answer, sent: true }],
      [429, { ...answer, sent: false }],
    ]);
    const good = {
      'functions/authorizer/handler.ts': '',
      'test/functions/authorizer/order.test.ts': '',
      'test/functions/authorizer/500.test.ts': '',
      'test/functions/unknown-route/404.test.ts': '',
      'test/functions/unknown-route/405.test.ts': '',
      'test/functions/knowledge-search/200.test.ts': '',
      'test/functions/knowledge-search/403-existence-leak.test.ts': '',
      'test/functions/knowledge-search/companies.ts': '',
    };
    const search = [{ path: '/knowledge/search', responses }];
    expect(unmatchedStatuses(planted(good), search)).toEqual([]);
    const { 'test/functions/knowledge-search/200.test.ts': _, ...withoutOne } = good;
    const odd = { '418': '', '429': '', order: '' };
    const broken = Object.keys(odd).map((name) => [`test/functions/knowledge-search/${name}.test.ts`, '']);
    const elsewhere = { 'test/functions/search/200.test.ts': '' };
    const tree = planted({ ...withoutOne, ...Object.fromEntries(broken), ...elsewhere });
    expect(unmatchedStatuses(tree, search)).toEqual([
      'test/functions/knowledge-search/200.test.ts is missing',
      ...['418', '429', 'order'].map(
        (name) => `test/functions/knowledge-search/${name}.test.ts tests what openapi.yaml does not describe`,
      ),
      'test/functions/search/200.test.ts tests what openapi.yaml does not describe',
    ]);
  });
});

describe('every file', () => {
  it('contains no mark of unfinished work', () => {
    expect(unfinishedMarks(files)).toEqual([]);
  });

  it('names no local path and no package registry', () => {
    expect(machineNames(files)).toEqual([]);
  });

  it('is reported with each mark of unfinished work and each local path or registry', () => {
    // Assembled from parts, so that the guards do not find them in this file.
    const marks = ['TO', 'FIX'].map((start, i) => `// ${start}${['DO', 'ME'][i]}: later`);
    const conflict = ['<', '>'].map((mark) => `${mark.repeat(7)} main`);
    const text = ['fine', ...marks, ...conflict].join('\n');
    expect(unfinishedMarks(planted({ 'a.ts': text }))).toEqual(['a.ts:2', 'a.ts:3', 'a.ts:4', 'a.ts:5']);
    const lines = [
      `cd ${'/ho'}me/someone/project`,
      `"${'/ro'}ot/x"`,
      ['C:', 'Users', 'x'].join('\\'),
      ['https://registry', 'example', 'org'].join('.'),
      `"resolved": "${'http'}s://host/package.tgz"`,
      'GET /public/v1/health',
      'https://host.example/home/page',
    ];
    expect(machineNames(planted({ 'a.md': lines.join('\n') }))).toEqual([1, 2, 3, 4, 5].map((line) => `a.md:${line}`));
  });
});

describe('every exported name', () => {
  it('has a sentence of documentation', () => {
    expect(undocumentedExports(files)).toEqual([]);
  });

  it('is reported without a sentence, and so is a list of exports', () => {
    const good =
      '/** Does one thing. */\nexport const one = 1;\n/**\n * Is one. \n */\n// biome-ignore lint: it is\nexport type one = 1;\n';
    const shared = '/** Is a scope. */\nexport const Scope = 1;\nexport type Scope = 1;\n';
    const bad = [
      'export const none = 1;',
      '/** word */\nexport function word() {}',
      '/* Not for readers of types. */\nexport class Plain {}',
      '// A remark is not a promise.\nexport interface Remark {}',
      '/** Another thing. */\nconst inner = 1;\nexport async function far() {}',
      'export { inner };',
      "export * from './x.ts';",
    ];
    const tree = {
      'shared/a.ts': good + shared,
      'test/harness/a.ts': bad.join('\n'),
      'test/written.ts': 'const code = `\nexport const written = 1;`;',
      'console/a.tsx': 'export function Page() {}',
    };
    const byList = 'exports by a list';
    const expected = ['none', 'word', 'Plain', 'Remark', 'far', byList, byList, 'Page'];
    expect(undocumentedExports(planted(tree)).map((line) => line.replace(/.*:\d+ /, ''))).toEqual(expected);
  });
});

describe('tests', () => {
  it('wait for events, never for a fixed time', () => {
    expect(timedTests(files)).toEqual([]);
  });

  it('are reported when they wait for a clock or measure time', () => {
    // In two parts each, so that the guards do not find them in this file.
    const wait = 'await sl' + 'eep(500);';
    const timeout = 'await new Promise((resolve) => setTime' + 'out(resolve, 10));';
    const promised = 'await setTime' + 'out(500);';
    const timing = 'expect(performance' + '.now() - start).toBeLess' + 'Than(50);';
    const text = [wait, timeout, promised, timing, 'expect(size).toBeLessThan(5);'].join('\n');
    // The code of functions, which may wait.
    const bundles = `call('${wait}');\nconst bundle = \`\n${wait}\n\`;\nit("isn't so");\n${text}`;
    const tree = planted({ 'test/a.test.ts': text, 'test/harness/a.ts': text, 'local-cloud/a.test.ts': bundles });
    const ofTests = [1, 2, 3, 4].map((line) => `test/a.test.ts:${line}`);
    expect(timedTests(tree).sort()).toEqual(
      [6, 7, 8, 9].map((line) => `local-cloud/a.test.ts:${line}`).concat(ofTests),
    );
  });
});

describe('documents', () => {
  it('name only files and headings that exist', () => {
    expect(missingNames(files)).toEqual([]);
    expect(missingDocuments(files)).toEqual([]);
    expect(unknownScripts(files)).toEqual([]);
  });

  it('show in the README an answer and an excerpt that docs/api.md contains', () => {
    const example = /^```json\n([\s\S]+?)^```/m.exec(files.get('README.md') ?? '')?.[1] ?? 'null';
    const { answer, citations } = JSON.parse(example) as { answer: string; citations: { excerpt: string }[] };
    const text = (files.get('docs/api.md') ?? '').replaceAll('`', '').replace(/\s+/g, ' ');
    const page = text.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');
    expect(page).toContain(answer.replaceAll(' [1]', ''));
    expect(page).toContain(citations[0]?.excerpt.replace(/^… | …$/g, ''));
  });

  it('give the reason for every dependency', () => {
    // The project and its workspaces; npm ci does not install what other manifests name.
    const manifests = [...files]
      .filter(([path]) => /^(?:(?:clients\/)?[\w-]+\/)?package\.json$/.test(path))
      .map(([, text]) => text);
    expect(manifests).toHaveLength(4);
    expect(dependencyProblems(manifests, files.get('docs/dependencies.md') ?? '')).toEqual([]);
  });

  it('are reported with each file, heading and script that does not exist', () => {
    const document = [
      '# The one\n`lib/a.ts` `a.ts` `shared/` `docs/` `**/*.ts` `npm start` [one](#the-one) [other](b.md#two) [web](https://x.y)',
      '`lib/gone.ts` `gone.md` `test/gone/` `console/gone/` `console/gone.tsx` [gone](gone.md) [gone](#the-two) [gone](b.md#three)',
      '```\n`lib/only-an-example.ts`\n```',
    ];
    const tree = planted({
      'package.json': '{"scripts":{"start":"x","check:all":"x"}}',
      'docs/a.md': document.join('\n'),
      'docs/b.md': '## Two\n`npm start`, `npm run -s check:all -- x`, `npm run gone`, `npm test`',
      'lib/a.ts': '// docs/a.md says it, docs/gone.md does not\n',
      'shared/x.ts': '',
    });
    const gone = 'lib/gone.ts gone.md test/gone/ console/gone/ console/gone.tsx gone.md #the-two b.md#three'.split(' ');
    expect(missingNames(tree)).toEqual(gone.map((name) => `docs/a.md names ${name}`));
    expect(missingDocuments(tree)).toEqual(['lib/a.ts names docs/gone.md']);
    expect(unknownScripts(tree)).toEqual(['gone', 'test'].map((name) => `docs/b.md names npm run ${name}`));
  });

  it('are reported with each dependency that is missing, unpinned, listed twice or without a reason', () => {
    const manifest = { dependencies: { a: '1.0.0', b: '^1.0.0' }, devDependencies: { '@c/d': '2.0.0', e: '1.0.0' } };
    const workspace = { dependencies: { a: '1.0.0', e: '1.0.1' }, optionalDependencies: { g: '1.0.0' } };
    const manifests = [manifest, workspace].map((each) => JSON.stringify(each));
    const lines = '# All\n- `a`: Is good.\n- `a`: Is twice.\n- `@c/d`, `e`: Are both.\n- `f`\n';
    expect(dependencyProblems(manifests, lines)).toEqual([
      'b is not in docs/dependencies.md',
      'g is not in docs/dependencies.md',
      'f is not in a package.json',
      'a is listed twice',
      'b is not pinned',
      'e has several versions',
      'no reason: - `f`',
    ]);
  });
});

// Guarantee: every exported name is imported by another file, and every entry point of a package is imported outside
// it; names that are not exported can be changed without a search for their users. Risk: nobody dares to remove unused
// types and functions, because they look as if they were used.
import { expect, it } from 'vitest';
import { unusedEntries, unusedExports } from './export-guards.ts';
import { readTrackedFiles } from './tracked-files.ts';

it('a name that no other file imports is reported', () => {
  const files = {
    'shared/a.ts':
      'export interface Used {}\nexport type Alone = Used;\nexport async function alone() {}\nconst own = 1;\n',
    'shared/b.ts':
      "import { type Used as Known } from './a.ts';\nexport const inTest: Known = {};\nexport const mentioned = 1;\n",
    'shared/again.ts': "export type { Used } from './a.ts';\n",
    'shared/whole.ts': 'export const one = 1;\nexport interface Two {}\n',
    'shared/late.ts': 'export const run = 1;\nexport interface Late {}\n',
    'functions/x/handler.ts': "import * as whole from '../../shared/whole.ts';\nexport const handler = whole.one;\n",
    'shared/writes.ts': 'const code = `\nexport const written = 1;`;\n',
    'bin/main.ts':
      "const { run } = await import('../shared/late.ts');\n// mentioned, alone and Late occur in a comment only\n",
    'local-cloud/package.json': '{"name": "@x/cloud", "exports": {".": "./cloud.ts", "./part": "./deep/part.ts"}}',
    'local-cloud/cloud.ts': 'export interface Offered {}\n',
    'local-cloud/deep/part.ts': 'export const part = 1;\n',
    'local-cloud/deep/hidden.ts': 'export const hidden = 1;\n',
    'test/b.test.ts': "import {\n  inTest,\n} from '../shared/b.ts';\n",
  };
  expect(unusedExports(new Map(Object.entries(files)))).toEqual([
    'shared/a.ts Alone',
    'shared/a.ts alone',
    'shared/b.ts mentioned',
    'shared/late.ts Late',
    'local-cloud/deep/hidden.ts hidden',
  ]);
});

it('every exported name is imported somewhere', () => {
  expect(unusedExports(readTrackedFiles())).toEqual([]);
});

it('an entry point of a package that no file outside it imports is reported', () => {
  const files = {
    'local-cloud/package.json': '{"name": "@x/cloud", "exports": {".": "./cloud.ts", "./part": "./part.ts"}}',
    'local-cloud/cloud.ts': "export { part } from '@x/cloud/part';\n",
    'test/cloud.test.ts': "import { start } from '@x/cloud';\n",
  };
  expect(unusedEntries(new Map(Object.entries(files)))).toEqual(['@x/cloud/part']);
});

it('every entry point of a package is imported outside it', () => {
  expect(unusedEntries(readTrackedFiles())).toEqual([]);
});

// Guarantee: docs/architecture.md lists every folder of shared/ with the folders that it imports. Risk: the page about
// the structure is wrong as soon as a file moves.
import { describe, expect, it } from 'vitest';
import { folderTableProblems } from './folder-guards.ts';
import { readTrackedFiles } from './tracked-files.ts';

const files = readTrackedFiles();
const planted = (tree: Record<string, string>) => new Map(Object.entries(tree));

describe('every folder of shared/', () => {
  it('is in the table of docs/architecture.md with the folders that it imports', () => {
    expect(folderTableProblems(files, files.get('docs/architecture.md') ?? '')).toEqual([]);
  });

  it('is reported when the table differs from its imports', () => {
    const tree = planted({
      'shared/a/one.ts': "import { two } from '../b/two.ts';\nimport { x } from './x.ts';\n",
      'shared/b/two.ts': "const three = await import('../c/deep/three.ts');\n",
      'shared/c/deep/three.ts': '',
      'shared/d/four.ts': '',
      'shared/five.ts': '',
    });
    const document = [
      '| `shared/a/` | one | `shared/b/` |',
      '| `shared/b/` | two | `shared/a/` |',
      '| `shared/c/` | three | |',
      '| `shared/gone/` | nothing | |',
      '| `shared/six.ts` | nothing |',
    ];
    expect(folderTableProblems(tree, document.join('\n'))).toEqual([
      'shared/five.ts is not in the table',
      'shared/six.ts does not exist',
      'shared/d/ is not in the table',
      'shared/b/ imports shared/c/, which the table does not list',
      'shared/b/ does not import shared/a/',
      'shared/gone/ does not exist',
    ]);
  });
});

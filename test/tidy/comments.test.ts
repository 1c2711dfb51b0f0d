// Guarantee: comments can be read beside the code, without scrolling. Risk: a line of 300 characters is read by nobody.
import { describe, expect, it } from 'vitest';
import { wideComments } from './source-guards.ts';
import { readTrackedFiles } from './tracked-files.ts';

describe('comments', () => {
  it('are no wider than the code', () => {
    expect(wideComments(readTrackedFiles())).toEqual([]);
  });

  it('are reported when they are wider than 120 columns', () => {
    const wide = 'x'.repeat(118);
    const text = `// ${wide}\n * ${wide}\n/** ${wide} */\nconst a = '${wide}';\n// fine`;
    expect(
      wideComments(
        new Map([
          ['a.ts', text],
          ['a.md', `// ${wide}`],
          ['a.sh', `# fine\n# ${wide}x`],
        ]),
      ),
    ).toEqual(['a.ts:1', 'a.ts:2', 'a.ts:3', 'a.sh:2']);
  });
});

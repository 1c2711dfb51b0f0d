// Guarantee: comments and documents can be read without scrolling, and a change to them shows in a diff. Risk: a line
// of 300 characters is read by nobody.
import { describe, expect, it } from 'vitest';
import { wideProse } from './document-guards.ts';
import { wideComments } from './source-guards.ts';
import { readTrackedFiles } from './tracked-files.ts';

describe('comments', () => {
  it('are no wider than 120 columns', () => {
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

describe('documents', () => {
  it('have no line of prose wider than 140 columns', () => {
    expect(wideProse(readTrackedFiles())).toEqual([]);
  });

  it('are reported by each wider line, except tables, headings and code', () => {
    const wide = 'x'.repeat(141);
    const text = [wide, '- fine', `- ${wide}`, `| ${wide} |`, `# ${wide}`, '```', wide, '```', `  ${wide}`].join('\n');
    expect(wideProse(new Map([['docs/a.md', text]]))).toEqual(['docs/a.md:1', 'docs/a.md:3', 'docs/a.md:9']);
  });
});

// Guarantee: comments and documents can be read without scrolling, a diff shows what changed in them, the files that
// comments name exist, errors are described by `@throws`, every test says what it guarantees, and no sentence occurs
// twice in the code. Risk: nobody reads a line of 300 characters, a reader searches for a file that was renamed or
// overlooks an error, a failing test does not say who is affected, or one of two equal messages is reworded.
import { describe, expect, it } from 'vitest';
import { missingInComments, wideProse } from './documents/document-guards.ts';
import { errorsInProse, repeatedSentences, unexplainedTests, wideComments } from './source-guards.ts';
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

describe('the files that comments name', () => {
  it('files that comments name exist', () => {
    expect(missingInComments(readTrackedFiles())).toEqual([]);
  });

  it('are reported when they do not exist', () => {
    const text = [
      '/** Reads them (one.ts, b/two.ts, docs/gone.md). */',
      ' * The bundle index.mjs, and three.test.ts beside it.',
      "const path = 'gone.ts'; // not a comment of its own: gone.ts",
      '// Such as a call of one.ts(), May.txt or *.store.ts.',
    ];
    const tree = new Map([
      ['a/one.ts', text.join('\n')],
      ['a/b/two.ts', '// See README.md.'],
      ['a/run.sh', '# Called by one.ts and four.ts.\n// not a comment: five.ts'],
      ['a/check.yml', '  # In six.ts.\nrun: node seven.ts'],
    ]);
    expect(missingInComments(tree)).toEqual([
      'a/one.ts names docs/gone.md',
      'a/one.ts names three.test.ts',
      'a/b/two.ts names README.md',
      'a/run.sh names four.ts',
      'a/check.yml names six.ts',
    ]);
  });
});

describe('errors in docstrings', () => {
  it('are described by @throws', () => {
    expect(errorsInProse(readTrackedFiles())).toEqual([]);
  });

  it('are reported when they are described in prose', () => {
    const text = [
      '/** Reads it; throws an error if it is missing. */',
      'interface Files {',
      '  /**\n   * Reads all. Throws\n   * an error if one is missing.\n   */',
      '  /** Writes it, or throws. It throws nothing else. */',
      '}',
      '/**\n * Reads it.\n *\n * @throws an error if it is missing.\n */',
      '/** Throws an error unless it is there. */',
      '// Reads it; throws an error if it is missing.',
    ];
    const tree = { 'shared/a.ts': text.join('\n'), 'console/a.tsx': text[0] ?? '', 'docs/a.md': text[0] ?? '' };
    const reported = ['shared/a.ts:1', 'shared/a.ts:3', 'shared/a.ts:7', 'console/a.tsx:1'];
    expect(errorsInProse(new Map(Object.entries(tree)))).toEqual(reported);
  });
});

describe('documents', () => {
  it('have no line of prose wider than 140 columns', () => {
    expect(wideProse(readTrackedFiles())).toEqual([]);
  });

  it('are reported with each wider line, except tables, headings and code', () => {
    const wide = 'x'.repeat(141);
    const text = [wide, '- fine', `- ${wide}`, `| ${wide} |`, `# ${wide}`, '```', wide, '```', `  ${wide}`].join('\n');
    expect(wideProse(new Map([['docs/a.md', text]]))).toEqual(['docs/a.md:1', 'docs/a.md:3', 'docs/a.md:9']);
  });
});

describe('the opening comment of a test file', () => {
  it('says what the test guarantees, and the risk without it', () => {
    expect(unexplainedTests(readTrackedFiles())).toEqual([]);
  });

  it('is reported when it is missing, or names no guarantee or no risk', () => {
    const tree = {
      'test/good.test.ts': '// Guarantee: one and one\n// is two. Risk:\n// it is three.\nconst a = 1;\n',
      'test/none.test.ts': 'const a = 1;\n// Guarantee: late. Risk: late.\n',
      'local-cloud/riskless.test.ts': '// Guarantee: one is one.\n',
      'local-cloud/vague.test.ts': '// One is one. Risk: it is two.\n',
      'test/good.ts': 'const a = 1;\n',
    };
    const reported = ['test/none.test.ts', 'local-cloud/riskless.test.ts', 'local-cloud/vague.test.ts'];
    expect(unexplainedTests(new Map(Object.entries(tree)))).toEqual(reported);
  });
});

describe('a sentence in the code', () => {
  it('no sentence occurs twice in the code', () => {
    expect(repeatedSentences(readTrackedFiles())).toEqual([]);
  });

  it('is reported with its files when it occurs again', () => {
    const tree = {
      'shared/a.ts':
        "throw new Error('The key is revoked.');\nconst a = 'No sentence';\nconst b = `This line is wrong.`;\n",
      'bin/b.ts': "// 'The key is revoked.'\nconst c = 'The key is revoked.';\nconst a = 'No sentence';\n",
      'local-cloud/c.tsx':
        'const d = `This line is wrong.`;\nconst e = "Do not stop.\\n";\nconst f = "Do not stop.\\n";\n',
      'local-cloud/c.test.ts': "expect(c).toBe('The key is revoked.');\n",
    };
    expect(repeatedSentences(new Map(Object.entries(tree)))).toEqual([
      'shared/a.ts, bin/b.ts: The key is revoked.',
      'shared/a.ts, local-cloud/c.tsx: This line is wrong.',
      'local-cloud/c.tsx, local-cloud/c.tsx: Do not stop.\\n',
    ]);
  });
});

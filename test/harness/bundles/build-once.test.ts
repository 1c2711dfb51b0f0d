// Guarantee: a synthesis that takes the bundles of an earlier one gets exactly what esbuild would have made. Risk:
// tests run code that differs from the deployed code.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { afterAll, expect, it } from 'vitest';
import { buildOnce } from './build-once.ts';

const folder = mkdtempSync(join(tmpdir(), 'build-once-'));
afterAll(() => rmSync(folder, { recursive: true }));
const make = (name: string) => {
  mkdirSync(join(folder, name));
  return join(folder, name);
};
const source = make('source');
writeFileSync(join(source, 'main.ts'), "export const part: () => Promise<object> = () => import('./part.ts');\n");
writeFileSync(join(source, 'part.ts'), 'export const one: number = 1;\n');

// As the console is bundled: to a folder and one inside it, with names by content, in parts.
const inParts = (outdir: string, kept: boolean) => {
  const { metafile } = (kept ? buildOnce : buildSync)(
    {
      ...{ absWorkingDir: source, entryPoints: ['main.ts'], outdir, bundle: true, splitting: true, format: 'esm' },
      ...{ entryNames: 'inside/[name]-[hash]', chunkNames: 'inside/chunk-[hash]', metafile: true },
    },
    join(folder, 'kept'),
  );
  const inside = join(outdir, 'inside');
  const files = readdirSync(inside).map((name) => [name, readFileSync(join(inside, name), 'utf8')]);
  return { metafile, files };
};
// As a function is bundled: in memory.
const inMemory = (minify: boolean, kept: boolean) => {
  const { outputFiles } = (kept ? buildOnce : buildSync)(
    { absWorkingDir: source, entryPoints: ['part.ts'], outdir: '.', minify, write: false },
    join(folder, 'kept'),
  );
  return outputFiles?.map(({ path, contents }) => ({ path, contents: Buffer.from(contents).toString() }));
};

it('gives what esbuild gives, to each folder and for each kind of options, from one build of each kind', () => {
  make('kept');
  const [first, second, third] = ['first', 'second', 'third'].map(make);
  const outdirs = [first, second, third].map(String);
  const expected = outdirs.map((outdir) => {
    const made = inParts(outdir, false);
    rmSync(outdir, { recursive: true });
    mkdirSync(outdir);
    return made;
  });
  const inMemoryExpected = [true, false].map((minify) => inMemory(minify, false));
  expect(expected[0]?.files).toHaveLength(2);
  for (const contents of ['export const one = 2;\n', 'export const one = 3;\n']) {
    const inFolders = outdirs.map((outdir) => inParts(outdir, true));
    expect(inFolders, `before the source is ${contents}`).toEqual(expected);
    const bundled = [true, false].map((minify) => inMemory(minify, true));
    expect(bundled, `before the source is ${contents}`).toEqual(inMemoryExpected);
    // What is kept is no longer what esbuild would make.
    writeFileSync(join(source, 'part.ts'), contents);
  }
  expect(readdirSync(join(folder, 'kept'))).toHaveLength(3);
});

it('keeps nothing of a build that fails', () => {
  const kept = make('failed');
  const build = () =>
    buildOnce({ absWorkingDir: source, entryPoints: ['missing.ts'], outdir: '.', logLevel: 'silent' }, kept);
  expect(build).toThrow('missing.ts');
  expect(readdirSync(kept)).toEqual([]);
});

import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { type BuildOptions, buildSync, type Metafile } from 'esbuild';

/** Options of esbuild for files that all go to one folder. */
type Options = BuildOptions & { readonly absWorkingDir: string; readonly outdir: string };

/** What a build made: its files, by their path in the folder of the output. */
interface Kept {
  readonly files: readonly { readonly name: string; readonly contents: Uint8Array }[];
  /** As JSON, with OUTPUT in place of the folder of the output. */
  readonly metafile: string;
}

const OUTPUT = '<outdir>/';

/**
 * Builds as esbuild does with these options, and keeps the result in a folder. Later calls with the same options take
 * it from there, even for another `outdir`, so the sources must stay the same as long as the folder is used.
 */
export function buildOnce(options: Options, folder: string) {
  const { absWorkingDir, outdir, write = true } = options;
  const key = createHash('sha256').update(JSON.stringify({ ...options, outdir: '' }));
  const path = join(folder, key.digest('hex'));
  if (!existsSync(path)) {
    // Moved in one step, because several syntheses run at the same time.
    const draft = `${path}-${randomUUID()}`;
    writeFileSync(draft, serialize(build(options)));
    renameSync(draft, path);
  }
  const { files, metafile } = deserialize(readFileSync(path)) as Kept;
  const output = resolve(absWorkingDir, outdir);
  const outputFiles = files.map(({ name, contents }) => ({ path: join(output, name), contents }));
  if (write) {
    for (const file of outputFiles) {
      mkdirSync(dirname(file.path), { recursive: true });
      writeFileSync(file.path, file.contents);
    }
  }
  const named = metafile.replaceAll(OUTPUT, `${relative(absWorkingDir, output)}/`);
  return { outputFiles, metafile: JSON.parse(named) as Metafile };
}

function build(options: Options): Kept {
  const output = resolve(options.absWorkingDir, options.outdir);
  const { outputFiles, metafile } = buildSync({ ...options, write: false, metafile: true });
  return {
    files: outputFiles.map(({ path, contents }) => ({ name: relative(output, path), contents })),
    metafile: JSON.stringify(metafile).replaceAll(`${relative(options.absWorkingDir, output)}/`, OUTPUT),
  };
}

import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AssetHashType, DockerImage } from 'aws-cdk-lib';
import { type ISource, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { type BuildOptions, buildSync, type Metafile } from 'esbuild';
import { parse } from 'yaml';

const checkout = fileURLToPath(new URL('../..', import.meta.url));

// What every window loads, and what only the windows of people who have signed in load.
const ENTRY = 'console/main.ts';
const STYLES = 'console/console.css';
const PAGES = 'console/frame/show-console.tsx';
// The page on which most people arrive.
const FIRST_PAGE = 'console/pages/overview/overview-page.tsx';

/** The folder of the files whose names have a hash of their content: all but the page and its icon. */
export const HASHED_FOLDER = 'assets';

/** The console's files, bundled by the same synthesis as the functions. */
export function consoleSource(): ISource {
  return Source.asset(`${checkout}console`, {
    assetHashType: AssetHashType.OUTPUT,
    bundling: {
      // Required by the type but never used: the local bundling succeeds or throws.
      image: DockerImage.fromRegistry('none'),
      local: {
        tryBundle: (folder) => {
          bundleConsole(folder);
          return true;
        },
      },
    },
  });
}

// The options of esbuild for the scripts by route, the styles and what these refer to.
function buildOptions(folder: string) {
  return {
    absWorkingDir: checkout,
    entryPoints: [ENTRY, STYLES],
    outdir: folder,
    entryNames: `${HASHED_FOLDER}/[name]-[hash]`,
    chunkNames: `${HASHED_FOLDER}/chunk-[hash]`,
    assetNames: `${HASHED_FOLDER}/asset-[hash]`,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    metafile: true,
    // Makes V8 compile the functions of a script while it is loaded, off the main thread, instead of one by one while
    // the first page is rendered.
    banner: { js: '//# allFunctionsCalledOnLoad' },
    loader: { '.woff': 'file', '.woff2': 'file', '.svg': 'file' },
    define: {
      'process.env.NODE_ENV': '"production"',
      // Shown by the page of the API reference (console/pages/reference/open-api.ts).
      PUBLIC_API: JSON.stringify(parse(readFileSync(`${checkout}docs/openapi.yaml`, 'utf8'))),
    },
  } as const satisfies BuildOptions;
}

// Writes the page, its scripts by route and its styles into a folder.
function bundleConsole(folder: string): void {
  const { outputs } = buildSync(buildOptions(folder)).metafile;
  const script = outputOf(outputs, ENTRY).path;
  const styles = outputOf(outputs, STYLES).path;
  const pages = outputOf(outputs, PAGES);
  const { cssBundle = '' } = pages;
  // esbuild writes the styles of each part that is loaded on demand a second time, to files that nothing loads.
  for (const path of Object.keys(outputs).filter(
    (path) => path.endsWith('.css') && path !== styles && path !== cssBundle,
  )) {
    rmSync(`${checkout}${path}`);
  }
  const early = importedBy(outputs, script);
  const shown = [pages, outputOf(outputs, FIRST_PAGE)].flatMap(({ path }) => [...importedBy(outputs, path)]);
  const late = [...new Set(shown)].filter((path) => !early.has(path));
  const preloads = [...early]
    .filter((path) => path !== script)
    .map((path) => `<link rel="modulepreload" href="${addressOf(path)}" />\n    `);
  const page = readFileSync(`${checkout}console/index.html`, 'utf8')
    .replace('console.css', addressOf(styles))
    .replace('pages.css', addressOf(cssBundle))
    .replace('pages.js', late.map(addressOf).join(' '))
    .replace('<script ', `${preloads.join('')}<script `)
    .replace('main.js', addressOf(script));
  writeFileSync(`${folder}/index.html`, page);
  cpSync(`${checkout}console/public`, folder, { recursive: true });
}

function outputOf(outputs: Metafile['outputs'], source: string) {
  const found = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === source);
  if (found === undefined) {
    throw new Error(`The console has no ${source}.`);
  }
  return { path: found[0], ...found[1] };
}

// The address of a script or style, as the page names it.
function addressOf(path: string): string {
  return `${HASHED_FOLDER}/${path.split('/').at(-1)}`;
}

// A script and every other one that it needs before it runs.
function importedBy(outputs: Metafile['outputs'], path: string, found = new Set<string>()): ReadonlySet<string> {
  if (!found.has(path)) {
    found.add(path);
    for (const imported of outputs[path]?.imports.filter(({ kind }) => kind === 'import-statement') ?? []) {
      importedBy(outputs, imported.path, found);
    }
  }
  return found;
}

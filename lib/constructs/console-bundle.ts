import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AssetHashType, DockerImage } from 'aws-cdk-lib';
import { type ISource, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { buildSync } from 'esbuild';
import { parse } from 'yaml';

const checkout = fileURLToPath(new URL('../..', import.meta.url));

// What every window loads, and what only the windows of people who have signed in load.
const ENTRY = 'console/main.ts';
const STYLES = 'console/console.css';
const PAGES = 'console/frame/show-console.tsx';

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

/** Writes the page, its scripts by route and its styles into a folder. */
function bundleConsole(folder: string): void {
  const { metafile } = buildSync({
    absWorkingDir: checkout,
    entryPoints: [ENTRY, STYLES],
    outdir: folder,
    entryNames: '[name]-[hash]',
    chunkNames: 'chunk-[hash]',
    assetNames: 'asset-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    metafile: true,
    loader: { '.woff': 'file', '.woff2': 'file', '.svg': 'file' },
    define: {
      'process.env.NODE_ENV': '"production"',
      // Shown by the page of the API reference (console/pages/reference/open-api.ts).
      PUBLIC_API: JSON.stringify(parse(readFileSync(`${checkout}docs/openapi.yaml`, 'utf8'))),
    },
  });
  const outputs = Object.entries(metafile.outputs);
  const outputOf = (source: string) => {
    const found = outputs.find(([, { entryPoint }]) => entryPoint === source);
    if (found === undefined) {
      throw new Error(`The console has no ${source}.`);
    }
    return { path: found[0], ...found[1] };
  };
  const nameOf = (path = '') => path.split('/').at(-1) ?? '';
  const script = outputOf(ENTRY);
  const styles = outputOf(STYLES).path;
  const { cssBundle } = outputOf(PAGES);
  // esbuild writes the styles of each part that is loaded on demand a second time, to files that nothing loads.
  for (const [path] of outputs.filter(([path]) => path.endsWith('.css') && path !== styles && path !== cssBundle)) {
    rmSync(`${checkout}${path}`);
  }
  const preloads = script.imports
    .filter(({ kind }) => kind === 'import-statement')
    .map(({ path }) => `<link rel="modulepreload" href="${nameOf(path)}" />\n    `);
  const page = readFileSync(`${checkout}console/index.html`, 'utf8')
    .replace('console.css', nameOf(styles))
    .replace('pages.css', nameOf(cssBundle))
    .replace('<script ', `${preloads.join('')}<script `)
    .replace('main.js', nameOf(script.path));
  writeFileSync(`${folder}/index.html`, page);
  cpSync(`${checkout}console/public`, folder, { recursive: true });
}

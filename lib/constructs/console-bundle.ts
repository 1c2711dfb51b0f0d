import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AssetHashType, DockerImage } from 'aws-cdk-lib';
import { type ISource, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { buildSync } from 'esbuild';
import { parse } from 'yaml';

const checkout = fileURLToPath(new URL('../..', import.meta.url));

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
    entryPoints: ['console/main.tsx'],
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
  const entry = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === 'console/main.tsx');
  if (entry === undefined) {
    throw new Error('The console has no entry.');
  }
  const [script, { cssBundle }] = entry;
  // esbuild writes the styles of each part that is loaded on demand a second time, to files that nothing loads.
  for (const output of Object.keys(metafile.outputs).filter((path) => path.endsWith('.css') && path !== cssBundle)) {
    rmSync(`${checkout}${output}`);
  }
  const name = (path: string) => path.split('/').at(-1) ?? '';
  const page = readFileSync(`${checkout}console/index.html`, 'utf8')
    .replace('main.js', name(script))
    .replace('main.css', name(cssBundle ?? ''));
  writeFileSync(`${folder}/index.html`, page);
  cpSync(`${checkout}console/public`, folder, { recursive: true });
}

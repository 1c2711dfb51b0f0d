import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AssetHashType, DockerImage } from 'aws-cdk-lib';
import { type AssetCode, Code } from 'aws-cdk-lib/aws-lambda';
import { buildSync, type OutputFile } from 'esbuild';
import type { FunctionName } from '../../functions/contracts.ts';

const checkout = fileURLToPath(new URL('../..', import.meta.url));

// A stage that is synthesized again in the same process gets the same bundles.
const bundles = new Map<FunctionName, readonly OutputFile[]>();

/** The bundle of a function for Lambda: `index.mjs`, and separate files for the code that it imports on demand. */
export function functionCode(name: FunctionName): AssetCode {
  return Code.fromAsset(`${checkout}functions/${name}`, {
    assetHashType: AssetHashType.OUTPUT,
    bundling: {
      // Required by the type but never used: the local bundling succeeds or throws.
      image: DockerImage.fromRegistry('none'),
      local: {
        tryBundle: (folder) => {
          const files = bundles.get(name) ?? bundle(name);
          bundles.set(name, files);
          for (const { path, contents } of files) {
            writeFileSync(join(folder, basename(path)), contents);
          }
          return true;
        },
      },
    },
  });
}

// Lambda puts the role's credentials into the environment, where the SDK finds them first. It would import its other
// credential providers (single sign-on, profiles, processes, EC2 roles) only after that, which never happens in a
// function; bundled, they would be a third of the authorizer. The SDK detects browsers (bowser) only in a browser.
const UNUSED = [
  ...['sso', 'ini', 'process', 'web-identity'].map((source) => `@aws-sdk/credential-provider-${source}`),
  '@aws-sdk/nested-clients/sso-oidc',
  '@smithy/credential-provider-imds',
  'bowser',
];

// The SDK is bundled, so that exactly the tested version runs. There are no source maps, because errors are logged by
// name and code, never with a stack. Dynamic imports go into separate files (`splitting`): a cold start does not even
// read the rules for personal data, which are half of a search's bundle, and esbuild wraps no modules to delay them.
// One run of esbuild for all functions would not be faster, and the functions would share files.
function bundle(name: FunctionName): readonly OutputFile[] {
  const { outputFiles } = buildSync({
    absWorkingDir: checkout,
    entryPoints: [{ in: `functions/${name}/handler.ts`, out: 'index' }],
    write: false,
    outdir: '.',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    mainFields: ['module', 'main'],
    external: UNUSED,
    alias: { 'node:http': './lib/constructs/node-http.cjs' },
    minifyWhitespace: true,
    minifyIdentifiers: true,
    // Not for the function with the PDF library, which is minified already: trying to shorten it takes esbuild more
    // time and memory than everything else together.
    minifySyntax: name !== 'ingest-document',
    charset: 'utf8',
    // Some CommonJS dependencies load Node's modules with `require`, which an ES module has only if it creates it.
    banner: { js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);" },
  });
  return outputFiles;
}

import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AssetHashType, DockerImage } from 'aws-cdk-lib';
import { type AssetCode, Code } from 'aws-cdk-lib/aws-lambda';
import { buildSync } from 'esbuild';
import { CONTRACTS, type FunctionName } from '../../functions/contracts.ts';

const checkout = fileURLToPath(new URL('../..', import.meta.url));

// One run of esbuild bundles all functions, and reads the files that they share once. NodejsFunction would start npx
// and esbuild for each function.
let bundles: ReadonlyMap<string, Uint8Array> | null = null;

/** The bundle of a function for Lambda: `index.mjs` and nothing else. */
export function functionCode(name: FunctionName): AssetCode {
  return Code.fromAsset(`${checkout}functions/${name}`, {
    assetHashType: AssetHashType.OUTPUT,
    bundling: {
      // Required by the type but never used: the local bundling succeeds or throws.
      image: DockerImage.fromRegistry('none'),
      local: {
        tryBundle: (folder) => {
          bundles ??= bundleAll();
          const bundle = bundles.get(name);
          if (bundle === undefined) {
            throw new Error(`The function ${name} has no bundle.`);
          }
          writeFileSync(`${folder}/index.mjs`, bundle);
          return true;
        },
      },
    },
  });
}

// Lambda puts the role's credentials into the environment, where the SDK finds them first. It would import its other
// credential providers (single sign-on, profiles, processes, EC2 roles) only after that, which never happens in a
// function; bundled, they would be a third of the authorizer.
const UNUSED_CREDENTIALS = [
  ...['sso', 'ini', 'process', 'web-identity'].map((source) => `@aws-sdk/credential-provider-${source}`),
  '@aws-sdk/nested-clients/sso-oidc',
  '@smithy/credential-provider-imds',
];

// The SDK is bundled, so that exactly the tested version runs. There are no source maps, because errors are logged by
// name and code, never with a stack.
function bundleAll(): ReadonlyMap<string, Uint8Array> {
  const entryPoints = Object.keys(CONTRACTS).map((name) => ({ in: `functions/${name}/handler.ts`, out: name }));
  const { outputFiles } = buildSync({
    absWorkingDir: checkout,
    entryPoints,
    write: false,
    outdir: '.',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    mainFields: ['module', 'main'],
    external: UNUSED_CREDENTIALS,
    minify: true,
    charset: 'utf8',
    // Some CommonJS dependencies load Node's modules with `require`, which an ES module has only if it creates it.
    banner: { js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);" },
  });
  return new Map(outputFiles.map(({ path, contents }) => [basename(path, '.mjs'), contents]));
}

import { buildOnce } from './build-once.ts';

/** Does what esbuild does, but only once for the same options: the result is kept in the folder KEPT_BUNDLES. */
export function buildSync(options: Parameters<typeof buildOnce>[0]) {
  // biome-ignore lint/style/noProcessEnv: the app of the CDK is another process, which gets no arguments
  return buildOnce(options, String(process.env.KEPT_BUNDLES));
}

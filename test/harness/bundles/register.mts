import { registerHooks } from 'node:module';

const LIB = new URL('../../../lib/', import.meta.url).href;
const KEEPING = new URL('keeping-esbuild.mts', import.meta.url).href;

// Preloaded before bin/app.ts: the constructs then bundle with keeping-esbuild.mts instead of esbuild.
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier === 'esbuild' && context.parentURL?.startsWith(LIB) ? KEEPING : specifier, context),
});

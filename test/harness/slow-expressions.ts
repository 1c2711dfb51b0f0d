import { createRequire } from 'node:module';
import type { Expression } from './expressions.ts';

// The build in plain JavaScript: it starts no process and needs nothing of the machine.
const { checkSync } = createRequire(import.meta.url)('recheck/lib/browser.js') as typeof import('recheck');
// Fewer attempts than by default; they still find what is known to be slow (expressions.test.ts). The times are long,
// so that steps decide on a busy machine too: a try that is cut short counts as slow.
const EFFORT = {
  ...{ maxInitialGenerationSize: 100, maxGenerationSize: 30, maxIteration: 4 },
  ...{ timeout: 100_000, attackTimeout: 10_000, incubationTimeout: 10_000, seedingTimeout: 10_000 },
};

/** Whether some text can slow an expression down: `safe`, `vulnerable`, or `unknown`. */
export function slownessOf({ source, flags }: Expression): string {
  // Sticky ones are tried at one place only, so they are checked from there.
  const anchored = flags.includes('y') ? `^(?:${source})` : source;
  return checkSync(anchored, flags.replace(/[gy]/g, ''), EFFORT).status;
}

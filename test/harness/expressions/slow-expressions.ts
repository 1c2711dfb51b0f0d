import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Expression } from './written-expressions.ts';

// The build in plain JavaScript: it starts no process and needs nothing of the machine.
const require = createRequire(import.meta.url);
const { checkSync } = require('recheck/lib/browser.js') as typeof import('recheck');
// Fewer attempts than by default; they still find what is known to be slow (expressions.test.ts). The times are long,
// so that steps decide on a busy machine too: a try that is cut short counts as slow.
const EFFORT = {
  ...{ maxInitialGenerationSize: 100, maxGenerationSize: 30, maxIteration: 4 },
  ...{ timeout: 100_000, attackTimeout: 10_000, incubationTimeout: 10_000, seedingTimeout: 10_000 },
};

/** One fingerprint a line, sorted, of the expressions that were found safe; `npm run test:expressions` writes it. */
export const SAFE_LIST = new URL('./safe-expressions.txt', import.meta.url);

const found = new Set(readFileSync(SAFE_LIST, 'utf8').split('\n'));

/** Names an expression as it is checked: another checker or effort, and none of them was found safe. */
export function fingerprintOf({ source, flags }: Expression): string {
  const { version } = require('recheck/package.json') as { version: string };
  return createHash('sha256')
    .update(JSON.stringify([version, EFFORT, source, flags]))
    .digest('hex')
    .slice(0, 24);
}

/** The same as `checkSlowness`, which is not asked about an expression that was found safe before. */
export function slownessOf(expression: Expression): string {
  return found.has(fingerprintOf(expression)) ? 'safe' : checkSlowness(expression);
}

/** Whether some text can slow an expression down: `safe`, `vulnerable`, or `unknown`. */
export function checkSlowness({ source, flags }: Expression): string {
  // Sticky ones are tried at one place only, so they are checked from there.
  const anchored = flags.includes('y') ? `^(?:${source})` : source;
  return checkSync(anchored, flags.replace(/[gy]/g, ''), EFFORT).status;
}

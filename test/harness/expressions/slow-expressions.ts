import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Expression } from './written-expressions.ts';

// recheck's build in plain JavaScript, which starts no process and depends on no Java or native binary.
const require = createRequire(import.meta.url);
const { checkSync } = require('recheck/lib/browser.js') as typeof import('recheck');
// Fewer attempts than by default; they still find the expressions that are known to be slow (expressions.test.ts). The
// time limits, in milliseconds, are so long that the number of steps decides even on a busy machine: a check that runs
// out of time would report an expression as slow.
const EFFORT = {
  maxInitialGenerationSize: 100,
  maxGenerationSize: 30,
  maxIteration: 4,
  timeout: 100_000,
  attackTimeout: 10_000,
  incubationTimeout: 10_000,
  seedingTimeout: 10_000,
};

/** The fingerprints of the expressions found safe, sorted, one per line; written by `npm run test:expressions`. */
export const SAFE_LIST = new URL('./safe-expressions.txt', import.meta.url);

const found = new Set(readFileSync(SAFE_LIST, 'utf8').split('\n'));

/** Whether an expression, as it is now, was found safe before. */
export const isListed = (expression: Expression): boolean => found.has(fingerprintOf(expression));

/**
 * Identifies an expression together with the checker's version and effort, so that all are rechecked when these change.
 */
export function fingerprintOf({ source, flags }: Expression): string {
  const { version } = require('recheck/package.json') as { version: string };
  return createHash('sha256')
    .update(JSON.stringify([version, EFFORT, source, flags]))
    .digest('hex')
    .slice(0, 24);
}

/** Like `checkSlowness`, but skips the check of an expression that was found safe before. */
export function slownessOf(expression: Expression): string {
  return isListed(expression) ? 'safe' : checkSlowness(expression);
}

/** Checks whether some text makes an expression backtrack excessively: `safe`, `vulnerable` or `unknown`. */
function checkSlowness({ source, flags }: Expression): string {
  // A sticky expression is tried at a single position, so it is checked as if anchored there.
  const anchored = flags.includes('y') ? `^(?:${source})` : source;
  // The positions of groups (`d`), which the checker does not know, change no match.
  return checkSync(anchored, flags.replace(/[dgy]/g, ''), EFFORT).status;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from '../folders.ts';

// What needs something before or after each test, or another module in the place of one, or a server.
const NEEDS_MORE = /\b(?:before|after|around)(?:Each|All)\b|\bvi\.|\bexpect\.poll\b|\bonTestFinished\b/;

/** Whether the tests of a file are plain functions, which may be called in any order and as often as one likes. */
export function isPlain(test: string): boolean {
  return !test.endsWith('.integration.test.ts') && !NEEDS_MORE.test(readFileSync(join(checkout, test), 'utf8'));
}

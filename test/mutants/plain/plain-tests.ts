import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from '../folders.ts';
import { reachedFrom } from '../related-tests.ts';

// Tests that need a hook around each test, a module replaced, or a server.
const NEEDS_TEST = /\b(?:before|after|around)Each\b|\bvi\.|\bexpect\.poll\b|\bonTestFinished\b/;
const NEEDS_FILE = /\b(?:before|after|around)All\b/;

/**
 * Whether the tests of a file are plain functions, which may be called in any order and any number of times. What the
 * file imports of test/ counts as well: a server that a fixture starts would never end, and what it sets would stay. A
 * hook for the whole file is allowed there: it checks what the tests did (`upTo`).
 */
export function isPlain(test: string): boolean {
  const files = [...reachedFrom(test)].filter((path) => path.startsWith('test/') && path.endsWith('.ts'));
  // A test of imports names files that do not exist.
  const found = files.filter((path) => existsSync(join(checkout, path)));
  const texts = found.map((path) => readFileSync(join(checkout, path), 'utf8'));
  return !test.endsWith('.integration.test.ts') && !isHooked(test) && !texts.some((text) => NEEDS_TEST.test(text));
}

/** Whether a file of tests has a hook around all of them. */
export function isHooked(test: string): boolean {
  return NEEDS_FILE.test(readFileSync(join(checkout, test), 'utf8'));
}

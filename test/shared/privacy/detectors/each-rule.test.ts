// Guarantee: each rule finds what it is meant to find, at its exact position, and leaves a text that differs by one
// character. Risk: half of a value stays, or a number of another kind is removed.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { marked, unmarked } from '../found.ts';

const ROWS = join(import.meta.dirname, 'rows');

// Returns the rows of a file: each has one text, with « » around each finding and its kind, and `\n` for a line break.
function rowsOf(name: string): string[] {
  const table = readFileSync(join(ROWS, name), 'utf8');
  return table.split('\n').filter((row) => row !== '' && !row.startsWith('# '));
}

describe.each(readdirSync(ROWS))('%s', (name) => {
  it.each(rowsOf(name))('has exactly the marked findings: %s', (row) => {
    expect(marked(unmarked(row))).toBe(row);
  });
});

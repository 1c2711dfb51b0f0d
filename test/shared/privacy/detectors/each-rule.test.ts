// Guarantee: each rule finds what it is there for, exactly where it stands, and leaves what differs from it by a
// sign. Risk: half a value stays, or a number of another kind goes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findPersonalData } from '../../../../shared/privacy/find-personal-data.ts';
import { PERSONAL_DATA_KINDS } from '../../../../shared/privacy/kinds.ts';

// A text in each row, with « » around each value that is found, behind its kind; \n as in JSON.
function rowsOf(name: string): string[] {
  const table = readFileSync(join(import.meta.dirname, 'rows', `${name}.txt`), 'utf8');
  return table.split('\n').filter((row) => row !== '' && !row.startsWith('# '));
}

function marked(text: string): string {
  let done = 0;
  const pieces = findPersonalData(text, PERSONAL_DATA_KINDS).map(({ kind, start, end }) => {
    const piece = `${text.slice(done, start)}«${kind} ${text.slice(start, end)}»`;
    done = end;
    return piece;
  });
  return pieces.join('') + text.slice(done);
}

describe.each(['numbers', 'technical', 'fields', 'addresses', 'names', 'known'])('%s', (name) => {
  it.each(rowsOf(name))('%s', (row) => {
    const expected = row.replaceAll('\\n', '\n');
    expect(marked(expected.replace(/«[A-Z_]+ ([^»]*)»/g, '$1'))).toBe(expected);
  });
});

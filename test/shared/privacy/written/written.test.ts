// Guarantee: what programs write in their published formats is masked, and nothing else of it: each body is compared
// whole. The values are made up. Risk: a bank's statement, an export or a log in a format that nobody thought of.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findPersonalData } from '../../../../shared/privacy/find-personal-data.ts';
import { PERSONAL_DATA_KINDS } from '../../../../shared/privacy/kinds.ts';

// Names are a matter of likelihood, and other tests hold them.
const KINDS = PERSONAL_DATA_KINDS.filter((kind) => kind !== 'PERSON');
const MARKED = /«([A-Z_]+)\|([^»]*)»/g;

// "== title" lines, then a body in which each value stands as «KIND|value».
function bodiesOf(file: string): { title: string; marked: string }[] {
  const parts = readFileSync(join(import.meta.dirname, file), 'utf8')
    .split(/^== /m)
    .slice(1);
  return parts.map((part) => ({
    title: part.slice(0, part.indexOf('\n')),
    marked: part.slice(part.indexOf('\n') + 1),
  }));
}

function redacted(text: string): string {
  let [out, at] = ['', 0];
  for (const { kind, start, end } of findPersonalData(text, KINDS)) {
    out += `${text.slice(at, start)}[${kind}]`;
    at = end;
  }
  return out + text.slice(at);
}

describe.each(readdirSync(import.meta.dirname).filter((name) => name.endsWith('.txt')))('%s', (file) => {
  it.each(bodiesOf(file))('$title', ({ marked }) => {
    expect(redacted(marked.replaceAll(MARKED, '$2'))).toBe(marked.replaceAll(MARKED, '[$1]'));
  });
});

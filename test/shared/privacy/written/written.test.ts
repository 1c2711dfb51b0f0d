// Guarantee: what programs write in their published formats is masked, and nothing else of it: each body is compared
// whole. The values are made up. Risk: a bank's statement, an export or a log in a format that nobody thought of.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findPersonalData } from '../../../../shared/privacy/find-personal-data.ts';
import { PERSONAL_DATA_KINDS } from '../../../../shared/privacy/kinds.ts';
import { MARKED, markedBodies } from './marked-bodies.fixture.ts';

// Names are a matter of likelihood, and other tests hold them.
const KINDS = PERSONAL_DATA_KINDS.filter((kind) => kind !== 'PERSON');

function redacted(text: string): string {
  let [out, at] = ['', 0];
  for (const { kind, start, end } of findPersonalData(text, KINDS)) {
    out += `${text.slice(at, start)}[${kind}]`;
    at = end;
  }
  return out + text.slice(at);
}

describe.each(readdirSync(import.meta.dirname).filter((name) => name.endsWith('.txt')))('%s', (file) => {
  it.each(markedBodies(join(import.meta.dirname, file)))('$title', ({ marked }) => {
    expect(redacted(marked.replaceAll(MARKED, '$2'))).toBe(marked.replaceAll(MARKED, '[$1]'));
  });
});

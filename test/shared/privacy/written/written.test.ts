// Guarantee: values in the published formats of programs are masked, and nothing else: each body is compared as a
// whole. The values are made up. Risk: a bank statement, an export or a log in an unusual format keeps its values.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findPersonalData } from '../../../../shared/privacy/find-personal-data.ts';
import { PERSONAL_DATA_KINDS } from '../../../../shared/privacy/kinds.ts';
import { replaced } from '../text/replaced.ts';
import { MARKED, markedBodies } from './marked-bodies.fixture.ts';

// Names are a matter of probability, and other tests cover them.
const KINDS = PERSONAL_DATA_KINDS.filter((kind) => kind !== 'PERSON');

function redacted(text: string): string {
  const findings = findPersonalData(text, KINDS);
  return replaced(
    text,
    findings.map(({ kind, start, end }) => ({ start, end, as: `[${kind}]` })),
  );
}

describe.each(readdirSync(import.meta.dirname).filter((name) => name.endsWith('.txt')))('%s', (file) => {
  it.each(markedBodies(join(import.meta.dirname, file)))('masks exactly the marked values: $title', ({ marked }) => {
    expect(redacted(marked.replaceAll(MARKED, '$2'))).toBe(marked.replaceAll(MARKED, '[$1]'));
  });
});

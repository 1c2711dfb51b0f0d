// Guarantee: values are also found when the same text is written differently: quoted in a reply, with values in bold,
// with Windows line ends, no-break spaces, typographic apostrophes or decomposed letters. Risk: characters that a
// reader does not see hide a name from a rule.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findPersonalData } from '../../../../shared/privacy/find-personal-data.ts';
import { PERSONAL_DATA_KINDS } from '../../../../shared/privacy/kinds.ts';
import { found } from '../found.ts';
import { replaced } from '../text/replaced.ts';

// Every tenth text of sets in nine languages: mails, minutes, forms, tables, chats.
const TEXTS = ['tuning-8', 'held-out-9', 'tuning-10']
  .flatMap((set) => readFileSync(join(import.meta.dirname, `../../../privacy-texts/${set}.jsonl`), 'utf8').split('\n'))
  .filter((line, index) => line !== '' && index % 10 === 0)
  .map((line): { readonly id: string; readonly text: string } => JSON.parse(line));

const FORMS: readonly [form: string, write: (text: string) => string, read: (value: string) => string][] = [
  ['quoted', (text) => text.replace(/^/gm, '> '), (value) => value.replaceAll('\n> ', '\n')],
  ['with Windows line ends', (text) => text.replaceAll('\n', '\r\n'), (value) => value.replaceAll('\r', '')],
  ['with no-break spaces', (text) => text.replaceAll(' ', '\u00a0'), (value) => value.replaceAll('\u00a0', ' ')],
  ['with typographic apostrophes', (text) => text.replaceAll("'", '’'), (value) => value.replaceAll('’', "'")],
  ['with decomposed letters', (text) => text.normalize('NFD'), (value) => value.normalize('NFC')],
  ['with lines filled to 60 columns', (text) => filled(text, 60), (value) => value.replaceAll('\n', ' ')],
  ['with doubled spaces', (text) => text.replaceAll(' ', '  '), (value) => value.replaceAll('  ', ' ')],
  ['with values in bold', withBoldValues, (value) => value.replaceAll('**', '')],
];

// Wraps the longer lines of prose where the next word does not fit, as mail programs do.
function filled(text: string, width: number): string {
  const fill = (line: string): string => line.replace(new RegExp(`(?=.{${width}})(.{1,${width}}) `, 'g'), '$1\n');
  return text
    .split('\n')
    .map((line) => (/^\p{Lu}(?![^:]{0,24}:)(?!.*[|\t;"]|.* {3})/u.test(line) ? fill(line) : line))
    .join('\n');
}

function withBoldValues(text: string): string {
  const findings = findPersonalData(text, PERSONAL_DATA_KINDS);
  return replaced(
    text,
    findings.map(({ start, end }) => ({ start, end, as: `**${text.slice(start, end)}**` })),
  );
}

// Each text is tried in each form, so its own findings are remembered.
const foundInText = new Map<string, readonly string[]>();
function foundOnce(text: string): readonly string[] {
  const known = foundInText.get(text) ?? found(text);
  foundInText.set(text, known);
  return known;
}

describe.each(FORMS)('a text %s', (_, write, read) => {
  it.each(TEXTS)('has the same findings: $id', ({ text }) => {
    expect(found(write(text)).map(read)).toEqual(foundOnce(text));
  });
});

// Guarantee: all personal data that is found in the raw text of a JSON or YAML file is also found in the lines that are
// extracted from it. Risk: a value is separated from its field name, without which nothing shows that it is personal.
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { extractData } from '../../../../shared/extraction/data/extract-data.ts';
import { PERSONAL_DATA_KINDS } from '../../../../shared/privacy/kinds.ts';
import { redactOnce } from '../../../../shared/privacy/redact-once.ts';

const FIELDS: readonly (readonly [string, string])[] = [
  ['lastName', 'Ferreday'],
  ['nachname', 'Pederzolli'],
  ['achternaam', 'van Wijngaard'],
  ['nazwisko', 'Kuśmierz'],
  ['full_name', 'Quill Ashgrove'],
  ['driver', 'Oyelaran Bassey'],
  ['login', 'kcourt'],
  ['username', 'natwasa'],
  ['dob', '1961-06-12'],
  ['plate', '84-BTG-7'],
  ['passport_no', 'X1234567'],
  ['phone', '604 733'],
  ['account_number', '12345678'],
  ['password', 'Frukost-kl6'],
  ['address', 'Mill Lane 7, 1234 Oldtown'],
  ['drivingLicence', 'B072RRE2I55'],
];

const SHAPES: readonly (readonly [string, (name: string, value: string) => unknown])[] = [
  ['a field', (name, value) => ({ id: 1, [name]: value, note: 'ok' })],
  ['an object on one line', (name, value) => ({ person: { [name]: value, id: 7 } })],
  ['items on one line', (name, value) => ({ rows: [1, 2].map((id) => ({ id, [name]: value })) })],
  ['items of several lines', (name, value) => [1, 2].map((id) => ({ id, a: 'x', b: 'y', c: 'z', [name]: value }))],
  ['an object in objects', (name, value) => ({ a: { b: { [name]: value, d: 1, e: 2, f: 3 } } })],
  ['a list', (name, value) => ({ [name]: [value, value] })],
  ['an item named by the value', (name, value) => ({ rows: [{ [name]: value, x: { y: [1, { q: 2 }] } }] })],
];

const isFound = (text: string, value: string) => !redactOnce(text, PERSONAL_DATA_KINDS).text.includes(value);

function readText(raw: string, file: string): string {
  const blocks = extractData(raw, file)?.blocks ?? [];
  return blocks
    .map(({ headings, ...block }) => [...headings, 'text' in block ? block.text : ''].join('\n'))
    .join('\n\n');
}

describe.each(FIELDS)('%s', (name, value) => {
  it.each(SHAPES)('is found in %s if it is found in the raw text', (_shape, make) => {
    const json = JSON.stringify(make(name, value), null, 2);
    const yaml = stringify(make(name, value));
    const read = [readText(json, 'a.json'), readText(yaml, 'a.yaml')];
    expect(read).toEqual([expect.stringContaining(value), expect.stringContaining(value)]);
    const missed = [json, yaml].filter((raw, at) => isFound(raw, value) && !isFound(read[at] ?? '', value));
    expect(missed).toEqual([]);
  });
});

// Guarantee: a name has no invisible characters, no spaces that a reader cannot count and no letters of rare scripts,
// and two names that look alike to a reader are one name. Risk: an operator changes a company that only looks like the
// intended one.
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { descriptionField, nameField } from '../../../shared/administration/input-fields.ts';
import { nameKey } from '../../../shared/administration/name-key.ts';
import { fileField } from '../../../shared/ingestion/file-field.ts';

const HIDDEN = [
  ...['\u0000', '\u001b', '\u0085', '\u00ad', '\u034f', '\u061c', '\u115f', '\u200b', '\u200d', '\u200e', '\u2028'],
  ...['\u202e', '\u2060', '\u2066', '\u2800', '\u3164', '\ufe0f', '\ufeff', '\uffa0', '\u{e0041}', '\ud800'],
];

describe.each(HIDDEN)('%j', (hidden) => {
  it.each([
    ['name', nameField],
    ['description', descriptionField],
    ['The file name', fileField],
  ])('is refused in a %s, with a sentence that names the field', (field, schema) => {
    const { issues } = v.safeParse(schema, `Ac${hidden}me`);
    expect(issues?.[0].message).toMatch(new RegExp(`^${field} must not contain invisible, control or direction char`));
  });
});

// A page shows several spaces as one, and a table hides how many there are.
it.each(['Acme  One', 'Acme \u00a0One', 'Acme\u2009\u3000One', ' Acme', 'Acme\u00a0', ''])(
  'the name %j is refused: it is empty, or a reader cannot count its spaces',
  (name) => {
    const { issues } = v.safeParse(nameField, name);
    expect(issues?.[0].message).toBe('name must not be empty, begin or end with a space, or have two spaces in a row.');
  },
);

// Cherokee, Lisu, Coptic, Deseret, Old Italic, Vai: these look like ACME, or like other Latin capitals.
it.each(['ᎪᏟᎷᎬ', 'ꮋꭺꮮꮮ', 'ꓐꓮꓠꓗ', 'ⲀⲤⲘⲈ', '𐐎𐐔', '𐌀𐌂𐌌𐌄', 'Acme ꕯ'])(
  'the name %s is refused: few people read its script',
  (name) => {
    const { issues } = v.safeParse(nameField, name);
    expect(issues?.[0].message).toBe('name must be written in scripts that are in common use.');
  },
);

it.each([
  'Acme',
  'Größe & Söhne',
  'Нина',
  'Ελλάς',
  '東京',
  'شركة',
  'हिन्दी',
  'Plan 9 🐈',
  'a – b',
  'אופק',
  'เอบีซี',
  '한빛',
  'がっこう',
  'µ-Labor',
  'ʻOkina',
  'አዲስ',
  'Հայաստան',
  'বাংলা',
  'ㄅㄆㄇ',
  'საქართველო',
  'ગુજરાતી',
  'ਪੰਜਾਬੀ',
  'ಕನ್ನಡ',
  'カタカナ',
  'ខ្មែរ',
  'ລາວ',
  'മലയാളം',
  'မြန်မာ',
  'ଓଡ଼ିଆ',
  'සිංහල',
  'தமிழ்',
  'తెలుగు',
  'ދިވެހި',
  'བོད',
])('the name %s is accepted', (name) => {
  expect(v.parse(nameField, name)).toBe(name);
});

describe('two names', () => {
  it.each([
    ['Acme', 'ACME'],
    ['Acme', 'Асmе'],
    ['PAYPAL', 'РАΥРАL'],
    ['Paypal', 'Paγpaӏ'],
    ['yew vow', 'үeω ѵoѡ'],
    ['Zoo', 'ᴢᴏᴏ'],
    ['Нина', 'НИНА'],
    ['Office', 'Oﬃce'],
    ['Hall', 'ℌall'],
    ['Ｗide', 'wide'],
    ['A-Z', 'A–Z'],
    ["O'Neil", 'O’Neil'],
  ])('%s and %s are the same name', (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other));
  });

  it.each([
    ['Café', 'Cafe'],
    ['Plan 🐈', 'Plan 🐕'],
    ['Нина', 'Нона'],
    ['Plan 1', 'Plan 2'],
  ])('%s and %s are different names', (one, other) => {
    expect(nameKey(one)).not.toBe(nameKey(other));
  });
});

it('the form in which names are compared keeps every printable ASCII character, in lower case', () => {
  // The 95 characters from the space (32) to the tilde (126), except the backtick, which counts as an apostrophe.
  const printable = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i))
    .join('')
    .replace('`', '');
  expect(nameKey(printable)).toBe(printable.toLowerCase());
});

// Guarantee: the text before a value is read as its label in any format: a word and a colon, a key, an element, or a
// name in one field and its value in the next; and the fields around it show whether it belongs to a person. Risk: a
// value that a form labels is read as text.
import { describe, expect, it } from 'vitest';
import { fieldsIn } from '../../../../../shared/privacy/detectors/fields/fields.ts';
import { labeledValues } from '../../../../../shared/privacy/detectors/fields/labeled-values.ts';
import { foldForMatching } from '../../../../../shared/privacy/text/folded-text.ts';
import { scanText } from '../../../../../shared/privacy/text/scanned-text.ts';

const scanned = (text: string) => scanText(foldForMatching(text, []));

// Returns each label with its value, with `!` after a value that fills its place, and `<>` after that of an element.
const valuesIn = (written: string): string => {
  const read = scanned(written);
  return labeledValues(read, () => true)
    .map(({ words, start, end, isWhole, isElement }) => {
      return `${words}=${read.text.slice(start, end)}${isWhole ? '!' : ''}${isElement ? '<>' : ''}`;
    })
    .join(' | ');
};

describe('a label and its value', () => {
  it.each([
    ['Phone: 12', 'phone=12'],
    ['Phone     : 12', 'phone=12'],
    ['Phone 9: 12', 'phone 9=12'],
    ['Phone 0: 12', 'phone 0=12'],
    ['Phone#5: 12', '5=12'],
    ['N° SS: 12', 'n ss=12'],
    ['Home ° SS: 12', 'ss=12'],
    ['<attribute name="phone"><fax>12</fax>', 'attribute name=phone! | fax=12!<>'],
    ['Phone n.º: 12', 'phone n=12'],
    ['Home § Phone: 12', 'phone=12'],
    ['Home;Phone: 12', 'phone=12'],
    ['Phone (home): 12', 'phone home=12'],
    ['**Phone:** 12', 'phone=12'],
    ['phone: > 12', 'phone=12'],
    ['phone:\n  12', 'phone=12'],
    ['phone: 12, ;', 'phone=12'],
    ['phone: 12 "x"', 'phone=12'],
    ['"phone": "12"', 'phone=12!'],
    ["phone = '12'", 'phone=12!'],
    ['<phone>12</phone>', 'phone=12!<>'],
    ['<phone> 12 \n', 'phone=12!<>'],
    ['<phone> 12 ', 'phone=12!<>'],
    ["<Data Name='phone'>12</Data>", 'data name=phone! | phone=12!<>'],
    ['"name": "phone", "value": "12"', 'name=phone! | phone=12!'],
    ['"name": "phone", "other": "12"', 'name=phone! | other=12!'],
    ['<attribute name="phone"><value>12</value>', 'attribute name=phone! | phone=12!<>'],
    ['value: 12', 'value=12'],
    // Limits: 40 characters for a label, 120 for a value.
    [`${'a'.repeat(41)}: 12`, `${'a'.repeat(40)}=12`],
    [`a: ${'1'.repeat(121)}`, `a=${'1'.repeat(120)}`],
    [`a: "${'1'.repeat(119)}"`, `a=${'1'.repeat(119)}!`],
    [`<tel>${'1'.repeat(120)}`, `tel=${'1'.repeat(120)}!<>`],
  ])('are read from %j as %j', (text, values) => {
    expect(valuesIn(text)).toBe(values);
  });

  it.each(['phone:', 'phone: ""', '<phone/>12', '<phone>', `<tel>${'1'.repeat(121)}`, `a: "${'1'.repeat(120)}"`])(
    'are not found in %j',
    (text) => {
      expect(valuesIn(text)).toBe('');
    },
  );
});

// Returns each field by its kind, with `P` if it is among those of a person, and `R` if its record has a person's own
// name or birth.
const recordsIn = (text: string): string =>
  fieldsIn(scanned(text))
    .map(({ kind, start, end, isPersonal, isRecord }) => {
      return `${kind}=${text.slice(start, end)}${isPersonal ? 'P' : ''}${isRecord ? 'R' : ''}`;
    })
    .join(' | ');

describe('a field and the fields around it', () => {
  it.each([
    ['the direct phone: 12', 'phone=12'],
    ['a b c d e phone: 12', 'phone=12'],
    ['a b c d e f phone: 12', ''],
    ['product name: Anna', ''],
    ['Name: Anna\nPhone: 12', 'person or firm=AnnaP | phone=12'],
    ['Born: 1980\nPhone: 12', 'birth=1980P | phone=12PR'],
    ['Phone: 12\nBorn: 1980', 'phone=12PR | birth=1980P'],
    [`Born: 1980\n${'.'.repeat(160)}\nPhone: 12`, 'birth=1980 | phone=12'],
    ['Wine: Anna\nPhone: 12\nName: X', 'phone=12 | person or firm=X'],
    ['Name;Phone\nAnna;12\nBen;13', 'person or firm=AnnaP | phone=12P | person or firm=BenP | phone=13P'],
    ['Patient;Phone\nAnna;12', 'person=AnnaPR | phone=12PR'],
    ['Article;Patient;Phone\nX;Anna;12', 'person=Anna | phone=12'],
    ['Article;Phone\nAnna;12', 'phone=12'],
    ['Mail;Mobile\nAnna;12', 'phone=12P'],
    [`Name;Phone\n${'A'.repeat(121)};12`, 'phone=12P'],
  ])('are read from %j as %j', (text, records) => {
    expect(recordsIn(text)).toBe(records);
  });

  it('belong to the record of a person whose birth is at most eight fields away', () => {
    expect(recordsIn(`${'Tel: 1\n'.repeat(9)}Born: 1980`)).toMatch(/^phone=1P \| (?:phone=1PR \| ){8}birth=1980P$/);
  });
});

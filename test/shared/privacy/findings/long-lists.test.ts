// Guarantee: a list is read to its end, however long it is, because one reading finds all of its values. Risk: each
// reading finds the few values that the ones before it reveal, so a long list is refused as a text that does not
// settle.
import { describe, expect, it } from 'vitest';
import { found } from '../found.ts';

const listOf = (length: number, row: (i: number) => string): string[] => Array.from({ length }, (_, i) => row(i));
const twoDigits = (i: number): string => String(i).padStart(2, '0');

describe('telephone numbers with a space between them', () => {
  it.each([
    ['a dash and full stops', listOf(50, (i) => `0${548 + i}-${twoDigits(i)}.04.19`)],
    ['a dash', listOf(60, (i) => `${339 + i}-${4471210 + i}`)],
    ['spaces alone', listOf(38, (i) => `0${172 + 2 * i} ${24 + 2 * i} 0${173 + 2 * i} ${25 + 2 * i}`)],
    ['spaces after a dash', listOf(90, (i) => `0${70 + (i % 8)}-174 06 ${10 + i}`)],
  ])('are all found: %s', (_, numbers) => {
    const list = `${numbers.join(' ')} `.repeat(8);
    const all = Array.from({ length: 8 }, () => numbers).flat();
    expect(found(list, ['PHONE'])).toEqual(all.map((number) => `PHONE ${number}`));
  });
});

it('covers flats with only a space between them in one piece', () => {
  const list = listOf(400, (i) => `Flat ${i + 1}, ${i + 213} Crown X`).join(' ');
  expect(found(list)).toEqual([`STREET_ADDRESS ${list}`]);
});

it('finds the documents of persons whose births follow the documents before them', () => {
  const births = listOf(300, (i) => `${1 + (i % 28)}.0${1 + (i % 9)}.19${twoDigits(i % 90)}`);
  const forms = births.map((birth, i) => `dob: ${birth}\nname: jakovic, document number: ${1_234_567 + i}`);
  const expected = births.flatMap((birth, i) => [
    `DATE_OF_BIRTH ${birth}`,
    'PERSON jakovic',
    `PASSPORT ${1_234_567 + i}`,
  ]);
  expect(found(forms.join(' '))).toEqual(expected);
});

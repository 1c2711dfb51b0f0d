// Guarantee: the key before a number says whether it is a telephone number, and a number without spaces is one after
// the name of a speaker, but not after a label for a code. Risk: an order in a log becomes a telephone number, or a
// caller's number stays in a chat.
import { expect, it } from 'vitest';
import { findPhones } from '../../../../../shared/privacy/detectors/numbers/phones/phone.ts';
import { foldForMatching } from '../../../../../shared/privacy/text/folded-text.ts';
import { scanText } from '../../../../../shared/privacy/text/scanned-text.ts';

const found = (text: string) =>
  findPhones(scanText(foldForMatching(text, []))).map(({ start, end }) => text.slice(start, end));

it.each([
  ['phone=2244 7120', ['2244 7120']],
  ['phone="2244 7120"', ['2244 7120']],
  ['phone_of="2244 7120"', []],
  ['size="2244 7120" phone', []],
  ['zuzzel: 967118204, sim', ['967118204']],
  ['utente: 967118204, sim', []],
  ['hash: 967118204, ok', []],
])('finds in %s the telephone numbers %j', (text, numbers) => {
  expect(found(text)).toEqual(numbers);
});

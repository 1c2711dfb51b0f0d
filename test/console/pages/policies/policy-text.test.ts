// Guarantee: a person whose change was refused sees what somebody else changed, and only the changed entries of a long
// list. Risk: one added address among a thousand is overlooked.
import { expect, it } from 'vitest';
import { onlyIn } from '../../../../console/pages/policies/policy-text.ts';
import { policiesTexts } from '../../../../console/texts/policies.ts';

const many = Array.from({ length: 1_000 }, (_, at) => `203.0.113.${at}`);

it.each([
  ['a number', 60, 120, '60'],
  ['a policy that is not set', undefined, 120, policiesTexts.none],
  ['the entries that the other list lacks', ['1.2.3.4', '5.6.7.8'], ['5.6.7.8'], '1.2.3.4'],
  ['one of a thousand', [...many, '0.0.0.0/0'], many, '0.0.0.0/0'],
  ['a list in another order', ['a', 'b'], ['b', 'a'], policiesTexts.noDifference],
  ['a list instead of none', ['1.2.3.4'], undefined, '1.2.3.4'],
  [
    'ten of a longer list, and how many are left',
    many,
    undefined,
    policiesTexts.left(many.slice(0, 10).join(', '), 990),
  ],
])('%s', (_name, value, other, text) => {
  expect(onlyIn(value as never, other as never)).toBe(text);
});

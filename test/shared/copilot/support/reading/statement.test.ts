// Guarantee: a sentence is read word by word and clause by clause: its content words, function words, numbers, and what
// is negated. Risk: the "not" of one clause negates another one, or a contraction hides it.
import { expect, it } from 'vitest';
import type { WordLanguage } from '../../../../../shared/copilot/support/reading/languages/language-words.ts';
import { type Clause, readStatement } from '../../../../../shared/copilot/support/reading/statement.ts';
import type { Token } from '../../../../../shared/copilot/support/reading/tokens.ts';

/** Formats a token: its word, its spelling if that differs, the letter of its kind, its flags and its meanings. */
function shownToken({ text, word, kind, concepts, ...flags }: Token): string {
  const written = text.toLowerCase() === word ? '' : `<${text}`;
  const signs = [flags.isFiller && 'f', flags.isCapital && 'C', flags.isFirst && '1', flags.isJoined && 'j']
    .filter(Boolean)
    .join('');
  return `${word}${written}:${kind.charAt(0)}${signs}${concepts.length === 0 ? '' : `=${concepts.join(',')}`}`;
}

/** Formats a clause: how it begins, if it is negated, its words, and how many content words and quantities it has. */
const shownClause = ({ opener, tokens, content, quantities, isNegated }: Clause) =>
  `${opener ?? '-'}${isNegated ? ' not' : ''}: ${tokens.map(({ text }) => text).join(' ')} (${content.length}, ${quantities.length})`;

it.each<[text: string, language: WordLanguage, tokens: string]>([
  [
    "It can't open, won't it? It isn't John's.",
    'en',
    'it:wfC1 can:wf not:wf open:w=open ,:sj will:wf not:wf it:wf ?:sj it:wfC is:wf not:wf john:wC .:sj',
  ],
  ["YOU DON'T PAY.", 'en', 'you:wfC1 do:wfC not:wf pay:wC=same:pay .:sj'],
  ["THE FEE ISN'T JOHN'S.", 'en', 'the:wfC1 fee:wC=same:pay is:wfC not:wf john:wC .:sj'],
  [
    'It isn´t, isn`t, isnʼt and isn‘t.',
    'en',
    'it:wfC1 is:wf not:wf ,:sj is:wf not:wf ,:sj is:wf not:wf and:wf is:wf not:wf .:sj',
  ],
  [
    'Pre-paid rooms - 3-4 of them - in Hall A.',
    'en',
    'pre:wC1 paid:w=same:pay rooms:w -:s 3:n -:sj 4:nj of:wf them:wf -:s in:wf hall:wC a:wC .:sj',
  ],
  [
    'May may come in March or march on Sun and in the sun.',
    'en',
    'may:wC1 may:wf come:w in:wf march:wC or:wf march:w on:wf sun:wC and:wf in:wf the:wf sun:w .:sj',
  ],
  [
    'A room at 22 °C, 5 m² and 24.12.2026.',
    'en',
    'a:wfC1 room:w at:wf 22:n °c:s ,:sj 5:n m2:wf and:wf 24.12.2026:d .:sj',
  ],
  ['"At least" M2 or m2.', 'en', 'at least<At:wfC1 m2:wC or:wf m2:wf .:sj'],
  ['Open t/m 5 mei.', 'nl', 'open:wC1=open tot en met<tot:wf 5:n mei:w .:sj'],
  ['Sí, si quiere.', 'es', 'si<Sí:wfC1 ,:sj si:wf quiere:w .:sj'],
  ['Die Straße ist gesperrt.', 'de', 'die:wfC1 strasse<Straße:wC ist:wf gesperrt:w .:sj'],
  [
    'Monthly payments are allowed, closing is forbidden.',
    'en',
    'monthly:wfC1=period:month payments:w=same:pay are:wf allowed:w=allow ,:sj closing:w=open,open is:wf forbidden:w=allow .:sj',
  ],
  ['甲可以付3万元。', 'zh', '甲:w1 可 以<可:wfj 付:wj 30000:nj 元:wfj'],
  [
    '> 5 days -> 6, <b>7</b>, Menu > 2FA, now > 8.',
    'en',
    '5:n1 days:wf -:s 6:n ,:sj b:w 7:n /:s b:wj ,:s menu:wC 2:n fa:wCj ,:sj now:w >:s 8:n .:sj',
  ],
  ['5, 6 and X-ray', 'en', '5:n1 ,:sj 6:n and:wf x:wC ray:w'],
])('reads the words of "%s" (%s)', (text, language, tokens) => {
  expect(readStatement(text, language).tokens.map(shownToken).join(' ')).toBe(tokens);
});

it.each<[text: string, language: WordLanguage, clauses: string[]]>([
  [
    'If the tenant is late, the landlord may charge a fee.',
    'en',
    ['if: If the tenant is late (2, 0)', 'comma: the landlord may charge a fee . (3, 0)'],
  ],
  [
    'It is not open, but guests may enter.',
    'en',
    ['- not: It is not open (1, 0)', 'but: but guests may enter . (2, 0)'],
  ],
  ['Without consent subletting is not allowed.', 'en', ['-: Without consent subletting is not allowed . (3, 0)']],
  ['Roof, facade and heating are repaired.', 'en', ['-: Roof facade (2, 0)', 'and: and heating are repaired . (2, 0)']],
  [
    'The fee is paid and the form is signed unless the owner objects.',
    'en',
    ['-: The fee is paid (2, 0)', 'and: and the form is signed (2, 0)', 'except: unless the owner objects . (2, 0)'],
  ],
  [
    'Rooms from 2 and 5 pm are closed because of repairs.',
    'en',
    ['-: Rooms from 2 (1, 1)', 'and: and 5 pm are closed (1, 1)', 'because: because of repairs . (1, 0)'],
  ],
  [
    'The desk (in the hall) is open – never closed.',
    'en',
    ['-: The desk in the hall is open (3, 0)', 'comma not: never closed . (1, 0)'],
  ],
  [
    'Ten and five rooms, and 3 halls.',
    'en',
    ['-: Ten (0, 1)', 'and: and five rooms (1, 1)', 'and: and 3 halls . (1, 1)'],
  ],
  [
    'Not the tenant, not the owner pays.',
    'en',
    ['- not: Not the tenant (1, 0)', 'comma not: not the owner pays . (2, 0)'],
  ],
  ['Ohne Zustimmung ist es nicht erlaubt.', 'de', ['-: Ohne Zustimmung ist es nicht erlaubt . (2, 0)']],
  [
    'Thirty and five rooms are open, the halls are not.',
    'en',
    ['-: Thirty and five rooms are open (2, 1)', 'comma not: the halls are not . (1, 0)'],
  ],
  ['Today, no, never.', 'en', ['- not: Today no (1, 0)', 'comma not: never . (0, 0)']],
  ['Members pay; guests do not.', 'en', ['-: Members pay (2, 0)', 'but not: ; guests do not . (1, 0)']],
  ['No, the desk is open.', 'en', ['-: No the desk is open . (2, 0)']],
  ['The desk, no, is open.', 'en', ['- not: The desk no is open . (2, 0)']],
  [
    'Without consent and without a fee nobody may enter.',
    'en',
    ['- not: Without consent (1, 0)', 'and: and without a fee nobody may enter . (2, 0)'],
  ],
  ['The roof and the heating are repaired.', 'en', ['-: The roof and the heating are repaired . (3, 0)']],
  ['Ten rooms and halls.', 'en', ['-: Ten rooms and halls . (2, 1)']],
  ['每天开放，周日除外。', 'zh', ['except: 每 开 周 除 (2, 0)']],
  ['周日除外，每天开放。', 'zh', ['-: 周 (1, 0)', 'except: 除 每 开 (1, 0)']],
  ['Bags are never over 5 kg.', 'en', ['-: Bags are never over 5 kg . (1, 1)']],
  ['Bags are never under 5 kg.', 'en', ['-: Bags are never under 5 kg . (1, 1)']],
  ['Bags are never over the limit.', 'en', ['- not: Bags are never over the limit . (1, 0)']],
  ['Bags are never old and over 5 kg.', 'en', ['- not: Bags are never old and 5 kg . (2, 1)']],
])('reads the clauses of "%s" (%s)', (text, language, clauses) => {
  expect(readStatement(text, language).clauses.map(shownClause)).toEqual(clauses);
});

it('finds the language of a sentence when none is given', () => {
  expect(readStatement('Die Miete wird nicht gezahlt.', null)).toMatchObject({
    language: 'de',
    clauses: [{ isNegated: true }],
  });
});

it.each<[text: string, values: readonly number[]]>([
  ['The hall seats 2,400 guests.', [2400]],
  ['Der Saal fasst 2.400 Gäste.', [2400]],
])('reads a number in the language of its sentence when none is given: %s', (text, values) => {
  expect(readStatement(text, null).quantities.map((quantity) => quantity.values)).toEqual([values]);
});

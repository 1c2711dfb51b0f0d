// Guarantee: a sentence is compared with the units (sentences, items, rows) and clauses of a source that state most of
// what it says, and the number in a cell has the limit in the header of its column. Risk: a right sentence is compared
// with another row, or with the condition of something else.
import { describe, expect, it } from 'vitest';
import { closestEvidence } from '../../../../../shared/copilot/support/reading/closest/closest-evidence.ts';
import { closestClauses, readEvidence } from '../../../../../shared/copilot/support/reading/evidence.ts';
import type { Quantity } from '../../../../../shared/copilot/support/reading/quantities.ts';
import { sourceUnits } from '../../../../../shared/copilot/support/reading/source-units.ts';
import { readStatement } from '../../../../../shared/copilot/support/reading/statement.ts';

const evidenceOf = (text: string) => {
  const units = sourceUnits(text);
  return readEvidence({ touched: units, units }, 'Handbook', 'en');
};

it.each<[source: string, said: string, closest: string[]]>([
  ['Pets are allowed. The lease ends.', 'The lease ends', ['The lease ends.']],
  [
    'Pets are allowed. The lease ends soon.',
    'The lease ends soon and pets bark',
    ['The lease ends soon.', 'Pets are allowed.'],
  ],
  ['The lease ends. The lease begins.', 'A lease', ['The lease ends.']],
  ['Pets are allowed. Dogs bark.', 'Rooms close', ['Pets are allowed.', 'Dogs bark.']],
  ['', 'Rooms close', []],
  ['It takes 5 days. It takes 6 days.', 'It takes 6 days', ['It takes 6 days.']],
  ['It takes 6 weeks. Post takes 6 days and 2 hours.', 'Six days', ['Post takes 6 days and 2 hours.']],
  ['Open on 1 May. Closed from 2 May to 3 May.', 'On 2 May', ['Closed from 2 May to 3 May.']],
  ['# Fees\nFees rise yearly. Deposits rise yearly.', 'Fees and deposits rise', ['Deposits rise yearly.', 'Fees']],
  ['Entry is charged. Entry is free.', 'Entry is free', ['Entry is free.']],
  ['Entry is free. Entry is charged.', 'Entry is charged', ['Entry is charged.']],
  ['Halls are open. Halls are closed on Sundays.', 'Halls are closed', ['Halls are closed on Sundays.']],
  ['Halls close late and open early. Halls close.', 'Halls close', ['Halls close late and open early.']],
])('in %j, finds the units that state most of %j', (source, said, closest) => {
  const units = closestEvidence(readStatement(said, 'en'), evidenceOf(source)).map(({ unit }) => unit.text);
  expect(units).toEqual(closest);
});

describe('the numbers of a row', () => {
  const shown = ({ values, unit, bound }: Quantity) => `${values.join()} ${unit} ${bound ?? '-'}`;

  it.each<[source: string, numbers: string[]]>([
    ['Weight up to | Price\n5 kg | 10 euros', ['5 kilogram max', '10 eur -']],
    ['Weight up to: | Price\n5 kg | 10 euros', ['5 kilogram max', '10 eur -']],
    ['Weight up to | Price\nover 5 kg | 10 euros', ['5 kilogram over', '10 eur -']],
    ['Up to a weight | Price\n5 kg | 10 euros', ['5 kilogram -', '10 eur -']],
    ['Weight up to | Price\nlarge | 10 euros', ['10 eur -']],
    ['Weight up to:\n- 5 kg', ['5 kilogram -']],
  ])('are read in %j as %j', (source, numbers) => {
    const { source: row } = evidenceOf(source).at(-1) ?? expect.fail();
    expect(row.quantities.map(shown)).toEqual(numbers);
    expect(row.clauses.flatMap(({ quantities }) => quantities).map(shown)).toEqual(numbers);
  });
});

it.each<[source: string, label: string, neighbors: string[]]>([
  ['Part | Years\nEngine | 3\nBrakes | 2\nLamps | 1', 'Brakes', ['Engine: Engine Years 3', 'Lamps: Lamps Years 1']],
  ['- Engine: 3 years\n- Brakes: 2 years\n- more on request', 'Engine', ['Brakes: Brakes : 2 years']],
  ['- Engine: 3 years\nThen:\n- Brakes: 2 years', 'Engine', []],
  ['Engine: 3 years.\n- Brakes: 2 years', 'Engine', []],
  ['Engine 3 years. Brakes: 2 years.', 'Engine', []],
])('finds in %j the rows beside %s', (source, label, neighbors) => {
  const evidence = evidenceOf(source).find(({ unit }) => unit.text.startsWith(label)) ?? expect.fail();
  expect(
    evidence.neighbors().map((each) => `${each.label.text}: ${each.source.tokens.map(({ text }) => text).join(' ')}`),
  ).toEqual(neighbors);
});

it('lists the units of a source that no quote touches', () => {
  const units = sourceUnits('Pets are allowed. The lease ends. Dogs bark.');
  const [evidence] = readEvidence({ touched: units.slice(1, 2), units }, 'Handbook', 'en');
  expect(evidence?.elsewhere().map(({ text }) => text)).toEqual(['Pets are allowed.', 'Dogs bark.']);
});

it('gives a unit the title and the headings above it as its context', () => {
  const [, evidence] = evidenceOf('# Rent\n- paid monthly');
  expect(evidence?.context.text).toBe('Handbook\nRent');
});

it.each<[said: string, source: string, closest: string[]]>([
  [
    'The fee is 5 euros.',
    'The fee is 4 euros, but the deposit is 5 euros.',
    ['The fee is 4 euros', 'but the deposit is 5 euros .'],
  ],
  ['The deposit of the fee is due.', 'The fee is due soon, but the deposit is due.', ['but the deposit is due .']],
  [
    'The fee is due late.',
    'The fee is charged, but the deposit is due late.',
    ['The fee is charged', 'but the deposit is due late .'],
  ],
  ['Dogs bark.', 'The fee is 4 euros, but the deposit is 5 euros.', []],
  ['5 to 7 days.', 'The fee is due in 5 to 6 days, but the deposit is due later.', ['The fee is due in 5 to 6 days']],
])('finds the clauses nearest to "%s" in "%s": %j', (said, source, closest) => {
  const [clause] = readStatement(said, 'en').clauses;
  const clauses = closestClauses(clause ?? expect.fail(), readStatement(source, 'en').clauses);
  expect(clauses.map(({ tokens }) => tokens.map(({ text }) => text).join(' '))).toEqual(closest);
});

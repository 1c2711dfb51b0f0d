// Guarantee: the usage of a month adds up to the same money whatever it is grouped by, to the nanodollar, the most
// expensive first. Risk: a company is shown less than it is billed.
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addUp, GROUPS, type Report } from '../../../../console/pages/usage/add-up.ts';
import { usageTexts } from '../../../../console/texts/usage.ts';

const line = fc.record({
  application_id: fc.constantFrom('a', 'b', ''),
  key_id: fc.constantFrom('k1', 'k2', ''),
  model_id: fc.constantFrom('nova', 'titan'),
  day: fc.constantFrom('2026-07-01', '2026-07-02', null),
  calls: fc.nat(1_000),
  input_tokens: fc.nat(1_000_000),
  output_tokens: fc.nat(1_000_000),
  nano_usd: fc.bigInt({ min: 0n, max: 10n ** 18n }).map(String),
});
const reportOf = (lines: readonly object[]) =>
  ({
    too_many_calls: false,
    lines,
    applications: [{ id: 'a', name: 'Intranet\u200b' }],
    keys: [
      { id: 'k1', name: 'Main', first: 'kc_live_ab', last: 'yz' },
      { id: 'k2', name: ' ', first: 'kc_live_cd', last: 'wx' },
    ],
  }) as unknown as Report;

it.each(GROUPS)('adds up to the same by %s', (group) => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
      const rows = addUp(reportOf(lines), group);
      const sum = <Item>(items: readonly Item[], of: (item: Item) => bigint) =>
        items.reduce((total, item) => total + of(item), 0n);
      expect(sum(rows, ({ nanoUsd }) => nanoUsd)).toBe(sum(lines, ({ nano_usd }) => BigInt(nano_usd)));
      expect(sum(rows, ({ calls }) => BigInt(calls))).toBe(sum(lines, ({ calls }) => BigInt(calls)));
      expect(sum(rows, ({ input, output }) => BigInt(input + output))).toBe(
        sum(lines, ({ input_tokens, output_tokens }) => BigInt(input_tokens + output_tokens)),
      );
      const dated = lines.filter(({ day }) => day !== null);
      expect(sum(rows, ({ byDay }) => sum([...byDay.values()], (nano) => nano))).toBe(
        sum(dated, ({ nano_usd }) => BigInt(nano_usd)),
      );
      expect(rows.every(({ nanoUsd }, at) => at === 0 || nanoUsd <= (rows[at - 1]?.nanoUsd ?? 0n))).toBe(true);
    }),
  );
});

it.each([
  ['application', { application_id: 'a' }, 'Intranet[U+200B]'],
  ['application', { application_id: 'gone' }, 'gone'],
  ['application', { application_id: '' }, usageTexts.unknown],
  ['key', { key_id: 'k1' }, 'Main'],
  ['key', { key_id: 'k2' }, 'kc_live_cd…wx'],
  ['model', { model_id: 'nova' }, 'nova'],
  ['day', { day: '2026-07-02' }, '2 July 2026'],
  ['day', { day: null }, usageTexts.dayNotKept],
] as const)('names a row by %s, with %j: %j', (group, part, name) => {
  const whole = { application_id: 'a', key_id: 'k1', model_id: 'nova', day: '2026-07-01', calls: 1, input_tokens: 1 };
  const report = reportOf([{ ...whole, output_tokens: 1, nano_usd: '1', ...part }]);
  expect(addUp(report, group).map((row) => row.name)).toEqual([name]);
});

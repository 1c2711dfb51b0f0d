// Guarantee: a contract fuzz run does not pass if most of its requests were refused. Risk: thousands of requests that
// all fail the same check do not test the code after it.
import { expect, it } from 'vitest';
import { addUp, parseCalls, printTable, whatFallsShort } from './calls.ts';

const calls = (...statuses: number[]) =>
  addUp(parseCalls(statuses.map((status) => JSON.stringify(['GET /a', status, status / 1_000])).join('\n')));

it.each([
  ['requests', [200, 400, 400, 400, 400]],
  ['requests that were not throttled', [200, 400, 400, 400, 400, 429, 429]],
])('a run is sufficient if a fifth of the %s is served', (_case, statuses) => {
  expect(whatFallsShort(calls(...statuses))).toEqual([]);
});

it.each([
  ['less than a fifth is served', [200, 400, 400, 400, 400, 400], 16],
  ['nothing is served', [429], 0],
])('a run is not sufficient if %s', (_case, statuses, percent) => {
  expect(whatFallsShort(calls(...statuses))).toEqual([
    `GET /a: ${percent} % of the requests were answered with 200, and it has to be 20 %.`,
  ]);
});

it('a run is printed by operation and status', () => {
  expect(printTable(calls(400, 200, 200))).toBe('GET /a: 3 requests; 200: 2, 400: 1; slowest 0.4 s\n3 requests in all');
});

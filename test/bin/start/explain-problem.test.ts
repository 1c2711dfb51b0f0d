// Guarantee: when the local cloud cannot start for a reason that a person can repair, npm start names the option that
// helps. Risk: a person reads what is wrong, but not how to start anyway.
import { expect, it } from 'vitest';
import { explainProblem } from '../../../bin/start/explain-problem.ts';
import { MANUAL } from '../../../bin/start/options.ts';
import { startProblem } from '../../harness/local-cloud/start-problem.ts';

it.each([
  [
    'no_dynamodb',
    'No DynamoDB for plan9-mips.',
    'For one that you start yourself, give the address: --dynamodb http://HOST:PORT.',
  ],
  [
    'other_table_keys',
    'The table Access has other keys than the template.',
    'Start with --fresh to delete the old state, or, in a DynamoDB of your own (--dynamodb), delete the table.',
  ],
  [
    'unreadable_state',
    '/data/people.json cannot be read as people.',
    'Restore it, or start with --fresh to delete the old state.',
  ],
  [
    'no_model_server',
    'No model server answers at http://127.0.0.1:9/v1: no connection.',
    'Start it, or correct --models.',
  ],
  [
    'other_model_address',
    'The server at http://127.0.0.1:9 answers at http://127.0.0.1:9/v1.',
    'Start with --models and that address.',
  ],
] as const)('explains %s with the option that helps', (code, message, advice) => {
  const problem = startProblem(code, message);
  expect(explainProblem(problem)).toBe(`${message} ${advice}`);
  const named = `Stack/Resource (AWS::Some::Type): ${message}`;
  expect(explainProblem(new Error(named, { cause: problem }))).toBe(`${named} ${advice}`);
  for (const option of advice.match(/--[a-z]+/g) ?? []) {
    expect(MANUAL).toContain(`\n  ${option} `);
  }
});

it('leaves any other error as it is', () => {
  expect(explainProblem(new Error('A bundle is broken.', { cause: new Error('Why.') }))).toBe('A bundle is broken.');
  expect(explainProblem('text')).toBe('text');
});

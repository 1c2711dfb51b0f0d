// Guarantee: protection is left out only until a stage was made whole once. Risk: a stage whose first deployment failed
// and that nobody can remove, or one in use whose protection is taken away.
import { expect, it } from 'vitest';
import { isFirstDeployment } from '../../bin/first-deployment.ts';

it.each([
  [null, true],
  ['REVIEW_IN_PROGRESS', true],
  ['CREATE_IN_PROGRESS', true],
  ['CREATE_FAILED', true],
  ['ROLLBACK_IN_PROGRESS', true],
  ['ROLLBACK_COMPLETE', true],
  ['ROLLBACK_FAILED', true],
  ['DELETE_COMPLETE', true],
  ['CREATE_COMPLETE', false],
  ['UPDATE_COMPLETE', false],
  ['UPDATE_FAILED', false],
  ['UPDATE_COMPLETE_CLEANUP_IN_PROGRESS', false],
  ['UPDATE_ROLLBACK_COMPLETE', false],
  ['UPDATE_ROLLBACK_FAILED', false],
  ['IMPORT_COMPLETE', false],
])('with one stack in %s', async (status, isFirst) => {
  const statusOf = async (name: string) => (name === 'KnowledgeCopilot-prod-Api' ? status : 'CREATE_COMPLETE');
  expect(await isFirstDeployment('prod', statusOf)).toBe(isFirst);
});

// Guarantee: a stage that cannot be deployed in a Region ends the CDK app with one sentence and status 1. Risk: an
// operator sees a stack trace, and searches for a defect although only a price is missing for the Region.
import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('the CDK app says in one sentence that a model has no price in the Region', () => {
  const CDK_CONTEXT_JSON = JSON.stringify({ stage: 'dev', region: 'us-west-1', 'aws:cdk:bundling-stacks': [] });
  const app = spawnSync(process.execPath, ['bin/app.ts'], { encoding: 'utf8', env: { CDK_CONTEXT_JSON } });
  expect({ status: app.status, stderr: app.stderr }).toEqual({
    status: 1,
    stderr:
      'INDEX_GENERATIONS: amazon.titan-embed-text-v2:0 has no price in us-west-1; add one to shared/pricing/prices.ts.\n',
  });
});

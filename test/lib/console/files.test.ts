// Guarantee: a deployment of the console is seen at once, and a window that is open finds the files of its own release.
// Risk: a page without its scripts for as long as a cache, or an open window, remembers an earlier release.
import { expect, it } from 'vitest';
import { STAGES } from '../../../lib/stages.ts';
import { placeOf, synthesize } from '../synthesized.ts';

const { Resources = {} } = synthesize(STAGES.prod).stacks.Console ?? {};
const deployments = Object.entries(Resources)
  .filter(([, { Type }]) => Type === 'Custom::CDKBucketDeployment')
  .map(([id, resource]) => ({ id, ...resource, name: placeOf(resource).split('/')[1] }));
const hashed = deployments.find(({ name }) => name === 'HashedDeployment') ?? expect.fail('no HashedDeployment');
const others = deployments.find(({ name }) => name === 'Deployment') ?? expect.fail('no Deployment');

it('the page and its icon are revalidated at each visit, and those of an earlier release are deleted', () => {
  expect(others.Properties).toMatchObject({
    SystemMetadata: { 'cache-control': 'no-cache' },
    Exclude: ['assets/*'],
    Prune: true,
  });
  expect(others.Properties).not.toHaveProperty('Include');
});

it('a file with a hash in its name is cached for a year, and stays in the bucket', () => {
  expect(hashed.Properties).toMatchObject({
    SystemMetadata: { 'cache-control': 'public, max-age=31536000, immutable' },
    Exclude: ['*'],
    Include: ['assets/*'],
    Prune: false,
  });
  expect(hashed.Properties.SourceObjectKeys).toEqual(others.Properties.SourceObjectKeys.slice(0, 1));
});

it('the page comes after the files that it names', () => {
  expect(others.DependsOn).toContain(hashed.id);
});

// Guarantee: the local cloud accepts a profile of every geography that Bedrock has, from the Regions that Bedrock
// allows, and asks for the permissions of every Region to which it routes. Risk: a stage in Japan or Australia cannot
// be tried locally, or works locally but not once it is deployed.
import { describe, expect, it } from 'vitest';
import type { CloudContext } from '../../../stand-in.ts';
import { GEOGRAPHIES, isCallableFrom } from './geographies.ts';
import { modelPermissions, requireModel } from './models.ts';

const MODEL = 'amazon.nova-2-lite-v1:0';
const INVALID = 'The provided model identifier is invalid.';
const permissions = (modelId: string, region: string) =>
  modelPermissions({ region, accountId: '000000000000' } as CloudContext, modelId).map(({ resource }) => resource);

describe('a profile', () => {
  it.each([
    ['us', 'us-west-2', 'eu-west-1'],
    ['us-gov', 'us-gov-west-1', 'us-east-1'],
    ['eu', 'eu-west-1', 'us-east-1'],
    ['apac', 'ap-south-1', 'eu-west-1'],
    ['jp', 'ap-northeast-1', 'ap-northeast-2'],
    ['au', 'ap-southeast-2', 'ap-southeast-1'],
    ['ca', 'ca-central-1', 'us-east-1'],
  ])('of %s is accepted in %s, and not in %s', (geography, region, other) => {
    expect(() => requireModel(`${geography}.${MODEL}`, 'answer', region)).not.toThrow();
    expect(() => requireModel(`${geography}.${MODEL}`, 'answer', other)).toThrow(INVALID);
  });

  it('of the whole world is accepted everywhere', () => {
    expect(() => requireModel(`global.${MODEL}`, 'answer', 'sa-east-1')).not.toThrow();
  });

  it.each(['mars', 'constructor', 'u', 'us-'])('of %s is refused', (geography) => {
    expect(() => requireModel(`${geography}.${MODEL}`, 'answer', 'us-east-1')).toThrow(INVALID);
    expect(isCallableFrom(`${geography}.${MODEL}`, 'us-east-1')).toBe(false);
  });

  it.each(Object.entries(GEOGRAPHIES))(
    'of %s needs permission for its own ARN and for the model in each Region',
    (name, { destinations }) => {
      const [own, ...models] = permissions(`${name}.${MODEL}`, 'us-east-1');
      expect(own).toBe(`arn:aws:bedrock:us-east-1:000000000000:inference-profile/${name}.${MODEL}`);
      // The Regions of a global profile cannot be listed: its model is also one without a Region.
      const regions = [...(destinations ?? ['us-east-1']), ...(name === 'global' ? [''] : [])];
      expect(models).toEqual(regions.map((region) => `arn:aws:bedrock:${region}::foundation-model/${MODEL}`));
    },
  );
});

it('a model without a profile is accepted everywhere, and needs permission for itself', () => {
  expect(() => requireModel(MODEL, 'answer', 'sa-east-1')).not.toThrow();
  expect(permissions(MODEL, 'sa-east-1')).toEqual([`arn:aws:bedrock:sa-east-1::foundation-model/${MODEL}`]);
});

it.each([
  ['amazon.rerank-v1:0', 'us-west-2', 'us-east-1'],
  ['cohere.rerank-v3-5:0', 'us-east-1', 'us-east-2'],
])('%s ranks documents in %s, is missing in %s, and needs permission for itself', (modelId, region, other) => {
  expect(() => requireModel(modelId, 'rerank', region)).not.toThrow();
  expect(() => requireModel(modelId, 'rerank', other)).toThrow(INVALID);
  expect(() => requireModel(modelId, 'answer', region)).toThrow(`${modelId} does not support this operation`);
  expect(() => requireModel(modelId, 'embedding', region)).toThrow(`${modelId} does not support this operation`);
  expect(permissions(modelId, region)).toEqual([`arn:aws:bedrock:${region}::foundation-model/${modelId}`]);
});

it('a model is refused for the operation of the other kind', () => {
  expect(() => requireModel(MODEL, 'embedding', 'us-east-1')).toThrow(`${MODEL} does not support this operation`);
  expect(() => requireModel('amazon.titan-embed-text-v2:0', 'answer', 'us-east-1')).toThrow('does not support');
});

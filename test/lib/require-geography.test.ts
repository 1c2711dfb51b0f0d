// Guarantee: nothing is deployed unless each inference profile, for answering or judging, is called from a Region of
// its own geography. Risk: a deployed stage refuses every question, or sends texts to another continent.
import { expect, it } from 'vitest';
import { requireGeography } from '../../lib/policies/require-geography.ts';
import type { Stage } from '../../lib/stage.ts';
import { StageError } from '../../lib/stage-error.ts';
import { STAGES } from '../../lib/stages.ts';
import { isAcceptedFrom } from '../harness/geographies.ts';

const profileOf = (geography: string) =>
  ({
    kind: 'inference-profile',
    profileId: `${geography}.amazon.nova-micro-v1:0`,
    modelId: 'amazon.nova-micro-v1:0',
    regions: ['us-east-1'],
  }) as const;
const MODEL = { kind: 'foundation-model', modelId: 'amazon.nova-micro-v1:0' } as const;
const stageWith = (answer: Stage['answer']['model'], judge: Stage['answer']['model'] | null): Stage => ({
  ...STAGES.dev,
  answer: { ...STAGES.dev.answer, model: answer },
  supportJudge: judge === null ? null : { model: judge },
});

const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  us: ['us-east-1', 'us-west-2'],
  'us-gov': ['us-gov-west-1'],
  eu: ['eu-west-1', 'eu-central-1'],
  apac: ['ap-south-1', 'ap-northeast-1', 'ap-southeast-2'],
  jp: ['ap-northeast-1', 'ap-northeast-3'],
  au: ['ap-southeast-2', 'ap-southeast-4'],
  ca: ['ca-central-1'],
};
const REGIONS = [...new Set([...Object.values(ALLOWED).flat(), 'sa-east-1', 'ap-northeast-2', 'ap-southeast-1'])];
const APAC = REGIONS.filter((region) => region.startsWith('ap-'));

it.each(Object.entries<readonly string[]>({ ...ALLOWED, apac: APAC, global: REGIONS, mars: [] }))(
  'a profile of %s is called only from its own Regions',
  (geography, allowed) => {
    const answers = (region: string) => () => requireGeography(stageWith(profileOf(geography), null), region);
    const judges = (region: string) => () => requireGeography(stageWith(MODEL, profileOf(geography)), region);
    for (const region of REGIONS) {
      for (const [variable, check] of [
        ['ANSWER_MODEL_ID', answers(region)],
        ['SUPPORT_JUDGE_MODEL_ID', judges(region)],
      ] as const) {
        if (allowed.includes(region)) {
          expect(check, `${variable} from ${region}`).not.toThrow();
        } else {
          expect(check, `${variable} from ${region}`).toThrow(
            new StageError(
              `${variable}: the inference profile ${geography}.amazon.nova-micro-v1:0 cannot be called from ${region}; choose one for that Region in lib/stages.ts.`,
            ),
          );
        }
      }
    }
  },
);

it.each(Object.keys(ALLOWED))('the local cloud accepts a profile of %s from the same Regions', (geography) => {
  const profile = profileOf(geography);
  const isAccepted = (region: string) => isAcceptedFrom(profile.profileId, region);
  const isDeployed = (region: string) => {
    try {
      requireGeography(stageWith(profile, null), region);
      return true;
    } catch (error) {
      expect(error).toBeInstanceOf(StageError);
      return false;
    }
  };
  expect(REGIONS.filter(isDeployed)).toEqual(REGIONS.filter(isAccepted));
  expect(REGIONS.filter(isAccepted)).not.toEqual([]);
});

it('a model of the Region itself is called from anywhere', () => {
  expect(() => requireGeography(stageWith(MODEL, MODEL), 'sa-east-1')).not.toThrow();
});

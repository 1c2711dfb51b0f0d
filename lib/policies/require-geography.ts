import type { Stage } from '../stage.ts';

// Which Regions each kind of profile is called from, by how its name and theirs begin.
const REGIONS_OF: Readonly<Record<string, RegExp>> = {
  us: /^us-(?!gov-)/,
  'us-gov': /^us-gov-/,
  eu: /^eu-/,
  apac: /^ap-/,
  jp: /^ap-northeast-[13]$/,
  au: /^ap-southeast-[24]$/,
  ca: /^ca-/,
  global: /^/,
};

/** Throws a sentence when the answering model's inference profile cannot be called from the Region. */
export function requireGeography({ answer: { model } }: Stage, region: string): void {
  if (model.kind !== 'inference-profile') {
    return;
  }
  const [geography = ''] = model.profileId.split('.');
  if (REGIONS_OF[geography]?.test(region) !== true) {
    throw new Error(
      `ANSWER_MODEL_ID: the inference profile ${model.profileId} cannot be called from ${region}; choose one of that Region in lib/stages.ts.`,
    );
  }
}

import type { Stage } from '../stage.ts';
import { StageError } from '../stage-error.ts';

// The Regions from which a profile can be called, by the prefix of its name.
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

/** Throws a StageError when an inference profile of the stage cannot be called from the Region. */
export function requireGeography({ answer, supportJudge }: Stage, region: string): void {
  requireCallable('ANSWER_MODEL_ID', answer.model, region);
  if (supportJudge !== null) {
    requireCallable('SUPPORT_JUDGE_MODEL_ID', supportJudge.model, region);
  }
}

function requireCallable(variable: string, model: Stage['answer']['model'], region: string): void {
  if (model.kind !== 'inference-profile') {
    return;
  }
  const [geography = ''] = model.profileId.split('.');
  if (REGIONS_OF[geography]?.test(region) !== true) {
    throw new StageError(
      `${variable}: the inference profile ${model.profileId} cannot be called from ${region}; choose one for that Region in lib/stages.ts.`,
    );
  }
}

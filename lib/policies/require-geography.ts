import { isCallableFrom } from '@knowledge-copilot/local-cloud/geographies';
import type { Stage } from '../stage.ts';
import { StageError } from '../stage-error.ts';

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
  if (!isCallableFrom(model.profileId, region)) {
    throw new StageError(
      `${variable}: the inference profile ${model.profileId} cannot be called from ${region}; choose one of that Region in lib/stages.ts.`,
    );
  }
}

import * as v from 'valibot';
import type { KeyEnvironment } from './scope.ts';

/** Whether a stage accepts live keys; test keys are accepted by every stage. */
export const LiveKeys = v.picklist(['allowed', 'refused']);
export type LiveKeys = v.InferOutput<typeof LiveKeys>;

/** The kinds of keys that a stage accepts. */
export function acceptedEnvironments(liveKeys: LiveKeys): readonly KeyEnvironment[] {
  return liveKeys === 'allowed' ? ['live', 'test'] : ['test'];
}

import { operation } from '../administration/operation.ts';
import { equipStage, equipStageInput } from '../stage/seed-smoke-test.ts';

/** What the deployment asks for, and an operator may. */
export const smokeTestOperations = {
  'stage.equip': operation(equipStageInput, equipStage),
};

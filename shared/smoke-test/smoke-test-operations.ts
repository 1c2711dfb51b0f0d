import { operation } from '../access/operation.ts';
import { equipStage, equipStageInput } from './equip-stage.ts';

/** What the deployment asks for, and an operator may. */
export const smokeTestOperations = {
  'stage.equip': operation(equipStageInput, equipStage),
};

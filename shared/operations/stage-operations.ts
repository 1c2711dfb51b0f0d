import { defineOperation } from '../administration/operation.ts';
import { showStage, showStageInput } from '../reports/show-stage.ts';
import { prepareStage, prepareStageInput } from '../stage/prepare-stage.ts';
import { reportStage, reportStageInput } from '../stage/report-stage.ts';
import { seedSmokeTest, seedSmokeTestInput } from '../stage/seed-smoke-test.ts';
import { switchGeneration, switchGenerationInput } from '../stage/switch-generation.ts';
import { STAGE } from './operation-roles.ts';
import { stageOverviewResult } from './results/report-results.ts';
import { preparedStageResult, seededResult, stageResult, switchedResult } from './results/stage-results.ts';

/** The operations on the stage itself. */
export const stageOperations = {
  'stage.status': defineOperation({
    input: reportStageInput,
    result: stageResult,
    ...STAGE,
    company: 'none',
    run: reportStage,
  }),
  'stage.overview': defineOperation({
    input: showStageInput,
    result: stageOverviewResult,
    ...STAGE,
    company: 'none',
    run: showStage,
  }),
  'stage.prepare': defineOperation({
    input: prepareStageInput,
    result: preparedStageResult,
    ...STAGE,
    company: 'none',
    run: prepareStage,
  }),
  'stage.switch-generation': defineOperation({
    input: switchGenerationInput,
    result: switchedResult,
    ...STAGE,
    company: 'none',
    run: switchGeneration,
  }),
  'stage.seed-smoke-test': defineOperation({
    input: seedSmokeTestInput,
    result: seededResult,
    ...STAGE,
    company: 'none',
    run: seedSmokeTest,
  }),
};

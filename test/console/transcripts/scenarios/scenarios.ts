import type { Scenario } from '../scenario.ts';
import { AUDIT, STAGE_AUDIT } from './audit.ts';
import { PLAYGROUND } from './playground.ts';
import { STAGE } from './stage.ts';

/** The scenarios of the pages that no other test visits in full; the first of each shows the whole page. */
export const SCENARIOS: Readonly<Record<string, readonly Scenario[]>> = {
  playground: PLAYGROUND,
  audit: AUDIT,
  stage: STAGE,
  'stage-audit': STAGE_AUDIT,
};

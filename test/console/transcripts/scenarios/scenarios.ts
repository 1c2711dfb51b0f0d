import type { CompanyPage, StagePage } from '../../../../console/address/page-names.ts';
import type { Scenario } from '../scenario.ts';
import { AUDIT, STAGE_AUDIT } from './audit.ts';
import { FRAME } from './frame.ts';
import { KEYS } from './keys.ts';
import { KNOWLEDGE } from './knowledge.ts';
import { MEMBERS, OPERATORS } from './members.ts';
import { PLAYGROUND } from './playground.ts';
import { POLICIES } from './policies.ts';
import { OVERVIEW, REFERENCE, USAGE } from './reports.ts';
import { STAGE } from './stage.ts';

/** The scenarios of each page; the first of each shows the whole page. */
export const SCENARIOS: Readonly<Record<CompanyPage | StagePage | 'frame', readonly Scenario[]>> = {
  frame: FRAME,
  overview: OVERVIEW,
  keys: KEYS,
  policies: POLICIES,
  knowledge: KNOWLEDGE,
  playground: PLAYGROUND,
  usage: USAGE,
  audit: AUDIT,
  members: MEMBERS,
  reference: REFERENCE,
  stage: STAGE,
  operators: OPERATORS,
  'stage-audit': STAGE_AUDIT,
};

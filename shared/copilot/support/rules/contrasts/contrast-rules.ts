import { addedNotRule } from '../denials/added-not-rule.ts';
import { deniedNumberRule } from '../denials/denied-number-rule.ts';
import { leftOutNotRule } from '../denials/left-out-not-rule.ts';
import type { Rule } from '../rule.ts';
import { causeOrderRule } from './cause-order-rule.ts';
import { changeAmountRule } from './change-amount-rule.ts';
import { compoundPeriodRule } from './compound-period-rule.ts';
import { conditionalNumberRule } from './conditional-number-rule.ts';
import { deniedLabelRule, deniedTwiceRule } from './denied-label-rule.ts';
import { dutyOfEachRule } from './duty-of-each-rule.ts';
import { extremeRule } from './extreme-rule.ts';
import { fromToRule } from './from-to-rule.ts';
import { oppositeSignRule } from './opposite-sign-rule.ts';
import { passiveAgentRule } from './passive-agent-rule.ts';
import { reversedBoundRule } from './reversed-bound-rule.ts';
import { tenseRule } from './tense-rule.ts';
import { turnedDutyRule } from './turned-duty-rule.ts';

/** Rules for pairs of opposites of which the source states one: past and future, cause and effect, a yes and a no. */
export const PAIR_RULES: readonly Rule[] = [
  tenseRule,
  causeOrderRule,
  deniedLabelRule,
  deniedTwiceRule,
  conditionalNumberRule,
  dutyOfEachRule,
  passiveAgentRule,
  oppositeSignRule,
  extremeRule,
  fromToRule,
  changeAmountRule,
  compoundPeriodRule,
  addedNotRule,
  deniedNumberRule,
  leftOutNotRule,
  reversedBoundRule,
  turnedDutyRule,
];

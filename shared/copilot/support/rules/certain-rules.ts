import { borrowedWordRule } from './added/borrowed-word-rule.ts';
import { agentRule } from './agent-rule.ts';
import { reversedBoundRule } from './contrasts/reversed-bound-rule.ts';
import { leftOutNotRule } from './denials/left-out-not-rule.ts';
import { doerRule } from './facts/doer-rule.ts';
import { portionRule } from './facts/portion-rule.ts';
import { reasonRule } from './facts/reason-rule.ts';
import { roleWordsRule } from './facts/role-words-rule.ts';
import { unitRule } from './facts/unit-rule.ts';
import { momentRule } from './limit-rules.ts';
import { oppositeRule, quantifierRule } from './meaning-rules.ts';
import { rateRule } from './numbers/rate-rule.ts';
import { crossedRule } from './role-rules.ts';
import type { GradedRule } from './rule.ts';
import { addedAllRule } from './scope/added-all-rule.ts';
import { advisedRule } from './scope/advised-rule.ts';
import { alsoRule } from './scope/also-rule.ts';
import { regardlessRule } from './scope/always-rules.ts';
import { limitedYesRule } from './scope/yes-rules.ts';
import { columnRule } from './tables/column-rule.ts';
import { labelRule } from './tables/label-rule.ts';
import { stepRule } from './tables/step-rule.ts';

/** The rules that are right in at least .93 of at least ten refusals on the labeled replies. */
export const CERTAIN_RULES: readonly GradedRule[] = [
  { name: 'rate', grade: 'certain', find: rateRule },
  { name: 'moment', grade: 'certain', find: momentRule },
  { name: 'unit', grade: 'certain', find: unitRule },
  { name: 'label', grade: 'certain', find: labelRule },
  { name: 'advised', grade: 'certain', find: advisedRule },
  { name: 'regardless', grade: 'certain', find: regardlessRule },
  { name: 'step', grade: 'certain', find: stepRule },
  { name: 'portion', grade: 'certain', find: portionRule },
  { name: 'doer', grade: 'certain', find: doerRule },
  { name: 'quantifier', grade: 'certain', find: quantifierRule, wordsMin: 0.6 },
  { name: 'crossed', grade: 'certain', find: crossedRule, wordsMin: 0.7 },
  { name: 'agent', grade: 'certain', find: agentRule, wordsMin: 0.95 },
  { name: 'also', grade: 'certain', find: alsoRule },
  { name: 'reason', grade: 'certain', find: reasonRule },
  { name: 'column', grade: 'certain', find: columnRule },
  { name: 'role-words', grade: 'certain', find: roleWordsRule },
  { name: 'added-all', grade: 'certain', find: addedAllRule },
  { name: 'borrowed-word', grade: 'certain', find: borrowedWordRule },
  { name: 'opposite', grade: 'certain', find: oppositeRule },
  { name: 'left-out-not', grade: 'certain', find: leftOutNotRule },
  { name: 'reversed-bound', grade: 'certain', find: reversedBoundRule },
  { name: 'limited-yes', grade: 'certain', find: limitedYesRule },
];

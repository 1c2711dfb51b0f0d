import { addedAllRule } from './added-all-rule.ts';
import { advisedRule } from './advised-rule.ts';
import { agentRule } from './agent-rule.ts';
import { alsoRule } from './also-rule.ts';
import { borrowedWordRule } from './borrowed-word-rule.ts';
import { columnRule } from './column-rule.ts';
import { crossedRule } from './crossed-rule.ts';
import { doerRule } from './doer-rule.ts';
import { labelRule } from './label-rule.ts';
import { leftOutNotRule } from './left-out-not-rule.ts';
import { limitedYesRule } from './limited-yes-rule.ts';
import { momentRule } from './moment-rule.ts';
import { oppositeRule } from './opposite-rule.ts';
import { portionRule } from './portion-rule.ts';
import { quantifierRule } from './quantifier-rule.ts';
import { rateRule } from './rate-rule.ts';
import { reasonRule } from './reason-rule.ts';
import { regardlessRule } from './regardless-rule.ts';
import { reversedBoundRule } from './reversed-bound-rule.ts';
import { roleWordsRule } from './role-words-rule.ts';
import type { GradedRule } from './rule.ts';
import { unitRule } from './unit-rule.ts';

/** The rules whose refusal is final: nearly all are right in .93 of their refusals (docs/quality.md counts them). */
export const CERTAIN_RULES: readonly GradedRule[] = [
  { name: 'rate', grade: 'certain', find: rateRule },
  { name: 'moment', grade: 'certain', find: momentRule },
  { name: 'unit', grade: 'certain', find: unitRule },
  { name: 'label', grade: 'certain', find: labelRule },
  { name: 'advised', grade: 'certain', find: advisedRule },
  { name: 'regardless', grade: 'certain', find: regardlessRule },
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

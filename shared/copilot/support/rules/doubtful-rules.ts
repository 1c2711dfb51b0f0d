import { bindingRule } from './binding-rule.ts';
import { boundRule } from './bound-rule.ts';
import { boundlessYesRule } from './boundless-yes-rule.ts';
import { conditionRule } from './condition-rule.ts';
import { dateRule } from './date-rule.ts';
import { exclusionRule } from './exclusion-rule.ts';
import { limitRule } from './limit-rule.ts';
import { mixedPartsRule } from './mixed-parts-rule.ts';
import { modalityRule } from './modality-rule.ts';
import { nameBindingRule } from './name-binding-rule.ts';
import { nameRule } from './name-rule.ts';
import { negationRule } from './negation-rule.ts';
import { pairingRule } from './pairing-rule.ts';
import { quantityRule } from './quantity-rule.ts';
import type { GradedRule } from './rule.ts';
import { sequenceRule } from './sequence-rule.ts';
import { universalRule } from './universal-rule.ts';
import { wordsRule } from './words-rule.ts';

/** The rules that leave a sentence to the judge, and refuse it only where the stage has none. */
export const DOUBTFUL_RULES: readonly GradedRule[] = [
  { name: 'date', grade: 'doubtful', find: dateRule },
  { name: 'name', grade: 'doubtful', find: nameRule },
  { name: 'limit', grade: 'doubtful', find: limitRule },
  { name: 'sequence', grade: 'doubtful', find: sequenceRule },
  { name: 'pairing', grade: 'doubtful', find: pairingRule },
  { name: 'exclusion', grade: 'doubtful', find: exclusionRule },
  { name: 'quantity', grade: 'doubtful', find: quantityRule },
  { name: 'bound', grade: 'doubtful', find: boundRule, wordsMin: 0.6 },
  { name: 'binding', grade: 'doubtful', find: bindingRule, wordsMin: 0.6 },
  { name: 'modality', grade: 'doubtful', find: modalityRule, wordsMin: 0.6 },
  { name: 'negation', grade: 'doubtful', find: negationRule, wordsMin: 0.7 },
  { name: 'condition', grade: 'doubtful', find: conditionRule, wordsMin: 0.7 },
  { name: 'name-binding', grade: 'doubtful', find: nameBindingRule, wordsMin: 0.7 },
  { name: 'universal', grade: 'doubtful', find: universalRule },
  { name: 'boundless-yes', grade: 'doubtful', find: boundlessYesRule },
  { name: 'mixed-parts', grade: 'doubtful', find: mixedPartsRule },
  { name: 'words', grade: 'doubtful', find: wordsRule },
];

import type { Rule } from '../rule.ts';
import { atWillRule } from './at-will-rule.ts';
import { certainRule } from './certain-rule.ts';
import { consentRule } from './consent-rule.ts';
import { exemptRule } from './exempt-rule.ts';
import { inARowRule } from './in-a-row-rule.ts';
import { leviedRule } from './levied-rule.ts';
import { oneOfSeveralRule } from './one-of-several-rule.ts';
import { purposeRule } from './purpose-rule.ts';
import { widenedRule } from './widened-rule.ts';
import { withWithoutRule } from './with-without-rule.ts';

/** Rules for a limit of the source that a statement loses or changes. */
export const SCOPE_RULES: readonly Rule[] = [
  exemptRule,
  atWillRule,
  consentRule,
  purposeRule,
  widenedRule,
  withWithoutRule,
  certainRule,
  leviedRule,
  oneOfSeveralRule,
  inARowRule,
];

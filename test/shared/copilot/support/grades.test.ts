// Guarantee: what a rule refuses on its own is an error as often as its grade says. Risk: a rule that is called certain
// takes right answers from readers, and no judge is asked.
import { describe, expect, it } from 'vitest';
import { CERTAIN_RULES } from '../../../../shared/copilot/support/rules/certain-rules.ts';
import { DOUBTFUL_RULES } from '../../../../shared/copilot/support/rules/doubtful-rules.ts';
import { checkedAnswer, LABELED_REPLIES } from '../labeled-replies.fixture.ts';

const RULES = [...CERTAIN_RULES, ...DOUBTFUL_RULES];

/** How many of the labeled replies each rule refuses, and how many of these are right. */
function countRefusals(): ReadonlyMap<string, { readonly wrong: number; readonly right: number }> {
  const finds = RULES.map(({ find }) => find);
  const counts = new Map(RULES.map(({ name }) => [name, { wrong: 0, right: 0 }]));
  let refusing = new Set<string>();
  // Every rule is asked about every sentence, whatever the others find.
  for (const [at, rule] of RULES.entries()) {
    Object.assign(rule, {
      find: (comparison: Parameters<typeof rule.find>[0]) => {
        if (finds[at]?.(comparison) != null) {
          refusing.add(rule.name);
        }
        return null;
      },
    });
  }
  for (const reply of LABELED_REPLIES) {
    refusing = new Set();
    checkedAnswer(reply);
    for (const name of refusing) {
      const count = counts.get(name) ?? { wrong: 0, right: 0 };
      counts.set(name, reply.right ? { ...count, right: count.right + 1 } : { ...count, wrong: count.wrong + 1 });
    }
  }
  for (const [at, rule] of RULES.entries()) {
    Object.assign(rule, { find: finds[at] });
  }
  return counts;
}

describe('the rules', () => {
  const counts = countRefusals();
  const sumOf = (rules: readonly { readonly name: string }[]) => {
    const known = rules.map(({ name }) => counts.get(name) ?? { wrong: 0, right: 0 });
    const [wrong, right] = [known.reduce((sum, each) => sum + each.wrong, 0), known.reduce((s, e) => s + e.right, 0)];
    return { refusals: wrong + right, share: wrong / (wrong + right) };
  };

  // Two hundred replies have too few refusals for each rule: `npm run eval:replies` counts them on all.
  it.each([
    ['certain', CERTAIN_RULES, 0.93],
    ['doubtful', DOUBTFUL_RULES, 0.8],
  ] as const)('that are %s are right in %d of their refusals', (grade, rules, shareMin) => {
    expect(rules.map((rule) => rule.grade)).toEqual(rules.map(() => grade));
    expect(sumOf(rules).refusals).toBeGreaterThan(20);
    expect(sumOf(rules).share).toBeGreaterThanOrEqual(shareMin);
  });
});

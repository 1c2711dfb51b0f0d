import type { Command, CommandOption } from './command.ts';
import { id, text } from './option-kinds.ts';

// What is no number is handed on as it is, so that the refusal says what would be right.
const numberOr = (word: string) => (typed: string) => {
  if (typed === word) {
    return null;
  }
  return /^\d{1,9}$/.test(typed) ? Number(typed) : typed;
};
const limit = (name: string, help: string): CommandOption => ({
  ...text(name, 'N', `${help}; 'default': as many as the stage says`),
  read: numberOr('default'),
});

/** The monthly budget of a company. */
export const monthlyBudget = text(
  'monthly-budget-usd',
  'N|unlimited',
  'dollars a UTC calendar month, such as 250 or 0.5; a hard cap. Without one nothing is capped',
);

/** The options of `policy set` about money and pace. */
export const budgetPolicyOptions: readonly CommandOption[] = [
  monthlyBudget,
  limit('rate-per-minute', 'questions a minute'),
  limit('burst', 'questions at the same moment'),
  limit('concurrency', 'questions in progress, at most 100'),
  text('keep-answers', 'on|off', 'keep answers for an hour for those who repeat a question with its Idempotency-Key'),
  {
    ...text('alert-email', 'ADDRESS', "who is told at 50, 80 and 100 percent of the budget; 'none': nobody"),
    read: (typed) => (typed === 'none' ? null : typed),
  },
];

const month = (required: boolean) => text('month', 'MONTH', 'a UTC calendar month, such as 2026-11', required);

/** What was spent. */
export const budgetCommands: readonly Command[] = [
  {
    noun: 'budget',
    verb: 'show',
    operation: 'budget.show',
    help: 'Shows a budget: its cap, what is settled, held by calls in progress and available.',
    options: [
      id('company'),
      month(false),
      text('purpose', 'live|test', "the company's own, which is shown without it"),
    ],
  },
  {
    noun: 'usage',
    verb: 'export',
    operation: 'usage.export',
    help: 'Prints the usage of a month as CSV, by application, key and model; it adds up to what is settled.',
    options: [id('company'), month(true)],
  },
];

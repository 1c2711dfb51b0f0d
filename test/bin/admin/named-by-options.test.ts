// Guarantee: an operator reads the name of the option that was typed, not that of a field of the operation. Risk: an
// operator searches the manual for an option that does not exist.
import { expect, it } from 'vitest';
import { namedByOptions } from '../../../bin/admin/named-by-options.ts';

const option = (name: string, field?: string) => ({ name, value: 'X', help: '', ...(field && { field }) });
const COMMAND = {
  options: [
    option('company', 'company_id'),
    option('monthly-budget-usd', 'monthly_budget_usd'),
    option('name', 'name'),
    option('scopes', 'scopes'),
    option('yes'),
  ],
};

it.each([
  ['company_id must be a UUID.', '--company must be a UUID.'],
  ['monthly_budget_usd must be a string.', '--monthly-budget-usd must be a string.'],
  // A field that no option sets.
  ['after must be the value of next.', 'after must be the value of next.'],
  ['There is no company_id.', 'There is no --company.'],
  ['monthly_budget_usd: entry 2 is wrong.', '--monthly-budget-usd: entry 2 is wrong.'],
  ['At least one of scopes and name must be given.', 'At least one of --scopes and --name must be given.'],
  ['name must be on for monthly_budget_usd to be set.', '--name must be on for --monthly-budget-usd to be set.'],
  // A word of the sentence that is also the name of a field.
  ['An application with this name exists.', 'An application with this name exists.'],
  // An option that sets no field.
  ['yes must be typed.', 'yes must be typed.'],
  ['company_ids must be UUIDs.', 'company_ids must be UUIDs.'],
  ['', ''],
])('%j is shown as %j', (sentence, named) => {
  expect(namedByOptions(sentence, COMMAND)).toBe(named);
});

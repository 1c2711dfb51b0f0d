// Guarantee: the fields of policies, keys and documents have names that people read, and any other field its own name.
// Risk: an auditor reads the names of the API, or a name that belongs to another field.
import { expect, it } from 'vitest';
import { fieldName, fieldSentence } from '../../../console/texts/fields.ts';

it.each([
  ['monthly_budget_usd', 'monthly budget in US dollars'],
  ['ip_allow_list', 'allowed IP addresses'],
  ['alert_email', 'email address for alerts'],
  ['rate_per_minute', 'questions per minute'],
  ['searches_per_minute', 'searches per minute'],
  ['burst', 'burst of questions after a pause'],
  ['concurrency', 'questions at the same time'],
  ['personal_data', 'removal of personal data'],
  ['personal_data_kinds', 'kinds of personal data'],
  ['keep_answers', 'keep answers for repeated calls'],
  ['scopes', 'permissions'],
  ['application_id', 'application ID'],
  ['environment', 'environment'],
  ['expires_at', 'expires'],
  ['visibility', 'who can read it'],
  ['email', 'email address'],
  ['bytes', 'size in bytes'],
  ['some_new_policy', 'some new policy'],
  ['constructor', 'constructor'],
])('the field %s is called %s', (field, name) => {
  expect(fieldName(field)).toBe(name);
});

it.each([
  ['name must have at most 200 characters.', 'Name must have at most 200 characters.'],
  ['monthly_budget_usd must be a string.', 'Monthly budget in US dollars must be a string.'],
  ['company_id is required for the roles.', 'Company id is required for the roles.'],
  [
    'personal_data must be on for personal_data_kinds to be set.',
    'Removal of personal data must be on for personal_data_kinds to be set.',
  ],
  ['The name must be changed.', 'The name must be changed.'],
  ['notes-2.md must be smaller.', 'notes-2.md must be smaller.'],
  ['Busy.', 'Busy.'],
])('the sentence "%s" is shown as "%s"', (sentence, shown) => {
  expect(fieldSentence(sentence)).toBe(shown);
});

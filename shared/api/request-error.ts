import type * as v from 'valibot';
import { INVALID_BODY, INVALID_PARAMETERS } from '../error-messages.ts';
import { ServiceError } from '../service-error.ts';

// A field's name comes from the caller: it is repeated only if it looks like a name and is too short to contain a key.
const REPEATABLE_NAME = /^[A-Za-z_][A-Za-z0-9_-]{0,31}$/;

/** The message for a body that is JSON but not an object. */
export const NOT_AN_OBJECT = 'The request body must be a JSON object.';

/**
 * Turns the first issue of a refused body, or an unknown field if there is one, into a sentence for a 400: the field
 * and the rule, never the value.
 */
export function bodyError(issues: readonly v.BaseIssue<unknown>[]): ServiceError {
  // An unknown field comes first: it is often a misspelled one, and "is required" for the right spelling would mislead.
  const issue = issues.find(isUnknownField) ?? issues[0];
  if (issue === undefined) {
    return new ServiceError('invalid_request', INVALID_BODY);
  }
  return new ServiceError('invalid_request', sentenceFor(issue));
}

function isUnknownField(issue: v.BaseIssue<unknown>): boolean {
  return issue.type === 'strict_object' && issue.expected === 'never';
}

function sentenceFor(issue: v.BaseIssue<unknown>): string {
  if (issue.path === undefined) {
    return NOT_AN_OBJECT;
  }
  const key = issue.path[0]?.key;
  if (isUnknownField(issue)) {
    return typeof key === 'string' && REPEATABLE_NAME.test(key)
      ? `The field '${key}' is not known.`
      : 'The request body has a field that is not known.';
  }
  if (issue.type === 'strict_object') {
    return `The field '${String(key)}' is required.`;
  }
  return issue.message;
}

/** Turns the first issue of refused path or query parameters into a sentence for a 400, never with the value. */
export function parameterError([issue]: readonly v.BaseIssue<unknown>[]): ServiceError {
  const isMissing = issue?.kind === 'schema' && issue.input === undefined;
  const name = String(issue?.path?.[0]?.key);
  return new ServiceError(
    'invalid_request',
    isMissing ? `The parameter '${name}' is required.` : (issue?.message ?? INVALID_PARAMETERS),
  );
}

import type { BaseIssue } from 'valibot';

/**
 * Says what a schema refused, one clause an issue, with the full path of the field: `BucketName: Expected string but
 * received 5`. A field that the schema does not list is reported as not supported: it may well exist on AWS.
 */
export function describeIssues(issues: readonly BaseIssue<unknown>[]): string {
  return issues.map(describeIssue).join('; ');
}

function describeIssue(issue: BaseIssue<unknown>): string {
  const path = (issue.path ?? []).map((step) => String(step.key)).join('.');
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    return `${path} is not supported by the local cloud`;
  }
  const message = issue.message.replace(/^Invalid \w+: /, '');
  return path === '' ? message : `${path}: ${message}`;
}

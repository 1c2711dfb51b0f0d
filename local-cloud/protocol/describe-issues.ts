import type { BaseIssue } from 'valibot';

/**
 * Describes the issues that a schema found, each with the full path of the field: `BucketName: Expected string but
 * received 5`. A field that the schema does not list is reported as not supported, because it may exist on AWS.
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

import * as v from 'valibot';
import { describeIssues } from '../protocol/describe-issues.ts';
import type { Permission } from '../stand-in.ts';
import { type ConditionBlock, conditionHolds, parseConditions, type RequestValues } from './condition.ts';
import { matchesPattern } from './pattern.ts';

/** One statement of an identity policy, ready to be matched with requests. */
export interface Statement {
  readonly effect: 'Allow' | 'Deny';
  readonly actions: readonly string[];
  readonly resources: readonly string[];
  readonly conditions: readonly ConditionBlock[];
}

/** `implicitDeny`: nothing allows it; `explicitDeny`: a statement denies it, whatever else allows it. */
export type Decision = 'allowed' | 'implicitDeny' | 'explicitDeny';

const Texts = v.pipe(
  v.union([v.string(), v.array(v.string())]),
  v.transform((texts) => [texts].flat()),
);
// NotAction, NotResource and Principal are deliberately missing: a policy that has them is refused by name.
const Document = v.strictObject({
  Version: v.literal('2012-10-17'),
  Id: v.optional(v.string()),
  Statement: v.pipe(
    v.union([v.unknown(), v.array(v.unknown())]),
    v.transform((statements) => [statements].flat() as unknown[]),
    v.array(
      v.strictObject({
        Sid: v.optional(v.string()),
        Effect: v.picklist(['Allow', 'Deny']),
        Action: Texts,
        Resource: Texts,
        Condition: v.optional(v.record(v.string(), v.record(v.string(), v.unknown()))),
      }),
    ),
  ),
});

/**
 * Reads an identity policy's document.
 *
 * @throws an error that names `place` and any element, operator or key that is not known.
 */
export function parsePolicy(document: unknown, place: string): readonly Statement[] {
  const parsed = v.safeParse(Document, document);
  if (!parsed.success) {
    throw new Error(`${place}: ${describeIssues(parsed.issues)}.`);
  }
  return parsed.output.Statement.map((statement) => ({
    effect: statement.Effect,
    actions: statement.Action,
    resources: statement.Resource,
    conditions: parseConditions(statement.Condition ?? {}, place),
  }));
}

/** Decides one permission by a set of statements; a matching deny outweighs every allow. */
export function decide(statements: readonly Statement[], permission: Permission, values: RequestValues): Decision {
  const applicable = statements.filter((statement) => applies(statement, permission, values));
  if (applicable.some(({ effect }) => effect === 'Deny')) {
    return 'explicitDeny';
  }
  return applicable.length > 0 ? 'allowed' : 'implicitDeny';
}

function applies(statement: Statement, { action, resource }: Permission, values: RequestValues): boolean {
  // Actions are case-insensitive, resources are case-sensitive.
  return (
    statement.actions.some((pattern) => matchesPattern(pattern.toLowerCase(), action.toLowerCase())) &&
    statement.resources.some((pattern) => matchesPattern(pattern, resource)) &&
    statement.conditions.every((condition) => conditionHolds(condition, values))
  );
}

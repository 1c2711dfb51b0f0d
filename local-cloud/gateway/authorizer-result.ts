import * as v from 'valibot';
import { matchesPattern } from '../iam/pattern.ts';

/**
 * The decision in an authorizer's answer. The context contains only strings: API Gateway converts numbers and booleans.
 */
type AuthorizerResult =
  | { readonly kind: 'allowed' | 'denied' | 'explicitly-denied'; readonly context: Readonly<Record<string, string>> }
  | { readonly kind: 'malformed'; readonly reason: string };

const Texts = v.pipe(
  v.union([v.string(), v.array(v.string())]),
  v.transform((texts) => [texts].flat()),
);
const Answer = v.strictObject({
  principalId: v.pipe(v.string(), v.nonEmpty()),
  policyDocument: v.strictObject({
    Version: v.literal('2012-10-17'),
    Id: v.optional(v.string()),
    Statement: v.pipe(
      v.array(
        v.strictObject({
          Sid: v.optional(v.string()),
          Effect: v.picklist(['Allow', 'Deny']),
          Action: Texts,
          Resource: Texts,
        }),
      ),
      v.nonEmpty('An empty policy is malformed'),
    ),
  }),
  context: v.optional(v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])), {}),
});

const ACTION = 'execute-api:Invoke';

/**
 * Evaluates an authorizer's policy for the method's ARN: a matching Deny first, then a matching Allow, otherwise
 * denied.
 */
export function readAuthorizerResult(payload: string, methodArn: string): AuthorizerResult {
  const parsed = v.safeParse(Answer, JSON.parse(payload));
  if (!parsed.success) {
    const reason = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'the answer'}: ${issue.message}`).join('; ');
    return { kind: 'malformed', reason };
  }
  const { principalId, policyDocument, context } = parsed.output;
  const effects = policyDocument.Statement.filter(
    ({ Action, Resource }) =>
      Action.some((pattern) => matchesPattern(pattern.toLowerCase(), ACTION.toLowerCase())) &&
      Resource.some((pattern) => matchesPattern(pattern, methodArn)),
  ).map(({ Effect }) => Effect);
  const kind = effects.includes('Deny') ? 'explicitly-denied' : effects.includes('Allow') ? 'allowed' : 'denied';
  const texts = Object.entries(context).map(([name, value]) => [name, String(value)]);
  return { kind, context: { ...Object.fromEntries(texts), principalId } };
}

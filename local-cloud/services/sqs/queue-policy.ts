import * as v from 'valibot';
import { matchesPattern } from '../../iam/pattern.ts';
import { readProperties } from '../../protocol/resource-properties.ts';
import type { TemplateResource } from '../../stand-in.ts';

/** An AWS service that acts for a resource of the account. */
export interface ServiceCaller {
  /** Such as `events.amazonaws.com`. */
  readonly service: string;
  readonly sourceArn: string;
}

/** An action of a service on a queue. */
interface QueueUse {
  readonly caller: ServiceCaller;
  readonly action: string;
  readonly queueArn: string;
}

const oneOrMore = v.union([v.string(), v.array(v.string())]);
const conditions = v.strictObject({
  ArnEquals: v.optional(v.strictObject({ 'aws:SourceArn': oneOrMore })),
  ArnLike: v.optional(v.strictObject({ 'aws:SourceArn': oneOrMore })),
  StringEquals: v.optional(v.strictObject({ 'aws:SourceAccount': oneOrMore })),
  Bool: v.optional(v.strictObject({ 'aws:SecureTransport': v.union([v.string(), v.boolean()]) })),
});
const statement = v.strictObject({
  Sid: v.optional(v.string()),
  Effect: v.picklist(['Allow', 'Deny']),
  Principal: v.union([v.literal('*'), v.strictObject({ Service: v.optional(oneOrMore), AWS: v.optional(oneOrMore) })]),
  Action: oneOrMore,
  Resource: oneOrMore,
  Condition: v.optional(conditions),
});
const properties = v.strictObject({
  Queues: v.array(v.string()),
  PolicyDocument: v.strictObject({ Version: v.literal('2012-10-17'), Statement: v.array(statement) }),
});

/** One statement of a queue's policy. */
export type QueueStatement = v.InferOutput<typeof statement>;

/**
 * Reads a queue policy: the URLs of its queues, and its statements. Locally, statements are evaluated for AWS services
 * only; the permissions of functions come from their roles.
 */
export function readQueuePolicy(resource: TemplateResource): { urls: readonly string[]; statements: QueueStatement[] } {
  const { Queues, PolicyDocument } = readProperties(properties, resource);
  return { urls: Queues, statements: PolicyDocument.Statement };
}

/** Whether the statements allow a service the action on the queue: an Allow applies, and no Deny does. */
export function allowsService(statements: readonly QueueStatement[], use: QueueUse): boolean {
  const applicable = statements.filter((candidate) => applies(candidate, use));
  return applicable.some(({ Effect }) => Effect === 'Allow') && !applicable.some(({ Effect }) => Effect === 'Deny');
}

function applies(candidate: QueueStatement, { caller, action, queueArn }: QueueUse): boolean {
  return (
    namesService(candidate.Principal, caller.service) &&
    list(candidate.Action).some((pattern) => matchesPattern(pattern.toLowerCase(), action.toLowerCase())) &&
    list(candidate.Resource).some((pattern) => matchesPattern(pattern, queueArn)) &&
    holds(candidate.Condition ?? {}, caller)
  );
}

function namesService(principal: QueueStatement['Principal'], service: string): boolean {
  if (principal === '*') {
    return true;
  }
  return list(principal.Service).includes(service) || list(principal.AWS).includes('*');
}

// AWS services always call each other over TLS, and the source account is that of the resource that they act for.
function holds(condition: v.InferOutput<typeof conditions>, caller: ServiceCaller): boolean {
  const patterns = [condition.ArnEquals, condition.ArnLike].filter((arns) => arns !== undefined);
  const accounts = condition.StringEquals?.['aws:SourceAccount'];
  const secure = condition.Bool?.['aws:SecureTransport'];
  return (
    patterns.every((arns) =>
      list(arns['aws:SourceArn']).some((pattern) => matchesPattern(pattern, caller.sourceArn)),
    ) &&
    (accounts === undefined || list(accounts).includes(caller.sourceArn.split(':')[4] ?? '')) &&
    (secure === undefined || String(secure) === 'true')
  );
}

function list(value: string | string[] | undefined): string[] {
  return value === undefined ? [] : [value].flat();
}

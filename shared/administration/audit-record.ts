import type { Role } from './role.ts';

/**
 * Who runs an operation, when (ISO 8601, UTC), and the id of its audit record. Made once for each request, of the
 * operators' command or of the console.
 */
export interface AuditContext {
  readonly id: string;
  readonly at: string;
  /** The ARN that AWS confirmed, the email address of a person in the console, or the name in an unsigned request. */
  readonly actor: string;
  /** Whether AWS or the console's sign-in confirmed the actor; absent in records from before requests were signed. */
  readonly actorVerified?: boolean;
  /** The role of the actor; absent in records from before roles were recorded. */
  readonly actorRole?: Role;
  /** The person's id in the console's directory; absent if the console was not used. */
  readonly personId?: string;
}

/** Every action that is recorded; one that is missing here does not compile. */
export const AUDIT_ACTIONS = [
  'company.create',
  'company.suspend',
  'company.activate',
  'policy.set',
  'application.create',
  'key.create',
  'key.update',
  'key.rotate',
  'key.revoke',
  'base.create',
  'base.update',
  'base.delete',
  'document.add',
  'document.delete',
  'document.reindex',
  'document.retry',
  'document.download',
  'member.invite',
  'member.update',
  'member.remove',
  'member.resend',
  'member.reset-mfa',
  'playground.search',
  'playground.ask',
  'stage.prepare',
  'stage.switch-generation',
] as const;

/** One of the actions that are recorded. */
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** The kinds of things that an action concerns. */
type AuditSubjectType = 'company' | 'application' | 'key' | 'base' | 'document' | 'member' | 'stage';

/**
 * The fields of a subject that a change concerns, by the names that operators see. Never a secret or the text of a
 * document.
 */
type AuditState = Readonly<Record<string, unknown>>;

/**
 * One entry of the append-only audit log. `companyId` is null for a change of the whole stage, `before` for something
 * that was created, and `after` for something that was removed.
 */
export interface AuditRecord extends AuditContext {
  readonly companyId: string | null;
  readonly action: AuditAction;
  readonly subjectType: AuditSubjectType;
  readonly subjectId: string;
  readonly before: AuditState | null;
  readonly after: AuditState | null;
}

/**
 * The records to read: those of one company, or of the stage itself if `companyId` is null, from the time `since` to
 * the position `through`, both included. A `subjectId`, `actor` or `action` that is not null restricts them further.
 */
export interface AuditQuery {
  readonly companyId: string | null;
  readonly since: string | null;
  readonly subjectId: string | null;
  readonly actor: string | null;
  readonly action: AuditAction | null;
  readonly through: string | null;
  readonly recordsMax: number;
}

/** A record's position in the order of records. */
export function auditPosition({ at, id }: Pick<AuditRecord, 'at' | 'id'>): string {
  return `${at}#${id}`;
}

import type { AuditRecord } from '../administration/audit-record.ts';
import { notFound } from '../administration/bad-request.ts';

/** Who can read a base through the API: every key of the company, or none. */
type BaseVisibility = 'company' | 'restricted';

/** A company's documents under one name. A base that is `deleting` is hidden from readers while it is removed. */
export interface KnowledgeBase {
  readonly id: string;
  readonly companyId: string;
  readonly name: string;
  readonly description: string;
  readonly visibility: BaseVisibility;
  readonly status: 'active' | 'deleting';
  readonly createdAt: string;
  readonly revision: number;
}

/** The error for a name that another base of the company already has. */
export const DUPLICATE_BASE_NAME =
  'The company already has a base with this name, or one that looks the same. Choose another name.';

/** The most bases that a company may have, because the public list has no pages. */
export const BASES_PER_COMPANY_MAX = 500;

/** The reads of bases; every read is strongly consistent. */
export interface BaseStore {
  /** The bases that a company's keys may read. */
  readonly visibleTo: (companyId: string) => Promise<readonly KnowledgeBase[]>;
  /** Every base of a company, including restricted ones and those being deleted. */
  readonly list: (companyId: string) => Promise<readonly KnowledgeBase[]>;
  /** Null when there is no such base. */
  readonly find: (baseId: string) => Promise<KnowledgeBase | null>;
}

/**
 * Changes to bases, each in one transaction, which also writes the audit record; only the end of a removal has none,
 * because its start is audited.
 */
export interface BaseRegister {
  /** Adds a base, unless its name is taken or the company is full or does not exist. */
  readonly add: (
    base: KnowledgeBase,
    record: AuditRecord,
  ) => Promise<'done' | 'duplicate_name' | 'full' | 'no_company'>;
  /** Writes name, description and visibility if nothing changed since `before` was read. */
  readonly change: (
    base: KnowledgeBase,
    before: KnowledgeBase,
    record: AuditRecord,
  ) => Promise<'done' | 'changed' | 'duplicate_name'>;
  /** Hides a base from its readers and frees its name. Its documents still have to be removed. */
  readonly startRemoval: (base: KnowledgeBase, record: AuditRecord) => Promise<'done' | 'changed'>;
  /** Deletes an empty base whose removal was started. */
  readonly finishRemoval: (base: KnowledgeBase) => Promise<void>;
}

/**
 * Returns a base.
 *
 * @throws `not_found` when it does not exist or is being deleted.
 */
export async function requireBase(bases: Pick<BaseStore, 'find'>, baseId: string): Promise<KnowledgeBase> {
  const base = await bases.find(baseId);
  if (base?.status !== 'active') {
    throw notFound('base');
  }
  return base;
}

// Accents and case do not separate words, and numbers count as numbers. English has Unicode's own order; it is named,
// because the default is the machine's language.
const NAMES = new Intl.Collator('en', { numeric: true });

/** Orders bases for readers: by name as people sort names, then by id. */
export function compareBases(one: KnowledgeBase, other: KnowledgeBase): number {
  return NAMES.compare(one.name, other.name) || (one.id < other.id ? -1 : 1);
}

/** A base as operators see it; `documents` counts all of them, whatever their status. */
export function baseView({ id, name, description, visibility }: KnowledgeBase, documents: number) {
  return { id, name, description, visibility, documents };
}

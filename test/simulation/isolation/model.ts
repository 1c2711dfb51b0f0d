import type { Text } from './texts.ts';

export type Scope = 'knowledge:read' | 'copilot:query' | 'agents:run';

/** A document that readers see: the words of its file's name are its title. */
export interface Document {
  readonly id: string;
  readonly file: string;
  readonly title: string;
  text: Text;
  version: number;
}

export interface Base {
  readonly id: string;
  name: string;
  description: string;
  visibility: 'company' | 'restricted';
  /** Its removal began: nobody sees it again, however far the removal came. */
  isDeleted: boolean;
  readonly documents: Document[];
}

export interface Key {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly environment: 'live' | 'test';
  scopes: Scope[];
  expiresAtMs: number | null;
  isRevoked: boolean;
  isRotated: boolean;
  /** By month: calls that were paid; of these, those whose text was embedded, and those that a model was asked. */
  readonly paid: Map<string, { calls: number; embedded: number; asked: number }>;
}

export interface Application {
  readonly id: string;
  readonly name: string;
  readonly keys: Key[];
}

/** What a company decided about its calls. */
interface Policies {
  allowList: string[] | null;
  budget: '0' | 'unlimited';
  removesEmails: boolean;
  keepAnswers: 'on' | 'off';
}

/** One line of the record of changes, as far as it is known beforehand. */
interface Change {
  readonly action: string;
  readonly subjectType: string;
  readonly subjectId: string;
}

/** A company with all that belongs to it; nothing in it refers to another. */
export interface Company {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  isSuspended: boolean;
  readonly policies: Policies;
  readonly applications: Application[];
  readonly bases: Base[];
  readonly changes: Change[];
  /** Grows with whatever is done to the company or by its keys: while it stays, nothing of it may change. */
  revision: number;
}

/** An answer that is kept for a header of one key, until an hour has passed. */
export interface Kept {
  readonly body: string;
  readonly answer: string;
  readonly cited: readonly { readonly id: string; readonly version: number }[];
  readonly untilMs: number;
}

/** All that the test knows: what it did, and nothing of how the product works. */
export interface Model {
  readonly companies: Company[];
  /** By id of the key and header. */
  readonly kept: Map<string, Kept>;
  nowMs: () => number;
}

/** The bases that the whole company may see. */
export function visibleBases({ bases }: Company): Base[] {
  return bases.filter(({ isDeleted, visibility }) => !isDeleted && visibility === 'company');
}

/** The bases that operators see. */
export function presentBases({ bases }: Company): Base[] {
  return bases.filter(({ isDeleted }) => !isDeleted);
}

export function keysOf({ applications }: Company): Key[] {
  return applications.flatMap(({ keys }) => keys);
}

export function isActive({ isRevoked, expiresAtMs }: Key, nowMs: number): boolean {
  return !isRevoked && (expiresAtMs === null || nowMs < expiresAtMs);
}

/** The calendar month in UTC. */
export function monthOf(nowMs: number): string {
  return new Date(nowMs).toISOString().slice(0, 7);
}

/** Every id that belongs to the company. */
export function idsOf(company: Company): Set<string> {
  const { id, applications, bases } = company;
  const documents = bases.flatMap((base) => base.documents);
  const parts: readonly { readonly id: string }[] = [...applications, ...keysOf(company), ...bases, ...documents];
  const changed = company.changes.map(({ subjectId }) => subjectId);
  return new Set([id, ...parts.map((part) => part.id), ...changed]);
}

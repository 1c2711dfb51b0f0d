import type { Text } from './texts.ts';

/** The scopes that a key can have; no endpoint uses the last one. */
export type Scope = 'knowledge:read' | 'copilot:query' | 'agents:run';

/** A document that readers see. Its title is made of the words of its file name. */
export interface Document {
  readonly id: string;
  readonly file: string;
  readonly title: string;
  text: Text;
  version: number;
}

/** A base with the documents that readers of it see. */
export interface Base {
  readonly id: string;
  name: string;
  description: string;
  visibility: 'company' | 'restricted';
  /** Whether its removal has begun: from then on nobody sees it, even if the removal was interrupted. */
  isDeleted: boolean;
  readonly documents: Document[];
}

/** An API key, and the calls that it paid for. */
export interface Key {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly environment: 'live' | 'test';
  scopes: Scope[];
  expiresAtMs: number | null;
  isRevoked: boolean;
  isRotated: boolean;
  /** By month: the calls that were paid, how many of them embedded a text, and how many asked the answering model. */
  readonly paid: Map<string, { calls: number; embedded: number; asked: number }>;
}

/** An application with its keys, revoked and expired ones included. */
export interface Application {
  readonly id: string;
  readonly name: string;
  readonly keys: Key[];
}

/** The policies of a company. */
interface Policies {
  allowList: string[] | null;
  budget: '0' | 'unlimited';
  removesEmails: boolean;
  keepAnswers: 'on' | 'off';
}

/** An audit record, as far as the test can predict it. */
interface Change {
  readonly action: string;
  readonly subjectType: string;
  readonly subjectId: string;
}

/** A company and everything that belongs to it; nothing in it refers to another company. */
export interface Company {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  isSuspended: boolean;
  readonly policies: Policies;
  readonly applications: Application[];
  readonly bases: Base[];
  readonly changes: Change[];
}

/** An answer that is stored for one Idempotency-Key of one API key, for an hour. */
export interface Kept {
  readonly body: string;
  readonly answer: string;
  readonly cited: readonly { readonly id: string; readonly version: number }[];
  readonly untilMs: number;
}

/** Everything that the test knows: what it has done, and nothing about how the product works. */
export interface Model {
  readonly companies: Company[];
  /** By the id of the API key and the Idempotency-Key. */
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

/** The keys of all applications of a company. */
export function keysOf({ applications }: Company): Key[] {
  return applications.flatMap(({ keys }) => keys);
}

/** Whether a key is accepted at this time, unless its company is suspended. */
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

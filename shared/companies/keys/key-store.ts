import type { AuditRecord } from '../../administration/audit-record.ts';
import type { KeyRecord } from '../../keys/key-record.ts';
import type { Application } from '../applications/application.ts';

/** A rotation: the key that comes, the key that it follows with its new end, and the record of it. */
export interface KeyRotation {
  readonly successor: KeyRecord;
  readonly predecessor: KeyRecord;
  readonly application: Application;
  readonly record: AuditRecord;
}

/** Keys for those who administer them; every write is one transaction with its audit record. */
export interface KeyStore {
  /** Adds a key if no other was made for the application since it was read. */
  readonly create: (key: KeyRecord, application: Application, record: AuditRecord) => Promise<'done' | 'changed'>;
  /** Writes scopes, name, status and expiry if nothing changed since the key was read with this revision. */
  readonly change: (key: KeyRecord, record: AuditRecord) => Promise<'done' | 'changed'>;
  /** Both at once: the successor comes and its predecessor's end is set. */
  readonly rotate: (rotation: KeyRotation) => Promise<'done' | 'changed'>;
  readonly find: (keyId: string) => Promise<KeyRecord | null>;
  /** In the order of their making. */
  readonly list: (applicationId: string) => Promise<readonly KeyRecord[]>;
  /** How many keys that are active at a moment (ISO time) hang on another version of the pepper than these. */
  readonly countUnderOtherPeppers: (pepperVersions: readonly string[], at: string) => Promise<number>;
}

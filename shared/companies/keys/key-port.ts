import type { AuditRecord } from '../../administration/audit-record.ts';
import type { KeyRecord } from '../../keys/key-record.ts';
import type { Application } from '../applications/application.ts';

/** A rotation: the successor, its predecessor with the new expiry, and the audit record. */
interface KeyRotation {
  readonly successor: KeyRecord;
  readonly predecessor: KeyRecord;
  readonly application: Application;
  readonly record: AuditRecord;
}

/** The administration of keys. Every write is one transaction with its audit record. */
export interface KeyStore {
  /** Adds a key if no other was created for the application since it was read. */
  readonly create: (key: KeyRecord, application: Application, record: AuditRecord) => Promise<'done' | 'changed'>;
  /** Writes scopes, name, status and expiry if nothing changed since the key was read with this revision. */
  readonly change: (key: KeyRecord, record: AuditRecord) => Promise<'done' | 'changed'>;
  /** Adds the successor and sets its predecessor's expiry in one transaction. */
  readonly rotate: (rotation: KeyRotation) => Promise<'done' | 'changed'>;
  readonly find: (keyId: string) => Promise<KeyRecord | null>;
  /** The key that is stored under a MAC. */
  readonly findByMac: (mac: string) => Promise<KeyRecord | null>;
  /** In the order of their creation. */
  readonly list: (applicationId: string) => Promise<readonly KeyRecord[]>;
  /** Counts the keys that are active at a time (ISO) and were made with a pepper version that is not in the list. */
  readonly countUnderOtherPeppers: (pepperVersions: readonly string[], at: string) => Promise<number>;
}

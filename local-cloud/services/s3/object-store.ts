import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { inTransaction } from '../../protocol/in-transaction.ts';
import { Announcements, type BusEvent } from './announcements.ts';
import { type BodyFiles, openBodyFiles } from './body-files.ts';
import type { Bucket } from './bucket.ts';
import { createdEvent, deletedEvent } from './object-events.ts';
import type { ObjectVersion } from './object-version.ts';

/** The caller's part of a new version. */
type NewObject = Pick<ObjectVersion, 'key' | 'etag' | 'headers'>;

const schema = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  CREATE TABLE IF NOT EXISTS versions (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT, bucket TEXT NOT NULL, key TEXT NOT NULL, versionId TEXT NOT NULL,
    isDeleteMarker INTEGER NOT NULL, bytes INTEGER NOT NULL, etag TEXT NOT NULL, modifiedMilliseconds INTEGER NOT NULL,
    headers TEXT NOT NULL, file TEXT);
  CREATE UNIQUE INDEX IF NOT EXISTS versionsById ON versions (bucket, key, versionId);
  CREATE INDEX IF NOT EXISTS versionsByAge ON versions (bucket, key, sequence DESC);`;

const emptyMd5 = 'd41d8cd98f00b204e9800998ecf8427e';

/**
 * The objects of all buckets: bodies in files, everything else in SQLite (in memory without a data directory). A change
 * and its event are one transaction.
 */
export class ObjectStore {
  readonly #database: DatabaseSync;
  readonly #files: BodyFiles;
  readonly #announcements: Announcements;
  readonly #now: () => number;

  constructor(dataDirectory: string | null, now: () => number, putEvent: (event: BusEvent) => void) {
    this.#database = new DatabaseSync(dataDirectory === null ? ':memory:' : join(dataDirectory, 'objects.sqlite'));
    this.#database.exec(schema);
    this.#announcements = new Announcements(this.#database, putEvent);
    this.#files = openBodyFiles(dataDirectory);
    this.#files.keepOnly(new Set(this.#select('file IS NOT NULL').map(({ file }) => String(file))));
    this.#now = now;
  }

  /** The newest version, which may be a delete marker. */
  latest(bucket: string, key: string): ObjectVersion | undefined {
    return this.#select('bucket = ? AND key = ? ORDER BY sequence DESC LIMIT 1', bucket, key)[0];
  }

  version(bucket: string, key: string, versionId: string): ObjectVersion | undefined {
    return this.#select('bucket = ? AND key = ? AND versionId = ?', bucket, key, versionId)[0];
  }

  /** Every version whose key has the prefix: by key in the order of UTF-8 bytes, then newest first. */
  allVersions(bucket: string, prefix: string): ObjectVersion[] {
    return this.#select(
      'bucket = ? AND substr(key, 1, length(?)) = ? ORDER BY key, sequence DESC',
      bucket,
      prefix,
      prefix,
    );
  }

  read(version: ObjectVersion, start: number, bytes: number): Promise<Buffer> {
    return version.file === null ? Promise.resolve(Buffer.alloc(0)) : this.#files.read(version.file, start, bytes);
  }

  /** Stores a version; with `onlyIfAbsent`, returns null and stores nothing when the object exists. */
  async put(
    bucket: Bucket,
    object: NewObject,
    { body, onlyIfAbsent = false }: { readonly body: Buffer; readonly onlyIfAbsent?: boolean },
  ): Promise<ObjectVersion | null> {
    const file = await this.#files.write(body);
    const latest = this.latest(bucket.name, object.key);
    if (onlyIfAbsent && latest !== undefined && !latest.isDeleteMarker) {
      await this.#files.remove(file);
      return null;
    }
    const version = this.#newVersion(bucket, { ...object, isDeleteMarker: false, bytes: body.length, file });
    const replaced = bucket.versioned ? undefined : this.version(bucket.name, object.key, version.versionId);
    this.#change(
      bucket,
      (sequence) => createdEvent(bucket, version, sequence),
      () => {
        this.#forget(bucket, replaced);
        this.#insert(bucket, version);
      },
    );
    await this.#removeBody(replaced);
    return version;
  }

  /**
   * Deletes as DeleteObject without a version does: adds a delete marker in a bucket with versions, and otherwise
   * removes the object itself.
   */
  async delete(bucket: Bucket, key: string): Promise<ObjectVersion | undefined> {
    if (!bucket.versioned) {
      return this.deleteVersion(bucket, key, 'null');
    }
    const marker = this.#newVersion(bucket, {
      key,
      etag: emptyMd5,
      headers: {},
      isDeleteMarker: true,
      bytes: 0,
      file: null,
    });
    this.#change(
      bucket,
      (sequence) => deletedEvent(bucket, marker, { deletionType: 'Delete Marker Created', sequence }),
      () => this.#insert(bucket, marker),
    );
    return marker;
  }

  /** Removes one version permanently and returns it; undefined when it does not exist. */
  async deleteVersion(bucket: Bucket, key: string, versionId: string): Promise<ObjectVersion | undefined> {
    const version = this.version(bucket.name, key, versionId);
    if (version !== undefined) {
      this.#change(
        bucket,
        (sequence) => deletedEvent(bucket, version, { deletionType: 'Permanently Deleted', sequence }),
        () => this.#forget(bucket, version),
      );
      await this.#removeBody(version);
    }
    return version;
  }

  /** Delivers the events that a crash kept from the bus. */
  start(): void {
    this.#announcements.deliver();
  }

  close(): void {
    this.#database.close();
    this.#files.close();
  }

  #newVersion(bucket: Bucket, facts: Omit<ObjectVersion, 'versionId' | 'modifiedMilliseconds'>): ObjectVersion {
    const versionId = bucket.versioned ? randomBytes(24).toString('base64url') : 'null';
    return { ...facts, versionId, modifiedMilliseconds: this.#now() };
  }

  #change(bucket: Bucket, makeEvent: (sequence: number) => BusEvent, apply: () => void): void {
    inTransaction(this.#database, () => {
      apply();
      if (bucket.notifies) {
        this.#announcements.add(makeEvent);
      }
    });
    this.#announcements.deliver();
  }

  #insert(bucket: Bucket, version: ObjectVersion): void {
    const columns = 'bucket, key, versionId, isDeleteMarker, bytes, etag, modifiedMilliseconds, headers, file';
    const { key, versionId, isDeleteMarker, bytes, etag, modifiedMilliseconds, headers, file } = version;
    this.#database
      .prepare(`INSERT INTO versions (${columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`)
      .run(
        bucket.name,
        key,
        versionId,
        Number(isDeleteMarker),
        bytes,
        etag,
        modifiedMilliseconds,
        JSON.stringify(headers),
        file,
      );
  }

  #forget(bucket: Bucket, version: ObjectVersion | undefined): void {
    if (version !== undefined) {
      const where = 'bucket = ? AND key = ? AND versionId = ?';
      this.#database.prepare(`DELETE FROM versions WHERE ${where}`).run(bucket.name, version.key, version.versionId);
    }
  }

  async #removeBody(version: ObjectVersion | undefined): Promise<void> {
    if (version?.file) {
      await this.#files.remove(version.file);
    }
  }

  #select(where: string, ...values: string[]): ObjectVersion[] {
    return this.#database
      .prepare(`SELECT * FROM versions WHERE ${where}`)
      .all(...values)
      .map(readRow);
  }
}

function readRow(row: Record<string, SQLOutputValue>): ObjectVersion {
  return {
    ...(row as unknown as ObjectVersion),
    isDeleteMarker: row.isDeleteMarker === 1,
    headers: JSON.parse(String(row.headers)) as Record<string, string>,
  };
}

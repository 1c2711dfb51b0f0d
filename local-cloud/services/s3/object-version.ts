/** One version of an object, or a delete marker. */
export interface ObjectVersion {
  readonly key: string;
  /** The word `null` in a bucket without versions. */
  readonly versionId: string;
  readonly isDeleteMarker: boolean;
  readonly bytes: number;
  /** MD5 in hexadecimal, without the quotes that HTTP puts around it. */
  readonly etag: string;
  readonly modifiedMilliseconds: number;
  /** Headers to return: content type, metadata, checksum. */
  readonly headers: Readonly<Record<string, string>>;
  readonly file: string | null;
}

/** A file of the inbox that became no document: its key in the bucket, why, and since when (ISO time). */
export interface InboxRefusal {
  readonly key: string;
  readonly reason: string;
  readonly at: string;
}

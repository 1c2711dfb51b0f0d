/** A file of the inbox that did not become a document: its key in the bucket, the reason, and since when (ISO time). */
export interface InboxRefusal {
  readonly key: string;
  readonly reason: string;
  readonly at: string;
}

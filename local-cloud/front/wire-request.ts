/** A request as received over HTTP/1.1 or HTTP/2, with its body. */
export interface WireRequest {
  readonly method: string;
  /** As sent, without the query. */
  readonly path: string;
  /** As sent, without the question mark. */
  readonly queryText: string;
  /** Names in lower case; `host` also where HTTP/2 calls it `:authority`. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Aborts when the caller disconnects, or has its response. */
  readonly gone: AbortSignal;
}

/** Wraps every call of a world; may delay the call, or fail before or after applying it. */
export type Around = <Result>(name: string, apply: () => Result) => Promise<Result>;

const READ = /\.(?:find|findByFile|get|list|read|exists|presignUpload|countSearchable|stateOf)$/;

/**
 * Answers a read sooner than a write: what the code writes without waiting for it is missing from what it reads next.
 */
export const inItsTime: Around = async (name, apply) => {
  for (let ticks = READ.test(name) ? 1 : 4; ticks > 0; ticks -= 1) {
    await new Promise(setImmediate);
  }
  return apply();
};

interface Inbox {
  readonly inboxFiles: ReadonlyMap<string, string>;
  readonly refused: Map<string, string>;
}

/** The inbox in memory. The content of a file serves as its ETag. */
export function inboxPorts({ inboxFiles, refused }: Inbox, around: Around) {
  return {
    inbox: {
      read: (key: string, bytesMax: number) =>
        around('inbox.read', () => {
          const state = inboxFiles.get(key);
          if (state === undefined) {
            return null;
          }
          const bytes = Buffer.byteLength(state);
          return { state, bytes, content: bytes > bytesMax ? null : new Uint8Array(Buffer.from(state)) };
        }),
      stateOf: (key: string) => around('inbox.stateOf', () => inboxFiles.get(key) ?? null),
    },
    inboxRefusals: {
      put: (key: string, { reason, at }: { readonly reason: string; readonly at: string }) =>
        around('refusals.put', () => void refused.set(key, Number.isNaN(Date.parse(at)) ? 'no time' : reason)),
      drop: (key: string) => around('refusals.drop', () => void refused.delete(key)),
    },
  };
}

/** The company's limit for the cost of ingestion as its policies store it, and what each month has cost. */
export interface LimitState {
  readonly limit: { cap?: string };
  readonly spentNano: Map<string, bigint>;
}

/** The policies of a world's company, and what ingesting its documents has cost. */
export function limitPorts({ limit, spentNano }: LimitState, companyId: string, around: Around) {
  return {
    companies: {
      find: (id: string) =>
        around('companies.find', () =>
          id === companyId ? { policies: limit.cap === undefined ? {} : { ingestionCap: limit.cap } } : null,
        ),
    },
    ingestionCosts: {
      find: (_companyId: string, month: string) =>
        around('costs.find', () => ({ calls: 0, inputTokens: 0, nanoUsd: spentNano.get(month) ?? 0n })),
    },
  };
}

/** No limit of its own, and nothing spent. */
export const noLimit = (): LimitState => ({ limit: {}, spentNano: new Map() });

import type { CallInterceptor } from './call-interceptor.ts';

/** The contents of the files in the inbox by key, and the reasons why some of them cannot become documents. */
export interface InboxState {
  readonly inboxFiles: Map<string, string>;
  readonly refusalReasons: Map<string, string>;
}

/** Returns the services of the inbox. The content of a file serves as its ETag. */
export function inboxPorts({ inboxFiles, refusalReasons }: InboxState, intercept: CallInterceptor) {
  return {
    inbox: {
      read: (key: string, bytesMax: number) =>
        intercept('inbox.read', () => {
          const state = inboxFiles.get(key);
          if (state === undefined) {
            return null;
          }
          const bytes = Buffer.byteLength(state);
          return { state, bytes, content: bytes > bytesMax ? null : new Uint8Array(Buffer.from(state)) };
        }),
      stateOf: (key: string) => intercept('inbox.stateOf', () => inboxFiles.get(key) ?? null),
    },
    inboxRefusals: {
      put: (key: string, { reason, at }: { readonly reason: string; readonly at: string }) =>
        intercept(
          'refusals.put',
          () => void refusalReasons.set(key, Number.isNaN(Date.parse(at)) ? 'no time' : reason),
        ),
      drop: (key: string) => intercept('refusals.drop', () => void refusalReasons.delete(key)),
    },
  };
}

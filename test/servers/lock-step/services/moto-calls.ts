import { type Calls, createCalls } from './calls.ts';

const TRIES = 4;

/**
 * Calls of moto. Its server, which is made for development, sometimes resets a connection instead of answering; such a
 * call is made again, up to three times.
 */
export function createMotoCalls(endpoint: string): Calls {
  const { send, close } = createCalls(endpoint);
  return {
    async send(service, operation, input) {
      for (let left = TRIES - 1; ; left -= 1) {
        try {
          return await send(service, operation, input);
        } catch (error) {
          if (left === 0 || !isReset(error)) {
            throw error;
          }
        }
      }
    },
    close,
  };
}

// The error of `node:http` has the code itself, that of `fetch` has it in its cause.
function isReset(error: unknown): boolean {
  const { code, cause } = error as { readonly code?: unknown; readonly cause?: { readonly code?: unknown } };
  return [code, cause?.code].includes('ECONNRESET');
}

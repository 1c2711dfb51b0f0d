import type { CallInterceptor } from './call-interceptor.ts';

/** The company's limit for the cost of ingestion as its policies store it, and what each month has cost. */
export interface LimitState {
  readonly limit: { cap?: string };
  readonly spentNano: Map<string, bigint>;
}

/** The state of a company without a limit of its own, which has spent nothing. */
export const noLimit = (): LimitState => ({ limit: {}, spentNano: new Map() });

/** Returns the services that read a company's policies and what ingesting its documents has cost. */
export function limitPorts({ limit, spentNano }: LimitState, companyId: string, intercept: CallInterceptor) {
  return {
    companies: {
      find: (id: string) =>
        intercept('companies.find', () =>
          id === companyId ? { policies: limit.cap === undefined ? {} : { ingestionCap: limit.cap } } : null,
        ),
    },
    ingestionCosts: {
      find: (_companyId: string, month: string) =>
        intercept('costs.find', () => ({ calls: 0, inputTokens: 0, nanoUsd: spentNano.get(month) ?? 0n })),
    },
  };
}

/** The services that the limit for the cost of ingestion is checked with, for a company that has ingested nothing. */
export const WITHOUT_COSTS = {
  companies: { find: async () => null },
  ingestionCosts: { find: async () => ({ calls: 0, inputTokens: 0, nanoUsd: 0n }) },
  nowMs: () => 0,
};

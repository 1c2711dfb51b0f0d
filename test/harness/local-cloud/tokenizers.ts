import { estimateTokens } from '@knowledge-copilot/local-cloud/estimate-tokens';

/** How many tokens the local models bill for a text. */
export const countBilledTokens: (text: string) => number = estimateTokens;

import type { Use } from './cost.ts';
import type { PriceOf } from './prices.ts';

/** Tokens that one model was used for. */
export interface ModelUse {
  readonly modelId: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/**
 * What a call used, and whether that is all that may be billed: `unknown` after a call that broke off, `unmetered`
 * where an answer came without its usage.
 */
export interface MeteredUsage {
  readonly uses: readonly Use[];
  readonly certainty: 'metered' | 'unknown' | 'unmetered';
}

/** Where each use of a model is reported. One that was started and never reported again may have been billed. */
export interface UsageMeter {
  /** Before a model is asked: until it is reported what came of it, the bill is open. */
  readonly started: () => void;
  /** The model's own count. */
  readonly metered: (use: ModelUse) => void;
  /** The model answered and did not say what it counted: all that is held is charged. */
  readonly unmetered: () => void;
  /** The model was never reached, or refused before it worked. */
  readonly notBilled: () => void;
}

/**
 * Creates the meter of one call; `usage` is what was reported so far. A use whose price is not known is charged like
 * one
 * without a count.
 */
export function createUsageMeter(priceOf: PriceOf): UsageMeter & { readonly usage: () => MeteredUsage } {
  const uses: Use[] = [];
  let open = 0;
  let isUnmetered = false;
  return {
    started() {
      open += 1;
    },
    metered(use) {
      const price = priceOf(use.modelId);
      open -= 1;
      if (price === null) {
        isUnmetered = true;
      } else {
        uses.push({ ...use, price });
      }
    },
    unmetered() {
      open -= 1;
      isUnmetered = true;
    },
    notBilled() {
      open -= 1;
    },
    usage() {
      const certainty = isUnmetered ? 'unmetered' : open > 0 ? 'unknown' : 'metered';
      return { uses: [...uses], certainty };
    },
  };
}

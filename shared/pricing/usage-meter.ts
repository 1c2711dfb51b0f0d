import type { Use } from './cost.ts';
import type { Price } from './prices.ts';

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

/** What one call has used so far. A use that was begun and neither paid nor found free may have been billed. */
export interface Tab {
  /** Before a model is asked: from now on until `paid` or `free` the bill is open. */
  readonly begin: () => void;
  /** The model's own count. */
  readonly paid: (use: ModelUse) => void;
  /** The model answered and did not say what it counted: all that is held is charged. */
  readonly unmetered: () => void;
  /** The model was never reached, or refused before it worked. */
  readonly free: () => void;
}

/**
 * Opens the tab of one call; `spending` is what stands on it. A use whose price is not known is charged like one
 * without a count.
 */
export function openTab(priceOf: (modelId: string) => Price | null): Tab & { readonly spending: () => MeteredUsage } {
  const uses: Use[] = [];
  let open = 0;
  let unmetered = false;
  return {
    begin() {
      open += 1;
    },
    paid(use) {
      const price = priceOf(use.modelId);
      open -= 1;
      if (price === null) {
        unmetered = true;
      } else {
        uses.push({ ...use, price });
      }
    },
    unmetered() {
      open -= 1;
      unmetered = true;
    },
    free() {
      open -= 1;
    },
    spending() {
      const certainty = unmetered ? 'unmetered' : open > 0 ? 'unknown' : 'metered';
      return { uses: [...uses], certainty };
    },
  };
}

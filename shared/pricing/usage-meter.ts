import type { Use } from './cost.ts';
import type { PriceOf } from './prices.ts';

/** The tokens of one use of a model. */
export interface ModelUse {
  readonly modelId: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/**
 * The usage of a call, and whether it is all that may be billed: `unknown` after an interrupted use, `unmetered` where
 * an answer came without its token counts.
 */
export interface MeteredUsage {
  readonly uses: readonly Use[];
  readonly certainty: 'metered' | 'unknown' | 'unmetered';
}

/**
 * The meter of a call, to which each use of a model is reported. A use that was started and not reported again may have
 * been billed.
 */
export interface UsageMeter {
  /** Reports that a model is about to be called. Until its outcome is reported, the use may have been billed. */
  readonly started: () => void;
  /** Reports the model's own count. */
  readonly metered: (use: ModelUse) => void;
  /** Reports an answer without token counts: the whole hold is charged. */
  readonly unmetered: () => void;
  /** Reports that the model was not reached, or failed before it ran. */
  readonly notBilled: () => void;
}

/**
 * Creates the meter of one call; `usage` returns what was reported so far. A use without a known price, or with a count
 * that is not a whole number from 0, is charged like one without token counts.
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
      if (price === null || !isCount(use.inputTokens) || !isCount(use.outputTokens)) {
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
    usage: () => ({ uses: [...uses], certainty: certaintyOf(open, isUnmetered) }),
  };
}

// A model's response is not checked by the SDK: a count can be missing, null or a fraction.
function isCount(tokens: number): boolean {
  return Number.isSafeInteger(tokens) && tokens >= 0;
}

function certaintyOf(open: number, isUnmetered: boolean): MeteredUsage['certainty'] {
  if (isUnmetered) {
    return 'unmetered';
  }
  return open > 0 ? 'unknown' : 'metered';
}

/** The usage of one model. */
interface Usage {
  readonly calls: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/**
 * What Bedrock would bill: every call that a model has processed, even when the caller disconnected before the answer.
 * Refusals and faults are free.
 */
export interface Meter {
  /** By model id or inference profile id, as it was asked for. */
  readonly usage: () => Readonly<Record<string, Usage>>;
  readonly reset: () => void;
}

/** Creates a meter; `bill` is for the stand-in alone. */
export function createMeter(): Meter & { readonly bill: (modelId: string, usage: Omit<Usage, 'calls'>) => void } {
  const usage = new Map<string, Usage>();
  return {
    usage: () => Object.fromEntries(usage),
    reset: () => usage.clear(),
    bill(modelId, { inputTokens, outputTokens }) {
      const before = usage.get(modelId) ?? { calls: 0, inputTokens: 0, outputTokens: 0 };
      usage.set(modelId, {
        calls: before.calls + 1,
        inputTokens: before.inputTokens + inputTokens,
        outputTokens: before.outputTokens + outputTokens,
      });
    },
  };
}

/** What one model was used for. */
interface Usage {
  readonly calls: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/**
 * What Bedrock would bill: every call that a model has worked for, also when the caller was gone before the answer
 * came. Refusals and faults are free.
 */
export interface Meter {
  /** By model id or inference profile id, as it was asked for. */
  readonly usage: () => Readonly<Record<string, Usage>>;
  readonly reset: () => void;
}

/** A meter, and how the stand-in writes to it. */
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

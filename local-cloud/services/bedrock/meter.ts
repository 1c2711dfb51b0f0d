/** The usage of one model or guardrail. */
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
  /**
   * By the id of a model or an inference profile, by `ID:VERSION` of a guardrail, and by `InvokeGuardrailChecks`. The
   * text units of the last two count as input tokens, and so do the units of a model that ranks documents.
   */
  readonly usage: () => Readonly<Record<string, Usage>>;
  readonly reset: () => void;
}

/** Creates a meter; `bill` is for the stand-in alone. */
export function createMeter(): Meter & { readonly bill: (name: string, usage: Omit<Usage, 'calls'>) => void } {
  const usage = new Map<string, Usage>();
  return {
    usage: () => Object.fromEntries(usage),
    reset: () => usage.clear(),
    bill(name, { inputTokens, outputTokens }) {
      const before = usage.get(name) ?? { calls: 0, inputTokens: 0, outputTokens: 0 };
      usage.set(name, {
        calls: before.calls + 1,
        inputTokens: before.inputTokens + inputTokens,
        outputTokens: before.outputTokens + outputTokens,
      });
    },
  };
}

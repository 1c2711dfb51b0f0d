/** When the cloud, or a part of it, was being hurt: what a call says then is not a promise. */
export interface Trouble {
  /** Notes that something ends by force now; call `over` when it serves again. */
  readonly begin: (nowMs: number) => { readonly over: (nowMs: number) => void };
  /** Whether any trouble fell into this time. */
  readonly touches: (fromMs: number, untilMs: number) => boolean;
}

// A call that was sent before the trouble may be answered by what it left behind.
const AFTERMATH_MS = 2_000;

/** Remembers trouble. */
export function createTrouble(): Trouble {
  const times: { readonly fromMs: number; untilMs: number }[] = [];
  return {
    begin: (fromMs) => {
      const time = { fromMs, untilMs: Number.POSITIVE_INFINITY };
      times.push(time);
      return {
        over: (nowMs) => {
          time.untilMs = nowMs + AFTERMATH_MS;
        },
      };
    },
    touches: (fromMs, untilMs) => times.some((time) => time.fromMs <= untilMs && time.untilMs >= fromMs),
  };
}

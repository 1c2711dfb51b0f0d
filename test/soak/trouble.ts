/** The times when the cloud or a part of it was being killed, in which calls may fail. */
export interface Trouble {
  /** Records that something is being killed; call `over` when it serves again. */
  readonly begin: (nowMs: number) => { readonly over: (nowMs: number) => void };
  /** Whether there was trouble at any moment of this period. */
  readonly touches: (fromMs: number, untilMs: number) => boolean;
}

// Shortly after a kill, a call may still fail because of it.
const AFTERMATH_MS = 2_000;

/** Starts without any trouble. */
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

interface Possible<Value> {
  readonly value: Value;
  /** The first and the last moment at which the value is possible. */
  readonly fromMs: number;
  untilMs: number;
}

/**
 * The possible values of something that is changed over the network: from the moment a change is sent until it is
 * confirmed, both the old and the new value are possible.
 */
export interface KnownOverTime<Value> {
  /** A change is about to be sent. */
  readonly sent: (value: Value, nowMs: number) => void;
  /** The last change that was sent is confirmed. */
  readonly confirmed: (nowMs: number) => void;
  /** Every value that was possible at some moment of a period. */
  readonly during: (fromMs: number, untilMs: number) => Value[];
}

/** Starts with a confirmed value. */
export function knownOverTime<Value>(first: Value, nowMs: number): KnownOverTime<Value> {
  const possible: Possible<Value>[] = [{ value: first, fromMs: nowMs, untilMs: Number.POSITIVE_INFINITY }];
  const open = () => possible.filter(({ untilMs }) => untilMs === Number.POSITIVE_INFINITY);
  return {
    sent: (value, fromMs) => {
      possible.push({ value, fromMs, untilMs: Number.POSITIVE_INFINITY });
    },
    confirmed: (nowMs) => {
      for (const one of open().slice(0, -1)) {
        one.untilMs = nowMs;
      }
    },
    during: (fromMs, untilMs) =>
      possible.filter((one) => one.fromMs <= untilMs && one.untilMs >= fromMs).map(({ value }) => value),
  };
}

interface Stay<Value> {
  readonly value: Value;
  /** The first moment at which it may hold, and the last. */
  readonly fromMs: number;
  untilMs: number;
}

/**
 * What a value may be at each moment, for somebody who changes it from outside: from the moment a change is sent until
 * it is confirmed, both the old value and the new one may hold.
 */
export interface KnownOverTime<Value> {
  /** A change is about to be sent. */
  readonly sent: (value: Value, nowMs: number) => void;
  /** The last change that was sent holds. */
  readonly confirmed: (nowMs: number) => void;
  /** Every value that may have held at some moment of this time. */
  readonly during: (fromMs: number, untilMs: number) => Value[];
  readonly isChanging: () => boolean;
}

/** Begins with a value that holds. */
export function knownOverTime<Value>(first: Value, nowMs: number): KnownOverTime<Value> {
  const stays: Stay<Value>[] = [{ value: first, fromMs: nowMs, untilMs: Number.POSITIVE_INFINITY }];
  const open = () => stays.filter(({ untilMs }) => untilMs === Number.POSITIVE_INFINITY);
  return {
    sent: (value, fromMs) => {
      stays.push({ value, fromMs, untilMs: Number.POSITIVE_INFINITY });
    },
    confirmed: (nowMs) => {
      for (const stay of open().slice(0, -1)) {
        stay.untilMs = nowMs;
      }
    },
    during: (fromMs, untilMs) =>
      stays.filter((stay) => stay.fromMs <= untilMs && stay.untilMs >= fromMs).map(({ value }) => value),
    isChanging: () => open().length > 1,
  };
}

import type { TIMED_PARTS } from '../stack-name.ts';
import type { LogFields } from './log.ts';

type TimedPart = (typeof TIMED_PARTS)[number];

type LoggedCall = { readonly addLogFields: (fields: LogFields) => void };

/** Runs a part of a call, and adds its milliseconds to the call's log line, where the times of one part add up. */
export async function timePart<Result>(call: object, part: TimedPart, run: () => Promise<Result>): Promise<Result> {
  const startedMs = Date.now();
  try {
    return await run();
  } finally {
    (call as Partial<LoggedCall>).addLogFields?.({ [part]: Date.now() - startedMs });
  }
}

/** Has a function whose last argument is the call report its time. */
export function timed<Args extends readonly unknown[], Result>(
  part: TimedPart,
  run: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  return (...args) => timePart(args.at(-1) as object, part, () => run(...args));
}

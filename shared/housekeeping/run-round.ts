import { describeError, type LogFields, writeLog } from '../aws/log.ts';

/** The parts of a round, by the name of the log line that reports each. */
export type RoundParts = Readonly<Record<string, () => Promise<LogFields>>>;

/**
 * Runs the parts of a round one after the other, and logs what each did. A part that fails does not stop the next one:
 * an unreadable budget must not keep deleted documents in the index.
 *
 * @throws Error after the last part, naming those that failed: Lambda then counts the invocation as failed.
 */
export async function runRound(parts: RoundParts): Promise<void> {
  const failed: string[] = [];
  for (const [name, run] of Object.entries(parts)) {
    try {
      writeLog('info', name, await run());
    } catch (error) {
      writeLog('error', name, { reason: describeError(error) });
      failed.push(name);
    }
  }
  if (failed.length > 0) {
    throw new Error(`Failed: ${failed.join(', ')}.`);
  }
}

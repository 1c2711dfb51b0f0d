import { runProgram } from '../../harness/programs/run-program.ts';
import { answering, startLocalStage } from '../local-stage.fixture.ts';

const PROGRAM = import.meta.resolve('../../../bin/admin.ts');

/**
 * Starts a stage with these results by operation, which refuses every other operation. `run` runs a command on it, and
 * `asked` returns the operations and inputs that it got.
 */
export async function stageWith(results: Readonly<Record<string, unknown>>) {
  const { data, invoked } = await startLocalStage((response, asked) =>
    answering(
      asked.operation in results ? { ok: true, result: results[asked.operation] } : { ok: false, error: 'Refused.' },
    )(response, asked),
  );
  const run = (...args: string[]) => runProgram(PROGRAM, [...args, '--data', data, '--actor', 'ops']);
  const asked = () =>
    (invoked as { operation: string; input: unknown }[]).map(({ operation, input }) => [operation, input]);
  return { run, asked };
}

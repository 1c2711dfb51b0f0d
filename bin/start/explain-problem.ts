import { StartProblem, type StartProblemCode } from '@knowledge-copilot/local-cloud/start-problem';

// The local cloud says what is wrong. The options that help are those of this program.
const ADVICE: Readonly<Record<StartProblemCode, string>> = {
  no_dynamodb: 'For one that you start yourself, give the address: --dynamodb http://HOST:PORT.',
  other_table_keys:
    'Start with --fresh to delete the old state, or, in a DynamoDB of your own (--dynamodb), delete the table.',
  unreadable_state: 'Restore it, or start with --fresh to delete the old state.',
  no_model_server: 'Start it, or correct --models.',
  other_model_address: 'Start with --models and that address.',
};

/** Returns what the person at the terminal reads about an error: its message and, if one helps, the option. */
export function explainProblem(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const problem = startProblemIn(error);
  return problem === null ? message : `${message} ${ADVICE[problem.code]}`;
}

// A problem with a resource is the cause of an error that names the resource.
function startProblemIn(error: unknown): StartProblem | null {
  if (error instanceof StartProblem) {
    return error;
  }
  return error instanceof Error ? startProblemIn(error.cause) : null;
}

/**
 * The error for a stage configuration that cannot be synthesized. Its message is one sentence that says what to change.
 */
export class StageError extends Error {
  override readonly name = 'StageError';
}

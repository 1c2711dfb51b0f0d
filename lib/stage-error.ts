/** A stage that cannot be synthesized as it is configured. Its message is one sentence that says what to change. */
export class StageError extends Error {
  override readonly name = 'StageError';
}

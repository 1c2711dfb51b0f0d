/**
 * The messages of a batch that a function reports as failed (ReportBatchItemFailures). As Lambda reads it: no answer,
 * no list or an empty one is success of all; an identifier that is missing, empty or not of this batch is failure of
 * all.
 */
export function failedMessages(answer: unknown, messageIds: readonly string[]): readonly string[] {
  const failures = (answer as { batchItemFailures?: unknown } | null | undefined)?.batchItemFailures;
  if (failures === undefined || failures === null) {
    return [];
  }
  if (!Array.isArray(failures)) {
    return messageIds;
  }
  const failed = failures.map((failure) => (failure as { itemIdentifier?: unknown } | null)?.itemIdentifier);
  const known = new Set<unknown>(messageIds);
  return failed.every((identifier) => known.has(identifier)) ? (failed as string[]) : messageIds;
}

/**
 * Returns the messages of a batch that a function reports as failed (ReportBatchItemFailures). As on Lambda, a result
 * without a list, or with an empty one, means that all succeeded; a list with an identifier that is missing, empty or
 * not of this batch means that all failed.
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

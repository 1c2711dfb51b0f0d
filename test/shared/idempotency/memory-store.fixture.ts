import type { IdempotencyRecord, IdempotencyStore } from '../../../shared/idempotency/idempotency-record.ts';

// Writes that a call does not wait for are not done when the call ends.
const slowly = () => new Promise(setImmediate);

/** Idempotency records in memory, which are public. */
export function memoryStore(): IdempotencyStore & { readonly records: Map<string, IdempotencyRecord> } {
  const records = new Map<string, IdempotencyRecord>();
  return {
    records,
    async begin({ name }, record, nowSeconds) {
      const standing = records.get(name);
      if (standing !== undefined && standing.untilSeconds >= nowSeconds) {
        return standing;
      }
      records.set(name, record);
      return record;
    },
    async complete({ name }, record) {
      await slowly();
      if (records.get(name)?.run === record.run) {
        records.set(name, record);
      }
    },
    async abandon({ name }, run) {
      await slowly();
      if (records.get(name)?.run === run) {
        records.delete(name);
      }
    },
  };
}

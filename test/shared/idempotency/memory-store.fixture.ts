import type { IdempotencyRecord, IdempotencyStore } from '../../../shared/idempotency/idempotency-record.ts';

// Takes a moment, so that a write which a call does not wait for is not done when the call ends.
const takeMoment = () => new Promise(setImmediate);

/** Returns a store of idempotency records in memory, together with its records by name. */
export function memoryIdempotencyStore(): IdempotencyStore & { readonly records: Map<string, IdempotencyRecord> } {
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
      await takeMoment();
      if (records.get(name)?.run === record.run) {
        records.set(name, record);
      }
    },
    async abandon({ name }, run) {
      await takeMoment();
      if (records.get(name)?.run === run) {
        records.delete(name);
      }
    },
  };
}

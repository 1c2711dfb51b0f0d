import type { LogFields } from '../aws/log.ts';
import { IDEMPOTENCY_KEY_IN_PROGRESS, IDEMPOTENCY_KEY_REFUSALS } from '../error-messages.ts';
import type { KeyEnvironment } from '../keys/scope.ts';
import { ServiceError } from '../service-error.ts';
import type { IdempotencyRecord, IdempotencyStore } from './idempotency-record.ts';
import { hashBody, openAnswer, type RepeatableCall, recordName, runId, sealAnswer } from './sealed-answer.ts';

/** The store of records, the clock, and `newSalt`, which returns a different value each time. */
export interface IdempotencyServices {
  readonly store: IdempotencyStore;
  readonly nowMs: () => number;
  readonly newSalt: () => string;
}

/** The part of a call that idempotency uses. */
interface IdempotentCall {
  readonly caller: {
    readonly companyId: string;
    readonly keyId: string;
    readonly keyEnvironment: KeyEnvironment;
    readonly policies: { readonly keepsAnswers: boolean; readonly personalDataKinds: readonly string[] };
  };
  readonly idempotencyKey: () => string | null;
  readonly timeLeftMs: () => number;
  readonly addLogFields: (fields: LogFields) => void;
}

/** A source of an answer: a version of a document, and its base. */
interface KeptSource {
  readonly baseId: string;
  readonly documentId: string;
  readonly version: number;
}

/**
 * A call, its parsed body in canonical form, and a check of what the caller may still read when it repeats the call.
 */
interface IdempotentRequest {
  readonly call: IdempotentCall;
  readonly body: string;
  /** Whether the caller may still read all of these sources: each base is visible, each version is the current one. */
  readonly areReadable: (sources: readonly KeptSource[]) => Promise<boolean>;
}

/** One run of a call. */
export interface Run<Answer> {
  /** Names its hold and its ledger entry; null without an `Idempotency-Key`. */
  readonly id: string | null;
  /**
   * Stores the run's answer for repeats, with its sources, and returns the answer. Must be called while the money is
   * still held: if the call is interrupted afterwards, it is charged once, and its repeat finds the answer.
   */
  readonly keep: (answer: Answer, sources: readonly KeptSource[]) => Promise<Answer>;
}

// The encrypted content. The sources are stored to check on each repeat that the caller may still read them, unchanged.
interface Kept<Answer> {
  readonly answer: Answer;
  readonly sources: readonly KeptSource[];
}

// How long an answer may be returned again, even if DynamoDB deletes the item later.
const KEPT_SECONDS = 3_600;
// A run counts as interrupted if it has not ended this long after its deadline. Its hold is open at least as long
// (HOLD_GRACE_MS).
const RUN_GRACE_SECONDS = 31;
// When to repeat a call that is still in progress: after about half of the time that a question takes.
const IN_PROGRESS_RETRY_SECONDS = 2;

/**
 * Runs a call and returns its answer. With an `Idempotency-Key`, a call that was answered does not run again: for an
 * hour, a repeat gets the same answer and costs nothing. A call that failed can be repeated at once.
 *
 * @throws ServiceError when the key was used for another body, its call is still in progress, the caller may no longer
 * read what the answer cites, the company has turned off stored answers, or the store is unavailable before the run.
 */
export async function runIdempotent<Answer>(
  services: IdempotencyServices,
  { call, body, areReadable }: IdempotentRequest,
  work: (run: Run<Answer>) => Promise<Answer>,
): Promise<Answer> {
  const key = call.idempotencyKey();
  if (key === null) {
    return work({ id: null, keep: async (answer) => answer });
  }
  const repeatable = repeatableCall(key, call, body);
  const address = { companyId: repeatable.companyId, name: recordName(repeatable) };
  const nowSeconds = secondsOf(services);
  const untilSeconds = nowSeconds + Math.ceil(call.timeLeftMs() / 1_000) + RUN_GRACE_SECONDS;
  const mine = {
    run: runId(repeatable, services.newSalt()),
    bodyHash: hashBody(repeatable),
    sealed: null,
    untilSeconds,
  };
  const stored = await services.store.begin(address, mine, nowSeconds);
  if (stored.run !== mine.run) {
    const { answer, sources } = openKeptAnswer<Answer>(repeatable, stored);
    if (sources.length > 0 && !(await areReadable(sources))) {
      throw new ServiceError('invalid_request', IDEMPOTENCY_KEY_REFUSALS.gone, { cause: 'kept_sources' });
    }
    call.addLogFields({ replayed: true });
    return answer;
  }
  let isKept = false;
  const keep = async (answer: Answer, sources: readonly KeptSource[]) => {
    const kept: Kept<Answer> = { answer, sources: sources.map(checkedFields) };
    const sealed = sealAnswer(repeatable, mine.run, JSON.stringify(kept));
    const record = { ...mine, sealed, untilSeconds: secondsOf(services) + KEPT_SECONDS };
    await ignoreUnavailable(services.store.complete(address, record));
    isKept = true;
    return answer;
  };
  try {
    return await work({ id: mine.run, keep });
  } catch (error) {
    // After the answer was stored only settling can fail. A repeat must not run, and be paid, again.
    if (!isKept) {
      await ignoreUnavailable(services.store.abandon(address, mine.run));
    }
    throw error;
  }
}

function repeatableCall(key: string, { caller }: IdempotentCall, body: string): RepeatableCall {
  if (!caller.policies.keepsAnswers) {
    throw new ServiceError('invalid_request', IDEMPOTENCY_KEY_REFUSALS.off);
  }
  const { companyId, keyId, keyEnvironment, policies } = caller;
  // The API key and the personal-data policy are part of the record's name: another API key does not get the answer,
  // and after a change of the policy no key does.
  return { companyId, purpose: keyEnvironment, key: [key, keyId, ...policies.personalDataKinds].join('\n'), body };
}

function openKeptAnswer<Answer>(call: RepeatableCall, { run, bodyHash, sealed }: IdempotencyRecord): Kept<Answer> {
  if (bodyHash !== hashBody(call)) {
    throw new ServiceError('invalid_request', IDEMPOTENCY_KEY_REFUSALS.otherQuestion);
  }
  if (sealed === null) {
    const options = { cause: 'in_progress', retryAfterSeconds: IN_PROGRESS_RETRY_SECONDS };
    throw new ServiceError('limit_exceeded', IDEMPOTENCY_KEY_IN_PROGRESS, options);
  }
  return JSON.parse(openAnswer(call, run, sealed));
}

// Only the fields that a repeat checks: a source may have more, such as its page.
function checkedFields({ baseId, documentId, version }: KeptSource): KeptSource {
  return { baseId, documentId, version };
}

function secondsOf({ nowMs }: IdempotencyServices): number {
  return Math.floor(nowMs() / 1_000);
}

// The caller gets the answer, or the error of the run, even if the record could not be written. Until the record
// expires, a repeat is then told that the call is in progress; after that it runs again.
async function ignoreUnavailable(write: Promise<void>): Promise<void> {
  await write.catch((error: unknown) => {
    if (!(error instanceof ServiceError)) {
      throw error;
    }
  });
}

import { ServiceError } from '../service-error.ts';
import { bodyMark, callName, openAnswer, type RepeatableCall, runId, sealAnswer } from './idempotency-record.ts';

/** A call as it is kept: under way until `untilSeconds`, or answered and kept until then. */
export interface KeptCall {
  readonly run: string;
  readonly mark: string;
  /** Null while it is under way. */
  readonly sealed: Uint8Array | null;
  readonly untilSeconds: number;
}

/** Calls by company and name; each write is one conditional write of one item. */
export interface CallBook {
  /**
   * Puts a call that begins where none is kept, or where the kept one is over by `nowSeconds`; gives the one that
   * stands.
   */
  readonly begin: (companyId: string, name: string, call: KeptCall, nowSeconds: number) => Promise<KeptCall>;
  /** Keeps the answer of a run; does nothing when another run has taken its place. */
  readonly complete: (companyId: string, name: string, call: KeptCall) => Promise<void>;
  /** Forgets a run that has no answer, so that a repeat runs. */
  readonly abandon: (companyId: string, name: string, run: string) => Promise<void>;
}

/** What answering once needs around it. */
export interface OnceServices {
  readonly calls: CallBook;
  readonly nowMs: () => number;
  readonly newId: () => string;
}

/** What a call came to: a run of its own, the answer of an earlier one, or why neither. */
export type OnceOutcome<Answer> =
  | { readonly outcome: 'answered' | 'replayed'; readonly answer: Answer }
  | { readonly outcome: 'in_progress' | 'other_body' };

/**
 * One run of a call; `keep` stores its answer, and is called while the money is still held: who is killed after it is
 * charged once and answered.
 */
export interface Run<Answer> {
  readonly id: string;
  readonly keep: (answer: Answer) => Promise<void>;
}

// How long an answer is kept, whatever becomes of the item.
const KEPT_SECONDS = 3_600;

/**
 * Runs a call unless it was answered within the last hour, under way or sent with another body. `runSeconds` is how
 * long a run may be under way before it counts as lost.
 */
export async function answerOnce<Answer>(
  services: OnceServices,
  call: RepeatableCall,
  runSeconds: number,
  work: (run: Run<Answer>) => Promise<Answer>,
): Promise<OnceOutcome<Answer>> {
  const { calls, nowMs } = services;
  const [name, mark] = [callName(call), bodyMark(call)];
  const nowSeconds = Math.floor(nowMs() / 1_000);
  const mine: KeptCall = {
    run: runId(call, services.newId()),
    mark,
    sealed: null,
    untilSeconds: nowSeconds + runSeconds,
  };
  const standing = await calls.begin(call.companyId, name, mine, nowSeconds);
  if (standing.mark !== mark) {
    return { outcome: 'other_body' };
  }
  if (standing.sealed !== null) {
    return { outcome: 'replayed', answer: JSON.parse(openAnswer(call, standing.run, standing.sealed)) };
  }
  if (standing.run !== mine.run) {
    return { outcome: 'in_progress' };
  }
  const keep = async (answer: Answer) => {
    const sealed = sealAnswer(call, mine.run, JSON.stringify(answer));
    const untilSeconds = Math.floor(nowMs() / 1_000) + KEPT_SECONDS;
    await unlessDown(calls.complete(call.companyId, name, { ...mine, sealed, untilSeconds }));
  };
  try {
    return { outcome: 'answered', answer: await work({ id: mine.run, keep }) };
  } catch (error) {
    await unlessDown(calls.abandon(call.companyId, name, mine.run));
    throw error;
  }
}

// A caller who has an answer gets it: what could not be kept is asked anew.
async function unlessDown(write: Promise<void>): Promise<void> {
  await write.catch((error: unknown) => {
    if (!(error instanceof ServiceError)) {
      throw error;
    }
  });
}

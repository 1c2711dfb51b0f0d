import type { Caller } from '../access/caller.ts';
import { answerOnce, type OnceServices, type Run } from '../idempotency/run-idempotent.ts';
import { ServiceError } from '../service-error.ts';
import type { Answer, AskingCall, QuestionRequest } from './answer-question.ts';

/** What asking needs around it. */
export interface AskServices extends OnceServices {
  readonly answer: (request: QuestionRequest, call: AskingCall, run?: Run<Answer>) => Promise<Answer>;
}

/** The part of a call that asking uses. */
export type AskCall = AskingCall & {
  readonly caller: Caller;
  readonly idempotencyKey: () => string | null;
};

// A run that is under way longer than this was cut off: longer than any function runs, and its hold stands.
const RUN_GRACE_SECONDS = 31;
const IN_PROGRESS_SECONDS = 2;

/**
 * Answers a question; with an `Idempotency-Key`, once: a repeat within the hour gets the same answer and pays nothing.
 */
export async function askOnce(services: AskServices, request: QuestionRequest, call: AskCall): Promise<Answer> {
  const key = call.idempotencyKey();
  if (key === null) {
    return services.answer(request, call);
  }
  const { companyId, keyEnvironment, budget, personalDataKinds } = call.caller;
  if (!budget.keepsAnswers) {
    throw new ServiceError(
      'invalid_request',
      "The company has switched off kept answers: leave the header 'Idempotency-Key' out.",
    );
  }
  // An answer that was made before the policy about personal data changed is not given again.
  const name = [key, ...personalDataKinds].join('\n');
  const body = JSON.stringify([request.question, request.base_ids?.toSorted() ?? null]);
  const runSeconds = Math.ceil(call.timeLeftMs() / 1_000) + RUN_GRACE_SECONDS;
  const once = await answerOnce<Answer>(
    services,
    { companyId, purpose: keyEnvironment, key: name, body },
    runSeconds,
    (run) => services.answer(request, call, run),
  );
  if ('answer' in once) {
    if (once.outcome === 'replayed') {
      call.note({ replayed: true });
    }
    return once.answer;
  }
  throw once.outcome === 'other_body' ? otherBody() : inProgress();
}

function otherBody(): ServiceError {
  return new ServiceError(
    'invalid_request',
    "The 'Idempotency-Key' was used for another question within the last hour.",
  );
}

function inProgress(): ServiceError {
  const options = { cause: 'in_progress', retryAfterSeconds: IN_PROGRESS_SECONDS };
  return new ServiceError('limit_exceeded', 'The same question is being answered; try again.', options);
}

import type { AskingCall } from '../../../shared/copilot/answer-question.ts';
import { CALLER } from '../../harness/caller.ts';

/** The models and limits of a question in the tests of answers, without a judge. */
export const QUESTION_LIMITS = {
  judgeModelId: null,
  embeddingModelId: 'amazon.titan-embed-text-v2:0',
  answerModelId: 'us.amazon.nova-2-lite-v1:0',
  replyForm: 'lines',
  passagesMax: 8,
  answerTokensMax: 512,
  excerptTokensMax: 6_000,
} as const;

/** The budget from which the questions of these tests are paid, as `openTestBudget` dates it. */
export const BUDGET_ADDRESS = { companyId: CALLER.companyId, purpose: 'test', month: '2026-11' } as const;

/** The parts of a question's call that differ from test to test. */
interface CallParts<Result> {
  readonly keep: AskingCall<Result>['run']['keep'];
  readonly runId?: string | null;
  readonly personalDataKinds?: AskingCall<Result>['caller']['policies']['personalDataKinds'];
  readonly addLogFields?: AskingCall<Result>['addLogFields'];
}

/** Returns the call that asks a question, with 22.5 seconds left: 20 for its models, and 2.5 to settle it. */
export function askingCall<Result>({
  keep,
  runId = null,
  personalDataKinds = [],
  addLogFields = () => undefined,
}: CallParts<Result>): AskingCall<Result> {
  return {
    caller: { ...CALLER, policies: { ...CALLER.policies, personalDataKinds } },
    signal: new AbortController().signal,
    timeLeftMs: () => 22_500,
    addLogFields,
    run: { id: runId, keep },
  };
}

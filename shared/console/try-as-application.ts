import type * as v from 'valibot';
import type { AuditAction, AuditContext, AuditRecord } from '../administration/audit-record.ts';
import { badRequest, notFound } from '../administration/bad-request.ts';
import type { PayingCall } from '../budget/reservations/reserve-budget.ts';
import type { ApplicationStore } from '../companies/applications/application.ts';
import type { CompanyStore } from '../companies/company/company.ts';
import { callPolicies } from '../companies/policies/call-policies.ts';
import {
  type AnswerServices,
  answerQuestion,
  canonicalQuestion,
  type ExplainedAnswer,
} from '../copilot/answer-question.ts';
import { type IdempotencyServices, type Run, runIdempotent } from '../idempotency/run-idempotent.ts';
import type { KeyEnvironment } from '../keys/scope.ts';
import { formatUsd, type NanoUsd } from '../pricing/money.ts';
import { areReadable, type ReadableSources, type Source } from '../search/readable-sources.ts';
import { type ExcerptServices, findExcerpts, rankedExcerpt } from '../search/search-excerpts.ts';
import { ServiceError } from '../service-error.ts';
import type { trialQuestionInput, trialSearchInput } from './playground.ts';
import type { Membership } from './signed-in.ts';

/** The services of a trial: those of the public endpoints, and the call of the person who is signed in. */
interface Services {
  readonly answers: AnswerServices;
  readonly excerpts: ExcerptServices;
  readonly idempotency: IdempotencyServices;
  readonly sources: ReadableSources;
  readonly companies: Pick<CompanyStore, 'find'>;
  readonly applications: Pick<ApplicationStore, 'find'>;
  readonly audit: { readonly add: (record: AuditRecord) => Promise<void> };
  /** The kinds of keys that the stage accepts. */
  readonly environments: readonly KeyEnvironment[];
  readonly call: TrialCall;
}

/** The parts of the signed-in person's call that a trial uses. */
export interface TrialCall extends Pick<PayingCall, 'signal' | 'timeLeftMs' | 'addLogFields'> {
  readonly memberships: readonly Membership[];
}

const SOURCES_CHANGED =
  'The question was already answered, but documents that the answer cites have changed. Ask it again for a new answer.';

type SearchTrial = v.InferOutput<typeof trialSearchInput>;
type QuestionTrial = v.InferOutput<typeof trialQuestionInput>;

interface Trial extends Pick<QuestionTrial, 'application_id' | 'environment'> {
  readonly action: AuditAction;
}

/**
 * Searches as an application: returns the response that its key would get, where each excerpt comes from, and the cost.
 */
export async function trySearch(
  services: Services,
  { query, k, base_ids, ...target }: SearchTrial,
  context: AuditContext,
) {
  const { call, costUsd } = await beginTrial(services, { ...target, action: 'playground.search' }, context);
  const found = await findExcerpts(services.excerpts, { query, k, base_ids }, call).catch(throwAsLimit);
  const data = found.map((passage, index) => ({
    ...rankedExcerpt(passage, index),
    document_id: passage.documentId,
    base_id: passage.baseId,
  }));
  return { data, cost_usd: costUsd() };
}

/**
 * Asks as an application: returns the response that its key would get, its sources, the reason if it is not grounded,
 * and the cost: 0 for a question that was answered before under the same idempotency key.
 */
export async function tryQuestion(services: Services, input: QuestionTrial, context: AuditContext) {
  const { question, base_ids, idempotency_key: key, ...target } = input;
  const { call, costUsd } = await beginTrial(services, { ...target, action: 'playground.ask' }, context);
  const answerIn = ({ id, keep }: Run<ExplainedAnswer>) => {
    const run = { id, keep: (explained: ExplainedAnswer) => keep(explained, explained.sources) };
    return answerQuestion(services.answers, { question, base_ids }, { ...call, run });
  };
  const { companyId, policies } = call.caller;
  const repeatable = {
    // A company that keeps no answers is charged again for a question that is asked again.
    call: { ...call, idempotencyKey: () => (policies.keepsAnswers ? (key ?? null) : null) },
    body: `${target.application_id}\n${canonicalQuestion({ question, base_ids })}`,
    areReadable: (cited: readonly Source[]) => areReadable(services.sources, companyId, cited),
  };
  const explained = await runIdempotent(services.idempotency, repeatable, answerIn).catch(throwForPerson);
  const { citations, ...answer } = explained.answer;
  return {
    ...answer,
    not_grounded_because: explained.notGroundedBecause,
    citations: explained.sources.flatMap(({ page, similarity, documentId, baseId }, index) => {
      const citation = citations[index];
      return citation === undefined
        ? []
        : [{ ...citation, page, similarity, document_id: documentId, base_id: baseId }];
    }),
    cost_usd: costUsd(),
  };
}

// Checks and audits a trial, and returns the call that a key of the application would make, with its company's
// policies, budget and rate limits; the ledger names the member in place of a key. `costUsd` returns what has been
// charged so far. The IP allow-list is not applied: behind CloudFront, the source address is not the person's.
async function beginTrial(services: Services, trial: Trial, context: AuditContext) {
  const { signal, timeLeftMs, addLogFields, memberships } = services.call;
  const { application_id: applicationId, environment, action } = trial;
  const company = await companyOf(services, applicationId);
  const { id: companyId, policies, revision } = company;
  const member = memberships.find((membership) => membership.companyId === companyId);
  if (member === undefined) {
    throw notFound('application');
  }
  if (!services.environments.includes(environment)) {
    throw badRequest("The field 'environment' must be test: this stage has no live keys.");
  }
  if (environment === 'live' && member.role === 'viewer' && policies.viewers !== 'full') {
    throw new ServiceError(
      'forbidden',
      'Your company does not let viewers spend its live budget. Try it with a test key.',
    );
  }
  const caller = {
    companyId,
    applicationId,
    keyId: member.memberId,
    keyEnvironment: environment,
    policies: callPolicies(policies, revision),
  };
  addLogFields({ company_id: companyId, application_id: applicationId, key_environment: environment });
  // Recorded before any money is spent, and without the question.
  await services.audit.add({
    ...context,
    companyId,
    action,
    subjectType: 'application',
    subjectId: applicationId,
    before: null,
    after: { environment },
  });
  let cost: NanoUsd = 0n;
  const charged = (amount: NanoUsd) => {
    cost = amount;
  };
  return { call: { caller, signal, timeLeftMs, addLogFields, charged }, costUsd: () => formatUsd(cost) };
}

async function companyOf({ applications, companies }: Services, applicationId: string) {
  const application = await applications.find(applicationId);
  const company = application === null ? null : await companies.find(application.companyId);
  if (company === null) {
    throw notFound('application');
  }
  return company;
}

// The public API's errors about a repeated call do not fit the console. Their messages name the Idempotency-Key header.
// Other statuses, too: in the console, 429 means a limit of the company, and a 5xx raises an alarm.
function throwForPerson(error: unknown): never {
  if (error instanceof ServiceError && error.cause === 'in_progress') {
    const { cause, retryAfterSeconds: seconds } = error;
    const again = seconds === undefined ? {} : { retryAfterSeconds: seconds };
    throw new ServiceError('conflict', 'The question is still being answered. Ask it again in a moment.', {
      cause,
      ...again,
    });
  }
  if (error instanceof ServiceError && error.cause === 'kept_sources') {
    const { cause } = error;
    throw new ServiceError('invalid_request', SOURCES_CHANGED, { cause });
  }
  throw error;
}

// The public API has no 429 for a search, and answers 403 when the budget or a rate limit denies one. In the console,
// 403 means that the person's role does not allow the call.
function throwAsLimit(error: unknown): never {
  if (error instanceof ServiceError && error.code === 'forbidden') {
    const { message, cause, retryAfterSeconds: seconds } = error;
    const again = seconds === undefined ? {} : { retryAfterSeconds: seconds };
    throw new ServiceError('limit_exceeded', message, { cause, ...again });
  }
  throw error;
}

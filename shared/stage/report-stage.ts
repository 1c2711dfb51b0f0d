import * as v from 'valibot';
import type { AuditContext, AuditQuery } from '../administration/audit-record.ts';
import type { CompanyStore } from '../companies/company/company.ts';
import { IP_ALLOW_LIST_MAX } from '../companies/policies/ip-allow-list.ts';
import { ACTIVE_KEYS_MAX } from '../keys/key-record.ts';
import type { InboxRefusal } from '../knowledge/inbox-refusal.ts';
import { BASES_PER_COMPANY_MAX, type BaseStore } from '../knowledge/knowledge-base.ts';
import type { PassageIndex } from '../search/passage.ts';
import type { VectorDomain, VectorDomainReport } from '../search/vector-domain.ts';
import { CHECK_TABLES, type Problem } from './problem.ts';
import { type GenerationServices, reportGenerations } from './report-generations.ts';
import { type PepperServices, reportPepper } from './report-pepper.ts';
import { checkServices, type ServiceCheck } from './service-checks.ts';

/** The version of the public API's contract, as in docs/openapi.yaml. */
export const CONTRACT_VERSION = '1.4.0';

/** No input: the report is about the whole stage. */
export const reportStageInput = v.strictObject({});

/** The configuration of a stage that the report shows. */
export interface StageFacts {
  readonly stage: string;
  readonly versions: { readonly contract: string; readonly node: string };
  readonly models: { readonly answer: string };
  readonly live_keys: 'allowed' | 'refused';
  readonly search: 'collection' | 'domain';
  /** The ARN of the pepper's secret, which an operator needs to rotate it. */
  readonly pepper_secret: string;
}

interface Services extends GenerationServices, PepperServices {
  readonly stage: StageFacts;
  /** Whether the stage should be protected from deletion but is not. */
  readonly isUnprotected: boolean;
  readonly companies: Pick<CompanyStore, 'find' | 'list'>;
  readonly bases: Pick<BaseStore, 'find' | 'list'>;
  readonly audit: { readonly list: (query: AuditQuery) => Promise<unknown> };
  readonly indexes: readonly { readonly passages: Pick<PassageIndex, 'countSearchable'> }[];
  readonly vectorDomain: VectorDomain | null;
  readonly timeoutSignal: (milliseconds: number) => AbortSignal;
  readonly inboxRefusals: { readonly list: () => AsyncIterable<InboxRefusal> };
  /** Empty in a function that may not call models. */
  readonly serviceChecks: readonly ServiceCheck[];
}

const NO_ID = '00000000-0000-0000-0000-000000000000';
// Enough to see what went wrong; the total number is reported too.
const REFUSED_SHOWN_MAX = 50;
// Shorter than a sleeping collection needs to wake, and enough for a few tokens of a model: the report says so instead
// of waiting.
const CALL_TIMEOUT_MS = 8_000;
const STAGE_RECORD = {
  companyId: null,
  since: null,
  subjectId: null,
  actor: null,
  action: null,
  through: null,
  recordsMax: 1,
};

const UNPROTECTED: Problem = {
  what: 'The stage keeps its data and is not protected from deletion.',
  do: 'Deploy it again with npm run deploy, without -c protection=later.',
};

/** Reports the configuration of the stage, and whether its services respond; each problem comes with a remedy. */
export async function reportStage(services: Services, _input: unknown, context: AuditContext) {
  const signal = services.timeoutSignal(CALL_TIMEOUT_MS);
  const [tables, search, domain, pepper, generations, inbox, others] = await Promise.all([
    tableProblems(services),
    searchProblem(services, signal),
    domainReport(services.vectorDomain),
    reportPepper(services, context.at),
    // If the tables do not respond, tableProblems reports it.
    reportGenerations(services).catch(() => ({ report: {}, problems: [] })),
    inboxReport(services).catch(() => ({ refused: [], problems: [] })),
    checkServices(services.serviceChecks, signal),
  ]);
  const problems = [
    ...tables,
    ...search,
    ...domain.problems,
    ...pepper.problems,
    ...generations.problems,
    ...inbox.problems,
    ...others,
    ...(services.isUnprotected ? [UNPROTECTED] : []),
  ];
  return {
    ...services.stage,
    limits: {
      active_keys_per_application_and_environment: ACTIVE_KEYS_MAX,
      bases_per_company: BASES_PER_COMPANY_MAX,
      ip_allow_list_entries: IP_ALLOW_LIST_MAX,
    },
    search_index: search.length === 0 ? ('ready' as const) : ('not_answering' as const),
    ...generations.report,
    ...(domain.report === undefined ? {} : { search_domain: domain.report }),
    pepper: pepper.report,
    inbox_refused: inbox.refused,
    problems,
  };
}

async function tableProblems({ companies, bases, audit }: Services): Promise<Problem[]> {
  const reads = [
    ['The access table does not respond.', companies.find(NO_ID)],
    ['The knowledge table does not respond.', bases.find(NO_ID)],
    ['The audit table does not respond.', audit.list(STAGE_RECORD)],
  ] as const;
  const problems = await Promise.all(reads.map(([what, read]) => problemIfFailing(read, { what, do: CHECK_TABLES })));
  return problems.flat();
}

async function searchProblem({ indexes, stage }: Services, signal: AbortSignal): Promise<Problem[]> {
  const asleep =
    'An idle collection takes up to 30 seconds to wake. Run stage status again, and check the collection if this persists.';
  return problemIfFailing(Promise.all(indexes.map(({ passages }) => passages.countSearchable(['none'], signal))), {
    what: 'The search index does not respond.',
    do: stage.search === 'collection' ? asleep : 'Check the status of the OpenSearch domain and its access policy.',
  });
}

async function domainReport(
  domain: VectorDomain | null,
): Promise<{ report: VectorDomainReport | undefined; problems: Problem[] }> {
  const report = await domain?.report().catch(() => undefined);
  if (report?.domain === 'missing') {
    return {
      report,
      problems: [{ what: 'The OpenSearch domain does not exist.', do: 'Create the domain, then deploy the stage.' }],
    };
  }
  if (report?.index === 'missing') {
    const what = 'The OpenSearch domain has no index of passages.';
    return { report, problems: [{ what, do: 'Run stage prepare.' }] };
  }
  return { report, problems: [] };
}

// Counts all refused files, and returns only the first of them: a sync of the wrong folder can leave very many.
async function inboxReport({ inboxRefusals }: Services): Promise<{ refused: InboxRefusal[]; problems: Problem[] }> {
  const refused: InboxRefusal[] = [];
  let count = 0;
  for await (const refusal of inboxRefusals.list()) {
    count += 1;
    if (refused.length < REFUSED_SHOWN_MAX) {
      refused.push(refusal);
    }
  }
  const what = `${count} ${count === 1 ? 'file' : 'files'} of the inbox could not become a document.`;
  const remedy = 'Read the reasons in inbox_refused. Put each file where it belongs, or delete it in the bucket.';
  return { refused, problems: count === 0 ? [] : [{ what, do: remedy }] };
}

async function problemIfFailing(read: Promise<unknown>, problem: Problem): Promise<Problem[]> {
  return read.then(
    () => [],
    () => [problem],
  );
}

import * as v from 'valibot';
import { idField } from '../administration/input-fields.ts';
import type { BudgetAddress } from '../budget/budget.ts';
import type { LedgerEntry } from '../budget/ledger/ledger.ts';
import type { LedgerLine } from '../budget/ledger/ledger-lines.ts';
import { monthOf, previousMonth } from '../budget/month.ts';
import type { BudgetStore } from '../budget/reservations/budget-ports.ts';
import { applicationView } from '../companies/applications/application.ts';
import { createKeyFinder, type KeyServices, keysOfCompany } from '../companies/keys/company-keys.ts';
import { purposeField } from '../companies/purpose-field.ts';
import { showBudget } from '../companies/show-budget.ts';
import { DAY_MS } from '../durations.ts';
import { documentView } from '../ingestion/document-view.ts';
import { type KeyRecord, keyStatus, keyView } from '../keys/key-record.ts';
import type { DocumentRecord } from '../knowledge/document.ts';
import type { BaseStore } from '../knowledge/knowledge-base.ts';
import { requireAmount } from '../pricing/money.ts';
import { UNLIMITED_WORD } from '../pricing/unlimited.ts';
import { readBoundedLedger } from './read-bounded-ledger.ts';
import { firstPaceDay, runsOutOn, runsOutOnAverage } from './run-out.ts';

/** The company, and the purpose (by default live). */
export const showOverviewInput = v.strictObject({ company_id: idField('company'), purpose: purposeField });

type BudgetServices = Parameters<typeof showBudget>[0];
type BudgetShown = Awaited<ReturnType<typeof showBudget>>;
type Input = v.InferOutput<typeof showOverviewInput>;

interface Services extends BudgetServices, KeyServices {
  readonly budgets: Pick<BudgetStore, 'find' | 'findSum' | 'entries'>;
  readonly bases: Pick<BaseStore, 'list'>;
  /** The most calls that are read; the default is what a page can wait for. */
  readonly entriesMax?: number;
  readonly documents: {
    readonly listFailed: (baseId: string, documentsMax: number) => Promise<readonly DocumentRecord[]>;
  };
}

// Two weeks: enough time to rotate a key.
const EXPIRING_MS = 14 * DAY_MS;
// As many as a person will work through; the pages of keys and documents list all of them.
const SHOWN_MAX = 20;
// Most companies have fewer bases than this, so one round is enough.
const BASES_AT_ONCE = 8;

/**
 * Returns a company's spending this month by day and application, the day on which its budget runs out at this pace,
 * the number of calls, and the keys and documents that need attention: up to 20 of each kind, and whether there are
 * more. With too many calls to read, days and counts are left out, and the pace is the average of the month.
 *
 * @throws ServiceError `not_found` when the company does not exist.
 */
export async function showOverview(services: Services, input: Input) {
  const nowMs = services.nowMs();
  // First and alone, because it throws when the company does not exist.
  const budget = await showBudget(services, input);
  const [spending, { applications, keys }, failed] = await Promise.all([
    readSpending(services, { companyId: input.company_id, purpose: input.purpose, month: budget.month }),
    keysOfCompany(services, input.company_id),
    failedDocuments(services, input.company_id),
  ]);
  const recent = [...(await linesOfPreviousMonth(services, budget, input)), ...(spending.lines ?? [])];
  const names = new Map(applications.map(({ id, name }) => [id, name]));
  const view = (key: KeyRecord) => ({
    ...keyView(key, nowMs),
    application_id: key.applicationId,
    application_name: names.get(key.applicationId) ?? key.applicationName,
  });
  const active = keys.filter((key) => keyStatus(key, nowMs) === 'active');
  const expiring = active
    .filter(({ expiresAt }) => expiresAt !== null && Date.parse(expiresAt) <= nowMs + EXPIRING_MS)
    .sort((one, other) => ((one.expiresAt ?? '') < (other.expiresAt ?? '') ? -1 : 1));
  const unused = active.filter(({ lastUsedAt }) => lastUsedAt === null);
  return {
    now: new Date(nowMs).toISOString(),
    budget,
    too_many_calls: spending.lines === null,
    days: daysOf(spending.lines ?? [], createKeyFinder(keys)),
    runs_out_on: runOutDayOf(budget, spending.lines === null ? null : recent, nowMs),
    calls: spending.lines === null ? null : spending.calls,
    keys_expiring: expiring.slice(0, SHOWN_MAX).map(view),
    keys_never_used: unused.slice(0, SHOWN_MAX).map(view),
    documents_failed: failed.slice(0, SHOWN_MAX),
    more: {
      keys_expiring: expiring.length > SHOWN_MAX,
      keys_never_used: unused.length > SHOWN_MAX,
      documents_failed: failed.length > SHOWN_MAX,
    },
    applications: applications.map(applicationView),
  };
}

async function readSpending({ budgets, entriesMax }: Services, address: BudgetAddress) {
  const calls = { searches: 0, questions: 0, grounded: 0, not_grounded: 0 };
  const within = entriesMax === undefined ? {} : { entriesMax };
  const lines = await readBoundedLedger(budgets, address, { ...within, onEntry: (entry) => countCall(calls, entry) });
  return { calls, lines };
}

// In the first days of a month, the last seven days, which show the pace, include days of the previous month.
async function linesOfPreviousMonth(
  { budgets, nowMs }: Services,
  { month, cap_usd }: BudgetShown,
  { company_id, purpose }: Input,
) {
  if (cap_usd === UNLIMITED_WORD || firstPaceDay(nowMs()).startsWith(month)) {
    return [];
  }
  const before = { companyId: company_id, purpose, month: previousMonth(month) };
  return (await readBoundedLedger(budgets, before, {})) ?? [];
}

function countCall(
  calls: { searches: number; questions: number; grounded: number; not_grounded: number },
  { kind, basis, grounded }: LedgerEntry,
): void {
  if (basis === 'not_made') {
    return;
  }
  calls.searches += kind === 'search' ? 1 : 0;
  calls.questions += kind === 'query' ? 1 : 0;
  calls.grounded += grounded === true ? 1 : 0;
  calls.not_grounded += grounded === false ? 1 : 0;
}

// Adds up the lines of each day and application. Lines of a stored sum that kept no days are left out.
function daysOf(lines: readonly LedgerLine[], findKey: ReturnType<typeof createKeyFinder>) {
  const days = new Map<string, { day: string; application_id: string; nano: bigint }>();
  for (const line of lines) {
    const { application_id } = findKey(line);
    const day = line.day ?? '';
    const group = `${day} ${application_id}`;
    const nano = (days.get(group)?.nano ?? 0n) + line.cost;
    days.set(group, { day, application_id, nano });
  }
  return [...days.values()]
    .filter(({ day }) => day !== '')
    .sort((one, other) => (one.day < other.day ? -1 : 1))
    .map(({ nano, ...rest }) => ({ ...rest, nano_usd: String(nano) }));
}

function runOutDayOf(budget: BudgetShown, lines: readonly LedgerLine[] | null, nowMs: number) {
  if (budget.cap_usd === UNLIMITED_WORD) {
    return null;
  }
  const spent = requireAmount(budget.settled_usd);
  const left = requireAmount(budget.cap_usd) - spent;
  if (lines === null) {
    return runsOutOnAverage({ left, spent }, monthOf(nowMs), nowMs);
  }
  const days = lines.map(({ day, cost }) => ({ day: day ?? '', cost }));
  return runsOutOn({ left, days }, monthOf(nowMs), nowMs);
}

async function failedDocuments({ bases, documents }: Services, companyId: string) {
  const active = (await bases.list(companyId)).filter(({ status }) => status === 'active');
  const failed: (ReturnType<typeof documentView> & { base_id: string; base_name: string })[] = [];
  for (let at = 0; at < active.length && failed.length <= SHOWN_MAX; at += BASES_AT_ONCE) {
    const lists = await Promise.all(
      active.slice(at, at + BASES_AT_ONCE).map(async ({ id, name }) => {
        const records = await documents.listFailed(id, SHOWN_MAX + 1);
        return records.map((record) => ({ ...documentView(record), base_id: id, base_name: name }));
      }),
    );
    failed.push(...lists.flat());
  }
  return failed;
}

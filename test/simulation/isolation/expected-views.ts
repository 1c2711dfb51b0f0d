import { STAGES } from '../../../lib/stages.ts';
import { calledId } from '../../../lib/variables.ts';
import { type Base, type Company, type Document, isActive, type Key, keysOf } from './model.ts';

// docs/stages.md, values of the stages.
const EMBEDDING_MODEL = 'amazon.titan-embed-text-v2:0';
const ANSWER_MODEL = calledId(STAGES.local.answer.model);
const SOME_TIME = 'some time';

// biome-ignore lint/suspicious/noExplicitAny: each operation has its own result, which is compared as a whole
type Result = any;

// The description of the console's API has the fields of each result.

/** A company as `company.show` and `company.list` show it. */
export function companyView({ id, name, isSuspended, policies }: Company) {
  const { allowList, budget, removesEmails, keepAnswers } = policies;
  return {
    id,
    name,
    status: isSuspended ? 'suspended' : 'active',
    policies: {
      ip_allow_list: allowList ?? undefined,
      ...{ monthly_budget_usd: budget, rate_per_minute: 60_000, burst: 10_000, concurrency: 100 },
      searches_per_minute: 60_000,
      keep_answers: keepAnswers === 'off' ? 'off' : undefined,
      personal_data: removesEmails ? 'on' : undefined,
      personal_data_kinds: removesEmails ? ['EMAIL'] : undefined,
    },
  };
}

/** A base as `base.list` shows it. */
export function baseView({ id, name, description, visibility, documents }: Base) {
  return { id, name, description, visibility, documents: documents.length };
}

/** A document as operators see it. */
export function documentView({ id, file, title, version }: Document) {
  const state = { type: 'text', status: 'ready', reason: null, pages: null, passages: 1 };
  return { id, file, title, ...state, version };
}

/** A key as lists show it, after `withoutTimes`. */
export function keyView(key: Key, nowMs: number) {
  const { id, name, environment, scopes, key: text, isRevoked, expiresAtMs } = key;
  const unrevokedStatus = isActive(key, nowMs) ? 'active' : 'expired';
  return {
    ...{ id, name, environment, scopes, first: text.slice(0, 12), last: text.slice(-4) },
    ...{ created_at: SOME_TIME, last_used_at: SOME_TIME },
    expires_at: expiresAtMs === null ? null : new Date(expiresAtMs).toISOString(),
    status: isRevoked ? 'revoked' : unrevokedStatus,
  };
}

/** The keys of a company with their applications, sorted by id. */
export function companyKeys({ applications }: Company, nowMs: number) {
  const all = applications.flatMap(({ id, name, keys }) =>
    keys.map((key) => ({ ...keyView(key, nowMs), application_id: id, application_name: name })),
  );
  return all.toSorted(byId);
}

/**
 * A key with one text in place of both times, if they have the form of a time: the stage decides when a key was created
 * and last used.
 */
export function withoutTimes({ created_at, last_used_at, ...rest }: Result) {
  const isTime = (text: unknown) => typeof text === 'string' && new Date(text).toISOString() === text;
  const isUsedAt = last_used_at === null || isTime(last_used_at);
  return { ...rest, created_at: isTime(created_at) && SOME_TIME, last_used_at: isUsedAt && SOME_TIME };
}

/** The part of `budget.show` that the test predicts: live calls and limits, but no amounts. */
export function budgetView(company: Company, month: string) {
  const live = keysOf(company).filter(({ environment }) => environment === 'live');
  const calls = live.reduce((sum, { paid }) => sum + (paid.get(month)?.calls ?? 0), 0);
  return { month, purpose: 'live', cap_usd: company.policies.budget, held_usd: '0', holds: [], calls };
}

/** The lines of `usage.export` for a month as sorted JSON, without costs and tokens. */
export function usageOf({ applications }: Company, month: string) {
  const lines = applications.flatMap(({ id: application_id, keys }) =>
    keys.flatMap(({ id: key_id, environment: purpose, paid }) => {
      const { embedded, asked } = paid.get(month) ?? { embedded: 0, asked: 0 };
      const line = (model_id: string, calls: number) => ({ purpose, application_id, key_id, model_id, calls });
      // The model that answers is also the judge of each answer.
      return [line(EMBEDDING_MODEL, embedded), line(ANSWER_MODEL, 2 * asked)].filter(({ calls }) => calls > 0);
    }),
  );
  return lines.map((line) => JSON.stringify(line)).toSorted();
}

/** The items sorted by id. */
export function sorted<Item extends { readonly id: string }>(items: readonly Item[]): Item[] {
  return items.toSorted(byId);
}

/** Compares two items by id, for `toSorted`. */
export function byId({ id: one }: { readonly id: string }, { id: other }: { readonly id: string }): number {
  return one < other ? -1 : 1;
}

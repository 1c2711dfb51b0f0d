import { randomUUID } from 'node:crypto';
import { documentsOf } from './expected-texts.ts';
import { type Base, type Company, type Document, idsOf, type Model, monthOf, presentBases } from './model.ts';
import type { Pins } from './pins.ts';
import {
  byId,
  companyKeys,
  shownBase,
  shownBudget,
  shownCompany,
  shownDocument,
  shownKey,
  sorted,
  usageOf,
  withoutTimes,
} from './shown.ts';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

// biome-ignore lint/suspicious/noExplicitAny: each operation has its own result, which is compared as a whole
type Result = any;

/** An operation that reads, and what is wrong with its result. */
interface Read {
  readonly operation: string;
  readonly input: object;
  readonly problem: (result: Result) => string | null;
}

/** What an operator reads of a company, all of it: the result of each operation is held against the model. */
export function readsOf(company: Company, model: Model, pins: Pins): Read[] {
  const company_id = company.id;
  const nowMs = model.nowMs();
  const month = monthOf(nowMs);
  const is = (expected: unknown, known: (result: Result) => unknown = (result) => result) => {
    return (result: Result) => differs(known(result), expected);
  };
  return [
    { operation: 'company.show', input: { company_id }, problem: is(shownCompany(company)) },
    {
      operation: 'application.list',
      input: { company_id },
      problem: is(company.applications.map(({ id, name }) => ({ id, name })).toSorted(byId), sorted),
    },
    {
      operation: 'company.keys',
      input: { company_id },
      problem: is({ keys: companyKeys(company, nowMs), next: null }, ({ keys, next }) => ({
        keys: sorted(keys.map(withoutTimes)),
        next,
      })),
    },
    ...company.applications.map(({ id, keys }) => ({
      operation: 'key.list',
      input: { application_id: id },
      problem: is(keys.map((key) => ({ ...shownKey(key, nowMs), pepper: 'current' })).toSorted(byId), (result) =>
        sorted(result.map(withoutTimes)),
      ),
    })),
    {
      operation: 'base.list',
      input: { company_id },
      problem: is(presentBases(company).map(shownBase).toSorted(byId), sorted),
    },
    ...presentBases(company).flatMap((base) => readsOfBase(base, is)),
    {
      operation: 'budget.show',
      input: { company_id, month },
      problem: is(shownBudget(company, month)),
    },
    {
      operation: 'usage.export',
      input: { company_id, month },
      problem: is(usageOf(company, month), (lines: Result[]) =>
        lines
          .map(({ purpose, application_id, key_id, model_id, calls }) => ({
            purpose,
            application_id,
            key_id,
            model_id,
            calls,
          }))
          .map((line) => JSON.stringify(line))
          .toSorted(),
      ),
    },
    { operation: 'audit.list', input: { company_id }, problem: (result) => auditProblem(company, result, pins) },
    { operation: 'member.list', input: { company_id }, problem: is([]) },
  ];
}

/** Reads with an id that another kind of thing, or nothing, has: each is refused as for an id that nobody has. */
export function foreignReads(company: Company, other: Company): { operation: string; inputs: object[] }[] {
  const nobody = randomUUID();
  const [base, foreignBase] = [company.bases[0], other.bases[0]];
  return [
    {
      operation: 'documents.show',
      inputs: [{ document_id: nobody }, { document_id: other.id }, { document_id: base?.id }],
    },
    { operation: 'documents.list', inputs: [{ base_id: nobody }, { base_id: company.id }] },
    { operation: 'key.list', inputs: [{ application_id: nobody }, { application_id: company.id }] },
    { operation: 'company.show', inputs: [{ company_id: nobody }, { company_id: foreignBase?.id }] },
    { operation: 'audit.list', inputs: [{ company_id: nobody }, { company_id: foreignBase?.id }] },
  ].map(({ operation, inputs }) => ({
    operation,
    inputs: inputs.filter((input) => Object.values(input).every((id) => id !== undefined)),
  }));
}

/** Every company of the stage, those of this world as the model has them. */
export function companyListProblem({ companies }: Model, result: Result[]): string | null {
  const ids = new Set(companies.map(({ id }) => id));
  return differs(sorted(result.filter(({ id }) => ids.has(id))), companies.map(shownCompany).toSorted(byId));
}

function readsOfBase(
  base: Base,
  is: (expected: unknown, known?: (result: Result) => unknown) => Read['problem'],
): Read[] {
  const { id: base_id, documents } = base;
  const ids = documents.map(({ id }) => id);
  return [
    {
      operation: 'documents.list',
      input: { base_id },
      problem: is(
        { documents: documents.map(shownDocument).toSorted(byId), next: null },
        ({ documents: shown, next }) => ({
          documents: sorted(shown),
          next,
        }),
      ),
    },
    ...documents.map((document) => ({
      operation: 'documents.show',
      input: { document_id: document.id },
      problem: is(shownDocument(document)),
    })),
    ...(ids.length === 0
      ? []
      : [
          {
            operation: 'documents.progress',
            input: { base_id, documents: ids },
            problem: is({ documents: documents.map(shownDocument).toSorted(byId) }, (result) => ({
              documents: sorted(result.documents),
            })),
          },
        ]),
    {
      operation: 'documents.reindex-estimate',
      input: { base_id },
      problem: is({ documents: documents.length, passages: documents.length }),
    },
  ];
}

// Who did what to which thing is known; what a record holds beside that never changes, and names nothing foreign.
function auditProblem(company: Company, { records, next }: Result, pins: Pins): string | null {
  const known = company.changes.map(({ action, subjectType, subjectId }) => `${action} ${subjectType} ${subjectId}`);
  const shown = records.map((each: Result) => `${each.action} ${each.subject_type} ${each.subject_id}`);
  const problem = differs({ records: shown.toSorted(), next }, { records: known.toSorted(), next: null });
  if (problem !== null) {
    return problem;
  }
  const own = idsOf(company);
  for (const each of records) {
    const text = JSON.stringify({ before: each.before, after: each.after });
    const foreign = (text.match(UUID) ?? []).find((id) => !own.has(id));
    const changed = pins.hold(`audit ${each.id}`, canonical(each));
    if (each.actor !== 'tester' || each.actor_role !== 'operator' || foreign !== undefined || changed !== null) {
      return changed ?? `a record of another company: ${JSON.stringify(each)}`;
    }
  }
  return null;
}

/** What of another company is in a text: an id of its own, or a name that it gave. Null: nothing. */
export function foreignIn(text: string, company: Company, { companies }: Model): string | null {
  const others = companies.filter((other) => other !== company);
  return others.flatMap((other) => [...idsOf(other), other.slug]).find((part) => text.includes(part)) ?? null;
}

function differs(result: unknown, expected: unknown): string | null {
  const [got, wanted] = [canonical(within(result, expected)), canonical(expected)];
  return got === wanted ? null : `expected ${wanted}, got ${got}`;
}

// Operations get new fields: of a result, those are compared that the model has, whether they are there or not.
function within(result: Result, expected: Result): unknown {
  if (Array.isArray(result) && Array.isArray(expected)) {
    return result.map((part, index) => within(part, expected[index]));
  }
  const isObject = (value: unknown) => value !== null && typeof value === 'object' && !Array.isArray(value);
  return isObject(result) && isObject(expected)
    ? Object.fromEntries(Object.keys(expected).map((name) => [name, within(result[name], expected[name])]))
    : result;
}

/** A value as text. The fields of an operation's result have no order: a map of the tables has none. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, part) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

/** Documents whose files an operator may fetch. */
export function downloads(company: Company): Document[] {
  return documentsOf(presentBases(company));
}

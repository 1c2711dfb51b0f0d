import { randomUUID } from 'node:crypto';
import { documentsOf } from './expected-texts.ts';
import {
  baseView,
  budgetView,
  byId,
  companyKeys,
  companyView,
  documentView,
  keyView,
  sorted,
  usageOf,
  withoutTimes,
} from './expected-views.ts';
import { type Base, type Company, type Document, idsOf, type Model, monthOf, presentBases } from './model.ts';
import type { Pins } from './pins.ts';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

// biome-ignore lint/suspicious/noExplicitAny: each operation has its own result, which is compared as a whole
type Result = any;

/** A read operation, and the check of its result. */
interface Read {
  readonly operation: string;
  readonly input: object;
  readonly problem: (result: Result) => string | null;
}

/** Every read operation that an operator can run on a company; each result is compared with the model. */
export function readsOf(company: Company, model: Model, pins: Pins): Read[] {
  const company_id = company.id;
  const nowMs = model.nowMs();
  const month = monthOf(nowMs);
  const is = (expected: unknown, known: (result: Result) => unknown = (result) => result) => {
    return (result: Result) => differenceOf(known(result), expected);
  };
  return [
    { operation: 'company.show', input: { company_id }, problem: is(companyView(company)) },
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
      problem: is(keys.map((key) => ({ ...keyView(key, nowMs), pepper: 'current' })).toSorted(byId), (result) =>
        sorted(result.map(withoutTimes)),
      ),
    })),
    {
      operation: 'base.list',
      input: { company_id },
      problem: is(presentBases(company).map(baseView).toSorted(byId), sorted),
    },
    ...presentBases(company).flatMap((base) => readsOfBase(base, is)),
    {
      operation: 'budget.show',
      input: { company_id, month },
      problem: is(budgetView(company, month)),
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

/** Reads with the id of another kind of thing; each must be refused in the same way as an id that does not exist. */
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

/** Compares the list of all companies with the model; companies of other worlds on the same stage are ignored. */
export function companyListProblem({ companies }: Model, result: Result[]): string | null {
  const ids = new Set(companies.map(({ id }) => id));
  return differenceOf(sorted(result.filter(({ id }) => ids.has(id))), companies.map(companyView).toSorted(byId));
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
        { documents: documents.map(documentView).toSorted(byId), next: null },
        ({ documents: shown, next }) => ({
          documents: sorted(shown),
          next,
        }),
      ),
    },
    ...documents.map((document) => ({
      operation: 'documents.show',
      input: { document_id: document.id },
      problem: is(documentView(document)),
    })),
    ...(ids.length === 0
      ? []
      : [
          {
            operation: 'documents.progress',
            input: { base_id, documents: ids },
            problem: is({ documents: documents.map(documentView).toSorted(byId) }, (result) => ({
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

// The model knows who did what to which thing. The rest of a record must never change, nor contain a foreign id.
function auditProblem(company: Company, { records, next }: Result, pins: Pins): string | null {
  const known = company.changes.map(({ action, subjectType, subjectId }) => `${action} ${subjectType} ${subjectId}`);
  const shown = records.map((each: Result) => `${each.action} ${each.subject_type} ${each.subject_id}`);
  const problem = differenceOf({ records: shown.toSorted(), next }, { records: known.toSorted(), next: null });
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

/** The first id or name of another company that occurs in a text; null if there is none. */
export function foreignIn(text: string, company: Company, { companies }: Model): string | null {
  const others = companies.filter((other) => other !== company);
  return others.flatMap((other) => [...idsOf(other), other.slug]).find((part) => text.includes(part)) ?? null;
}

function differenceOf(result: unknown, expected: unknown): string | null {
  const [got, wanted] = [canonical(within(result, expected)), canonical(expected)];
  return got === wanted ? null : `expected ${wanted}, got ${got}`;
}

// Compares only the fields that the model has, so that an operation can get new ones.
function within(result: Result, expected: Result): unknown {
  if (Array.isArray(result) && Array.isArray(expected)) {
    return result.map((part, index) => within(part, expected[index]));
  }
  const isObject = (value: unknown) => value !== null && typeof value === 'object' && !Array.isArray(value);
  return isObject(result) && isObject(expected)
    ? Object.fromEntries(Object.keys(expected).map((name) => [name, within(result[name], expected[name])]))
    : result;
}

/** A value as text, with sorted fields: DynamoDB returns the entries of a map in any order. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, part) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

/** The documents whose files an operator may download. */
export function downloads(company: Company): Document[] {
  return documentsOf(presentBases(company));
}

import { HOUR_MS } from '../../../shared/durations.ts';
import { type Caller, type Refusal, refusalsOf } from './callers.ts';
import { answerProblem, documentsOf, searchProblem } from './expected-texts.ts';
import { type Base, type Kept, type Model, monthOf, type Scope, visibleBases } from './model.ts';
import type { Pins } from './pins.ts';
import { routeOf, textOf, topicOf, type Wish } from './requests.ts';
import type { Response, Stage } from './stage.ts';

/** A call, its caller, and its response. */
interface PublicCall<W extends Wish = Wish> {
  readonly caller: Caller;
  readonly wish: W;
  readonly response: Response;
}

/** What responses are compared with. */
interface Expectations {
  readonly model: Model;
  readonly pins: Pins;
  readonly similarity: Stage['similarity'];
}

const SCOPES: Readonly<Record<Wish['kind'], Scope | null>> = {
  health: null,
  'unknown path': null,
  'unknown method': null,
  bases: 'knowledge:read',
  search: 'knowledge:read',
  'search for an address': 'knowledge:read',
  'search as another': 'knowledge:read',
  ask: 'copilot:query',
  'ask as another': 'copilot:query',
};
// docs/openapi.yaml, the examples of the refusals.
const NO_PATH = 'The requested path or method does not exist.';
const NO_METHOD = 'This method is not allowed for this path.';
const NO_BASE = "The field 'base_ids' names a base that does not exist.";
const UNKNOWN_FIELD = "The field 'company_id' is not known.";
const NO_BUDGET = "The company's monthly budget is 0; calls are refused until it is raised.";
const OTHER_QUESTION = "The 'Idempotency-Key' was used for another question within the last hour.";
const KEPT_GONE = 'The answer kept for this Idempotency-Key can no longer be shown. Use a new Idempotency-Key.';
const KEPT_OFF = "The company has turned off stored answers. Remove the header 'Idempotency-Key'.";

/** How a response differs from what the model expects, or null. Records in the model what the call paid or stored. */
export async function problemOf(
  { caller, wish, response }: PublicCall,
  expectations: Expectations,
): Promise<string | null> {
  const { model, pins } = expectations;
  if (wish.kind === 'unknown path' || wish.kind === 'unknown method') {
    return wish.kind === 'unknown path' ? refused(response, 404, NO_PATH) : refused(response, 405, NO_METHOD);
  }
  const refusals = refusalsOf(caller, SCOPES[wish.kind], model);
  if (refusals !== null) {
    return oneOf(response, refusals, pins);
  }
  const { company, application, key } = caller;
  if (company === null || application === null || key === null) {
    throw new Error('A caller without a valid key must have been refused.');
  }
  if (wish.kind === 'health') {
    return exactly(response, { status: 'ok', tenant: company.name, application: application.name, scopes: key.scopes });
  }
  if (wish.kind === 'bases') {
    const data = visibleBases(company).toSorted(byNameAndId);
    return exactly(response, { data: data.map(({ id, name, description }) => ({ id, name, description })) });
  }
  if (wish.kind === 'search as another' || wish.kind === 'ask as another') {
    return refused(response, 400, UNKNOWN_FIELD);
  }
  return wish.kind === 'search' || wish.kind === 'search for an address'
    ? searchedProblem({ caller, wish, response, company, key }, expectations)
    : askedProblem({ caller, wish, response, company, key }, expectations);
}

/** A call with a valid key. */
interface AuthorizedCall<W extends Wish> extends PublicCall<W> {
  readonly company: NonNullable<Caller['company']>;
  readonly key: NonNullable<Caller['key']>;
}

async function searchedProblem(
  made: AuthorizedCall<Extract<Wish, { kind: 'search' | 'search for an address' }>>,
  { model, pins, similarity }: Expectations,
): Promise<string | null> {
  const { wish, response, company, key } = made;
  const bases = basesFor(company, wish.kind === 'search' ? wish.baseIds : null);
  const unpaid = unpaidRefusals(made, bases, 403);
  if (unpaid.length > 0) {
    return oneOf(response, unpaid, pins);
  }
  if (response.status !== 200) {
    return `answered ${response.status}, expected 200`;
  }
  const isSearched = wish.kind === 'search' && (bases ?? []).length > 0;
  pay(key, model, { embedded: isSearched ? 1 : 0, asked: 0 });
  if (wish.kind === 'search for an address') {
    return exactly(response, { data: [] });
  }
  const reading = { company, bases: bases ?? [], text: textOf(wish), topic: topicOf(wish) };
  return searchProblem({ ...reading, k: wish.k }, response.text, { pins, similarity });
}

async function askedProblem(
  made: AuthorizedCall<Extract<Wish, { kind: 'ask' }>>,
  { model, pins }: Expectations,
): Promise<string | null> {
  const { wish, response, company, key } = made;
  const bases = basesFor(company, wish.baseIds);
  // An answer is stored with the policy on personal data: after a change of that policy, a question is answered again
  // (docs/api.md).
  const slot = `${key.id} ${wish.header} ${company.policies.removesEmails}`;
  if (wish.header !== null && company.policies.keepAnswers === 'off') {
    return oneOf(response, [{ status: 400, sentence: KEPT_OFF }, ...unpaidRefusals(made, bases, 429)], pins);
  }
  const kept = model.kept.get(slot);
  if (wish.header !== null && kept !== undefined && model.nowMs() < kept.untilMs) {
    return repeatedProblem(made, { kept, unpaid: unpaidRefusals(made, bases, 429) }, pins);
  }
  const unpaid = unpaidRefusals(made, bases, 429);
  if (unpaid.length > 0) {
    return oneOf(response, unpaid, pins);
  }
  if (response.status !== 200) {
    return `answered ${response.status}, expected 200`;
  }
  const reading = { company, bases: bases ?? [], text: textOf(wish), topic: topicOf(wish) };
  const problem = answerProblem(reading, response.text, pins);
  const { usage, citations } = JSON.parse(response.text);
  pay(key, model, { embedded: reading.bases.length > 0 ? 1 : 0, asked: usage.input_tokens > 0 ? 1 : 0 });
  if (wish.header !== null) {
    const titles = citations.map(({ source_title }: { source_title: string }) => source_title);
    const cited = documentsOf(reading.bases).filter(({ title }) => titles.includes(title));
    model.kept.set(slot, {
      body: JSON.stringify(routeOf(wish).body),
      answer: response.text,
      cited: cited.map(({ id, version }) => ({ id, version })),
      untilMs: model.nowMs() + HOUR_MS,
    });
  }
  return problem;
}

function repeatedProblem(
  { wish, response, company }: AuthorizedCall<Extract<Wish, { kind: 'ask' }>>,
  { kept, unpaid }: { readonly kept: Kept; readonly unpaid: readonly Refusal[] },
  pins: Pins,
): string | null {
  const { body, answer, cited } = kept;
  if (body !== JSON.stringify(routeOf(wish).body)) {
    return oneOf(response, [{ status: 400, sentence: OTHER_QUESTION }, ...unpaid], pins);
  }
  const readable = documentsOf(visibleBases(company));
  const isReadable = cited.every(({ id, version }) =>
    readable.some((each) => each.id === id && each.version === version),
  );
  if (!isReadable) {
    return oneOf(response, [{ status: 400, sentence: KEPT_GONE }, ...unpaid], pins);
  }
  return response.status === 200 && response.text === answer ? null : `expected the stored answer: ${answer}`;
}

// The bases that a request reads; null if it names one that the caller cannot see.
function basesFor(company: AuthorizedCall<Wish>['company'], baseIds: readonly string[] | null): readonly Base[] | null {
  const visible = visibleBases(company);
  if (baseIds === null) {
    return visible;
  }
  const named = visible.filter(({ id }) => baseIds.includes(id));
  return baseIds.every((id) => named.some((base) => base.id === id)) ? named : null;
}

// The refusals for a base that the caller cannot see, and for a budget of 0. The budget applies to live keys; test keys
// have an allowance of the stage, which this test never uses up.
function unpaidRefusals({ company, key }: AuthorizedCall<Wish>, bases: readonly Base[] | null, status: 403 | 429) {
  const isOut = company.policies.budget === '0' && key.environment === 'live';
  return [
    ...(bases === null ? [{ status: 400, sentence: NO_BASE }] : []),
    ...(isOut ? [{ status, sentence: NO_BUDGET }] : []),
  ];
}

function pay(
  key: AuthorizedCall<Wish>['key'],
  model: Model,
  { embedded, asked }: { embedded: number; asked: number },
): void {
  const month = monthOf(model.nowMs());
  const paid = key.paid.get(month) ?? { calls: 0, embedded: 0, asked: 0 };
  key.paid.set(month, {
    calls: paid.calls + 1,
    embedded: paid.embedded + embedded,
    asked: paid.asked + asked,
  });
}

function byNameAndId(one: Base, other: Base): number {
  if (one.name !== other.name) {
    return one.name < other.name ? -1 : 1;
  }
  return one.id < other.id ? -1 : 1;
}

function exactly({ status, text }: Response, body: object): string | null {
  const expected = JSON.stringify(body);
  return status === 200 && text === expected ? null : `expected 200 ${expected}`;
}

function refused({ status, text }: Response, expected: number, sentence: string): string | null {
  const body = JSON.stringify({ error: sentence });
  return status === expected && text === body ? null : `expected ${expected} ${body}`;
}

// Where two refusals are possible, the documents do not say which one is given; it must be the same for every caller.
function oneOf(response: Response, refusals: readonly Refusal[], pins: Pins): string | null {
  const problems = refusals.map(({ status, sentence }) => refused(response, status, sentence));
  if (!problems.includes(null)) {
    return problems.join(' or ');
  }
  const choice = refusals.map(({ sentence }) => sentence).join(' or ');
  return refusals.length === 1 ? null : pins.hold(choice, `${response.status} ${response.text}`);
}

import { AWAY, HOME } from './commands.ts';
import { type Application, type Company, isActive, type Key, type Model, type Scope } from './model.ts';

/** Who calls: with a key of an application, or with what is not a key; from an address. */
export interface Caller {
  readonly company: Company | null;
  readonly application: Application | null;
  readonly key: Key | null;
  /** What is in the header `Authorization`; null: no such header. */
  readonly authorization: string | null;
  readonly address: string;
}

/** A refusal, and every answer of which the documents say nothing more than its shape. */
export interface Refusal {
  readonly status: number;
  readonly sentence: string;
}

// docs/openapi.yaml, components/responses.
const UNAUTHORIZED = { status: 401, sentence: 'The API key is missing or not valid.' };
const WRONG_ADDRESS = { status: 403, sentence: 'Requests from this address are not allowed for this key.' };
const WRONG_SCOPE = { status: 403, sentence: 'This key is not allowed to make this request.' };

// A key of the right form, whose checksum is right and that nobody was given (docs/keys.md).
const NEVER_ISSUED = 'kc_test_000000000000000000000000000000003CvwjH';

/** Every key that there is or was, and those who have none. */
export function callersOf({ companies }: Model): Caller[] {
  const withKeys = companies.flatMap((company) =>
    company.applications.flatMap((application) =>
      application.keys.map((key) => ({ company, application, key, authorization: `Bearer ${key.key}` })),
    ),
  );
  const nobody = { company: null, application: null, key: null };
  const without = [null, 'Bearer', `Bearer ${NEVER_ISSUED}`].map((authorization) => ({ ...nobody, authorization }));
  return [...withKeys, ...without].map((caller) => ({ ...caller, address: HOME }));
}

/** The same caller at the other address. */
export function fromAway(caller: Caller): Caller {
  return { ...caller, address: AWAY };
}

/**
 * What refuses the caller before the request is looked at: in the order in which the refusals are sure. Two of them:
 * the documents do not say which comes first. Null: nothing.
 */
export function refusalsOf(caller: Caller, scope: Scope | null, model: Model): readonly Refusal[] | null {
  const { company, key, address } = caller;
  if (company === null || key === null || company.isSuspended || !isActive(key, model.nowMs())) {
    return [UNAUTHORIZED];
  }
  const isAllowed = allows(company.policies.allowList, address);
  if (scope === null) {
    return isAllowed ? null : [UNAUTHORIZED];
  }
  const refusals = [...(isAllowed ? [] : [WRONG_ADDRESS]), ...(key.scopes.includes(scope) ? [] : [WRONG_SCOPE])];
  return refusals.length === 0 ? null : refusals;
}

// The lists of the test hold single addresses and blocks of 256.
function allows(list: readonly string[] | null, address: string): boolean {
  const block = `${address.replace(/\.\d+$/, '')}.0/24`;
  return list === null || list.includes(address) || list.includes(block);
}

import { AWAY, HOME } from './commands.ts';
import { type Application, type Company, isActive, type Key, type Model, type Scope } from './model.ts';

/** A caller, with a key of an application or without a valid key, and the address that it calls from. */
export interface Caller {
  readonly company: Company | null;
  readonly application: Application | null;
  readonly key: Key | null;
  /** The value of the header `Authorization`; null without that header. */
  readonly authorization: string | null;
  readonly address: string;
}

/** An expected refusal: its status and its error message. */
export interface Refusal {
  readonly status: number;
  readonly sentence: string;
}

// docs/openapi.yaml, components/responses.
const UNAUTHORIZED = { status: 401, sentence: 'The API key is missing or not valid.' };
const WRONG_ADDRESS = { status: 403, sentence: 'Requests from this address are not allowed for this key.' };
const WRONG_SCOPE = { status: 403, sentence: 'This key is not allowed to make this request.' };

// A well-formed key with a correct checksum (docs/keys.md) that was never issued.
const NEVER_ISSUED = 'kc_test_000000000000000000000000000000003CvwjH';

/** A caller for every key that exists or existed, and callers without a valid key. */
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

/** The same caller at the other address, which most allow lists of this test refuse. */
export function fromAway(caller: Caller): Caller {
  return { ...caller, address: AWAY };
}

/**
 * The refusals that the caller may get regardless of the content of the request; null when there is none. If there are
 * two, the documents do not say which of them comes first.
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

// Supports only what the lists of this test contain: single addresses and /24 ranges.
function allows(list: readonly string[] | null, address: string): boolean {
  const block = `${address.replace(/\.\d+$/, '')}.0/24`;
  return list === null || list.includes(address) || list.includes(block);
}

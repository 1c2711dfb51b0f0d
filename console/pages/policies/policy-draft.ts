import type { InputOf, ResultOf } from '../../api/types.ts';
import { amountMistake } from '../../parts/amount-mistake.ts';
import { withoutHidden } from '../../parts/without-hidden.ts';

/** The policies as the API returns them. */
export type Policies = ResultOf<'policy.show'>['policies'];
/** A change of policies as the API accepts it. */
type PolicyChange = Omit<InputOf<'policy.set'>, 'company_id'>;

/** The contents of the form; numbers are texts, as they are typed. */
export interface Draft {
  readonly restricted: boolean;
  readonly addresses: string;
  readonly unlimited: boolean;
  readonly budget: string;
  readonly alert: string;
  readonly rate: string;
  readonly searches: string;
  readonly burst: string;
  readonly concurrency: string;
  readonly removes: boolean;
  readonly allKinds: boolean;
  readonly kinds: readonly string[];
}

/** Fills the form from the policies. */
export function draftOf(policies: Policies, allKinds: readonly string[]): Draft {
  const number = (value: number | undefined) => (value === undefined ? '' : String(value));
  const kinds = policies.personal_data_kinds ?? allKinds;
  return {
    restricted: policies.ip_allow_list !== undefined,
    addresses: (policies.ip_allow_list ?? []).join('\n'),
    unlimited: policies.monthly_budget_usd === 'unlimited',
    budget: policies.monthly_budget_usd === 'unlimited' ? '' : withCents(policies.monthly_budget_usd ?? ''),
    alert: policies.alert_email ?? '',
    rate: number(policies.rate_per_minute),
    searches: number(policies.searches_per_minute),
    burst: number(policies.burst),
    concurrency: number(policies.concurrency),
    removes: policies.personal_data === 'on',
    allKinds: allKinds.every((kind) => kinds.includes(kind)),
    kinds,
  };
}

// Amounts of dollars are typed and read with two decimals or none: 250.5 is 250.50.
function withCents(usd: string): string {
  return /\.\d$/.test(usd) ? `${usd}0` : usd;
}

/** Splits the address list into entries, without empty ones; commas and semicolons also separate entries. */
export function linesOf(addresses: string): string[] {
  return addresses
    .split(/[\n,;]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

// The longest valid entry, an IPv6 range with an embedded IPv4 address, has 49 characters.
const LINE_MAX = 50;

/**
 * Returns the entries as they are sent to be checked. A character that no address contains is replaced by a question
 * mark, so that a text pasted by mistake does not leave the browser; long entries are cut, so that a thousand fit into
 * one call.
 */
export function sentLines(lines: readonly string[]): string[] {
  return lines.map((line) => line.slice(0, LINE_MAX).replace(/[^\dA-Fa-f:./ ]/g, '?'));
}

/**
 * Returns only the fields that differ from the original form, so that somebody else's change in another field is kept.
 */
export function changeOf(draft: Draft, before: Draft): PolicyChange {
  const differs = (names: readonly (keyof Draft)[]) =>
    names.some((name) => JSON.stringify(draft[name]) !== JSON.stringify(before[name]));
  const part = (names: readonly (keyof Draft)[], change: PolicyChange) => (differs(names) ? change : {});
  const alert = withoutHidden(draft.alert);
  return {
    ...part(['restricted', 'addresses'], { ip_allow_list: draft.restricted ? linesOf(draft.addresses) : null }),
    ...part(['unlimited', 'budget'], { monthly_budget_usd: draft.unlimited ? 'unlimited' : draft.budget.trim() }),
    ...part(['alert'], { alert_email: alert === '' ? null : alert }),
    ...part(['rate'], { rate_per_minute: numberOf(draft.rate) }),
    ...part(['searches'], { searches_per_minute: numberOf(draft.searches) }),
    ...part(['burst'], { burst: numberOf(draft.burst) }),
    ...part(['concurrency'], { concurrency: numberOf(draft.concurrency) }),
    ...part(['removes'], { personal_data: draft.removes ? 'on' : 'off' }),
    ...(draft.removes ? part(['removes', 'allKinds', 'kinds'], kindsOf(draft)) : {}),
  };
}

function numberOf(value: string): number | null {
  return value.trim() === '' ? null : Number(value);
}

function kindsOf({ allKinds, kinds }: Draft): PolicyChange {
  return { personal_data_kinds: allKinds ? 'all' : kinds };
}

/**
 * Whether saving would put another address list in force, so that the person must confirm who is locked out: a changed
 * list, or a restriction that is turned on, even with an empty list.
 */
export function enforcesNewList(draft: Draft, before: Draft): boolean {
  return draft.restricted && (!before.restricted || draft.addresses !== before.addresses);
}

/** Returns the other person's policies with the fields that this person changed. */
export function withOwn(theirs: Draft, mine: Draft, before: Draft): Draft {
  const own = Object.entries(mine).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof Draft]),
  );
  return { ...theirs, ...Object.fromEntries(own) };
}

/** Returns the fields whose contents are not valid. */
export function mistakesIn(draft: Draft): { readonly [Name in keyof Draft]?: true } {
  const noKind = draft.removes && !draft.allKinds && draft.kinds.length === 0;
  const isNumber = (value: string) => value.trim() === '' || /^[1-9]\d{0,8}$/.test(value.trim());
  const alert = withoutHidden(draft.alert);
  return {
    ...(draft.unlimited || amountMistake(draft.budget) === null ? {} : { budget: true }),
    ...(alert === '' || /^[^\s@]+@[^\s@]+$/.test(alert) ? {} : { alert: true }),
    ...(noKind ? { kinds: true } : {}),
    ...(isNumber(draft.rate) ? {} : { rate: true }),
    ...(isNumber(draft.searches) ? {} : { searches: true }),
    ...(isNumber(draft.burst) ? {} : { burst: true }),
    ...(isNumber(draft.concurrency) ? {} : { concurrency: true }),
  };
}

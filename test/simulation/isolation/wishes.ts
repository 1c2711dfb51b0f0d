import type { Caller } from './callers.ts';
import { HOME } from './commands.ts';
import { type Model, visibleBases } from './model.ts';
import type { Disguise, Wish } from './requests.ts';
import { TOPICS, textOf } from './texts.ts';

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
const EMAIL_TOPIC = 2;
const OF_A_KIND_MAX = 4;

/** Everything that a caller may ask for, including what it must not get. */
export function wishesOf({ company }: Caller, model: Model, random: () => number): Wish[] {
  const foreign = pick(
    model.companies.filter((each) => each !== company),
    random,
  );
  const own = company === null ? [] : visibleBases(company).map(({ id }) => id);
  const hidden = company === null ? [] : company.bases.filter(({ id }) => !own.includes(id)).map(({ id }) => id);
  const unreadable = [...hidden, ...(foreign?.bases ?? []).map(({ id }) => id), foreign?.id ?? UNKNOWN_ID, UNKNOWN_ID];
  const named = own.filter(() => random() < 0.6);
  return [
    ...(['health', 'bases', 'unknown path', 'unknown method'] as const).map((kind) => ({ kind })),
    ...TOPICS.map((_topic, topic) => search(topic)),
    { ...search(0), k: 1 },
    { ...search(2), k: 2 },
    ...(named.length === 0
      ? []
      : [
          { ...search(0), baseIds: named },
          { ...ask(0), baseIds: named },
        ]),
    ...unreadable.map((id) => ({ ...search(0), baseIds: [...named.slice(0, 1), id] })),
    { ...ask(0), baseIds: [pick(unreadable, random)] },
    ...[0, 1, 2, TOPICS.length - 1].map((topic) => ask(topic)),
    { kind: 'search as another', companyId: foreign?.id ?? UNKNOWN_ID },
    { kind: 'ask as another', companyId: foreign?.id ?? UNKNOWN_ID },
    ...(company?.policies.removesEmails === true
      ? [{ kind: 'search for an address' as const, address: textOf(EMAIL_TOPIC, 3).email ?? '' }]
      : []),
  ];
}

/** A wish of this kind, about a random topic if it has one. */
export function wishOf(kind: 'health' | 'bases' | 'search' | 'ask', random: () => number): Wish {
  const topic = Math.floor(random() * TOPICS.length);
  if (kind === 'search') {
    return search(topic);
  }
  return kind === 'ask' ? ask(topic) : { kind };
}

/** A search for a topic in all bases. */
export function search(topic: number) {
  return { kind: 'search' as const, topic, k: 20, baseIds: null as readonly string[] | null };
}

/** A question about a topic in all bases, without an Idempotency-Key. */
export function ask(topic: number) {
  return { kind: 'ask' as const, topic, baseIds: null as readonly string[] | null, header: null as string | null };
}

/** Names only the wish. */
export const NO_DISGUISE: Disguise = { query: '', headers: {} };

/** Names another company, key and address in places that the API must ignore. */
export function disguiseOf({ company }: Caller, model: Model, random: () => number): Disguise {
  const other = pick(
    model.companies.filter((each) => each !== company),
    random,
  );
  const id = other?.id ?? UNKNOWN_ID;
  const names = ['company_id', 'companyId', 'company', 'tenant', 'tenant_id'];
  const headers = ['x-company-id', 'x-company', 'x-tenant-id', 'x-tenant', 'x-kc-company-id'];
  return {
    query: `?${names.map((name) => `${name}=${id}`).join('&')}&base_ids=${other?.bases[0]?.id ?? UNKNOWN_ID}`,
    headers: {
      ...Object.fromEntries(headers.map((name) => [name, id])),
      'x-api-key': other?.applications[0]?.keys[0]?.key ?? '',
      'x-forwarded-for': HOME,
      forwarded: `for=${HOME}`,
    },
  };
}

/** The items in random order. */
export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const drawn = items.map((item) => ({ item, at: random() }));
  return drawn.toSorted((one, other) => one.at - other.at).map(({ item }) => item);
}

/** A random item; the list must not be empty. */
export function pick<Item>(items: readonly Item[], random: () => number): Item {
  return items[Math.floor(random() * items.length)] as Item;
}

/** At most a few wishes of each kind, in random order: more of the same kind would show nothing new. */
export function thinned({ key }: Caller, wishes: readonly Wish[], random: () => number): Wish[] {
  const most = key === null ? 1 : OF_A_KIND_MAX;
  const kinds = new Map<string, number>();
  return shuffled(wishes, random).filter(({ kind }) => {
    const count = (kinds.get(kind) ?? 0) + 1;
    kinds.set(kind, count);
    return count <= most;
  });
}

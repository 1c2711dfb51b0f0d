import type { Scope } from './model.ts';
import { TOPICS, VARIANT_COUNT } from './texts.ts';

/**
 * One change or call. Numbers are indexes modulo the number of things that exist, so that a command is valid in every
 * world, and a list of commands stays valid when some are left out.
 */
export type Command =
  | { readonly kind: 'company' }
  | { readonly kind: 'application'; readonly company: number }
  | { readonly kind: 'base'; readonly company: number; readonly visibility: 'company' | 'restricted' }
  | { readonly kind: 'visibility'; readonly company: number; readonly base: number }
  | { readonly kind: 'rename-base'; readonly company: number; readonly base: number; readonly name: number }
  | {
      readonly kind: 'delete-base';
      readonly company: number;
      readonly base: number;
      /** Where the removal is interrupted: after its first transaction, at the index, or nowhere. */
      readonly stops: 'decided' | 'index' | null;
    }
  | {
      readonly kind: 'document';
      readonly company: number;
      readonly base: number;
      /** The file: the same one again replaces the document. */
      readonly file: number;
      readonly topic: number;
      readonly variant: number;
    }
  | {
      readonly kind: 'delete-document';
      readonly company: number;
      readonly document: number;
      readonly stops: 'index' | null;
    }
  | {
      readonly kind: 'key';
      readonly company: number;
      readonly application: number;
      readonly environment: 'live' | 'test';
      readonly scopes: readonly Scope[];
      readonly expires: boolean;
    }
  | { readonly kind: 'scopes'; readonly company: number; readonly key: number; readonly scopes: readonly Scope[] }
  | { readonly kind: 'rotate'; readonly company: number; readonly key: number; readonly grace: '0s' | '1h' }
  | { readonly kind: 'revoke'; readonly company: number; readonly key: number }
  | { readonly kind: 'allow-list'; readonly company: number; readonly list: readonly string[] | null }
  | { readonly kind: 'budget'; readonly company: number; readonly budget: '0' | 'unlimited' }
  | { readonly kind: 'privacy'; readonly company: number; readonly removes: boolean }
  | { readonly kind: 'keep-answers'; readonly company: number; readonly keep: 'on' | 'off' }
  | { readonly kind: 'suspend' | 'activate'; readonly company: number }
  | {
      readonly kind: 'ask';
      readonly company: number;
      readonly key: number;
      readonly topic: number;
      readonly header: number;
    }
  | { readonly kind: 'hour' }
  | { readonly kind: 'restart' };

/** The address from which callers usually call. */
export const HOME = '203.0.113.7';
/** Another address, which some IP allow lists do not contain. */
export const AWAY = '198.51.100.9';

const SCOPES: readonly (readonly Scope[])[] = [
  ['knowledge:read', 'copilot:query'],
  ['copilot:query', 'knowledge:read', 'agents:run'],
  ['knowledge:read'],
  ['copilot:query'],
  ['agents:run'],
];
const ALLOW_LISTS = [null, ['203.0.113.0/24'], ['198.51.100.9'], null];

const COMMON = { company: 0, base: 0, application: 0 };

const TWO: readonly Command[] = [0, 1].flatMap((company): Command[] => [
  { kind: 'company' },
  { kind: 'application', company },
  { kind: 'base', company, visibility: 'company' },
  { kind: 'base', company, visibility: 'restricted' },
  { ...COMMON, kind: 'key', company, environment: 'live', scopes: SCOPES[0] ?? [], expires: false },
  { ...COMMON, kind: 'key', company, environment: 'test', scopes: SCOPES[1] ?? [], expires: false },
  { kind: 'document', company, base: 0, file: 0, topic: 0, variant: company },
  { kind: 'document', company, base: 1, file: 0, topic: 0, variant: company },
  { kind: 'document', company, base: 1, file: 1, topic: 1, variant: 3 },
  { kind: 'document', company, base: 0, file: 1, topic: 2, variant: 3 },
]);

/**
 * What every world begins with: two companies with texts about the same places, in an open and a restricted base. One
 * of them removes email addresses, and has two live keys, a key whose scope no endpoint uses, and a base whose removal
 * was interrupted; the other has a budget of 0 and an IP allow list.
 */
export const FIRST: readonly Command[] = [
  ...TWO,
  { kind: 'privacy', company: 0, removes: true },
  { ...COMMON, kind: 'key', environment: 'live', scopes: SCOPES[0] ?? [], expires: false },
  { ...COMMON, kind: 'key', environment: 'test', scopes: SCOPES[4] ?? [], expires: true },
  { kind: 'base', company: 0, visibility: 'company' },
  { kind: 'document', company: 0, base: 2, file: 0, topic: 3, variant: 0 },
  { kind: 'delete-base', company: 0, base: 2, stops: 'decided' },
  { kind: 'budget', company: 1, budget: '0' },
  { kind: 'allow-list', company: 1, list: ALLOW_LISTS[1] ?? null },
];

const ASKED: Command = { kind: 'ask', company: 0, key: 0, topic: 0, header: 0 };
const HIDDEN: Command = { kind: 'visibility', company: 0, base: 0 };

// What follows in every world: an answer is stored, and its source is then hidden, shown again and replaced; and a
// document is deleted while the index still contains its passages.
const THEN: readonly Command[] = [
  ...[ASKED, HIDDEN, ASKED, HIDDEN, ASKED],
  { kind: 'document', company: 0, base: 0, file: 0, topic: 0, variant: 2 },
  ASKED,
  { kind: 'delete-document', company: 0, document: 1, stops: 'index' },
];

type Draw = (number: (bound: number) => number) => Command;

const pick = <Item>(items: readonly Item[], number: (bound: number) => number) =>
  items[number(items.length)] as (typeof items)[number];
const MANY = 1_000;

// Each kind of command with its weight in the draw.
const KINDS: readonly (readonly [weight: number, draw: Draw])[] = [
  [2, () => ({ kind: 'company' })],
  [2, (n) => ({ kind: 'application', company: n(MANY) })],
  [4, (n) => ({ kind: 'base', company: n(MANY), visibility: pick(['company', 'restricted'] as const, n) })],
  [9, (n) => ({ kind: 'visibility', company: n(MANY), base: n(MANY) })],
  [3, (n) => ({ kind: 'rename-base', company: n(MANY), base: n(MANY), name: n(MANY) })],
  [
    6,
    (n) => ({
      kind: 'delete-base',
      company: n(MANY),
      base: n(MANY),
      stops: pick(['decided', 'index', null] as const, n),
    }),
  ],
  [
    22,
    (n) => ({
      kind: 'document',
      company: n(MANY),
      base: n(MANY),
      file: n(3),
      topic: n(TOPICS.length - 1),
      variant: n(VARIANT_COUNT),
    }),
  ],
  [
    7,
    (n) => ({ kind: 'delete-document', company: n(MANY), document: n(MANY), stops: pick(['index', null] as const, n) }),
  ],
  [
    7,
    (n) => ({
      kind: 'key',
      company: n(MANY),
      application: n(MANY),
      environment: pick(['live', 'test'] as const, n),
      scopes: pick(SCOPES, n),
      expires: n(4) === 0,
    }),
  ],
  [5, (n) => ({ kind: 'scopes', company: n(MANY), key: n(MANY), scopes: pick(SCOPES, n) })],
  [3, (n) => ({ kind: 'rotate', company: n(MANY), key: n(MANY), grace: pick(['0s', '1h'] as const, n) })],
  [4, (n) => ({ kind: 'revoke', company: n(MANY), key: n(MANY) })],
  [6, (n) => ({ kind: 'allow-list', company: n(MANY), list: pick(ALLOW_LISTS, n) })],
  [5, (n) => ({ kind: 'budget', company: n(MANY), budget: pick(['0', 'unlimited'] as const, n) })],
  [5, (n) => ({ kind: 'privacy', company: n(MANY), removes: n(2) === 0 })],
  [2, (n) => ({ kind: 'keep-answers', company: n(MANY), keep: pick(['on', 'off', 'on'] as const, n) })],
  [2, (n) => ({ kind: 'suspend', company: n(MANY) })],
  [3, (n) => ({ kind: 'activate', company: n(MANY) })],
  [10, (n) => ({ kind: 'ask', company: n(MANY), key: n(MANY), topic: n(3), header: n(2) })],
  [1, () => ({ kind: 'hour' })],
  [2, () => ({ kind: 'restart' })],
];

const WEIGHED = KINDS.flatMap(([weight, draw]) => Array.from({ length: weight }, () => draw));

/** The commands of a world: its beginning, and `count` random ones. */
export function drawCommands(random: () => number, count: number): Command[] {
  const number = (bound: number) => Math.floor(random() * bound);
  return [...FIRST, ...THEN, ...Array.from({ length: count }, () => pick(WEIGHED, number)(number))];
}

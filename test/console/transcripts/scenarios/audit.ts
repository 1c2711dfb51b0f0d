import { IDS } from '../company.ts';
import { at, type Scenario, seenBy } from '../scenario.ts';
import { choose, click, fill } from '../steps.ts';

const HERE = at('audit');
const THERE = '#/stage-audit';
const FILTERED = '?since=7&until=2026-11-14&by=ann%40example.com&action=base.update&audit-find=Hand&audit-sort=actor';

const filters = (hash: string): readonly Scenario[] => [
  { what: 'the filter of an address', hash: `${hash}${FILTERED}` },
  { what: 'unknown values in an address', hash: `${hash}?since=8&until=2026-02-30&action=nothing` },
  {
    what: 'each filter',
    hash,
    answers: { 'audit.list': () => ({ records: [], next: null }) },
    steps: [
      choose('Since', '30 days ago'),
      fill('Up to and including', '2026/11/10'),
      choose('Action', 'Revoked a key'),
      fill('Up to and including', '2026/09/10'),
      fill('Up to and including', '2026/11/11'),
    ],
  },
];

/** What people do on the page of a company's audit records. */
export const AUDIT: readonly Scenario[] = [
  { what: 'the page', hash: HERE, steps: [click('When'), choose('Changed by', 'oper@example.com')] },
  ...seenBy(HERE),
  {
    what: 'more than is loaded at once, with a filter',
    hash: `${HERE}?action=key.create`,
    answers: {
      'audit.list': ({ after }) => ({
        records: Array.from({ length: after === undefined ? 10_000 : 1 }, (_, number) => ({
          ...{ at: '2026-11-14T08:00:00.000Z', id: `r${after ?? ''}${number}`, actor: 'ann@example.com' },
          ...{ actor_verified: true, actor_role: 'viewer', action: 'key.create', subject_type: 'key' },
          ...{ subject_id: IDS.websiteKey, before: null, after: { name: `Key ${number % 2}` } },
        })),
        next: after === undefined ? 'token' : null,
      }),
    },
    steps: [click('Load more')],
  },
];

/** What operators do on the page of the stage's audit records. */
export const STAGE_AUDIT: readonly Scenario[] = [
  { what: 'the page', hash: THERE, role: 'operator' },
  ...seenBy(THERE, ['viewer']),
  ...filters(THERE).map((scenario) => ({ ...scenario, role: 'operator' as const })),
];

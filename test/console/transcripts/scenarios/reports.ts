import type { ResultOf } from '../../../../console/api/types.ts';
import { ANSWERS } from '../answers.ts';
import { IDS } from '../company.ts';
import { at, type Scenario, seenBy, statesOf } from '../scenario.ts';
import { back, choose, click, fill, goTo } from '../steps.ts';

const overview = (part: Partial<ResultOf<'company.overview'>>): ResultOf<'company.overview'> => ({
  ...(ANSWERS['company.overview']?.({}) as ResultOf<'company.overview'>),
  ...part,
});
const budget = (part: Partial<ResultOf<'budget.show'>>) => ({ budget: { ...overview({}).budget, ...part } });
const ingestion = (usd: string, cap_usd: string) => ({ calls: 1, input_tokens: 2, usd, cap_usd });
const NEW = overview({
  ...budget({ settled_usd: '0', held_usd: '0', available_usd: '250.75' }),
  ...{ days: [], runs_out_on: null, applications: [], keys_expiring: [], keys_never_used: [], documents_failed: [] },
  ...{ calls: null, more: { keys_expiring: false, keys_never_used: false, documents_failed: false } },
});
const OTHERS: readonly (readonly [what: string, result: ResultOf<'company.overview'>])[] = [
  ['a budget that is used up', overview(budget({ available_usd: '0', settled_usd: '251' }))],
  ['no limit', overview(budget({ available_usd: 'unlimited', cap_usd: 'unlimited' }))],
  ['a limit for documents that is reached', overview(budget({ ingestion: ingestion('25.000000001', '25') }))],
  ['no limit for documents', overview(budget({ ingestion: ingestion('25', 'unlimited') }))],
  ['a budget of 0', overview(budget({ available_usd: '0', cap_usd: '0', settled_usd: '0', held_usd: '0' }))],
  [
    'more calls than can be added up',
    overview({ too_many_calls: true, more: { keys_expiring: true, keys_never_used: false, documents_failed: true } }),
  ],
];

const OVERVIEW_PAGE = at('overview');
/** What people see on the overview of a company. */
export const OVERVIEW: readonly Scenario[] = [
  { what: 'the page', hash: OVERVIEW_PAGE },
  ...seenBy(OVERVIEW_PAGE),
  ...statesOf(OVERVIEW_PAGE, 'company.overview', NEW),
  ...OTHERS.map(([what, result]) => ({ what, hash: OVERVIEW_PAGE, answers: { 'company.overview': () => result } })),
];

const USAGE_PAGE = at('usage');
/** What people do on the page of usage. */
export const USAGE: readonly Scenario[] = [
  { what: 'the page', hash: USAGE_PAGE },
  ...seenBy(USAGE_PAGE),
  ...statesOf(USAGE_PAGE, 'usage.report', { too_many_calls: false, lines: [], applications: [], keys: [] }),
  {
    what: 'calls with test keys alone',
    hash: USAGE_PAGE,
    answers: {
      'usage.report': ({ purpose }) =>
        purpose === 'test'
          ? ANSWERS['usage.report']?.({})
          : { too_many_calls: false, lines: [], applications: [], keys: [] },
    },
    steps: [click('Show calls with test keys')],
  },
  { what: 'unknown values in an address', hash: `${USAGE_PAGE}?month=2020-01&purpose=none&by=nothing` },
  {
    what: 'each choice',
    hash: USAGE_PAGE,
    steps: [
      choose('Group by', 'Key'),
      choose('Month', 'October 2026'),
      choose('Calls with', 'Test keys, paid from the test allowance'),
      choose('Group by', 'Model'),
      choose('Group by', 'Day'),
      click('Spent'),
      click('Day'),
      click('Refresh'),
      goTo('#/nowhere'),
      back,
    ],
  },
  {
    what: 'more calls than can be added up',
    hash: USAGE_PAGE,
    answers: { 'usage.report': () => ({ too_many_calls: true, lines: [], applications: [], keys: [] }) },
  },
];

const REFERENCE_PAGE = at('reference?find=knowledge-bases');
const FIND = 'Find in the reference';
/**
 * What people do on the page of the API reference. Each search finds one endpoint, so that a new endpoint changes no
 * transcript.
 */
export const REFERENCE: readonly Scenario[] = [
  {
    what: 'the page',
    hash: REFERENCE_PAGE,
    steps: [fill(FIND, 'nothing contains this'), fill(FIND, 'search by meaning'), fill(FIND, 'ask a question')],
  },
  ...seenBy(REFERENCE_PAGE),
  { what: 'an unknown page below it', hash: at(`reference/${IDS.unknown}?find=verify+the+key`) },
];

import { IDS, personWith, suspendedAdministrator } from '../company.ts';
import { at, type Scenario, seenBy, statesOf } from '../scenario.ts';
import { accepts, answers, choose, click, fill, openTab, press, refuses, reload, submit } from '../steps.ts';

const HERE = at('playground');
const source = (n: number) => ({
  ...{ n, source_title: `Source of ${n}`, excerpt: `Excerpt ${n}.`, page: n === 1 ? 7 : null },
  ...{ similarity: 0.9 - n / 10, document_id: n === 1 ? IDS.lease : IDS.late, base_id: IDS.handbook },
});
const ANSWER = {
  ...{ answer: 'At nine [1], or at ten [2], but not [3].', grounded: true, not_grounded_because: null },
  ...{ citations: [source(1), source(2)], usage: { input_tokens: 1_234, output_tokens: 56 }, cost_usd: '0.0021' },
};
const REASONS = [
  ...['nothing_found', 'model_says_no', 'incomplete', 'one_side', 'uncited_sentence', 'quote', 'no_statement'],
  'unheard_of',
];

/** What people do in the playground. */
export const PLAYGROUND: readonly Scenario[] = [
  { what: 'the page', hash: HERE },
  ...seenBy(HERE),
  ...statesOf(HERE, 'application.list', []),
  ...statesOf(HERE, 'base.list', []),
  {
    what: 'a question',
    hash: HERE,
    answers: { 'playground.ask': () => ANSWER },
    steps: [
      choose('As the application', 'Kiosk'),
      choose('Paid from', 'The company’s budget (live)'),
      choose('In these knowledge bases', 'Handbook'),
      press('Escape'),
      fill('Your question', ' When? '),
      ...submit('Ask', 'playground.ask', 429),
      click('Show source 2'),
      openTab('TypeScript'),
      refuses('documents.download', { status: 404 }),
      click('Open the document'),
      fill('Your question', 'x'.repeat(4_001)),
    ],
  },
  {
    what: 'a search',
    hash: HERE,
    answers: { 'playground.search': () => ({ data: [source(1)], cost_usd: '0.0001' }) },
    steps: [
      // What was typed before is in the memory of the window.
      reload,
      click('Search'),
      fill('What to search for', 'lease'),
      ...submit('Search', 'playground.search', 429),
      fill('What to search for', 'x'.repeat(501)),
    ],
  },
  {
    what: 'the responses are lost',
    hash: HERE,
    answers: { 'playground.ask': () => ANSWER },
    refuses: { 'playground.ask': { status: 504 }, 'playground.search': { status: 0 } },
    steps: [
      reload,
      fill('Your question', 'When?'),
      click('Ask'),
      refuses('playground.ask', { status: 503, retryAfter: 2 }),
      click('Try again'),
      accepts('playground.ask'),
      click('Ask'),
      click('Ask'),
      click('Search'),
      press('Tab'),
      fill('What to search for', 'lease'),
      press('Tab'),
      press('Enter'),
    ],
  },
  {
    what: 'a search that finds nothing',
    hash: HERE,
    answers: { 'playground.search': () => ({ data: [], cost_usd: '0' }) },
    steps: [reload, click('Search'), fill('What to search for', 'lease'), press('Tab'), press('Enter')],
  },
  {
    what: 'no answer',
    hash: HERE,
    steps: [
      reload,
      fill('Your question', 'When?'),
      press('Tab'),
      ...REASONS.flatMap((reason) => [
        answers(reason, {
          'playground.ask': () => ({
            ...ANSWER,
            ...{ answer: 'No answer.', grounded: false, not_grounded_because: reason, citations: [] },
          }),
        }),
        press('Enter'),
      ]),
    ],
  },
  {
    what: 'where only test keys are allowed',
    hash: HERE,
    answers: { me: () => personWith('administrator', { live_keys: 'refused' }) },
    steps: [click('Paid from The test allowance (test)')],
  },
  { what: 'while the company is suspended', hash: HERE, answers: { me: suspendedAdministrator } },
];

import type { ResultOf } from '../../../../console/api/types.ts';
import { ANSWERS } from '../answers.ts';
import { type Scenario, seenBy, statesOf } from '../scenario.ts';
import { click, fill, press, submit } from '../steps.ts';

const HERE = '#/stage';
const full = ANSWERS['stage.overview']?.({}) as ResultOf<'stage.overview'>;
const NEW = { ...full, companies: [], models: [], queues: [], alarms: [] };

const SCENARIOS: readonly Scenario[] = [
  { what: 'the page', hash: HERE },
  ...statesOf(HERE, 'stage.overview', NEW),
  ...statesOf(HERE, 'stage.status', { problems: [] }),
  {
    what: 'what AWS did not return',
    hash: HERE,
    answers: { 'stage.overview': () => ({ ...full, queues: null, alarms: null }) },
  },
  { what: 'the lists of an address', hash: `${HERE}?companies-sort=cap&companies-down=1&alarms-find=slow` },
  {
    what: 'a new company',
    hash: HERE,
    steps: [
      click('Create company'),
      click('Create company'),
      fill('Name', ' Third '),
      fill('Monthly budget in US dollars', '12,5'),
      fill('Monthly budget in US dollars', '1000000000'),
      fill('Monthly budget in US dollars', ' 12.50 '),
      click('Cancel'),
      click('Discard'),
      click('Create company'),
      fill('Name', ' Third '),
      fill('Monthly budget in US dollars', ' 12.50 '),
      ...submit('Create company', 'company.create'),
    ],
  },
  {
    what: 'companies are suspended and activated',
    hash: HERE,
    steps: [
      click('Suspend… Example Company'),
      press('Escape'),
      click('Suspend… Example Company'),
      ...submit('Suspend company', 'company.suspend'),
      click('Activate… Young Company'),
      ...submit('Activate company', 'company.activate'),
    ],
  },
];

/** What operators do on the page of companies and health. */
export const STAGE: readonly Scenario[] = [
  ...SCENARIOS.map((scenario) => ({ ...scenario, role: 'operator' as const })),
  ...seenBy(HERE, ['administrator', 'viewer']),
];

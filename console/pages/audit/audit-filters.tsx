import DatePicker from '@cloudscape-design/components/date-picker';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { keepInAddress, parseRoute } from '../../address/route.ts';
import { visible } from '../../shown/visible.ts';
import { type Action, auditTexts } from '../../texts/audit.ts';

const SINCES = ['', '1', '7', '30', '90'] as const;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Which records are asked for; an empty string asks for all. */
export interface Wanted {
  readonly days: (typeof SINCES)[number];
  /** A day of the reader's calendar. */
  readonly until: string;
  readonly by: string;
  readonly action: Action | '';
}

interface Properties {
  readonly wanted: Wanted;
  readonly actors: readonly string[];
  readonly choose: (wanted: Wanted) => void;
}

/** The filters as the address of the page has them. */
export function filtersOfAddress(): Wanted {
  const { query } = parseRoute(location.hash);
  const until = query.get('until') ?? '';
  const isDay = DAY.test(until) && !Number.isNaN(Date.parse(until));
  return {
    days: SINCES.find((known) => known === query.get('since')) ?? '',
    until: isDay ? until : '',
    by: query.get('by') ?? '',
    action: actionOf(query.get('action')),
  };
}

/** From when to when, by whom, and what. */
export function AuditFilters({ wanted, actors, choose }: Properties) {
  const set = (change: Partial<Wanted>) => {
    const next = { ...wanted, ...change };
    choose(next);
    keepInAddress({ since: next.days, until: next.until, by: next.by, action: next.action });
  };
  return (
    <SpaceBetween size="xs" direction="horizontal">
      <Choice
        label={auditTexts.since}
        value={wanted.days}
        options={SINCES.map((value) => ({ value, label: auditTexts.sinces[value] }))}
        onChoose={(value) => set({ days: SINCES.find((known) => known === value) ?? '' })}
      />
      <DatePicker
        ariaLabel={auditTexts.until}
        placeholder={auditTexts.untilHint}
        value={wanted.until}
        onChange={({ detail }) =>
          DAY.test(detail.value) || detail.value === '' ? set({ until: detail.value }) : undefined
        }
        {...CALENDAR}
      />
      <Choice
        label={auditTexts.by}
        value={wanted.by}
        options={[
          { value: '', label: auditTexts.everybody },
          ...actors.map((value) => ({ value, label: visible(value) })),
        ]}
        onChoose={(by) => set({ by })}
      />
      <Choice
        label={auditTexts.action}
        value={wanted.action}
        options={[
          { value: '', label: auditTexts.everything },
          ...Object.entries(auditTexts.actions).map(([value, label]) => ({ value, label })),
        ]}
        onChoose={(action) => set({ action: actionOf(action) })}
      />
    </SpaceBetween>
  );
}

const CALENDAR = {
  todayAriaLabel: auditTexts.calendar.today,
  nextMonthAriaLabel: auditTexts.calendar.next,
  previousMonthAriaLabel: auditTexts.calendar.previous,
  openCalendarAriaLabel: (day: string | null) =>
    day === null ? auditTexts.calendar.open : `${auditTexts.calendar.open}, ${day}`,
};

interface ChoiceProperties {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChoose: (value: string) => void;
}

function Choice({ label, value, options, onChoose }: ChoiceProperties) {
  return (
    <Select
      ariaLabel={label}
      options={[...options]}
      filteringType={options.length > 10 ? 'auto' : 'none'}
      filteringAriaLabel={label}
      selectedOption={options.find((option) => option.value === value) ?? null}
      onChange={({ detail }) => onChoose(detail.selectedOption.value ?? '')}
    />
  );
}

function actionOf(value: string | null): Action | '' {
  return value !== null && Object.hasOwn(auditTexts.actions, value) ? (value as Action) : '';
}

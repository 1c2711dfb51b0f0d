import DatePicker from '@cloudscape-design/components/date-picker';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { keepInAddress } from '../../address/location.ts';
import { visible } from '../../parts/visible.ts';
import { auditTexts } from '../../texts/audit.ts';
import { type AuditFilter, actionOf, isDay, PERIOD_STARTS } from './audit-filter.ts';

interface Properties {
  readonly filter: AuditFilter;
  readonly actors: readonly string[];
  readonly choose: (filter: AuditFilter) => void;
}

/** Lets the reader filter records by period, person and kind of change. */
export function AuditFilters({ filter, actors, choose }: Properties) {
  const set = (change: Partial<AuditFilter>) => {
    const next = { ...filter, ...change };
    choose(next);
    keepInAddress({ since: next.days, until: next.until, by: next.by, action: next.action });
  };
  return (
    <SpaceBetween size="xs" direction="horizontal">
      <Choice
        label={auditTexts.since}
        value={filter.days}
        options={PERIOD_STARTS.map((value) => ({ value, label: auditTexts.periodStarts[value] }))}
        onChoose={(value) => set({ days: PERIOD_STARTS.find((known) => known === value) ?? '' })}
      />
      <DatePicker
        ariaLabel={auditTexts.until}
        placeholder={auditTexts.untilHint}
        value={filter.until}
        onChange={({ detail }) =>
          isDay(detail.value) || detail.value === '' ? set({ until: detail.value }) : undefined
        }
        {...CALENDAR}
      />
      <Choice
        label={auditTexts.by}
        value={filter.by}
        options={[
          { value: '', label: auditTexts.everybody },
          ...actors.map((value) => ({ value, label: visible(value) })),
        ]}
        onChoose={(by) => set({ by })}
      />
      <Choice
        label={auditTexts.action}
        value={filter.action}
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

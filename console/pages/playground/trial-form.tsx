import ColumnLayout from '@cloudscape-design/components/column-layout';
import Container from '@cloudscape-design/components/container';
import FormField from '@cloudscape-design/components/form-field';
import Multiselect from '@cloudscape-design/components/multiselect';
import SegmentedControl from '@cloudscape-design/components/segmented-control';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Textarea from '@cloudscape-design/components/textarea';
import type { ResultOf } from '../../api/types.ts';
import { useConsole } from '../../calls/console-context.ts';
import { Button } from '../../parts/button.tsx';
import { visible } from '../../parts/visible.ts';
import { commonTexts } from '../../texts/common.ts';
import { playgroundTexts } from '../../texts/playground.ts';

/**
 * What to try: a question or a search, the application that asks it, the budget that pays for it, and the knowledge
 * bases to search.
 */
export interface Trial {
  readonly mode: 'ask' | 'search';
  readonly applicationId: string;
  readonly environment: 'live' | 'test';
  readonly baseIds: readonly string[];
  readonly text: string;
}

interface Properties {
  readonly applications: ResultOf<'application.list'>;
  readonly bases: ResultOf<'base.list'>;
  readonly trial: Trial;
  readonly change: (trial: Trial) => void;
  readonly onSubmit: () => void;
  readonly running: boolean;
}

// The limits of the public API (docs/openapi.yaml).
const LENGTH_MAX = { ask: 4_000, search: 500 } as const;

/** The form that asks what to try. */
export function TrialForm(properties: Properties) {
  const { trial, change, onSubmit, running } = properties;
  const lengthMax = LENGTH_MAX[trial.mode];
  const tooLong = [...trial.text].length > lengthMax;
  return (
    <Container>
      <form
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <SpaceBetween size="m">
          <SegmentedControl
            label={playgroundTexts.mode}
            selectedId={trial.mode}
            options={(['ask', 'search'] as const).map((id) => ({ id, text: playgroundTexts.modes[id] }))}
            onChange={({ detail }) => change({ ...trial, mode: detail.selectedId === 'search' ? 'search' : 'ask' })}
          />
          <TrialFields {...properties} />
          <FormField
            label={trial.mode === 'ask' ? playgroundTexts.question : playgroundTexts.query}
            errorText={tooLong && commonTexts.tooLong(lengthMax)}
            stretch
          >
            <Textarea
              value={trial.text}
              rows={trial.mode === 'ask' ? 4 : 2}
              onChange={({ detail }) => change({ ...trial, text: detail.value })}
              autoComplete={false}
            />
          </FormField>
          <Button variant="primary" loading={running} disabled={tooLong || trial.text.trim() === ''}>
            {playgroundTexts[trial.mode]}
          </Button>
        </SpaceBetween>
      </form>
    </Container>
  );
}

function TrialFields({ applications, bases, trial, change }: Properties) {
  const applicationOptions = applications.map(({ id, name }) => ({ value: id, label: visible(name) }));
  const { me } = useConsole();
  const environments = me.stage.live_keys === 'allowed' ? (['test', 'live'] as const) : (['test'] as const);
  const environmentOptions = environments.map((value) => ({ value, label: playgroundTexts.environments[value] }));
  const baseOptions = bases
    .filter(({ visibility }) => visibility === 'company')
    .map(({ id, name }) => ({ value: id, label: visible(name) }));
  return (
    <ColumnLayout columns={3}>
      <FormField label={playgroundTexts.application}>
        <Select
          options={applicationOptions}
          selectedOption={applicationOptions.find(({ value }) => value === trial.applicationId) ?? null}
          onChange={({ detail }) => change({ ...trial, applicationId: detail.selectedOption.value ?? '' })}
        />
      </FormField>
      <FormField label={playgroundTexts.environment}>
        <Select
          options={environmentOptions}
          selectedOption={environmentOptions.find(({ value }) => value === trial.environment) ?? null}
          onChange={({ detail }) =>
            change({ ...trial, environment: detail.selectedOption.value === 'live' ? 'live' : 'test' })
          }
        />
      </FormField>
      <FormField label={playgroundTexts.bases}>
        <Multiselect
          options={baseOptions}
          placeholder={playgroundTexts.basesAll}
          selectedOptions={baseOptions.filter(({ value }) => trial.baseIds.includes(value))}
          onChange={({ detail }) =>
            change({ ...trial, baseIds: detail.selectedOptions.map(({ value = '' }) => value) })
          }
        />
      </FormField>
    </ColumnLayout>
  );
}

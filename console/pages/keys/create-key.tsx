import Checkbox from '@cloudscape-design/components/checkbox';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Tiles from '@cloudscape-design/components/tiles';
import { useState } from 'react';
import { carryOut } from '../../calls/carry-out.ts';
import { useCompany, useConsole } from '../../calls/console-context.ts';
import { createdSince } from '../../calls/created-since.ts';
import { useLoad, useRun } from '../../calls/use-call.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { ProblemBox } from '../../parts/problem-box.tsx';
import { useWarnBeforeLeaving } from '../../parts/typed/use-warn-before-leaving.ts';
import { visible } from '../../parts/visible.ts';
import { callTexts } from '../../texts/calls.ts';
import { keysTexts } from '../../texts/keys.ts';
import type { CompanyKey, KeyScope } from './key-words.ts';
import type { NewKey } from './new-key.ts';

const texts = keysTexts.createDialog;
const SCOPES: readonly KeyScope[] = ['knowledge:read', 'copilot:query', 'agents:run'];
const EXPIRIES = ['30d', '90d', '365d', 'never'] as const;
const NEW = 'new';

interface Draft {
  readonly applicationId: string;
  readonly applicationName: string;
  readonly name: string;
  readonly environment: CompanyKey['environment'];
  readonly scopes: readonly KeyScope[];
  readonly expiry: (typeof EXPIRIES)[number];
}

interface Properties {
  readonly onCancel: (tried: boolean) => void;
  readonly onMade: (made: NewKey) => void;
}

/** The dialog that asks what a key is for and creates it. */
export function CreateKey({ onCancel, onMade }: Properties) {
  const { draft, change, applications, chosen, mistakes, submit, running, problem } = useNewKey(onMade);
  return (
    <Dialog
      title={texts.title}
      submit={texts.submit}
      onSubmit={submit}
      onCancel={onCancel}
      running={running}
      problem={problem}
      ready={applications.data !== null || applications.problem !== null}
      afterLostResponse={keysTexts.checkForNewKey}
      size="large"
    >
      <ProblemBox problem={applications.problem} retry={applications.reload} />
      <ApplicationFields
        draft={draft}
        chosen={chosen}
        applications={applications.data ?? []}
        loading={applications.loading}
        error={mistakes.application}
        change={change}
      />
      <FormField label={texts.name} description={texts.nameHint} errorText={mistakes.name}>
        <Input value={draft.name} onChange={({ detail }) => change({ name: detail.value })} autoComplete={false} />
      </FormField>
      <EnvironmentField draft={draft} change={change} />
      <ScopesField draft={draft} change={change} />
      <ExpiryField draft={draft} change={change} />
    </Dialog>
  );
}

const NO_MISTAKES = { name: null, application: null };

// The draft of a key, its mistakes once somebody has tried to submit it, and the calls that create the key.
function useNewKey(onMade: Properties['onMade']) {
  const company = useCompany();
  const { call } = useConsole();
  const applications = useLoad('application.list', { company_id: company.id });
  const { run, running, problem } = useRun();
  useWarnBeforeLeaving(running);
  const [tried, setTried] = useState(false);
  const [draft, setDraft] = useState<Draft>({
    applicationId: '',
    applicationName: '',
    name: '',
    // The least that is useful: whoever needs more can choose it.
    environment: 'test',
    scopes: ['knowledge:read'],
    expiry: '90d',
  });
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const chosen = draft.applicationId === '' ? (applications.data?.[0]?.id ?? NEW) : draft.applicationId;
  const missing = missingIn(draft, chosen);
  // Remembers the new application, so that a second attempt at the key does not create another one.
  const makeApplication = async () => {
    const input = { company_id: company.id };
    const name = draft.applicationName.trim();
    const { id } = await carryOut(
      async (): Promise<{ readonly id: string }> => call('application.create', { ...input, name }),
      async () => createdSince(applications.data, await call('application.list', input), { name }),
    );
    change({ applicationId: id });
    applications.reload();
    return id;
  };
  const submit = async () => {
    setTried(true);
    if (missing.name !== null || missing.application !== null) {
      return;
    }
    const made = await run(async () => {
      const applicationId = chosen === NEW ? await makeApplication() : chosen;
      const expiry = draft.expiry === 'never' ? {} : { expires_in: draft.expiry };
      const { environment, scopes, name } = draft;
      return call('key.create', { application_id: applicationId, environment, scopes, name: name.trim(), ...expiry });
    });
    if (made !== null) {
      onMade({
        key: made.key,
        name: draft.name.trim(),
        scopes: draft.scopes,
        endsAt: made.expires_at,
        previousEndsAt: null,
      });
    }
  };
  return { draft, change, applications, chosen, mistakes: tried ? missing : NO_MISTAKES, submit, running, problem };
}

function missingIn(draft: Draft, chosen: string) {
  return {
    name: draft.name.trim() === '' ? texts.enterName : null,
    application: chosen === NEW && draft.applicationName.trim() === '' ? texts.enterApplication : null,
  };
}

interface Part {
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
}

interface ApplicationProperties extends Part {
  readonly chosen: string;
  readonly applications: readonly { readonly id: string; readonly name: string }[];
  readonly loading: boolean;
  readonly error: string | null;
}

function ApplicationFields({ draft, change, chosen, applications, loading, error }: ApplicationProperties) {
  const options = [
    ...applications.map(({ id, name }) => ({ value: id, label: visible(name) })),
    { value: NEW, label: texts.newApplication },
  ];
  return (
    <>
      <FormField label={texts.application} description={texts.applicationHint}>
        <Select
          options={options}
          selectedOption={loading ? null : (options.find(({ value }) => value === chosen) ?? null)}
          placeholder={`${callTexts.loading}…`}
          onChange={({ detail }) => change({ applicationId: detail.selectedOption.value ?? NEW })}
          statusType={loading ? 'loading' : 'finished'}
          filteringType={options.length > 10 ? 'auto' : 'none'}
        />
      </FormField>
      {chosen === NEW && !loading && (
        <FormField label={texts.newApplicationName} errorText={error}>
          <Input
            value={draft.applicationName}
            onChange={({ detail }) => change({ applicationName: detail.value })}
            autoComplete={false}
          />
        </FormField>
      )}
    </>
  );
}

function EnvironmentField({ draft, change }: Part) {
  const { me } = useConsole();
  const refused = me.stage.live_keys === 'refused';
  return (
    <FormField label={texts.environment} constraintText={refused ? keysTexts.liveRefused : null}>
      <Tiles
        ariaLabel={texts.environment}
        value={draft.environment}
        onChange={({ detail }) => change({ environment: detail.value === 'live' ? 'live' : 'test' })}
        items={(['live', 'test'] as const).map((value) => ({
          value,
          label: keysTexts.environments[value],
          description: keysTexts.environmentHints[value],
          disabled: value === 'live' && refused,
        }))}
      />
    </FormField>
  );
}

function ScopesField({ draft, change }: Part) {
  const toggle = (scope: KeyScope, on: boolean) =>
    change({ scopes: SCOPES.filter((known) => (known === scope ? on : draft.scopes.includes(known))) });
  return (
    <fieldset className="console-fieldset">
      <legend>{texts.scopes}</legend>
      <SpaceBetween size="xs">
        <span>{texts.scopesHint}</span>
        {SCOPES.map((scope) => (
          <Checkbox
            key={scope}
            checked={draft.scopes.includes(scope)}
            onChange={({ detail }) => toggle(scope, detail.checked)}
            description={keysTexts.scopeHints[scope]}
          >
            {keysTexts.scopes[scope]} ({scope})
          </Checkbox>
        ))}
      </SpaceBetween>
    </fieldset>
  );
}

function ExpiryField({ draft, change }: Part) {
  const options = EXPIRIES.map((value) => ({ value, label: texts.expiries[value] }));
  return (
    <FormField label={texts.expires} description={texts.expiresHint}>
      <Select
        options={options}
        selectedOption={options.find(({ value }) => value === draft.expiry) ?? null}
        onChange={({ detail }) =>
          change({ expiry: EXPIRIES.find((known) => known === detail.selectedOption.value) ?? '90d' })
        }
      />
    </FormField>
  );
}

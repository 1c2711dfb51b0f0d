import Alert from '@cloudscape-design/components/alert';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import type { ResultOf } from '../../api/types.ts';
import { useCompany, useConsole } from '../../calls/console-context.ts';
import { useRun } from '../../calls/use-call.ts';
import { Button } from '../../parts/button.tsx';
import { Name } from '../../parts/name.tsx';
import { ProblemBox } from '../../parts/problem-box.tsx';
import { withoutHidden } from '../../parts/without-hidden.ts';
import { callTexts } from '../../texts/calls.ts';
import { keysTexts } from '../../texts/keys.ts';
import { labelOf } from './key-words.ts';

const texts = keysTexts.identify;
type Outcome = ResultOf<'key.identify'>;

/** Tells which key of the company a pasted one is, without showing it, and discards it once the result has arrived. */
export function IdentifyKey({ onShow }: { readonly onShow: (id: string) => void }) {
  const company = useCompany();
  const { call } = useConsole();
  const { run, running, problem } = useRun();
  const [candidate, setCandidate] = useState('');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const submit = async () => {
    const found = await run(() =>
      call('key.identify', { company_id: company.id, candidate: withoutHidden(candidate) }),
    );
    if (found !== null) {
      setCandidate('');
      setOutcome(found);
    }
  };
  return (
    <ExpandableSection variant="container" headerText={texts.title} headerDescription={texts.hint}>
      <form
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <SpaceBetween size="s">
          <FormField label={texts.label}>
            <Input
              type="password"
              value={candidate}
              onChange={({ detail }) => {
                setCandidate(detail.value);
                setOutcome(null);
              }}
              autoComplete="new-password"
              spellcheck={false}
            />
          </FormField>
          <Button loading={running} disabled={candidate.trim() === ''}>
            {texts.submit}
          </Button>
          <ProblemBox problem={problem} title={callTexts.notDone} />
          <div aria-live="polite">{outcome !== null && <Result outcome={outcome} onShow={onShow} />}</div>
        </SpaceBetween>
      </form>
    </ExpandableSection>
  );
}

function Result({ outcome, onShow }: { readonly outcome: Outcome; readonly onShow: (id: string) => void }) {
  if (outcome.outcome === 'found') {
    const { key } = outcome;
    const open = (
      <Button formAction="none" onClick={() => onShow(key.id)}>
        {texts.open}
      </Button>
    );
    return (
      <Alert type="success" header={texts.found(labelOf(key))} action={open}>
        <Name of={key.application_name} />
      </Alert>
    );
  }
  return (
    <Alert type="info" header={outcome.outcome === 'malformed' ? texts.malformed : texts.notFound}>
      {outcome.hint}
    </Alert>
  );
}

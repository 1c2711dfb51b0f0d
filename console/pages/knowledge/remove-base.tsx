import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import { useState } from 'react';
import { useConsole } from '../../frame/console-context.ts';
import { useRun } from '../../session/use-call.ts';
import { Dialog } from '../../shown/dialog.tsx';
import { visible } from '../../shown/visible.ts';
import { knowledgeTexts } from '../../texts/knowledge.ts';
import type { Base } from './base.ts';

const texts = knowledgeTexts.removeBaseDialog;

interface Properties {
  readonly of: Base;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

/** Deletes a knowledge base once its name was typed. */
export function RemoveBase({ of, onCancel, onDone }: Properties) {
  const { call, notify } = useConsole();
  const { run, running, problem } = useRun();
  const [typed, setTyped] = useState('');
  const name = visible(of.name);
  const submit = async () => {
    if ((await run(() => call('base.delete', { base_id: of.id }))) !== null) {
      notify('success', texts.done(name));
      onDone();
    }
  };
  return (
    <Dialog
      title={texts.title(name)}
      submit={texts.submit}
      onSubmit={submit}
      onCancel={onCancel}
      running={running}
      problem={problem}
      ready={typed.trim() === name.trim()}
    >
      <div>{texts.what(of.documents)}</div>
      <FormField label={texts.type(name)}>
        <Input value={typed} onChange={({ detail }) => setTyped(detail.value)} autoComplete={false} />
      </FormField>
    </Dialog>
  );
}

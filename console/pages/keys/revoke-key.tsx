import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import { useState } from 'react';
import { useConsole } from '../../frame/console-context.ts';
import { useRun } from '../../session/use-call.ts';
import { Dialog } from '../../shown/dialog.tsx';
import { Time } from '../../shown/time.tsx';
import { keysTexts } from '../../texts/keys.ts';
import { type CompanyKey, labelOf } from './key-words.ts';

const texts = keysTexts.revokeDialog;

interface Properties {
  readonly of: CompanyKey;
  readonly onCancel: () => void;
  readonly onRevoked: () => void;
}

/** Revokes a key once its name was typed. */
export function RevokeKey({ of, onCancel, onRevoked }: Properties) {
  const { call, notify } = useConsole();
  const { run, running, problem } = useRun();
  const [typed, setTyped] = useState('');
  const label = labelOf(of);
  const submit = async () => {
    const revoked = await run(() => call('key.revoke', { key_id: of.id }));
    if (revoked !== null) {
      notify('success', keysTexts.done.revoked(label));
      onRevoked();
    }
  };
  return (
    <Dialog
      title={texts.title(label)}
      submit={texts.submit}
      onSubmit={submit}
      onCancel={onCancel}
      running={running}
      problem={problem}
      ready={typed.trim() === label.trim()}
    >
      <div>{texts.what}</div>
      <div>
        {of.last_used_at === null ? (
          texts.neverUsed
        ) : (
          <>
            {texts.lastUsed}: <Time at={of.last_used_at} />
          </>
        )}
      </div>
      <FormField label={texts.type(label)}>
        <Input value={typed} onChange={({ detail }) => setTyped(detail.value)} autoComplete={false} />
      </FormField>
    </Dialog>
  );
}

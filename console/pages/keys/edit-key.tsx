import Checkbox from '@cloudscape-design/components/checkbox';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import { useState } from 'react';
import { useConsole } from '../../calls/console-context.ts';
import { useRun } from '../../calls/use-call.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { keysTexts } from '../../texts/keys.ts';
import { type CompanyKey, labelOf } from './key-words.ts';

const { edit: texts } = keysTexts;

interface Properties {
  readonly companyKey: CompanyKey;
  readonly onCancel: (tried: boolean) => void;
  readonly onDone: () => void;
}

/** The dialog that renames a key and takes permissions from it. More permissions need a new key. */
export function EditKey({ companyKey, onCancel, onDone }: Properties) {
  const { call, notify } = useConsole();
  const { run, running, problem } = useRun();
  const [name, setName] = useState(companyKey.name);
  const [scopes, setScopes] = useState<readonly string[]>(companyKey.scopes);
  const [tried, setTried] = useState(false);
  const kept = companyKey.scopes.filter((scope) => scopes.includes(scope));
  const mistakes = { name: name.trim() === '', scopes: kept.length === 0 && companyKey.scopes.length > 0 };
  const submit = async () => {
    setTried(true);
    if (mistakes.name || mistakes.scopes) {
      return;
    }
    const fewer = kept.length < companyKey.scopes.length ? { scopes: kept } : {};
    const changed = await run(() => call('key.update', { key_id: companyKey.id, name: name.trim(), ...fewer }));
    if (changed !== null) {
      notify('success', texts.done(name.trim()));
      onDone();
    }
  };
  return (
    <Dialog
      title={texts.title(labelOf(companyKey))}
      submit={texts.submit}
      onSubmit={submit}
      onCancel={onCancel}
      running={running}
      problem={problem}
    >
      <FormField label={texts.name} errorText={tried && mistakes.name && texts.enterName}>
        <Input value={name} onChange={({ detail }) => setName(detail.value)} autoComplete={false} />
      </FormField>
      <FormField
        label={keysTexts.columns.scopes}
        description={texts.scopesHint}
        errorText={tried && mistakes.scopes && texts.keepOne}
      >
        {companyKey.scopes.map((scope) => (
          <Checkbox
            key={scope}
            checked={scopes.includes(scope)}
            onChange={({ detail }) =>
              setScopes(detail.checked ? [...scopes, scope] : scopes.filter((known) => known !== scope))
            }
          >
            {keysTexts.scopes[scope]}
          </Checkbox>
        ))}
      </FormField>
    </Dialog>
  );
}

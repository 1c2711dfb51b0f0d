import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../parts/dialog.tsx';
import { isTyped } from '../parts/typed/is-typed.ts';
import { useConsole } from './console-context.ts';
import { useRun } from './use-call.ts';

interface Properties {
  readonly texts: {
    readonly title: (name: string) => string;
    readonly submit: string;
    readonly done: (name: string) => string;
    /** The label of the field into which the name must be typed, for an action that cannot be undone. */
    readonly type?: (name: string) => string;
  };
  /** The name of what the call removes or resets, already passed through `visible`. */
  readonly name: string;
  /** What the call will do. */
  readonly children: ReactNode;
  /** Calls the API; the dialog shows why a call failed. */
  readonly onSubmit: () => Promise<object>;
  readonly onCancel: (tried: boolean) => void;
  readonly onDone: () => void;
}

/** Asks for confirmation before a call that removes or resets something, and notifies when it is done. */
export function ConfirmDialog({ texts, name, children, onSubmit, onCancel, onDone }: Properties) {
  const { notify } = useConsole();
  const { run, running, problem } = useRun();
  const [typed, setTyped] = useState('');
  const submit = async () => {
    if ((await run(onSubmit)) !== null) {
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
      ready={texts.type === undefined || isTyped(typed, name)}
      typedToConfirm
    >
      {children}
      {texts.type !== undefined && (
        <FormField label={texts.type(name)}>
          <Input value={typed} onChange={({ detail }) => setTyped(detail.value)} autoComplete={false} />
        </FormField>
      )}
    </Dialog>
  );
}

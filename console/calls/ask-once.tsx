import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../shown/dialog.tsx';
import { useConsole } from './console-context.ts';
import { useRun } from './use-call.ts';

interface Properties {
  readonly texts: {
    readonly title: (name: string) => string;
    readonly submit: string;
    readonly done: (name: string) => string;
    /** Asks to type the name first, where what is taken away cannot be brought back. */
    readonly type?: (name: string) => string;
  };
  /** Of what is asked, fit to be shown. */
  readonly name: string;
  /** What happens then. */
  readonly children: ReactNode;
  /** Calls the API; what it refuses is said in the dialog. */
  readonly onSubmit: () => Promise<object>;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

/** Asks once before a call that takes something away, and says when it is done. */
export function AskOnce({ texts, name, children, onSubmit, onCancel, onDone }: Properties) {
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
      ready={texts.type === undefined || typed.trim() === name.trim()}
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

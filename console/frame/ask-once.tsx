import { useRun } from '../session/use-call.ts';
import { Dialog } from '../shown/dialog.tsx';
import { useConsole } from './console-context.ts';

interface Properties {
  readonly texts: {
    readonly title: (name: string) => string;
    readonly what: string;
    readonly submit: string;
    readonly done: (name: string) => string;
  };
  /** Of what is asked, fit to be shown. */
  readonly name: string;
  /** Calls the API; what it refuses is said in the dialog. */
  readonly onSubmit: () => Promise<object>;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

/** Asks once before a call that takes something away, and says when it is done. */
export function AskOnce({ texts, name, onSubmit, onCancel, onDone }: Properties) {
  const { notify } = useConsole();
  const { run, running, problem } = useRun();
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
    >
      {texts.what}
    </Dialog>
  );
}

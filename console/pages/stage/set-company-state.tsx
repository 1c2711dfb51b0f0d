import { useConsole } from '../../calls/console-context.ts';
import { useRun } from '../../calls/use-call.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { visible } from '../../parts/visible.ts';
import { stageTexts } from '../../texts/stage.ts';
import type { StageCompany } from './stage-company.ts';

const texts = stageTexts.stateDialog;

interface Properties {
  readonly company: StageCompany;
  readonly onCancel: (tried: boolean) => void;
  readonly onDone: () => void;
}

/** The dialog that suspends a company, or activates it again. */
export function SetCompanyState({ company, onCancel, onDone }: Properties) {
  const { call } = useConsole();
  const { run, running, problem } = useRun();
  const suspends = company.status === 'active';
  const submit = async () => {
    const name = suspends ? 'company.suspend' : 'company.activate';
    if ((await run(() => call(name, { company_id: company.id }))) !== null) {
      onDone();
    }
  };
  return (
    <Dialog
      title={(suspends ? texts.suspend : texts.activate)(visible(company.name))}
      submit={suspends ? texts.suspendSubmit : texts.activateSubmit}
      onSubmit={submit}
      onCancel={onCancel}
      running={running}
      problem={problem}
    >
      {suspends ? texts.suspendWhat : texts.activateWhat}
    </Dialog>
  );
}

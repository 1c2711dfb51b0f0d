import { useConsole } from '../../frame/console-context.ts';
import { useRun } from '../../session/use-call.ts';
import { Dialog } from '../../shown/dialog.tsx';
import { visible } from '../../shown/visible.ts';
import { membersTexts } from '../../texts/members.ts';
import type { Member } from './member.ts';

const texts = membersTexts.removeDialog;

interface Properties {
  readonly of: Member;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

/** Removes somebody after asking once. */
export function RemoveMember({ of, onCancel, onDone }: Properties) {
  const { call, notify } = useConsole();
  const { run, running, problem } = useRun();
  const email = visible(of.email);
  const submit = async () => {
    if ((await run(() => call('member.remove', { member_id: of.id }))) !== null) {
      notify('success', texts.done(email));
      onDone();
    }
  };
  return (
    <Dialog
      title={texts.title(email)}
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

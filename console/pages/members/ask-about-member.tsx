import { useConsole } from '../../frame/console-context.ts';
import { useRun } from '../../session/use-call.ts';
import { Dialog } from '../../shown/dialog.tsx';
import { visible } from '../../shown/visible.ts';
import { membersTexts } from '../../texts/members.ts';
import type { Member } from './member.ts';

const TEXTS = { remove: membersTexts.removeDialog, 'reset-mfa': membersTexts.resetDialog } as const;

interface Properties {
  readonly what: keyof typeof TEXTS;
  readonly of: Member;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

/** Removes somebody, or resets the second sign-in step, after asking once. */
export function AskAboutMember({ what, of, onCancel, onDone }: Properties) {
  const { call, notify } = useConsole();
  const { run, running, problem } = useRun();
  const email = visible(of.email);
  const texts = TEXTS[what];
  const submit = async () => {
    if ((await run(() => call(`member.${what}`, { member_id: of.id }))) !== null) {
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

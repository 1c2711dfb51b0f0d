import { ConfirmDialog } from '../../calls/confirm-dialog.tsx';
import { useConsole } from '../../calls/console-context.ts';
import { visible } from '../../parts/visible.ts';
import { membersTexts } from '../../texts/members.ts';
import type { Member } from './member.ts';

const TEXTS = { remove: membersTexts.removeDialog, 'reset-mfa': membersTexts.resetDialog } as const;

interface Properties {
  readonly what: keyof typeof TEXTS;
  readonly member: Member;
  readonly onCancel: (tried: boolean) => void;
  readonly onDone: () => void;
}

/** The dialog that asks for confirmation before a member is removed, or their multi-factor authentication is reset. */
export function ConfirmMemberAction({ what, member, onCancel, onDone }: Properties) {
  const { call } = useConsole();
  return (
    <ConfirmDialog
      texts={TEXTS[what]}
      name={visible(member.email)}
      onSubmit={() => call(`member.${what}`, { member_id: member.id })}
      onCancel={onCancel}
      onDone={onDone}
    >
      {TEXTS[what].what}
    </ConfirmDialog>
  );
}

import { useState } from 'react';
import type { InputOf } from '../../api/types.ts';
import { carryOut } from '../../calls/carry-out.ts';
import { useCompany, useConsole, useRights } from '../../calls/console-context.ts';
import { useLoad, useRun } from '../../calls/use-call.ts';
import { Button } from '../../parts/button.tsx';
import { Page } from '../../parts/page.tsx';
import { ProblemBox } from '../../parts/problem-box.tsx';
import { useDialog } from '../../parts/use-dialog.ts';
import { visible } from '../../parts/visible.ts';
import { callTexts } from '../../texts/calls.ts';
import { membersTexts } from '../../texts/members.ts';
import { ConfirmMemberAction } from './confirm-member-action.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import type { Member, MemberAction } from './member.ts';
import { MemberList } from './member-list.tsx';

/** The members of a company. */
export function MembersPage() {
  const company = useCompany();
  return <Members companyId={company.id} {...useRights()} />;
}

/** The operators of the stage. */
export function OperatorsPage() {
  return <Members companyId={null} mayChange mayRemove />;
}

interface Properties {
  /** Null for the operators of the stage. */
  readonly companyId: string | null;
  readonly mayChange: boolean;
  readonly mayRemove: boolean;
}

function Members({ companyId, mayChange, mayRemove }: Properties) {
  const { notify, reloadMe } = useConsole();
  const input = companyId === null ? {} : { company_id: companyId };
  const members = useLoad('member.list', input);
  const change = useChange(input);
  const { run, problem } = useRun();
  const [ifResponseLost, setIfResponseLost] = useState('');
  const { open, show, canceled } = useDialog<
    'invite' | { readonly what: 'remove' | 'reset-mfa'; readonly member: Member }
  >(() => members.reload());
  // People who change their own role, or remove themselves, immediately see only what they still have access to.
  const afterChange = async (member: Member | null) => {
    show(null);
    if (member?.is_you === true) {
      // The change is made: the list below shows what is wrong now.
      await reloadMe().catch(() => undefined);
    }
    members.reload();
  };
  const act = async (what: MemberAction, member: Member) => {
    if (what === 'remove' || what === 'reset-mfa') {
      show({ what, member });
      return;
    }
    setIfResponseLost(
      what === 'resend' ? membersTexts.mayHaveBeenSent : callTexts.mayHaveSucceeded(membersTexts.checkRole),
    );
    const message = await run(() => change(what, member));
    if (message === null) {
      members.reload();
    } else {
      notify('success', message);
      await afterChange(member);
    }
  };
  const inviteButton = (
    <Button variant="primary" onClick={() => show('invite')}>
      {membersTexts.invite}
    </Button>
  );
  const areOperators = companyId === null;
  return (
    <Page
      title={areOperators ? membersTexts.operatorsTitle : membersTexts.title}
      intro={areOperators ? membersTexts.operatorsIntro : membersTexts.intro}
      actions={mayChange && inviteButton}
    >
      <ProblemBox problem={problem} title={callTexts.notDone} ifResponseLost={ifResponseLost} />
      <MemberList members={members} areOperators={areOperators} mayChange={mayChange} onAct={mayRemove ? act : null} />
      {open === 'invite' && <InviteDialog companyId={companyId} onCancel={canceled} onDone={() => afterChange(null)} />}
      {open !== null && open !== 'invite' && (
        <ConfirmMemberAction {...open} onCancel={canceled} onDone={() => afterChange(open.member)} />
      )}
    </Page>
  );
}

// Returns a function that gives a member another role, or sends the invitation again, and says so.
function useChange(input: InputOf<'member.list'>) {
  const { call } = useConsole();
  return async (what: Exclude<MemberAction, 'remove' | 'reset-mfa'>, { id, email }: Member): Promise<string> => {
    if (what === 'resend') {
      await call('member.resend', { member_id: id });
      return membersTexts.resent(visible(email));
    }
    const hasRole = async () => (await call('member.list', input)).some((now) => now.id === id && now.role === what);
    await carryOut(
      () => call('member.update', { member_id: id, role: what }),
      async () => ((await hasRole()) ? {} : null),
    );
    return membersTexts.changed(visible(email), membersTexts.roles[what]);
  };
}

import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import RadioGroup from '@cloudscape-design/components/radio-group';
import { useState } from 'react';
import { useConsole } from '../../calls/console-context.ts';
import { useRun } from '../../calls/use-call.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { withoutHidden } from '../../parts/without-hidden.ts';
import { commonTexts } from '../../texts/common.ts';
import { membersTexts } from '../../texts/members.ts';

const texts = membersTexts.inviteDialog;

interface Properties {
  readonly companyId: string | null;
  readonly onCancel: (tried: boolean) => void;
  readonly onDone: () => void;
}

/** The dialog that invites somebody to a company, or as an operator if `companyId` is null. */
export function InviteDialog({ companyId, onCancel, onDone }: Properties) {
  const { call, notify } = useConsole();
  const { run, running, problem } = useRun();
  const [typed, setTyped] = useState('');
  const email = withoutHidden(typed);
  const [role, setRole] = useState<'administrator' | 'viewer'>('viewer');
  const [tried, setTried] = useState(false);
  const isAddress = /^[^\s@]+@[^\s@]+$/.test(email);
  const submit = async () => {
    setTried(true);
    if (!isAddress) {
      return;
    }
    const input = companyId === null ? { role: 'operator' as const } : { company_id: companyId, role };
    const invited = await run(() => call('member.invite', { email, ...input }));
    if (invited !== null) {
      notify('success', texts.done(email, `${location.origin}/`));
      onDone();
    }
  };
  return (
    <Dialog
      title={texts.title}
      submit={texts.submit}
      onSubmit={submit}
      onCancel={onCancel}
      running={running}
      problem={problem}
    >
      <FormField
        label={texts.email}
        description={texts.emailHint}
        errorText={tried && !isAddress && commonTexts.enterEmail}
      >
        <Input value={typed} inputMode="email" onChange={({ detail }) => setTyped(detail.value)} autoComplete={false} />
      </FormField>
      {companyId !== null && (
        <FormField label={texts.role}>
          <RadioGroup
            ariaLabel={texts.role}
            value={role}
            onChange={({ detail }) => setRole(detail.value === 'administrator' ? 'administrator' : 'viewer')}
            items={(['viewer', 'administrator'] as const).map((value) => ({
              value,
              label: membersTexts.roles[value],
              description: membersTexts.roleHints[value],
            }))}
          />
        </FormField>
      )}
    </Dialog>
  );
}

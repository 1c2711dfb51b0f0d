import Alert from '@cloudscape-design/components/alert';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useEffect, useState } from 'react';
import type { ResultOf } from '../../api/types.ts';
import { useCompany, useConsole } from '../../calls/console-context.ts';
import { useRun } from '../../calls/use-call.ts';
import { Button } from '../../parts/button.tsx';
import { ProblemBox } from '../../parts/problem-box.tsx';
import { callTexts } from '../../texts/calls.ts';
import { policiesTexts } from '../../texts/policies.ts';
import { sentLines } from './policy-draft.ts';
import { LINES_MAX } from './use-address-check.ts';

const texts = policiesTexts.addresses;
type Answer = ResultOf<'policy.check-addresses'>['address'];

/** Checks whether the list as typed, not yet saved, would allow an address. */
export function TryAddress({ entries }: { readonly entries: readonly string[] }) {
  const company = useCompany();
  const { call } = useConsole();
  const { run, running, problem } = useRun();
  const [address, setAddress] = useState('');
  const [answer, setAnswer] = useState<Answer>(null);
  const list = entries.join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer for one list and address holds for no other.
  useEffect(() => setAnswer(null), [list, address]);
  const ask = async () => {
    const input = { company_id: company.id, entries: sentLines(entries), address: address.trim() };
    setAnswer((await run(() => call('policy.check-addresses', input)))?.address ?? null);
  };
  return (
    <SpaceBetween size="xs">
      <FormField label={texts.try} description={texts.tryHint}>
        <SpaceBetween size="xs" direction="horizontal">
          <Input
            value={address}
            onChange={({ detail }) => setAddress(detail.value)}
            autoComplete={false}
            ariaLabel={texts.try}
          />
          <Button
            onClick={ask}
            loading={running}
            disabled={address.trim() === '' || entries.length > LINES_MAX}
            formAction="none"
          >
            {texts.tryButton}
          </Button>
        </SpaceBetween>
      </FormField>
      <ProblemBox problem={problem} title={callTexts.notDone} />
      <div aria-live="polite">{answer !== null && <Verdict answer={answer} />}</div>
    </SpaceBetween>
  );
}

function Verdict({ answer }: { readonly answer: NonNullable<Answer> }) {
  const { address, allowed, by } = answer;
  if (address === null) {
    return <Alert type="error">{texts.badAddress}</Alert>;
  }
  if (!allowed) {
    return <Alert type="warning">{texts.refused(address)}</Alert>;
  }
  return <Alert type="success">{by === null ? texts.allowedAny(address) : texts.allowed(address, by)}</Alert>;
}

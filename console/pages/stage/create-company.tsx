import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import { useState } from 'react';
import { useConsole } from '../../calls/console-context.ts';
import { useRun } from '../../calls/use-call.ts';
import { amountMistake } from '../../parts/amount-mistake.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { visible } from '../../parts/visible.ts';
import { stageTexts } from '../../texts/stage.ts';

const texts = stageTexts.createDialog;

interface Properties {
  readonly onCancel: (tried: boolean) => void;
  readonly onDone: () => void;
}

/** The dialog that creates a company. */
export function CreateCompany({ onCancel, onDone }: Properties) {
  const { call, notify } = useConsole();
  const { run, running, problem } = useRun();
  const [name, setName] = useState('');
  const [budget, setBudget] = useState('');
  const [tried, setTried] = useState(false);
  const badBudget = amountMistake(budget);
  const submit = async () => {
    setTried(true);
    if (badBudget !== null || name.trim() === '') {
      return;
    }
    const made = await run(() => call('company.create', { name: name.trim(), monthly_budget_usd: budget.trim() }));
    if (made !== null) {
      notify('success', texts.done(visible(made.name)));
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
      <FormField label={texts.name} errorText={tried && name.trim() === '' && texts.enterName}>
        <Input value={name} onChange={({ detail }) => setName(detail.value)} autoComplete={false} />
      </FormField>
      <FormField label={texts.budget} description={texts.budgetHint} errorText={tried && badBudget}>
        <Input
          value={budget}
          inputMode="decimal"
          onChange={({ detail }) => setBudget(detail.value)}
          autoComplete={false}
        />
      </FormField>
    </Dialog>
  );
}

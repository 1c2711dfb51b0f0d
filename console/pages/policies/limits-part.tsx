import Alert from '@cloudscape-design/components/alert';
import Checkbox from '@cloudscape-design/components/checkbox';
import ColumnLayout from '@cloudscape-design/components/column-layout';
import Container from '@cloudscape-design/components/container';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { ResultOf } from '../../api/types.ts';
import { useCompany } from '../../calls/console-context.ts';
import { useLoad } from '../../calls/use-call.ts';
import { amountMistake } from '../../parts/amount-mistake.ts';
import { dollars, nanoOfUsd } from '../../parts/money.ts';
import { commonTexts } from '../../texts/common.ts';
import { policiesTexts } from '../../texts/policies.ts';
import type { PartProperties } from './part-properties.ts';
import { refusedUntil } from './policy-text.ts';

const texts = policiesTexts.limits;

interface Properties extends PartProperties {
  readonly defaults: ResultOf<'policy.show'>['defaults'];
}

/** The budget, the address for alerts, and the rate limits. */
export function LimitsPart({ draft, change, mistakes, readOnly, defaults }: Properties) {
  return (
    <Container header={<Header description={texts.hint}>{texts.title}</Header>}>
      <SpaceBetween size="m">
        <FormField
          label={texts.budget}
          description={texts.budgetHint}
          errorText={mistakes.budget && amountMistake(draft.budget)}
        >
          <Input
            value={draft.budget}
            inputMode="decimal"
            disabled={draft.unlimited}
            readOnly={readOnly}
            onChange={({ detail }) => change({ budget: detail.value })}
            autoComplete={false}
          />
        </FormField>
        <Checkbox
          checked={draft.unlimited}
          disabled={readOnly}
          onChange={({ detail }) => change({ unlimited: detail.checked })}
        >
          {texts.unlimited}
        </Checkbox>
        <SpentSoFar draft={draft} mistaken={mistakes.budget === true} />
        <FormField
          label={texts.alert}
          description={texts.alertHint}
          errorText={mistakes.alert && commonTexts.enterEmail}
        >
          <Input
            value={draft.alert}
            inputMode="email"
            readOnly={readOnly}
            onChange={({ detail }) => change({ alert: detail.value })}
            autoComplete={false}
          />
        </FormField>
        <RateLimitFields draft={draft} change={change} mistakes={mistakes} readOnly={readOnly} defaults={defaults} />
      </SpaceBetween>
    </Container>
  );
}

function RateLimitFields({ draft, change, mistakes, readOnly, defaults }: Properties) {
  const limits = [
    { name: 'rate', label: texts.rate, byDefault: defaults.rate_per_minute },
    { name: 'searches', label: texts.searches, byDefault: defaults.searches_per_minute },
    { name: 'burst', label: texts.burst, byDefault: defaults.burst },
    { name: 'concurrency', label: texts.concurrency, byDefault: defaults.concurrency },
  ] as const;
  return (
    <ColumnLayout columns={4}>
      {limits.map(({ name, label, byDefault }) => (
        <FormField
          key={name}
          label={label}
          constraintText={texts.byDefault(byDefault)}
          errorText={mistakes[name] && texts.badNumber}
        >
          <Input
            value={draft[name]}
            inputMode="numeric"
            readOnly={readOnly}
            onChange={({ detail }) => change({ [name]: detail.value })}
            autoComplete={false}
          />
        </FormField>
      ))}
    </ColumnLayout>
  );
}

// Shows what is already spent. Warns if the new budget is not above it: calls would be refused as soon as it is saved.
function SpentSoFar({ draft, mistaken }: { readonly draft: PartProperties['draft']; readonly mistaken: boolean }) {
  const company = useCompany();
  const { data } = useLoad('budget.show', { company_id: company.id });
  if (data === null) {
    return null;
  }
  const spent = texts.spent(dollars(data.settled_usd));
  if (draft.unlimited || mistaken || nanoOfUsd(draft.budget.trim()) > nanoOfUsd(data.settled_usd)) {
    return <div>{spent}</div>;
  }
  return (
    <div aria-live="polite">
      <Alert type="warning" header={spent}>
        {texts.refusesNow(refusedUntil(draft.budget))}
      </Alert>
    </div>
  );
}

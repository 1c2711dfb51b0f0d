import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';
import ProgressBar from '@cloudscape-design/components/progress-bar';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { companyLink } from '../../address/route.ts';
import { useCompany, useRights } from '../../calls/console-context.ts';
import { Button } from '../../parts/button.tsx';
import { dayName, monthName } from '../../parts/dates.ts';
import { dollars, nanoOfUsd, percent } from '../../parts/money.ts';
import { overviewTexts } from '../../texts/overview.ts';
import type { Overview } from './overview.ts';

/** What is spent, set aside and left of the budget, and how long it lasts at this pace. */
export function Money({ overview }: { readonly overview: Overview }) {
  const company = useCompany();
  const { mayChange } = useRights();
  const { budget } = overview;
  const unlimited = budget.cap_usd === 'unlimited';
  const used = nanoOfUsd(budget.settled_usd) + nanoOfUsd(budget.held_usd);
  const share = unlimited ? null : percent(used, nanoOfUsd(budget.cap_usd));
  const change = <Button href={companyLink(company, 'policies')}>{overviewTexts.changeBudget}</Button>;
  return (
    <Container
      header={
        <Header actions={mayChange ? change : null} description={monthName(budget.month)}>
          {overviewTexts.money}
        </Header>
      }
    >
      <SpaceBetween size="m">
        <KeyValuePairs
          columns={4}
          items={[
            {
              label: overviewTexts.spent,
              value: <Explained value={dollars(budget.settled_usd)} hint={overviewTexts.spentHint} />,
            },
            {
              label: overviewTexts.held,
              value: <Explained value={dollars(budget.held_usd)} hint={overviewTexts.heldHint} />,
            },
            { label: overviewTexts.left, value: amount(budget.available_usd) },
            { label: overviewTexts.cap, value: amount(budget.cap_usd) },
          ]}
        />
        {share !== null && <ProgressBar label={overviewTexts.used} value={Math.min(share, 100)} />}
        {!unlimited && <Pace overview={overview} />}
      </SpaceBetween>
    </Container>
  );
}

function Pace({ overview }: { readonly overview: Overview }) {
  if (nanoOfUsd(overview.budget.available_usd) <= 0n) {
    return <Alert type="error">{overviewTexts.usedUp}</Alert>;
  }
  return overview.runs_out_on === null ? (
    <Alert type="success">{overviewTexts.lasts}</Alert>
  ) : (
    <Alert type="warning">{overviewTexts.endsOn(dayName(overview.runs_out_on))}</Alert>
  );
}

function Explained({ value, hint }: { readonly value: string; readonly hint: string }) {
  return (
    <>
      {value}
      <Box variant="small" display="block">
        {hint}
      </Box>
    </>
  );
}

function amount(usd: string): string {
  return usd === 'unlimited' ? overviewTexts.unlimited : dollars(usd);
}

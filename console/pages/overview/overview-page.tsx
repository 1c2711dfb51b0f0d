import Alert from '@cloudscape-design/components/alert';
import ColumnLayout from '@cloudscape-design/components/column-layout';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';
import Link from '@cloudscape-design/components/link';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, Suspense } from 'react';
import { companyLink } from '../../address/route.ts';
import { useCompany, useRights } from '../../calls/console-context.ts';
import { useLoad } from '../../calls/use-call.ts';
import { count } from '../../parts/numbers.ts';
import { Page } from '../../parts/page.tsx';
import { ProblemBox } from '../../parts/problem-box.tsx';
import { callTexts } from '../../texts/calls.ts';
import { commonTexts } from '../../texts/common.ts';
import { overviewTexts } from '../../texts/overview.ts';
import { Attention } from './attention.tsx';
import { Ingestion } from './ingestion.tsx';
import { Money } from './money.tsx';
import type { Overview } from './overview.ts';

// Loaded after the figures, because the chart is most of this page's script.
const CumulativeChart = lazy(async () => ({ default: (await import('./cumulative-chart.tsx')).CumulativeChart }));

// Every reload reads all calls of the month, so it is less frequent than on other pages.
const REPEAT_SECONDS = 120;

/** The overview of a company: what this month cost, and what needs attention. */
export function OverviewPage() {
  const company = useCompany();
  const { data, problem, reload } = useLoad(
    'company.overview',
    { company_id: company.id },
    { repeatAfter: () => REPEAT_SECONDS },
  );
  return (
    <Page title={overviewTexts.title} intro={overviewTexts.intro}>
      <ProblemBox problem={problem} retry={reload} repeatsCall />
      {data === null && problem === null && <div role="status">{callTexts.loading}…</div>}
      {data !== null && <Shown overview={data} />}
    </Page>
  );
}

function Shown({ overview }: { readonly overview: Overview }) {
  const { mayChange } = useRights();
  const isNew = overview.applications.length === 0 && mayChange;
  return (
    <SpaceBetween size="l">
      {isNew && <FirstSteps />}
      <Money overview={overview} />
      {overview.too_many_calls ? (
        <Alert header={commonTexts.tooManyCallsTitle}>{commonTexts.tooManyCalls}</Alert>
      ) : (
        <Suspense fallback={<div role="status">{callTexts.loading}…</div>}>
          <CumulativeChart overview={overview} />
        </Suspense>
      )}
      {overview.calls !== null && <Calls calls={overview.calls} />}
      <Ingestion ingestion={overview.budget.ingestion} />
      <Attention overview={overview} />
    </SpaceBetween>
  );
}

function Calls({ calls }: { readonly calls: NonNullable<Overview['calls']> }) {
  return (
    <Container header={<Header description={overviewTexts.callsHint}>{overviewTexts.calls}</Header>}>
      <KeyValuePairs
        columns={4}
        items={[
          { label: overviewTexts.searches, value: count(calls.searches) },
          { label: overviewTexts.questions, value: count(calls.questions) },
          { label: overviewTexts.grounded, value: count(calls.grounded) },
          { label: overviewTexts.notGrounded, value: count(calls.not_grounded) },
        ]}
      />
    </Container>
  );
}

function FirstSteps() {
  const company = useCompany();
  const { startSteps } = overviewTexts;
  return (
    <Alert type="info" header={overviewTexts.start}>
      <ColumnLayout columns={1}>
        <Link href={companyLink(company, 'keys')}>{startSteps.key}</Link>
        <Link href={companyLink(company, 'knowledge')}>{startSteps.documents}</Link>
        <Link href={companyLink(company, 'playground')}>{startSteps.ask}</Link>
      </ColumnLayout>
    </Alert>
  );
}

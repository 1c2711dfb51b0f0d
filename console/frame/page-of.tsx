import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Spinner from '@cloudscape-design/components/spinner';
import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react';
import type { Problem } from '../session/problem.ts';
import { ProblemBox } from '../shown/problem-box.tsx';
import { callTexts } from '../texts/calls.ts';
import { frameTexts } from '../texts/frame.ts';
import { type Company, useConsole } from './console-context.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { type CompanyPage, type Route, STAGE_PAGES, type StagePage } from './route.ts';
import { goHome } from './use-company-of.ts';

type Page = LazyExoticComponent<ComponentType>;

const PAGES: Partial<Record<CompanyPage | StagePage, Page>> = {
  keys: lazy(async () => ({ default: (await import('../pages/keys/keys-page.tsx')).KeysPage })),
};

/** Whether a page can be shown. */
export function hasPage(page: CompanyPage | StagePage): boolean {
  return PAGES[page] !== undefined;
}

interface Properties {
  readonly route: Route;
  readonly company: Company | null;
  /** Why the company cannot be shown. */
  readonly problem: Problem | null;
}

/** The page of a route, loaded when it is first shown. */
export function PageOf({ route, company, problem }: Properties) {
  const { me } = useConsole();
  if (problem !== null) {
    return <ProblemBox problem={problem} />;
  }
  if (route.companyId !== null && company === null && me.operator) {
    return <Loading />;
  }
  const isStage = STAGE_PAGES.some((page) => page === route.page);
  if (route.page === null || (isStage ? !me.operator : company === null)) {
    return route.companyId === null && route.page === null ? <Loading /> : <NoPage />;
  }
  const Shown = PAGES[route.page];
  if (Shown === undefined) {
    return <NoPage />;
  }
  return (
    <ErrorBoundary>
      <SpaceBetween size="m">
        {company?.status === 'suspended' && <Alert type="warning">{frameTexts.suspended}</Alert>}
        {company?.role === 'operator' && <Alert type="info">{frameTexts.operatorHere}</Alert>}
        <Suspense fallback={<Loading />}>
          <Shown />
        </Suspense>
      </SpaceBetween>
    </ErrorBoundary>
  );
}

function Loading() {
  return (
    <Box textAlign="center" padding="xxl">
      <span role="status">
        <Spinner size="large" /> {callTexts.loading}
      </span>
    </Box>
  );
}

function NoPage() {
  const { me } = useConsole();
  return (
    <Alert
      type="warning"
      header={frameTexts.noPageTitle}
      action={<Button onClick={() => goHome(me)}>{frameTexts.toOverview}</Button>}
    >
      {frameTexts.noPage}
    </Alert>
  );
}

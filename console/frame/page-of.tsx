import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Spinner from '@cloudscape-design/components/spinner';
import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react';
import { type CompanyPage, STAGE_PAGES, type StagePage } from '../address/page-names.ts';
import type { Route } from '../address/route.ts';
import { type Company, useConsole } from '../calls/console-context.ts';
import { Button } from '../parts/button.tsx';
import { ProblemBox } from '../parts/problem-box.tsx';
import type { Problem } from '../session/problem.ts';
import { callTexts } from '../texts/calls.ts';
import { frameTexts } from '../texts/frame.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { goHome } from './use-company-of.ts';

type PageName = CompanyPage | StagePage;

const LOADERS: Readonly<Record<PageName, () => Promise<ComponentType>>> = {
  overview: async () => (await import('../pages/overview/overview-page.tsx')).OverviewPage,
  keys: async () => (await import('../pages/keys/keys-page.tsx')).KeysPage,
  policies: async () => (await import('../pages/policies/policies-page.tsx')).PoliciesPage,
  knowledge: async () => (await import('../pages/knowledge/knowledge-page.tsx')).KnowledgePage,
  playground: async () => (await import('../pages/playground/playground-page.tsx')).PlaygroundPage,
  usage: async () => (await import('../pages/usage/usage-page.tsx')).UsagePage,
  audit: async () => (await import('../pages/audit/audit-page.tsx')).AuditPage,
  members: async () => (await import('../pages/members/members-page.tsx')).MembersPage,
  reference: async () => (await import('../pages/reference/reference-page.tsx')).ReferencePage,
  stage: async () => (await import('../pages/stage/stage-page.tsx')).StagePage,
  operators: async () => (await import('../pages/members/members-page.tsx')).OperatorsPage,
  'stage-audit': async () => (await import('../pages/audit/audit-page.tsx')).StageAuditPage,
};

const PAGES = Object.fromEntries(
  Object.entries(LOADERS).map(([name, load]) => [name, lazy(async () => ({ default: await load() }))]),
) as Readonly<Record<PageName, LazyExoticComponent<ComponentType>>>;

/** Starts to load the code of a page that is shown soon; a failure is reported when the page is shown. */
export function loadPage(name: PageName | null): void {
  if (name !== null) {
    LOADERS[name]().catch(() => undefined);
  }
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
    return (
      <SpaceBetween size="m">
        <Header variant="h1">{frameTexts.product}</Header>
        <ProblemBox problem={problem} />
      </SpaceBetween>
    );
  }
  if (route.companyId !== null && company === null && me.operator) {
    return <Loading />;
  }
  const isStage = STAGE_PAGES.some((page) => page === route.page);
  const maySee = isStage ? me.operator : company !== null;
  if (route.page === null || !maySee) {
    return route.isStart ? <Loading /> : <NotFound what={route.isOfCompany && company === null ? 'company' : 'page'} />;
  }
  const Shown = PAGES[route.page];
  return (
    <ErrorBoundary>
      <SpaceBetween size="m">
        {company?.status === 'suspended' && <Suspended role={company.role} />}
        {company?.role === 'operator' && <Alert type="info">{frameTexts.operatorHere}</Alert>}
        <Suspense fallback={<Loading title={frameTexts.pages[route.page]} />}>
          <Shown />
        </Suspense>
      </SpaceBetween>
    </ErrorBoundary>
  );
}

function Suspended({ role }: Pick<Company, 'role'>) {
  return (
    <Alert type="warning">
      {frameTexts.suspended} {role === 'administrator' && frameTexts.suspendedHere}
    </Alert>
  );
}

// The heading is there from the beginning, for people who navigate by headings with a screen reader.
function Loading({ title = frameTexts.product }: { readonly title?: string }) {
  return (
    <>
      <Header variant="h1">{title}</Header>
      <Box textAlign="center" padding="xxl">
        <span role="status">
          <Spinner size="large" /> {callTexts.loading}
        </span>
      </Box>
    </>
  );
}

function NotFound({ what }: { readonly what: 'company' | 'page' }) {
  const { me } = useConsole();
  const [title, sentence] =
    what === 'company'
      ? [frameTexts.noCompanyTitle, frameTexts.noCompany]
      : [frameTexts.noPageTitle, frameTexts.noPage];
  return (
    <SpaceBetween size="m">
      <Header variant="h1">{title}</Header>
      <Alert type="warning" action={<Button onClick={() => goHome(me)}>{frameTexts.toStart}</Button>}>
        {sentence}
      </Alert>
    </SpaceBetween>
  );
}

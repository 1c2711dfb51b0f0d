import AppLayout from '@cloudscape-design/components/app-layout';
import BreadcrumbGroup from '@cloudscape-design/components/breadcrumb-group';
import Flashbar, { type FlashbarProps } from '@cloudscape-design/components/flashbar';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useRoute } from '../address/location.ts';
import type { Route } from '../address/route.ts';
import type { Call } from '../api/calls.ts';
import type { CallName, InputOf, ResultOf } from '../api/types.ts';
import { createCall } from '../calls/call.ts';
import { type Company, CompanyContext, type Console, ConsoleContext, useConsole } from '../calls/console-context.ts';
import { NewKeyDialog } from '../pages/keys/new-key-dialog.tsx';
import { lengthOf } from '../parts/dates.ts';
import { visible } from '../parts/visible.ts';
import { problemOf } from '../session/problem.ts';
import type { Session } from '../session/session.ts';
import { frameTexts } from '../texts/frame.ts';
import { crumbsOf } from './crumbs-of.ts';
import { Navigation } from './navigation.tsx';
import { PageOf } from './page-of.tsx';
import { repairNavigation } from './repair-navigation.ts';
import { SessionDialog } from './session-dialog.tsx';
import { TopBar } from './top-bar.tsx';
import { useCompanyOf } from './use-company-of.ts';

// Pages show times by the minute, so a smaller difference is hardly noticed.
const CLOCK_TOLERANCE_MS = 120_000;
// In a narrow window the navigation would cover the page, so it begins closed.
const NARROW_PX_MAX = 768;
const REFUSED: readonly number[] = [403, 404];

interface Properties {
  readonly session: Session;
  readonly first: ResultOf<'me'>;
  /** When `first` arrived, by this machine's clock. */
  readonly at: number;
}

/** The frame around every page: top bar, navigation, breadcrumbs, notices and the session. */
export function Frame({ session, first, at }: Properties) {
  const route = useRoute();
  const [me, setMe] = useState(first);
  const plain = useMemo(() => createCall(session), [session]);
  const reloadMe = useCallback(async () => setMe(await plain('me', null)), [plain]);
  const call = useMemo(() => afterRefusal(plain, reloadMe), [plain, reloadMe]);
  const { notices, notify } = useNotices(`${route.companyId}/${route.page}/${route.id}`);
  const clockOffset = useRef(Date.parse(first.now) - at).current;
  const value = useMemo<Console>(
    () => ({ session, call, me, clockOffset, notify, reloadMe }),
    [session, call, me, clockOffset, notify, reloadMe],
  );
  useEffect(() => {
    if (Math.abs(clockOffset) > CLOCK_TOLERANCE_MS) {
      notify('warning', frameTexts.clock(lengthOf(clockOffset)));
    }
  }, [clockOffset, notify]);
  return (
    <ConsoleContext value={value}>
      <FrameContent route={route} notices={notices} />
      <NewKeyDialog />
      <SessionDialog session={session} />
    </ConsoleContext>
  );
}

// A refused person may have a new role or may no longer be a member; the console then shows what they may still see.
function afterRefusal(call: Call, reloadMe: () => Promise<void>): Call {
  return async <Name extends CallName>(name: Name, input: InputOf<Name>, signal?: AbortSignal) => {
    try {
      return await call(name, input, signal);
    } catch (thrown) {
      if (REFUSED.includes(problemOf(thrown).status)) {
        // The call's own problem is shown.
        reloadMe().catch(() => undefined);
      }
      throw thrown;
    }
  };
}

interface Noticed {
  readonly notices: readonly FlashbarProps.MessageDefinition[];
}

function FrameContent({ route, notices }: Noticed & { readonly route: Route }) {
  const { company, problem } = useCompanyOf(route);
  const [open, setOpen] = useState(() => window.innerWidth > NARROW_PX_MAX);
  useTitle(route, company);
  useEffect(repairNavigation, []);
  return (
    <CompanyContext value={company}>
      {/* Below the top bar, which stays in the window, notices are seen however far the page is scrolled. */}
      <button type="button" className="console-skip" onClick={goToContent}>
        {frameTexts.skip}
      </button>
      <div id="console-top">
        <TopBar company={company} page={route.page} />
        <Notices notices={notices} />
      </div>
      <AppLayout
        headerSelector="#console-top"
        navigation={<Navigation company={company} route={route} />}
        navigationOpen={open}
        onNavigationChange={({ detail }) => setOpen(detail.open)}
        toolsHide
        breadcrumbs={<Breadcrumbs company={company} route={route} />}
        ariaLabels={{
          navigation: frameTexts.navigation,
          navigationToggle: frameTexts.openNavigation,
          navigationClose: frameTexts.closeNavigation,
        }}
        content={<PageOf key={`${route.companyId}/${route.page}`} route={route} company={company} problem={problem} />}
      />
    </CompanyContext>
  );
}

// The fragment of the address names the page, so a link to a part of the page is not possible.
function goToContent(): void {
  const main = document.querySelector('main');
  main?.setAttribute('tabindex', '-1');
  main?.focus();
}

// A screen reader reads out what is added to a live region that was there before. The role `status` of a notice itself
// would have the Flashbar write its text a second time, and `alert` would take the focus.
function Notices({ notices }: Noticed) {
  return (
    <div className="console-notices" aria-live="polite" aria-relevant="additions">
      <Flashbar items={[...notices]} i18nStrings={{ ariaLabel: frameTexts.notifications }} />
    </div>
  );
}

function Breadcrumbs({ company, route }: { readonly company: Company | null; readonly route: Route }) {
  const { me } = useConsole();
  const items = crumbsOf(route, { company, operator: me.operator }, location.hash);
  return <BreadcrumbGroup ariaLabel={frameTexts.where} items={items} />;
}

function useTitle({ page }: Route, company: Company | null): void {
  const parts = [page === null ? null : frameTexts.pages[page], company === null ? null : visible(company.name)];
  const title = [...parts, frameTexts.product].filter((part) => part !== null).join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}

// A notice of success is shown until another page is opened; every other notice until it is dismissed.
function useNotices(page: string) {
  const [notices, setNotices] = useState<readonly FlashbarProps.MessageDefinition[]>([]);
  const lastId = useRef(0);
  const notify = useCallback<Console['notify']>((type, content) => {
    lastId.current += 1;
    const id = String(lastId.current);
    const onDismiss = () => setNotices((before) => before.filter((notice) => notice.id !== id));
    const notice = { id, type, content, dismissible: true, dismissLabel: frameTexts.dismiss, onDismiss };
    setNotices((before) => [notice, ...before].slice(0, 5));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each page.
  useEffect(() => setNotices((before) => before.filter(({ type }) => type !== 'success')), [page]);
  return { notices, notify };
}

import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import I18nProvider from '@cloudscape-design/components/i18n';
import messages from '@cloudscape-design/components/i18n/messages/all.en';
import { useEffect, useRef, useState } from 'react';
import type { ResultOf } from '../api/types.ts';
import { createCall } from '../calls/call.ts';
import { loadConfig } from '../session/config.ts';
import { Problem, problemOf } from '../session/problem.ts';
import { type Session, type Started, startSession } from '../session/session.ts';
import { Button } from '../shown/button.tsx';
import { ProblemBox } from '../shown/problem-box.tsx';
import { sessionTexts } from '../texts/session.ts';
import { Frame } from './frame.tsx';

/**
 * `second`: this window was opened by another one, and has signed the person in for it; `not-signed-in`: the sign-in
 * failed; `not-loaded`: what the console needs before the sign-in, or the person's roles after it, could not be loaded.
 */
type State =
  | { readonly step: 'starting' }
  | { readonly step: 'second' }
  | { readonly step: 'not-signed-in' }
  | { readonly step: 'not-loaded'; readonly problem: Problem; readonly session: Session | null }
  | { readonly step: 'ready'; readonly session: Session; readonly me: ResultOf<'me'>; readonly at: number };

/** Waits for the session that was begun and then shows the console, or says why that failed. */
export function Start({ begun }: { readonly begun: Promise<Started> }) {
  // The code of a sign-in can be redeemed only once.
  const session = useRef<Promise<Started> | null>(begun);
  const [state, setState] = useState<State>({ step: 'starting' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another `attempt` begins the sign-in again.
  useEffect(() => {
    void begin(session, setState);
  }, [attempt]);
  return (
    <I18nProvider locale="en" messages={[messages]}>
      {state.step === 'ready' ? (
        <Frame session={state.session} first={state.me} at={state.at} />
      ) : (
        <main>
          <Box padding="xxl" textAlign="center">
            <NotReady state={state} retry={() => setAttempt((before) => before + 1)} />
          </Box>
        </main>
      )}
    </I18nProvider>
  );
}

async function begin(begun: { current: Promise<Started> | null }, show: (state: State) => void): Promise<void> {
  begun.current ??= loadConfig().then(startSession);
  let session: Session | null = null;
  try {
    const started = await begun.current;
    if (started === 'leaving' || started === 'second') {
      show(started === 'second' ? { step: 'second' } : { step: 'starting' });
      return;
    }
    session = started;
    const me = await createCall(session)('me', null);
    show({ step: 'ready', session, me, at: Date.now() });
  } catch (thrown) {
    if (session === null) {
      begun.current = null;
      // The library that signs in throws other errors, whose messages are not for people.
      show(thrown instanceof Problem ? { step: 'not-loaded', problem: thrown, session } : { step: 'not-signed-in' });
      return;
    }
    show({ step: 'not-loaded', problem: problemOf(thrown), session });
  }
}

function NotReady({ state, retry }: { readonly state: Exclude<State, { step: 'ready' }>; readonly retry: () => void }) {
  if (state.step === 'starting') {
    return <div role="status">{sessionTexts.starting}</div>;
  }
  if (state.step === 'second') {
    return <div role="status">{sessionTexts.secondDone}</div>;
  }
  if (state.step === 'not-signed-in') {
    return (
      <Alert
        type="error"
        header={sessionTexts.failedTitle}
        action={<Button onClick={retry}>{sessionTexts.tryAgain}</Button>}
      >
        {sessionTexts.failedHint}
      </Alert>
    );
  }
  const { problem, session } = state;
  const notMember = problem.status === 403;
  return (
    <>
      {notMember ? (
        <Alert type="info" header={sessionTexts.notMemberTitle}>
          {sessionTexts.notMember}
        </Alert>
      ) : (
        <ProblemBox problem={problem} retry={retry} />
      )}
      {session !== null && (
        <Box margin={{ top: 'm' }}>
          <Button onClick={() => void session.signOut()}>{sessionTexts.signOut}</Button>
        </Box>
      )}
    </>
  );
}

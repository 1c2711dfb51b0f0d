import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import I18nProvider from '@cloudscape-design/components/i18n';
import messages from '@cloudscape-design/components/i18n/messages/all.en';
import { useState } from 'react';
import { Button } from '../parts/button.tsx';
import { ProblemBox } from '../parts/problem-box.tsx';
import { sessionTexts } from '../texts/session.ts';
import { type Begun, begin, beginWith } from './begin.ts';
import { Frame } from './frame.tsx';

/** Shows the console to a person who has signed in, or says why they could not; then they can try again. */
export function Start({ begun }: { readonly begun: Begun }) {
  const [state, setState] = useState<Begun | null>(begun);
  const retry = async () => {
    setState(null);
    setState(await (state?.step === 'not-loaded' && state.session !== null ? beginWith(state.session) : begin()));
  };
  return (
    <I18nProvider locale="en" messages={[messages]}>
      {state?.step === 'ready' ? (
        <Frame session={state.session} first={state.me} at={state.at} />
      ) : (
        <main>
          <Box padding="xxl" textAlign="center">
            <NotReady state={state} retry={retry} />
          </Box>
        </main>
      )}
    </I18nProvider>
  );
}

interface NotReadyProperties {
  /** Null while the sign-in begins again. */
  readonly state: Exclude<Begun, { step: 'ready' }> | null;
  readonly retry: () => void;
}

function NotReady({ state, retry }: NotReadyProperties) {
  if (state === null || state.step === 'leaving') {
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

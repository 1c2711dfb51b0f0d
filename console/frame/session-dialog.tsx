import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import Modal from '@cloudscape-design/components/modal';
import { useState, useSyncExternalStore } from 'react';
import { Button } from '../parts/button.tsx';
import { problemOf } from '../session/problem.ts';
import type { Session } from '../session/session.ts';
import { sessionTexts } from '../texts/session.ts';

/**
 * Covers the page when the session has ended: the page below keeps what was typed. Also covers it when another person
 * has signed in: the page must then be loaded again.
 */
export function SessionDialog({ session }: { readonly session: Session }) {
  const state = useSyncExternalStore(session.subscribe, session.state);
  const [problem, setProblem] = useState<string | null>(null);
  const signInAgain = () => session.signInAgain().catch((thrown) => setProblem(problemOf(thrown).message));
  const isOtherPerson = state === 'other';
  const [label, act] = isOtherPerson
    ? [sessionTexts.startOver, () => location.reload()]
    : [sessionTexts.openWindow, signInAgain];
  // Rendered only when needed, so that it lies above a dialog that is already open.
  if (state === 'active') {
    return null;
  }
  return (
    <Modal
      visible
      header={isOtherPerson ? sessionTexts.otherTitle : sessionTexts.endedTitle}
      // The close button cannot be left out, so it does the same as the button below.
      closeAriaLabel={label}
      onDismiss={({ detail }) => (detail.reason === 'closeButton' ? act() : undefined)}
      footer={
        <Box float="right">
          <Button variant="primary" onClick={act}>
            {label}
          </Button>
        </Box>
      }
    >
      {isOtherPerson ? sessionTexts.other : sessionTexts.ended}
      {problem !== null && <Alert type="warning">{problem}</Alert>}
    </Modal>
  );
}

import Alert from '@cloudscape-design/components/alert';
import { useEffect, useState } from 'react';
import { isResponseLost, type Problem } from '../session/problem.ts';
import { callTexts } from '../texts/calls.ts';
import { Button } from './button.tsx';

interface Properties {
  readonly problem: Problem | null;
  /** Called by the button “Try again”; without it there is no button. */
  readonly retry?: (() => void) | undefined;
  /** The heading; by default one that follows from the status. */
  readonly title?: string;
  /** What to do about a change that may have been made although its response was lost. */
  readonly ifResponseLost?: string | undefined;
  /** Whether the page repeats the call by itself once a busy service says that it may. */
  readonly repeatsCall?: boolean;
}

const TITLES: Readonly<Record<number, string>> = {
  403: callTexts.forbiddenTitle,
  404: callTexts.notFoundTitle,
  409: callTexts.conflictTitle,
  429: callTexts.limitTitle,
  503: callTexts.busyTitle,
};

/** Shows what went wrong and what to do. */
export function ProblemBox({ problem, retry, title, ifResponseLost, repeatsCall = false }: Properties) {
  const left = useCountdown(problem);
  if (problem === null) {
    return null;
  }
  const retriesAutomatically = repeatsCall && problem.status === 503;
  const again = retry !== undefined && (
    <Button onClick={retry} disabled={left > 0 && !retriesAutomatically}>
      {callTexts.tryAgain}
    </Button>
  );
  return (
    <Alert
      type={problem.status === 429 || problem.status === 503 ? 'warning' : 'error'}
      header={titleOf(problem, title)}
      action={again}
    >
      <div role="alert">{problem.message}</div>
      {problem.status === 403 && title === undefined && <div>{callTexts.forbidden}</div>}
      {ifResponseLost !== undefined && isResponseLost(problem) && <div>{ifResponseLost}</div>}
      {left > 0 && <div>{retriesAutomatically ? callTexts.retryIn(left) : callTexts.mayRetryIn(left)}</div>}
    </Alert>
  );
}

function titleOf(problem: Problem, title: string | undefined): string {
  return title ?? TITLES[problem.status] ?? callTexts.failed;
}

// The seconds that remain of a Retry-After.
function useCountdown(problem: Problem | null): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const seconds = problem?.retryAfterSeconds ?? 0;
    setLeft(seconds);
    if (seconds === 0) {
      return;
    }
    const timer = setInterval(() => setLeft((before) => Math.max(before - 1, 0)), 1_000);
    return () => clearInterval(timer);
  }, [problem]);
  return left;
}

import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useEffect, useState } from 'react';
import { companyLink } from '../../address/route.ts';
import type { InputOf, ResultOf } from '../../api/types.ts';
import { useCompany, useConsole } from '../../calls/console-context.ts';
import { useLoad, useRun } from '../../calls/use-call.ts';
import { Button } from '../../parts/button.tsx';
import { Page } from '../../parts/page.tsx';
import { ProblemBox } from '../../parts/problem-box.tsx';
import { type Problem, problemOf } from '../../session/problem.ts';
import { callTexts } from '../../texts/calls.ts';
import { playgroundTexts } from '../../texts/playground.ts';
import { Answered } from './answered.tsx';
import type { Outcome } from './outcome.ts';
import { QuestionKeys } from './question-keys.ts';
import { type Trial, TrialForm } from './trial-form.tsx';

/** Lets members try searches and questions as one of the company's applications. */
export function PlaygroundPage() {
  const company = useCompany();
  const isOperator = company.role === 'operator';
  const isClosed = isOperator || company.status !== 'active';
  const when = { when: !isClosed };
  const applications = useLoad('application.list', { company_id: company.id }, when);
  const bases = useLoad('base.list', { company_id: company.id }, when);
  const problem = applications.problem ?? bases.problem;
  const first = applications.data?.[0];
  return (
    <Page title={playgroundTexts.title} intro={playgroundTexts.intro}>
      {isClosed ? (
        <Alert type="info">{isOperator ? playgroundTexts.operator : playgroundTexts.suspended}</Alert>
      ) : (
        <SpaceBetween size="l">
          <ProblemBox problem={problem} retry={applications.problem === null ? bases.reload : applications.reload} />
          {problem === null && (applications.data === null || bases.data === null) && (
            <div role="status">{callTexts.loading}…</div>
          )}
          {applications.data?.length === 0 && <NoApplication />}
          {bases.data?.length === 0 && <NoBase />}
          {first !== undefined && bases.data !== null && (
            <Playground applications={applications.data ?? []} bases={bases.data} />
          )}
        </SpaceBetween>
      )}
    </Page>
  );
}

function NoApplication() {
  const company = useCompany();
  return (
    <Box textAlign="center">
      <strong>{playgroundTexts.noApplicationTitle}</strong>
      <Box padding={{ bottom: 's' }}>{playgroundTexts.noApplication}</Box>
      <Button href={companyLink(company, 'keys')}>{playgroundTexts.toKeys}</Button>
    </Box>
  );
}

function NoBase() {
  const company = useCompany();
  return (
    <Alert
      type="info"
      header={playgroundTexts.noBaseTitle}
      action={<Button href={companyLink(company, 'knowledge')}>{playgroundTexts.toKnowledge}</Button>}
    >
      {playgroundTexts.noBase}
    </Alert>
  );
}

interface Properties {
  readonly applications: ResultOf<'application.list'>;
  readonly bases: ResultOf<'base.list'>;
}

// What was typed for each company, kept only in the memory of the window while another page is shown.
const typed = new Map<string, Trial>();
const keys = new QuestionKeys(() => crypto.randomUUID());

function Playground({ applications, bases }: Properties) {
  const company = useCompany();
  const send = useSend();
  const { run, running, problem } = useRun();
  const [trial, setTrial] = useState(() => firstTrial(typed.get(company.id), { applications, bases }));
  useEffect(() => void typed.set(company.id, trial), [company.id, trial]);
  const [outcome, setOutcome] = useState<{ of: Trial; outcome: Outcome } | null>(null);
  const [tried, setTried] = useState(trial);
  const submit = async () => {
    setOutcome(null);
    setTried(trial);
    const found = await run(() => send(trial));
    setOutcome(found === null ? null : { of: trial, outcome: found });
  };
  return (
    <SpaceBetween size="l">
      <Alert type="info">{playgroundTexts.address}</Alert>
      <TrialForm
        applications={applications}
        bases={bases}
        trial={trial}
        change={setTrial}
        onSubmit={submit}
        running={running}
      />
      <div aria-live="polite">
        {running && playgroundTexts.working}
        {problem !== null && <TrialProblem problem={problem} tried={tried} retry={submit} />}
      </div>
      {outcome !== null && <Answered trial={outcome.of} outcome={outcome.outcome} />}
    </SpaceBetween>
  );
}

// Returns a function that sends a trial as a search or a question.
function useSend() {
  const { call } = useConsole();
  const ask = async (input: Omit<InputOf<'playground.ask'>, 'idempotency_key'>) => {
    const question = JSON.stringify(input);
    try {
      const result = await call('playground.ask', { ...input, idempotency_key: keys.of(question) });
      keys.answered(question);
      return result;
    } catch (thrown) {
      keys.failed(question, problemOf(thrown));
      throw thrown;
    }
  };
  return async ({ mode, text, ...as }: Trial): Promise<Outcome> => {
    const input = {
      application_id: as.applicationId,
      environment: as.environment,
      ...(as.baseIds.length === 0 ? {} : { base_ids: as.baseIds }),
    };
    return mode === 'ask'
      ? { mode, result: await ask({ ...input, question: text }) }
      : { mode, result: await call('playground.search', { ...input, query: text }) };
  };
}

interface TrialProblemProperties {
  readonly problem: Problem;
  readonly tried: Trial;
  readonly retry: () => void;
}

function TrialProblem({ problem, tried, retry }: TrialProblemProperties) {
  const company = useCompany();
  return (
    <>
      <ProblemBox
        problem={problem}
        title={callTexts.notDone}
        retry={retry}
        ifResponseLost={playgroundTexts.mayHaveBeenCharged[tried.mode]}
      />
      {problem.status === 429 && (
        <Box margin={{ top: 's' }}>
          {playgroundTexts.limits[tried.environment]}{' '}
          {tried.environment === 'live' && (
            <Button variant="inline-link" href={companyLink(company, 'policies')}>
              {playgroundTexts.toPolicies}
            </Button>
          )}
        </Box>
      )}
    </>
  );
}

// Continues with what was typed before, without applications and bases that no longer exist.
function firstTrial(before: Trial | undefined, { applications, bases }: Properties): Trial {
  const own: Omit<Trial, 'applicationId'> = before ?? { mode: 'ask', environment: 'test', baseIds: [], text: '' };
  const application = applications.find(({ id }) => id === before?.applicationId) ?? applications[0];
  const baseIds = own.baseIds.filter((wanted) => bases.some(({ id }) => id === wanted));
  return { ...own, applicationId: application?.id ?? '', baseIds };
}

import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Tabs from '@cloudscape-design/components/tabs';
import { useState } from 'react';
import { publicApiUrl } from '../../address/public-api-url.ts';
import type { ResultOf } from '../../api/types.ts';
import { useConsole } from '../../calls/console-context.ts';
import { CopyButton } from '../../parts/copy-button.tsx';
import { dollars } from '../../parts/money.ts';
import { Status } from '../../parts/status.tsx';
import { playgroundTexts } from '../../texts/playground.ts';
import { asCurl, asPython, asTypeScript, type Sample } from './code-samples.ts';
import { MarkedAnswer } from './marked-answer.tsx';
import type { Outcome } from './outcome.ts';
import { Sources } from './sources.tsx';
import type { Trial } from './trial-form.tsx';

/** The result of a trial: the answer with its sources, or the passages found, and the same call as code. */
export function Answered({ trial, outcome }: { readonly trial: Trial; readonly outcome: Outcome }) {
  return (
    <SpaceBetween size="l">
      {outcome.mode === 'ask' ? <Answer result={outcome.result} /> : <Found result={outcome.result} />}
      <Code trial={trial} />
    </SpaceBetween>
  );
}

function Answer({ result }: { readonly result: ResultOf<'playground.ask'> }) {
  const [chosen, setChosen] = useState<number | null>(null);
  const numbers = result.citations.map(({ n }) => n);
  // Reset first, so that choosing the same mark again scrolls to its source again.
  const choose = (number: number) => {
    setChosen(null);
    requestAnimationFrame(() => setChosen(number));
  };
  const { input_tokens, output_tokens } = result.usage;
  return (
    <Container header={<Header>{playgroundTexts.answer}</Header>}>
      <SpaceBetween size="m">
        <Status type={result.grounded ? 'success' : 'warning'}>
          {result.grounded ? playgroundTexts.grounded : playgroundTexts.notGrounded}
        </Status>
        <MarkedAnswer answer={result.answer} numbers={numbers} choose={choose} />
        {!result.grounded && <Why code={result.not_grounded_because} />}
        {result.citations.length > 0 && (
          <>
            <Box variant="h3">{playgroundTexts.sources}</Box>
            <Sources sources={result.citations} chosen={chosen} />
          </>
        )}
        <Box color="text-body-secondary">
          {playgroundTexts.cost} {dollars(result.cost_usd)}; {playgroundTexts.tokens(input_tokens, output_tokens)}.
        </Box>
      </SpaceBetween>
    </Container>
  );
}

function Why({ code }: { readonly code: string | null }) {
  const reasons: Readonly<Record<string, string>> = playgroundTexts.reasons;
  return (
    <Alert type="info">
      {reasons[code ?? 'other'] ?? playgroundTexts.reasons.other}
      {code !== null && (
        <Box color="text-body-secondary" fontSize="body-s">
          {playgroundTexts.code}: {code}
        </Box>
      )}
    </Alert>
  );
}

function Found({ result }: { readonly result: ResultOf<'playground.search'> }) {
  return (
    <Container header={<Header counter={`(${result.data.length})`}>{playgroundTexts.results}</Header>}>
      <SpaceBetween size="m">
        {result.data.length === 0 ? playgroundTexts.nothingFound : <Sources sources={result.data} chosen={null} />}
        <Box color="text-body-secondary">
          {playgroundTexts.cost} {dollars(result.cost_usd)}.
        </Box>
      </SpaceBetween>
    </Container>
  );
}

function Code({ trial }: { readonly trial: Trial }) {
  const { me } = useConsole();
  const path = trial.mode === 'ask' ? 'copilot/query' : 'knowledge/search';
  const bases = trial.baseIds.length === 0 ? {} : { base_ids: trial.baseIds };
  const sample: Sample = {
    url: `${publicApiUrl(me.stage)}/${path}`,
    body: { ...(trial.mode === 'ask' ? { question: trial.text } : { query: trial.text }), ...bases },
  };
  const tab = (id: string, code: string) => ({
    id,
    label: id,
    content: (
      <SpaceBetween size="xs">
        <pre className="console-code">{code}</pre>
        <CopyButton text={code} label={playgroundTexts.copyCode} />
      </SpaceBetween>
    ),
  });
  return (
    <Container header={<Header>{playgroundTexts.samples}</Header>}>
      <Tabs
        ariaLabel={playgroundTexts.samples}
        tabs={[tab('curl', asCurl(sample)), tab('TypeScript', asTypeScript(sample)), tab('Python', asPython(sample))]}
      />
    </Container>
  );
}

import Box from '@cloudscape-design/components/box';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useEffect, useRef } from 'react';
import type { ResultOf } from '../../api/types.ts';
import { useConsole } from '../../calls/console-context.ts';
import { useRun } from '../../calls/use-call.ts';
import { Button } from '../../parts/button.tsx';
import { Name } from '../../parts/name.tsx';
import { openFile } from '../../parts/open-file.ts';
import { ProblemBox } from '../../parts/problem-box.tsx';
import { callTexts } from '../../texts/calls.ts';
import { playgroundTexts } from '../../texts/playground.ts';

/** A passage that was found, with the document it comes from. */
type Source = ResultOf<'playground.ask'>['citations'][number];

interface Properties {
  readonly sources: readonly Source[];
  /** The source whose mark was chosen. */
  readonly chosen: number | null;
}

/** Shows the passages that support an answer, or the results of a search. */
export function Sources({ sources, chosen }: Properties) {
  return (
    <SpaceBetween size="s">
      {sources.map((source) => (
        <Passage key={source.n} source={source} isChosen={source.n === chosen} />
      ))}
    </SpaceBetween>
  );
}

function Passage({ source, isChosen }: { readonly source: Source; readonly isChosen: boolean }) {
  const { call } = useConsole();
  const { run, running, problem } = useRun();
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isChosen) {
      place.current?.scrollIntoView({ block: 'nearest' });
      place.current?.focus();
    }
  }, [isChosen]);
  const open = () =>
    run(async () => openFile(await call('documents.download', { document_id: source.document_id }), source.page));
  return (
    <section
      ref={place}
      tabIndex={-1}
      className="console-excerpt"
      data-chosen={isChosen}
      data-source={source.n}
      aria-label={playgroundTexts.source(source.n)}
    >
      <Box variant="h4">
        [{source.n}] <Name of={source.source_title} />
      </Box>
      <Box color="text-body-secondary" fontSize="body-s">
        {source.page === null ? '' : `${playgroundTexts.page(source.page)}, `}
        <span title={playgroundTexts.similarityHint}>{playgroundTexts.similarity(source.similarity)}</span>
      </Box>
      <p>{source.excerpt}</p>
      <Button variant="inline-link" onClick={open} loading={running} iconName="external" iconAlign="right">
        {playgroundTexts.openFile}
      </Button>
      <ProblemBox problem={problem} title={callTexts.notDone} />
    </section>
  );
}

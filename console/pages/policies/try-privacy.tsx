import Box from '@cloudscape-design/components/box';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import FormField from '@cloudscape-design/components/form-field';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Textarea from '@cloudscape-design/components/textarea';
import { useEffect, useState } from 'react';
import type { ResultOf } from '../../api/types.ts';
import { useCompany, useConsole } from '../../calls/console-context.ts';
import { useRun } from '../../calls/use-call.ts';
import { Button } from '../../parts/button.tsx';
import { ProblemBox } from '../../parts/problem-box.tsx';
import { callTexts } from '../../texts/calls.ts';
import { commonTexts } from '../../texts/common.ts';
import { policiesTexts } from '../../texts/policies.ts';
import { kindName } from './kind-names.ts';

const texts = policiesTexts.privacy;
// The length of the longest text that the API accepts in `privacy.try`: a page or two.
const TEXT_MAX = 10_000;

/** Shows what would be removed from a text that the reader types. */
export function TryPrivacy({ kinds }: { readonly kinds: 'all' | readonly string[] }) {
  const company = useCompany();
  const { call } = useConsole();
  const { run, running, problem } = useRun();
  const [text, setText] = useState('');
  const [tried, setTried] = useState<{ text: string; result: ResultOf<'privacy.try'> } | null>(null);
  const chosen = String(kinds);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the result for some kinds holds for no others.
  useEffect(() => setTried(null), [chosen]);
  const ask = async () => {
    const result = await run(() => call('privacy.try', { company_id: company.id, text, personal_data_kinds: kinds }));
    setTried(result === null ? null : { text, result });
  };
  return (
    <ExpandableSection headerText={texts.try} headerDescription={texts.tryHint}>
      <SpaceBetween size="s">
        <FormField label={texts.tryLabel} errorText={text.length > TEXT_MAX && commonTexts.tooLong(TEXT_MAX)} stretch>
          <Textarea value={text} onChange={({ detail }) => setText(detail.value)} rows={4} autoComplete={false} />
        </FormField>
        <Button
          onClick={ask}
          loading={running}
          disabled={text.trim() === '' || text.length > TEXT_MAX || kinds.length === 0}
          formAction="none"
        >
          {texts.tryButton}
        </Button>
        <ProblemBox problem={problem} title={callTexts.notDone} />
        <div aria-live="polite">{tried !== null && <Result text={tried.text} result={tried.result} />}</div>
      </SpaceBetween>
    </ExpandableSection>
  );
}

function Result({ text, result }: { readonly text: string; readonly result: ResultOf<'privacy.try'> }) {
  return (
    <SpaceBetween size="s">
      <div>
        <Box variant="awsui-key-label">{texts.result}</Box>
        <p className="console-excerpt">{result.redacted}</p>
      </div>
      {result.spans.length === 0 ? (
        texts.nothing
      ) : (
        <div>
          <Box variant="awsui-key-label">{texts.removed}</Box>
          <ul>
            {result.spans.map(({ kind, start, end, placeholder }) => (
              <li key={start}>
                <mark className="console-removed">{text.slice(start, end)}</mark> {kindName(kind)}, {placeholder}
              </li>
            ))}
          </ul>
        </div>
      )}
      {result.guardrail && <Box color="text-body-secondary">{texts.guardrail}</Box>}
    </SpaceBetween>
  );
}

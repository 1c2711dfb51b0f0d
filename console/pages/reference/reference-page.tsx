import Box from '@cloudscape-design/components/box';
import Container from '@cloudscape-design/components/container';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import Header from '@cloudscape-design/components/header';
import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';
import SpaceBetween from '@cloudscape-design/components/space-between';
import TextFilter from '@cloudscape-design/components/text-filter';
import { useState } from 'react';
import { keepInAddress } from '../../address/location.ts';
import { publicApiUrl } from '../../address/public-api-url.ts';
import { parseRoute } from '../../address/route.ts';
import { useConsole } from '../../calls/console-context.ts';
import { Page } from '../../parts/page.tsx';
import { referenceTexts } from '../../texts/reference.ts';
import { Fields } from './fields.tsx';
import { splitFirstSentence } from './first-sentence.ts';
import { allOperations, type Operation, openApi, type Part, partOf, textOf } from './open-api.ts';
import { Prose } from './prose.tsx';

/** The reference of the public API, with a search. */
export function ReferencePage() {
  const { me } = useConsole();
  const [find, setFind] = useState(parseRoute(location.hash).query.get('find') ?? '');
  const wanted = find.trim().toLowerCase();
  const shown = allOperations().filter((operation) => JSON.stringify(operation).toLowerCase().includes(wanted));
  return (
    <Page title={referenceTexts.title} intro={referenceTexts.intro}>
      <Container>
        <KeyValuePairs
          columns={2}
          items={[
            {
              label: referenceTexts.apiUrl,
              value: <code className="console-word">{publicApiUrl(me.stage)}</code>,
            },
            { label: referenceTexts.version, value: textOf(partOf(openApi, 'info'), 'version') },
          ]}
        />
        <Prose text={textOf(partOf(openApi, 'info'), 'description')} />
      </Container>
      <TextFilter
        filteringText={find}
        filteringPlaceholder={referenceTexts.find}
        filteringAriaLabel={referenceTexts.find}
        onChange={({ detail }) => {
          setFind(detail.filteringText);
          keepInAddress({ find: detail.filteringText });
        }}
      />
      {shown.length === 0 && <div role="status">{referenceTexts.nothing}</div>}
      {shown.map((operation) => (
        <OperationPart key={operation.id} operation={operation} />
      ))}
    </Page>
  );
}

function OperationPart({ operation }: { readonly operation: Operation }) {
  const { method, path, summary, description, parameters, body, responses } = operation;
  return (
    <Container
      header={
        <Header description={summary}>
          {method} <span className="console-word">{path}</span>
        </Header>
      }
    >
      <SpaceBetween size="s">
        <Prose text={description} />
        {parameters.length > 0 && (
          <ExpandableSection headerText={referenceTexts.parameters}>
            <ul>
              {parameters.map((parameter) => (
                <li key={textOf(parameter, 'name')}>
                  <strong>{textOf(parameter, 'name')}</strong>: <Prose text={textOf(parameter, 'description')} />
                </li>
              ))}
            </ul>
          </ExpandableSection>
        )}
        {body !== null && (
          <ExpandableSection headerText={referenceTexts.body} defaultExpanded>
            <Fields schema={partOf(body, 'schema')} />
            <Example part={body} />
          </ExpandableSection>
        )}
        {responses.map(({ status, response }) => (
          <ResponsePart key={status} status={status} response={response} />
        ))}
      </SpaceBetween>
    </Container>
  );
}

function ResponsePart({ status, response }: Operation['responses'][number]) {
  const [first, rest] = splitFirstSentence(textOf(response, 'description'));
  return (
    <ExpandableSection headerText={`${status}: ${first}`}>
      <Prose text={rest} />
      <Fields schema={partOf(response, 'content', 'application/json', 'schema')} />
      <Example part={partOf(response, 'content', 'application/json')} />
    </ExpandableSection>
  );
}

function Example({ part }: { readonly part: Part }) {
  const [first] = Object.values(partOf(part, 'examples'));
  const value = part.example ?? (first as Part | undefined)?.value;
  if (value === undefined) {
    return null;
  }
  return (
    <>
      <Box variant="awsui-key-label">{referenceTexts.example}</Box>
      <pre className="console-code">{JSON.stringify(value, null, 2)}</pre>
    </>
  );
}

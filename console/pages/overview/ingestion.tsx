import Alert from '@cloudscape-design/components/alert';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { dollars, nanoOfUsd } from '../../parts/money.ts';
import { overviewTexts } from '../../texts/overview.ts';
import type { Overview } from './overview.ts';

/** What adding documents has cost this month, and the operators' limit for it, beyond which documents are refused. */
export function Ingestion({ ingestion }: { readonly ingestion: Overview['budget']['ingestion'] }) {
  const { usd, cap_usd } = ingestion;
  const isReached = cap_usd !== 'unlimited' && nanoOfUsd(usd) >= nanoOfUsd(cap_usd);
  return (
    <Container header={<Header description={overviewTexts.ingestionHint}>{overviewTexts.ingestion}</Header>}>
      <SpaceBetween size="m">
        <KeyValuePairs
          columns={4}
          items={[
            { label: overviewTexts.ingestionSpent, value: dollars(usd) },
            {
              label: overviewTexts.ingestionCap,
              value: cap_usd === 'unlimited' ? overviewTexts.unlimited : dollars(cap_usd),
            },
          ]}
        />
        {isReached && <Alert type="warning">{overviewTexts.ingestionReached}</Alert>}
      </SpaceBetween>
    </Container>
  );
}

import ColumnLayout from '@cloudscape-design/components/column-layout';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import Link from '@cloudscape-design/components/link';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { ReactNode } from 'react';
import { companyLink } from '../../address/route.ts';
import { useCompany } from '../../calls/console-context.ts';
import { Name } from '../../parts/name.tsx';
import { Time } from '../../parts/time.tsx';
import { overviewTexts } from '../../texts/overview.ts';
import { labelOf } from '../keys/key-words.ts';
import type { Overview } from './overview.ts';

/** Keys and documents that need attention: keys that expire or were never used, documents that failed. */
export function Attention({ overview }: { readonly overview: Overview }) {
  const company = useCompany();
  return (
    <ColumnLayout columns={3}>
      <AttentionList
        title={overviewTexts.keysExpiring}
        none={overviewTexts.noneExpiring}
        more={overview.more.keys_expiring}
        shown={overview.keys_expiring.length}
      >
        {overview.keys_expiring.map((companyKey) => (
          <KeyLine key={companyKey.id} companyKey={companyKey}>
            {overviewTexts.ends.toLowerCase()} <Time at={companyKey.expires_at} />
          </KeyLine>
        ))}
      </AttentionList>
      <AttentionList
        title={overviewTexts.keysNeverUsed}
        none={overviewTexts.noneUnused}
        more={overview.more.keys_never_used}
        shown={overview.keys_never_used.length}
      >
        {overview.keys_never_used.map((companyKey) => (
          <KeyLine key={companyKey.id} companyKey={companyKey}>
            {overviewTexts.created.toLowerCase()} <Time at={companyKey.created_at} />
          </KeyLine>
        ))}
      </AttentionList>
      <AttentionList
        title={overviewTexts.documentsFailed}
        none={overviewTexts.noneFailed}
        more={overview.more.documents_failed}
        shown={overview.documents_failed.length}
      >
        {[...Map.groupBy(overview.documents_failed, ({ reason }) => reason)].map(([reason, documents]) => (
          <div key={reason} className="console-word">
            {documents.map(({ id, file, base_id }) => (
              <div key={id}>
                <Link href={companyLink(company, 'knowledge', { id: base_id, query: { 'documents-find': file } })}>
                  <Name of={file} />
                </Link>
              </div>
            ))}
            <div>{reason}</div>
          </div>
        ))}
      </AttentionList>
    </ColumnLayout>
  );
}

type ListedKey = Overview['keys_expiring' | 'keys_never_used'][number];

function KeyLine({ companyKey, children }: { readonly companyKey: ListedKey; readonly children: ReactNode }) {
  const company = useCompany();
  return (
    <div>
      <Link href={companyLink(company, 'keys', { id: companyKey.id })}>
        <Name of={labelOf(companyKey)} />
      </Link>
      {', '}
      {children}
    </div>
  );
}

function AttentionList({
  title,
  none,
  more,
  shown,
  children,
}: {
  readonly title: string;
  readonly none: string;
  /** Whether there are more than are shown. */
  readonly more: boolean;
  readonly shown: number;
  readonly children: ReactNode[];
}) {
  return (
    <Container fitHeight header={<Header variant="h3">{title}</Header>}>
      <SpaceBetween size="xs">
        {children.length === 0 ? none : children}
        {more && <div>{overviewTexts.more(shown)}</div>}
      </SpaceBetween>
    </Container>
  );
}

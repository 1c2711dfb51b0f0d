import Alert from '@cloudscape-design/components/alert';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';
import Link from '@cloudscape-design/components/link';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { companyLink } from '../../address/route.ts';
import { useCompany, useRights } from '../../calls/console-context.ts';
import { useLoad } from '../../calls/use-call.ts';
import type { PagedList } from '../../lists/use-paged-list.ts';
import { Button } from '../../parts/button.tsx';
import { Name } from '../../parts/name.tsx';
import { Time } from '../../parts/time.tsx';
import { commonTexts } from '../../texts/common.ts';
import { keysTexts } from '../../texts/keys.ts';
import type { OnAct } from './key-list.tsx';
import { KeyStatus } from './key-status.tsx';
import { type CompanyKey, endsOf, labelOf, scopesOf } from './key-words.ts';

interface Properties {
  readonly id: string;
  readonly keys: PagedList<CompanyKey>;
  readonly onAct: OnAct | null;
}

/** One key in detail, the target of links to it. */
export function KeyDetails({ id, keys, onAct }: Properties) {
  const key = keys.items.find((known) => known.id === id);
  const company = useCompany();
  const input = { company_id: company.id, action: 'key.create', subject_id: id } as const;
  const made = useLoad('audit.list', input).data?.records[0];
  const query = { by: 'key', ...(key?.environment === 'test' ? { purpose: 'test' } : {}) };
  const useOf = [
    { label: keysTexts.detail.createdBy, value: made === undefined ? '–' : <Name of={made.actor} /> },
    {
      label: keysTexts.detail.usage,
      value: <Link href={companyLink(company, 'usage', { query })}>{keysTexts.detail.showUsage}</Link>,
    },
  ];
  if (key === undefined) {
    return keys.loading || keys.problem !== null ? null : <Alert type="warning">{keysTexts.detail.missing}</Alert>;
  }
  return (
    <Container header={<Title companyKey={key} onAct={onAct} />}>
      <KeyValuePairs columns={4} items={[...pairsOf(key), ...useOf]} />
    </Container>
  );
}

function Title({ companyKey, onAct }: { readonly companyKey: CompanyKey; readonly onAct: OnAct | null }) {
  const company = useCompany();
  const { mayChange } = useRights();
  return (
    <Header
      actions={
        <SpaceBetween size="xs" direction="horizontal">
          <Button href={companyLink(company, 'keys')}>{keysTexts.detail.back}</Button>
          {onAct !== null && companyKey.status === 'active' && (
            <>
              {mayChange && <Button onClick={() => onAct('edit', companyKey)}>{keysTexts.detail.edit}</Button>}
              {mayChange && <Button onClick={() => onAct('rotate', companyKey)}>{keysTexts.rotate}</Button>}
              <Button onClick={() => onAct('revoke', companyKey)}>{keysTexts.revoke}</Button>
            </>
          )}
        </SpaceBetween>
      }
    >
      {keysTexts.detail.title(labelOf(companyKey))}
    </Header>
  );
}

function pairsOf(key: CompanyKey) {
  const { columns, detail } = keysTexts;
  return [
    { label: columns.status, value: <KeyStatus status={key.status} /> },
    { label: columns.application, value: <Name of={key.application_name} /> },
    { label: columns.environment, value: keysTexts.environments[key.environment] },
    { label: columns.scopes, value: scopesOf(key) },
    { label: columns.created, value: <Time at={key.created_at} /> },
    { label: columns.expires, value: <Time at={key.expires_at} otherwise={commonTexts.never} /> },
    { label: columns.lastUsed, value: <Time at={key.last_used_at} otherwise={commonTexts.never} /> },
    { label: detail.begins, value: endsOf(key) },
    { label: detail.id, value: <span className="console-word">{key.id}</span> },
  ];
}

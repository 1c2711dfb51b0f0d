import { useCallback } from 'react';
import { go, useRoute } from '../../address/location.ts';
import { companyLink } from '../../address/route.ts';
import { useCompany, useConsole, useRights } from '../../calls/console-context.ts';
import { usePagedList } from '../../lists/use-paged-list.ts';
import { Button } from '../../parts/button.tsx';
import { Page } from '../../parts/page.tsx';
import { useDialog } from '../../parts/use-dialog.ts';
import { keysTexts } from '../../texts/keys.ts';
import { CreateKey } from './create-key.tsx';
import { EditKey } from './edit-key.tsx';
import { IdentifyKey } from './identify-key.tsx';
import { KeyDetails } from './key-details.tsx';
import { KeyList, type OnAct } from './key-list.tsx';
import type { CompanyKey } from './key-words.ts';
import { type NewKey, showNewKey } from './new-key.ts';
import { RevokeKey } from './revoke-key.tsx';
import { RotateKey } from './rotate-key.tsx';

type Open = { readonly dialog: 'create' } | { readonly dialog: 'edit' | 'rotate' | 'revoke'; readonly key: CompanyKey };

/** Lists the keys of a company, and lets administrators create, replace and revoke them. */
export function KeysPage() {
  const company = useCompany();
  const { call } = useConsole();
  const route = useRoute();
  const load = useCallback(
    async (after: string | undefined, signal: AbortSignal) => {
      const input = { company_id: company.id, ...(after === undefined ? {} : { after }) };
      const { keys: items, next } = await call('company.keys', input, signal);
      return { items, next };
    },
    [call, company.id],
  );
  const keys = usePagedList(load);
  const { mayChange, mayRemove } = useRights();
  const { open, show, changed, canceled } = useDialog<Open>(() => keys.reload());
  const showNew = (key: NewKey) => {
    showNewKey(key);
    changed();
  };
  const openCreate = mayChange ? () => show({ dialog: 'create' }) : null;
  const openAct: OnAct | null = mayRemove ? (dialog, key) => show({ dialog, key }) : null;
  const createButton = openCreate !== null && (
    <Button variant="primary" onClick={openCreate}>
      {keysTexts.create}
    </Button>
  );
  return (
    <Page title={keysTexts.title} intro={keysTexts.intro} actions={createButton}>
      {route.id !== null && <KeyDetails id={route.id} keys={keys} onAct={openAct} />}
      <KeyList keys={keys} onAct={openAct} onCreate={openCreate} />
      <IdentifyKey onShow={(id) => go(companyLink(company, 'keys', { id }))} />
      {open?.dialog === 'create' && <CreateKey onCancel={canceled} onMade={showNew} />}
      {open?.dialog === 'edit' && <EditKey companyKey={open.key} onCancel={canceled} onDone={changed} />}
      {open?.dialog === 'rotate' && <RotateKey companyKey={open.key} onCancel={canceled} onMade={showNew} />}
      {open?.dialog === 'revoke' && <RevokeKey companyKey={open.key} onCancel={canceled} onRevoked={changed} />}
    </Page>
  );
}

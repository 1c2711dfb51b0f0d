import { carryOut } from '../../calls/carry-out.ts';
import { ConfirmDialog } from '../../calls/confirm-dialog.tsx';
import { useConsole } from '../../calls/console-context.ts';
import { Time } from '../../parts/time.tsx';
import { keysTexts } from '../../texts/keys.ts';
import { type CompanyKey, labelOf } from './key-words.ts';

const texts = keysTexts.revokeDialog;

interface Properties {
  readonly companyKey: CompanyKey;
  readonly onCancel: (tried: boolean) => void;
  readonly onRevoked: () => void;
}

/** The dialog that revokes a key once its name has been typed. */
export function RevokeKey({ companyKey, onCancel, onRevoked }: Properties) {
  const { call } = useConsole();
  const { id, application_id } = companyKey;
  const isRevoked = (key: { readonly id: string; readonly status: string }) =>
    key.id === id && key.status === 'revoked';
  const revoke = () =>
    carryOut<object>(
      () => call('key.revoke', { key_id: id }),
      async () => (await call('key.list', { application_id })).find(isRevoked) ?? null,
    );
  return (
    <ConfirmDialog
      texts={{ ...texts, done: keysTexts.done.revoked }}
      name={labelOf(companyKey)}
      onSubmit={revoke}
      onCancel={onCancel}
      onDone={onRevoked}
    >
      <div>{texts.what}</div>
      <div>
        {companyKey.last_used_at === null ? (
          texts.neverUsed
        ) : (
          <>
            {texts.lastUsed}: <Time at={companyKey.last_used_at} />
          </>
        )}
      </div>
    </ConfirmDialog>
  );
}

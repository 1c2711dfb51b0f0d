import { ConfirmDialog } from '../../calls/confirm-dialog.tsx';
import { useConsole } from '../../calls/console-context.ts';
import { Time } from '../../shown/time.tsx';
import { keysTexts } from '../../texts/keys.ts';
import { type CompanyKey, labelOf } from './key-words.ts';

const texts = keysTexts.revokeDialog;

interface Properties {
  readonly of: CompanyKey;
  readonly onCancel: () => void;
  readonly onRevoked: () => void;
}

/** The dialog that revokes a key once its name has been typed. */
export function RevokeKey({ of, onCancel, onRevoked }: Properties) {
  const { call } = useConsole();
  return (
    <ConfirmDialog
      texts={{ ...texts, done: keysTexts.done.revoked }}
      name={labelOf(of)}
      onSubmit={() => call('key.revoke', { key_id: of.id })}
      onCancel={onCancel}
      onDone={onRevoked}
    >
      <div>{texts.what}</div>
      <div>
        {of.last_used_at === null ? (
          texts.neverUsed
        ) : (
          <>
            {texts.lastUsed}: <Time at={of.last_used_at} />
          </>
        )}
      </div>
    </ConfirmDialog>
  );
}

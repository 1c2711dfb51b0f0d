import { ConfirmDialog } from '../../calls/confirm-dialog.tsx';
import { useConsole } from '../../calls/console-context.ts';
import { visible } from '../../shown/visible.ts';
import { knowledgeTexts } from '../../texts/knowledge.ts';
import type { Base } from './base.ts';

const texts = knowledgeTexts.removeBaseDialog;

interface Properties {
  readonly base: Base;
  readonly onCancel: (tried: boolean) => void;
  readonly onDone: () => void;
}

/** The dialog that deletes a knowledge base once its name has been typed. */
export function RemoveBase({ base, onCancel, onDone }: Properties) {
  const { call } = useConsole();
  return (
    <ConfirmDialog
      texts={texts}
      name={visible(base.name)}
      onSubmit={() => call('base.delete', { base_id: base.id })}
      onCancel={onCancel}
      onDone={onDone}
    >
      <div>{texts.what(base.documents)}</div>
    </ConfirmDialog>
  );
}

import { carryOut } from '../../calls/carry-out.ts';
import { ConfirmDialog } from '../../calls/confirm-dialog.tsx';
import { useCompany, useConsole } from '../../calls/console-context.ts';
import { visible } from '../../parts/visible.ts';
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
  const company = useCompany();
  const { call } = useConsole();
  const remove = () =>
    carryOut<object>(
      () => call('base.delete', { base_id: base.id }),
      async () => ((await call('base.list', { company_id: company.id })).some(({ id }) => id === base.id) ? null : {}),
    );
  return (
    <ConfirmDialog texts={texts} name={visible(base.name)} onSubmit={remove} onCancel={onCancel} onDone={onDone}>
      <div>{texts.what(base.documents)}</div>
    </ConfirmDialog>
  );
}

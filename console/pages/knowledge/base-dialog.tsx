import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import RadioGroup from '@cloudscape-design/components/radio-group';
import Textarea from '@cloudscape-design/components/textarea';
import { useState } from 'react';
import { carryOut } from '../../calls/carry-out.ts';
import { useCompany, useConsole } from '../../calls/console-context.ts';
import { createdSince } from '../../calls/created-since.ts';
import { useRun } from '../../calls/use-call.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { knowledgeTexts } from '../../texts/knowledge.ts';
import type { Base } from './base.ts';
import { type BaseDraft, changeOf, draftOf, trimmed } from './base-draft.ts';

const texts = knowledgeTexts.baseDialog;

interface Properties {
  readonly base?: Base;
  /** The existing bases, from which a new one is told apart; null until they are loaded. */
  readonly known: readonly Base[] | null;
  readonly onCancel: (tried: boolean) => void;
  readonly onDone: () => void;
}

/** The dialog that creates a knowledge base, or changes the one that is given. */
export function BaseDialog({ base, known, onCancel, onDone }: Properties) {
  const save = useSave(base, known);
  const { run, running, problem } = useRun();
  const [tried, setTried] = useState(false);
  const [draft, setDraft] = useState(() => draftOf(base));
  const change = (part: Partial<BaseDraft>) => setDraft({ ...draft, ...part });
  const submit = async () => {
    setTried(true);
    if (draft.name.trim() === '') {
      return;
    }
    if ((await run(() => save(draft))) !== null) {
      onDone();
    }
  };
  return (
    <Dialog
      title={base === undefined ? texts.create : texts.edit}
      submit={base === undefined ? texts.submitCreate : texts.submitEdit}
      onSubmit={submit}
      onCancel={onCancel}
      running={running}
      problem={problem}
    >
      <FormField
        label={texts.name}
        description={texts.nameHint}
        errorText={tried && draft.name.trim() === '' && texts.enterName}
      >
        <Input value={draft.name} onChange={({ detail }) => change({ name: detail.value })} autoComplete={false} />
      </FormField>
      <FormField label={texts.description}>
        <Textarea
          value={draft.description}
          onChange={({ detail }) => change({ description: detail.value })}
          autoComplete={false}
        />
      </FormField>
      <FormField label={texts.visibility}>
        <RadioGroup
          ariaLabel={texts.visibility}
          value={draft.visibility}
          onChange={({ detail }) => change({ visibility: detail.value === 'restricted' ? 'restricted' : 'company' })}
          items={(['company', 'restricted'] as const).map((value) => ({
            value,
            label: knowledgeTexts.visibility[value],
            description: knowledgeTexts.visibilityHints[value],
          }))}
        />
      </FormField>
    </Dialog>
  );
}

// Returns a function that creates the base, or changes the one that is given.
function useSave(base: Base | undefined, known: Properties['known']) {
  const company = useCompany();
  const { call } = useConsole();
  return async (draft: BaseDraft): Promise<object> => {
    if (base === undefined) {
      const input = { company_id: company.id };
      return carryOut<object>(
        () => call('base.create', { ...input, ...trimmed(draft) }),
        async () => createdSince(known, await call('base.list', input), trimmed(draft)),
      );
    }
    const edits = changeOf(draft, draftOf(base));
    return Object.keys(edits).length === 0 ? base : call('base.update', { base_id: base.id, ...edits });
  };
}

import Alert from '@cloudscape-design/components/alert';
import { useRoute } from '../../address/location.ts';
import { companyLink } from '../../address/route.ts';
import { useCompany, useRights } from '../../calls/console-context.ts';
import { type Loaded, useLoad } from '../../calls/use-call.ts';
import { Button } from '../../parts/button.tsx';
import { Page } from '../../parts/page.tsx';
import { ProblemBox } from '../../parts/problem-box.tsx';
import { useDialog } from '../../parts/use-dialog.ts';
import { visible } from '../../parts/visible.ts';
import { callTexts } from '../../texts/calls.ts';
import { knowledgeTexts } from '../../texts/knowledge.ts';
import type { Base } from './base.ts';
import { BaseDialog } from './base-dialog.tsx';
import { BaseList } from './base-list.tsx';
import { BasePart } from './base-part.tsx';
import { RemoveBase } from './remove-base.tsx';

type Open = { readonly dialog: 'create' } | { readonly dialog: 'edit' | 'remove'; readonly base: Base };

/** The knowledge bases of a company, or one of them with its documents. */
export function KnowledgePage() {
  const company = useCompany();
  const { id } = useRoute();
  const bases = useLoad('base.list', { company_id: company.id });
  const { open, show, changed, canceled } = useDialog<Open>(() => bases.reload());
  const { mayChange, mayRemove } = useRights();
  const base = bases.data?.find((known) => known.id === id);
  const back = <Button href={companyLink(company, 'knowledge')}>{knowledgeTexts.back}</Button>;
  const create = (
    <Button variant="primary" onClick={() => show({ dialog: 'create' })}>
      {knowledgeTexts.createBase}
    </Button>
  );
  return (
    <Page
      title={base === undefined ? knowledgeTexts.title : visible(base.name)}
      intro={base === undefined ? knowledgeTexts.intro : visible(base.description)}
      actions={id === null ? mayChange && create : back}
    >
      {id === null && (
        <BaseList
          bases={bases}
          onCreate={mayChange ? () => show({ dialog: 'create' }) : null}
          onAct={mayRemove ? (dialog, base) => show({ dialog, base }) : null}
        />
      )}
      {id !== null && base === undefined && <NoBase bases={bases} />}
      {base !== undefined && <BasePart key={base.id} base={base} onChanged={bases.reload} />}
      {open?.dialog === 'create' && <BaseDialog known={bases.data} onCancel={canceled} onDone={changed} />}
      {open?.dialog === 'edit' && (
        <BaseDialog base={open.base} known={bases.data} onCancel={canceled} onDone={changed} />
      )}
      {open?.dialog === 'remove' && <RemoveBase base={open.base} onCancel={canceled} onDone={changed} />}
    </Page>
  );
}

// The base is still loading, could not be loaded, or does not exist.
function NoBase({ bases }: { readonly bases: Loaded<readonly Base[]> }) {
  const { data, problem, reload } = bases;
  if (problem !== null) {
    return <ProblemBox problem={problem} retry={reload} repeatsCall />;
  }
  return data === null ? (
    <div role="status">{callTexts.loading}…</div>
  ) : (
    <Alert type="warning">{knowledgeTexts.missing}</Alert>
  );
}

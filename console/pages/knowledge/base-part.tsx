import SpaceBetween from '@cloudscape-design/components/space-between';
import { useCallback } from 'react';
import { useConsole, useRights } from '../../calls/console-context.ts';
import { usePagedList } from '../../lists/use-paged-list.ts';
import type { Base } from './base.ts';
import { DocumentList } from './document-list.tsx';
import { UploadPart } from './upload-part.tsx';

interface Properties {
  readonly base: Base;
  readonly onChanged: () => void;
}

/** One knowledge base: its documents, and the form that adds more. */
export function BasePart({ base, onChanged }: Properties) {
  const rights = useRights();
  const { call } = useConsole();
  const load = useCallback(
    async (after: string | undefined, signal: AbortSignal) => {
      const input = { base_id: base.id, ...(after === undefined ? {} : { after }) };
      const { documents: items, next } = await call('documents.list', input, signal);
      return { items, next };
    },
    [call, base.id],
  );
  const documents = usePagedList(load);
  const changed = () => {
    documents.reload();
    onChanged();
  };
  return (
    <SpaceBetween size="l">
      {rights.mayChange && <UploadPart base={base} onDone={changed} />}
      <DocumentList base={base} documents={documents} {...rights} onChanged={changed} />
    </SpaceBetween>
  );
}

import Button from '@cloudscape-design/components/button';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useState } from 'react';
import { shownTexts } from '../texts/shown.ts';

/** A button that copies a text and says whether that worked. */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'failed'>('none');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  return (
    <>
      <Button iconName="copy" onClick={copy} ariaLabel={label}>
        {shownTexts.copy}
      </Button>{' '}
      <span aria-live="polite">
        {outcome === 'copied' && <StatusIndicator type="success">{shownTexts.copied}</StatusIndicator>}
        {outcome === 'failed' && <StatusIndicator type="error">{shownTexts.notCopied}</StatusIndicator>}
      </span>
    </>
  );
}

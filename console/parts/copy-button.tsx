import { useEffect, useRef, useState } from 'react';
import { commonTexts } from '../texts/common.ts';
import { Button, type ButtonControl } from './button.tsx';
import { Status } from './status.tsx';

interface Properties {
  readonly text: string;
  readonly label: string;
  /** Whether this button gets the focus when its dialog opens, instead of the close button. */
  readonly isFocused?: boolean;
}

/** A button that copies a text and says whether that worked. */
export function CopyButton({ text, label, isFocused = false }: Properties) {
  const button = useRef<ButtonControl>(null);
  useEffect(() => {
    // The dialog moves the focus when it opens, which is after this effect.
    const frame = isFocused ? requestAnimationFrame(() => button.current?.focus()) : 0;
    return () => cancelAnimationFrame(frame);
  }, [isFocused]);
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'failed'>('none');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  return (
    <>
      <Button ref={button} iconName="copy" onClick={copy} ariaLabel={label}>
        {commonTexts.copy}
      </Button>{' '}
      <span aria-live="polite">
        {outcome === 'copied' && <Status type="success">{commonTexts.copied}</Status>}
        {outcome === 'failed' && <Status type="error">{commonTexts.notCopied}</Status>}
      </span>
    </>
  );
}

import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { ReactNode } from 'react';
import { Button } from '../parts/button.tsx';
import { commonTexts } from '../texts/common.ts';

interface Properties {
  readonly title: string;
  readonly description: ReactNode;
  readonly headingLevel: 'h1' | 'h2' | 'h3' | undefined;
  /** How many rows there are, in brackets; undefined while that is not known. */
  readonly counter: string | undefined;
  readonly reload: (() => void) | undefined;
  /** Saves the rows as CSV; null while there are none. */
  readonly onSave: (() => void) | null;
  readonly actions: ReactNode;
}

/** The header of a table: title, number of rows, and the buttons for the list as a whole. */
export function ListHeader({ title, description, headingLevel, counter, reload, onSave, actions }: Properties) {
  return (
    <Header
      variant={headingLevel ?? 'h2'}
      {...(counter === undefined ? {} : { counter })}
      description={description}
      actions={
        <SpaceBetween size="xs" direction="horizontal">
          {reload !== undefined && <Button iconName="refresh" ariaLabel={commonTexts.refresh} onClick={reload} />}
          <Button iconName="download" onClick={() => onSave?.()} disabled={onSave === null}>
            {commonTexts.csv}
          </Button>
          {actions}
        </SpaceBetween>
      }
    >
      {title}
    </Header>
  );
}

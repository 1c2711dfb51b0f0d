import StatusIndicator, { type StatusIndicatorProps } from '@cloudscape-design/components/status-indicator';
import type { ReactNode } from 'react';

/** What a status says of the thing, by its icon and color. */
export type StatusType = StatusIndicatorProps.Type;

/** A status in words, with its icon and color. It wraps between words: by itself, the indicator breaks any word. */
export function Status({ type, children }: { readonly type: StatusType; readonly children: ReactNode }) {
  return (
    <StatusIndicator type={type}>
      <span className="console-status">{children}</span>
    </StatusIndicator>
  );
}

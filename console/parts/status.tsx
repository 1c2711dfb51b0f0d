import StatusIndicator, { type StatusIndicatorProps } from '@cloudscape-design/components/status-indicator';
import type { ReactNode } from 'react';

/** The meaning of a status, which its icon and color show. */
export type StatusType = StatusIndicatorProps.Type;

/** A status in words, with its icon and color. It wraps between words: by itself, the indicator breaks any word. */
export function Status({ type, children }: { readonly type: StatusType; readonly children: ReactNode }) {
  return (
    <StatusIndicator type={type}>
      <span className="console-status">{children}</span>
    </StatusIndicator>
  );
}

import StatusIndicator, { type StatusIndicatorProps } from '@cloudscape-design/components/status-indicator';
import { keysTexts } from '../../texts/keys.ts';
import type { CompanyKey } from './key-words.ts';

const TYPES: Readonly<Record<CompanyKey['status'], StatusIndicatorProps.Type>> = {
  active: 'success',
  revoked: 'stopped',
  expired: 'stopped',
  lost: 'error',
};

/** Whether a key works. */
export function KeyStatus({ status }: { readonly status: CompanyKey['status'] }) {
  return <StatusIndicator type={TYPES[status]}>{keysTexts.statuses[status]}</StatusIndicator>;
}

import { Status, type StatusType } from '../../parts/status.tsx';
import { keysTexts } from '../../texts/keys.ts';
import type { CompanyKey } from './key-words.ts';

const TYPES: Readonly<Record<CompanyKey['status'], StatusType>> = {
  active: 'success',
  revoked: 'stopped',
  expired: 'stopped',
  lost: 'error',
};

/** Whether a key works. */
export function KeyStatus({ status }: { readonly status: CompanyKey['status'] }) {
  return <Status type={TYPES[status]}>{keysTexts.statuses[status]}</Status>;
}

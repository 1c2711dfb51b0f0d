import type { operations } from '../../../shared/operations/operations.ts';
import { type OperationCase, reads, UNKNOWN_ID } from './operation-case.ts';

const estimated = () => ({ file: 'lease.txt', bytes: 16, checksum: 'a'.repeat(64) });

/** The read operations that only the console's pages use. */
export const REPORT_CASES = {
  'key.identify': reads(
    ({ companyId, key }) => ({ company_id: companyId, candidate: key }),
    ({ key }) => ({ company_id: UNKNOWN_ID, candidate: key }),
    ({ companyId, key }) => ({ company_id: companyId, candidate: key.repeat(30) }),
    ({ companyId }) => ({ company_id: companyId }),
  ),
  'documents.estimate': reads(
    ({ baseId }) => ({ base_id: baseId, files: [estimated()] }),
    () => ({ base_id: UNKNOWN_ID, files: [estimated()] }),
    ({ baseId }) => ({ base_id: baseId, files: [] }),
    ({ baseId }) => ({ base_id: baseId, files: Array.from({ length: 1_001 }, estimated) }),
    ({ baseId }) => ({ base_id: baseId, files: [{ ...estimated(), bytes: -1 }] }),
  ),
  'stage.overview': reads(
    () => ({}),
    () => ({ loud: true }),
  ),
  'usage.report': reads(
    ({ companyId }) => ({ company_id: companyId, month: '2026-11' }),
    () => ({ company_id: UNKNOWN_ID, month: '2026-11' }),
    ({ companyId }) => ({ company_id: companyId, month: '2026-11', purpose: 'both' }),
  ),
  'company.overview': reads(
    ({ companyId }) => ({ company_id: companyId }),
    () => ({ company_id: UNKNOWN_ID }),
    ({ companyId }) => ({ company_id: companyId, purpose: 'both' }),
  ),
} satisfies Readonly<Partial<Record<keyof typeof operations, OperationCase>>>;

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { synthesize } from '../../../bin/start/synthesize.ts';
import { administer } from '../../harness/administer.ts';
import type { CloudAccess } from '../../harness/cloud.ts';
import { addDocument, makeCompany, makeKey, type TestCompany } from '../../harness/company.ts';
import { startCloud } from '../../harness/local-cloud/start-cloud.ts';

/** A stage to fuzz, with a company whose budget and rate limits are never reached and two bases of one document. */
export interface Target {
  readonly baseUrl: string;
  readonly key: string;
  readonly baseIds: readonly string[];
  /** Access to the stage and its company, to create further keys. */
  readonly access: CloudAccess;
  readonly company: TestCompany;
  readonly stop: () => Promise<void>;
}

const DOCUMENTS = [
  ['notice.md', '# Leaving\n\nEither party may end the contract with a notice period of 30 days.\n'],
  ['travel.md', '# Travel\n\nA hotel may cost 190 EUR a night. Trains are booked in second class.\n'],
] as const;

/** Starts a local stage from an assembly, by default from one of its own, and fills it. */
export async function startTarget(signal: AbortSignal, given?: string): Promise<Target> {
  const assembly = given ?? (await mkdtemp(join(tmpdir(), 'assembly-')));
  const removeAssembly = () => (given === undefined ? rm(assembly, { recursive: true, force: true }) : undefined);
  try {
    if (given === undefined) {
      await synthesize('local', assembly, { signal });
    }
    const { cloud, access } = await startCloud(assembly);
    const stop = async () => {
      await cloud.stop();
      await removeAssembly();
    };
    try {
      const company = await makeCompany(access, { limits: 'highest' });
      const second = { company_id: company.id, name: 'Travel', description: '', visibility: 'company' };
      const baseIds = [company.baseId, (await administer(access, 'base.create', second)).id];
      for (const [index, [file, text]] of DOCUMENTS.entries()) {
        await addDocument(access, baseIds[index] as string, file, text);
      }
      const { key } = await makeKey(access, company.applicationId, { environment: 'live' });
      return { baseUrl: `${cloud.baseUrl}/api/public/v1`, key, baseIds, access, company, stop };
    } catch (error) {
      await stop();
      throw error;
    }
  } catch (error) {
    await removeAssembly();
    throw error;
  }
}

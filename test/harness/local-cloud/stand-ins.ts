import { openServices } from '@knowledge-copilot/local-cloud/fixtures/services';

/** Stand-ins without a stage, all at one address. */
export type StandIns = Awaited<ReturnType<typeof openServices>>;

/** Opens every stand-in whose answers can be compared with those of another imitation of AWS; `close` stops them. */
export function openStandIns(): Promise<StandIns> {
  return openServices();
}

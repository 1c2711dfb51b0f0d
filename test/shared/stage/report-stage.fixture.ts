import { reportStage } from '../../../shared/stage/report-stage.ts';
import { INDEX_GENERATION } from '../search/index-generation.fixture.ts';

/** What the report of a stage reads. */
export type Services = Parameters<typeof reportStage>[0];

const AT = '2026-11-20T06:00:00.000Z';
/** The configuration of the stage that is reported. */
export const STAGE = {
  stage: 'dev',
  versions: { contract: '1.0', node: '24' },
  models: { answer: 'model' },
  live_keys: 'refused',
  search: 'collection',
  pepper_secret: 'arn:pepper',
} as const;
/** Its only index. */
export const GENERATION = { ...INDEX_GENERATION, modelId: 'embed' };
const pepper = (version: string) => ({ version, secret: `secret of ${version}` });
const peppers = {
  read: async () => ({ current: pepper('two'), previous: pepper('one'), propagated: true, stale: false }),
};
/** Returns a list of this many files that the inbox refused. */
export const refusals = (count: number) => ({
  async *list() {
    for (let index = 0; index < count; index += 1) {
      yield { key: `inbox/${index}.exe`, reason: 'type', at: AT };
    }
  },
});
/** An index that answers. */
export const answeringIndex = { passages: { countSearchable: async () => 0 } };
/** A service that does not answer, with an error that nobody may see. */
export const failing = async () => {
  throw new Error('kc_live_secret');
};

/** Reports a stage that has no problem apart from these changes. */
export function reportWith(change: Partial<Services> = {}) {
  const services: Services = {
    stage: STAGE,
    isUnprotected: false,
    companies: { find: async () => null, list: async () => [] },
    bases: { find: async () => null, list: async () => [] },
    documents: { list: async () => [] },
    audit: { list: async () => ({ records: [], next: null }) },
    keys: { countUnderOtherPeppers: async () => 0 },
    freshPeppers: peppers,
    indexes: [answeringIndex, answeringIndex],
    vectorDomain: null,
    timeoutSignal: () => new AbortController().signal,
    inboxRefusals: refusals(0),
    serviceChecks: [],
    generations: [GENERATION],
    answeringIndex: { read: async () => null },
    nowMs: () => 0,
    ...change,
  };
  return reportStage(services, {}, { id: 'report', at: AT, actor: 'ops' });
}

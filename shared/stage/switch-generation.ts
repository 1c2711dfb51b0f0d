import * as v from 'valibot';
import type { AuditContext, AuditRecord } from '../administration/audit-record.ts';
import { badRequest } from '../administration/bad-request.ts';
import { untilUnchanged } from '../administration/until-unchanged.ts';
import { answeringGeneration } from '../search/index-generation.ts';
import type { IndexGeneration } from '../search/passage-index-schema.ts';
import { ServiceError } from '../service-error.ts';
import { type DocumentStores, documentsAre, indexStatusOfBases, missingDocuments } from './base-index-status.ts';

const INCOMPLETE = 'incomplete must be refuse or accept.';

/** The index generation that is to answer, and what happens when it lacks documents. */
export const switchGenerationInput = v.strictObject({
  generation: v.pipe(v.string('generation must be a string.'), v.description('the name of the index that will answer')),
  incomplete: v.optional(
    v.pipe(
      v.picklist(['refuse', 'accept'], INCOMPLETE),
      v.description('what to do if the index lacks documents, which would then not be found; default: refuse'),
    ),
    'refuse',
  ),
});

interface Services extends DocumentStores {
  readonly generations: readonly IndexGeneration[];
  readonly answeringIndex: {
    readonly read: () => Promise<string | null>;
    readonly switchTo: (name: string, previous: string | null, audit: AuditRecord) => Promise<'done' | 'changed'>;
  };
  readonly nowMs: () => number;
}

// Half of the administer function's time: the switch comes after the count.
const COUNTING_MS_MAX = 60_000;
const REMEDY =
  'Run documents reindex --all first. Documents that cannot be reindexed must be deleted, or left out with --incomplete accept.';

/**
 * Makes another of the stage's index generations answer searches from the next call on, in one write. Because every
 * document is written to all generations, the switch can be reversed in the same way.
 *
 * @throws ServiceError `invalid_request` for a generation that the stage does not have, or that lacks documents;
 * `unavailable` when they could not be counted in time.
 */
export async function switchGeneration(
  services: Services,
  { generation: name, incomplete }: v.InferOutput<typeof switchGenerationInput>,
  context: AuditContext,
) {
  const { generations, answeringIndex } = services;
  const wanted = generations.find((generation) => generation.name === name);
  if (wanted === undefined) {
    throw badRequest(`generation must be one of ${generations.map((generation) => generation.name).join(', ')}.`);
  }
  const missing = incomplete === 'accept' ? 0 : await countMissing(services, wanted);
  if (missing > 0) {
    throw badRequest(`${documentsAre(missing)} not in ${name} and would not be found. ${REMEDY}`);
  }
  return untilUnchanged(async () => {
    const chosen = await answeringIndex.read();
    const before = answeringGeneration(generations, chosen).name;
    const result = { answers: name, before };
    if (before === name) {
      return result;
    }
    const outcome = await answeringIndex.switchTo(name, chosen, {
      ...context,
      companyId: null,
      action: 'stage.switch-generation',
      subjectType: 'stage',
      subjectId: 'index',
      before: { answers: before },
      after: { answers: name, incomplete },
    });
    return outcome === 'changed' ? outcome : result;
  });
}

async function countMissing(services: Services, generation: IndexGeneration): Promise<number> {
  const until = services.nowMs() + COUNTING_MS_MAX;
  const { bases, complete } = await indexStatusOfBases(services, [generation], () => services.nowMs() > until);
  if (!complete) {
    throw new ServiceError('unavailable', 'The documents could not be counted in time. Try again.');
  }
  return missingDocuments(bases, generation.name);
}

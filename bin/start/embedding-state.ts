import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RankingName } from '../../lib/ranking/rankings.ts';
import { STAGES } from '../../lib/stages.ts';
import { PASSAGE_INDEX } from '../../shared/search/passage-index-schema.ts';
import { writeWhole } from './demonstration.ts';
import type { StartOptions } from './options.ts';

const STAND_IN = 'the model that runs here';
const ADVICE = 'Start with --fresh to forget that state and ingest everything again, or with another --data.';
const INDEX = STAGES.local.indexGenerations[0].name;

interface Kept {
  readonly embedding: string;
  readonly index: string;
}

/** The model that makes the vectors of a start, by a name for reading. */
export function embeddingName({ bedrock, models }: Pick<StartOptions, 'bedrock' | 'models'>): string {
  if (bedrock === 'aws') {
    return 'the model of --bedrock aws';
  }
  return models?.embeddingModel ? `'${models.embeddingModel}'` : STAND_IN;
}

/** The ranking that fits the model that makes the vectors of a start. */
export function rankingFor({ bedrock, models }: Pick<StartOptions, 'bedrock' | 'models'>): RankingName {
  if (bedrock === 'aws') {
    return 'titan';
  }
  return models?.embeddingModel ? 'unmeasured' : 'standIn';
}

/**
 * Refuses state whose vectors another model made, or that an earlier version of the index holds: searches would find
 * nothing, or the wrong passages.
 */
export async function requireSameEmbedding(data: string, name: string, fresh: boolean): Promise<void> {
  if (fresh || !existsSync(join(data, 'opensearch'))) {
    return;
  }
  // State from before this was noted has the vectors of the stand-in.
  const kept = await readFile(fileOf(data), 'utf8').then(
    (text): Kept => JSON.parse(text),
    (): Kept => ({ embedding: STAND_IN, index: PASSAGE_INDEX }),
  );
  if (kept.embedding !== name) {
    throw new Error(
      `The documents in ${data} were ingested with ${kept.embedding}, and vectors of ${name} cannot be compared with those. ${ADVICE}`,
    );
  }
  if (kept.index !== INDEX) {
    throw new Error(`The documents in ${data} are in an earlier form of the index. ${ADVICE}`);
  }
}

/** Notes which model makes the vectors of this state, and which index holds them. */
export async function keepEmbedding(data: string, name: string): Promise<void> {
  await writeWhole(fileOf(data), JSON.stringify({ embedding: name, index: INDEX } satisfies Kept));
}

function fileOf(data: string): string {
  return join(data, 'embedding.json');
}

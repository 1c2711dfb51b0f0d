import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from './demonstration.ts';
import type { StartOptions } from './options.ts';

const STAND_IN = 'the model that runs here';

/** The model that makes the vectors of a start, by a name for reading. */
export function embeddingName({ bedrock, models }: Pick<StartOptions, 'bedrock' | 'models'>): string {
  if (bedrock === 'aws') {
    return 'the model of --bedrock aws';
  }
  return models?.embeddingModel ? `'${models.embeddingModel}'` : STAND_IN;
}

/** Refuses state whose vectors another model made: they cannot be compared, and every search would be wrong. */
export async function requireSameEmbedding(data: string, name: string, fresh: boolean): Promise<void> {
  if (fresh || !existsSync(join(data, 'opensearch'))) {
    return;
  }
  // State from before this was noted has the vectors of the stand-in.
  const kept = await readFile(fileOf(data), 'utf8').then(
    (text) => String(JSON.parse(text).embedding),
    () => STAND_IN,
  );
  if (kept !== name) {
    throw new Error(
      `The documents in ${data} were ingested with ${kept}, and vectors of ${name} cannot be compared with those. ` +
        'Start with --fresh to forget that state and ingest everything again, or with another --data.',
    );
  }
}

/** Notes which model makes the vectors of this state. */
export async function keepEmbedding(data: string, name: string): Promise<void> {
  await writeWhole(fileOf(data), JSON.stringify({ embedding: name }));
}

function fileOf(data: string): string {
  return join(data, 'embedding.json');
}

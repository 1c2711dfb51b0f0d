import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OpenAiModels } from '@knowledge-copilot/local-cloud/openai-models';
import type { RankingName } from '../../lib/ranking/rankings.ts';
import { STAGES } from '../../lib/stages.ts';
import type { StartOptions } from './options.ts';
import { writeAtomically } from './write-atomically.ts';

const STAND_IN = 'the hashed words of the local cloud';
const ADVICE = 'Start with --fresh to forget that state and ingest everything again, or with another --data.';
const { name: INDEX, dimensions: DIMENSIONS } = STAGES.local.indexGenerations[0];

// Any text does, as long as it stays the same.
const PROBE_TEXT = 'The annual report is due on 31 March, and late reports cost 40 euros.';
// A model server loads its model at the first call, which can take most of a minute.
const PROBE_MS_MAX = 60_000;
// The cosine of two probes: about .999 for the same model on different hardware, and for two models little more than
// that of two random vectors.
const SAME_MODEL_MIN = 0.99;

interface Kept {
  readonly embedding: string;
  readonly index: string;
  /** The vector of one fixed text; null if a name always means the same model. */
  readonly probe?: readonly number[] | null;
}

/** The model that makes the vectors of a start. */
interface StartEmbedding {
  /** The name for messages. */
  readonly name: string;
  /** The vector of one fixed text; null for models whose name always means the same vectors. */
  readonly probe: readonly number[] | null;
}

/** Returns the name, for messages, of the model that makes the vectors. */
export function embeddingName({ bedrock, models }: Pick<StartOptions, 'bedrock' | 'models'>): string {
  if (bedrock === 'aws') {
    return 'the model of --bedrock aws';
  }
  return models?.embeddingModel ? `'${models.embeddingModel}'` : STAND_IN;
}

/**
 * Returns the vector of one fixed text from the model of another server, where a name can mean any model; null for the
 * local cloud and for those of Bedrock, whose ids name one version. Calls the server once per start.
 */
export async function probeOf(models: OpenAiModels | null): Promise<readonly number[] | null> {
  const embed = models?.embed ?? null;
  return embed === null ? null : (await embed(PROBE_TEXT, DIMENSIONS, AbortSignal.timeout(PROBE_MS_MAX))).vector;
}

/** Returns the ranking for the model that makes the vectors. */
export function rankingFor({ bedrock, models }: Pick<StartOptions, 'bedrock' | 'models'>): RankingName {
  if (bedrock === 'aws') {
    return 'titan';
  }
  return models?.embeddingModel ? 'unmeasured' : 'standIn';
}

/**
 * Throws an error that says what to do if the state's vectors come from another model, even one of the same name, or
 * are in an earlier version of the index: searches would find nothing, or the wrong passages.
 */
export async function requireSameEmbedding(data: string, { name, probe }: StartEmbedding): Promise<void> {
  // The file is written before the first document is ingested: a start that ended earlier has left no vectors.
  if (!existsSync(fileOf(data))) {
    return;
  }
  const kept: Kept = JSON.parse(await readFile(fileOf(data), 'utf8'));
  if (kept.embedding !== name) {
    throw new Error(
      `The documents in ${data} were ingested with ${kept.embedding}, and vectors of ${name} cannot be compared with those. ${ADVICE}`,
    );
  }
  if (kept.index !== INDEX) {
    throw new Error(`The documents in ${data} are in an earlier form of the index. ${ADVICE}`);
  }
  // State from before probes were stored has none to compare with.
  if (probe !== null && kept.probe && cosine(probe, kept.probe) < SAME_MODEL_MIN) {
    throw new Error(
      `The server's vectors for ${name} have changed since the documents in ${data} were ingested: another model has that name now. ${ADVICE}`,
    );
  }
}

/** Records which model makes the vectors of this state, and which index has them. */
export async function keepEmbedding(data: string, { name, probe }: StartEmbedding): Promise<void> {
  await writeAtomically(fileOf(data), JSON.stringify({ embedding: name, index: INDEX, probe } satisfies Kept));
}

function fileOf(data: string): string {
  return join(data, 'embedding.json');
}

// Returns the cosine of two vectors of length 1.
function cosine(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, number, at) => sum + number * (other[at] ?? 0), 0);
}

import * as v from 'valibot';
import { pricedModel } from '../budget/budget-environment.ts';
import { EMBEDDING_DIMENSIONS, PASSAGE_SCHEMAS, type PassageSchemaVersion } from './passage-index-schema.ts';

/**
 * Where passages are stored: a Serverless collection (`aoss`) or a provisioned domain (`es`); requests to both are
 * signed.
 */
export const searchEnvironment = {
  SEARCH_ENDPOINT: v.pipe(v.string(), v.url()),
  SEARCH_SERVICE: v.picklist(['aoss', 'es']),
};

const VERSIONS = Object.keys(PASSAGE_SCHEMAS).map(Number) as PassageSchemaVersion[];
// A cosine, or a cosine plus a tenth of the share of words: 1.1 is the most that a passage can reach (relevance.ts).
const threshold = v.pipe(v.number(), v.minValue(-1), v.maxValue(1.1));
const weight = v.pipe(v.number(), v.minValue(0), v.maxValue(10));

const Generation = v.strictObject({
  name: v.pipe(
    v.string(),
    v.regex(/^passages-[a-z0-9]{1,16}$/, 'The name of a generation must be passages- and 1 to 16 letters or digits.'),
  ),
  schema: v.picklist(VERSIONS, `schema must be one of ${VERSIONS.join(', ')}.`),
  modelId: pricedModel,
  dimensions: v.picklist(EMBEDDING_DIMENSIONS, `dimensions must be one of ${EMBEDDING_DIMENSIONS.join(', ')}.`),
  vectorWeight: weight,
  wordWeight: weight,
  similarityFloor: threshold,
  relevanceMin: threshold,
  wordlessMin: threshold,
});

// A second one exists while the stage moves to another index.
const ONE_OR_TWO = 'A stage has one or two index generations.';

/**
 * The index generations as JSON, one or two. Vectors of different models cannot be compared, so each index has its own
 * model and the settings tuned for it: the weights of the two rankings, the lowest cosine that counts in the vector
 * search, and the thresholds of relevance.
 */
export const generationsEnvironment = {
  INDEX_GENERATIONS: v.pipe(
    v.string(),
    v.parseJson(),
    v.array(Generation),
    v.minLength(1, ONE_OR_TWO),
    v.maxLength(2, ONE_OR_TWO),
    v.check(
      (listed) => new Set(listed.map(({ name }) => name)).size === listed.length,
      'Index generations must have different names.',
    ),
  ),
};

import { type IndexedPassage, passageId } from '../../../shared/search/passage.ts';
import { createRandom } from '../../harness/random.ts';
import { sampleSentences } from '../sample-text.ts';

/** The dimensions of a vector, as deployed. */
export const DIMENSIONS = 1_024;

/** The id of each company's only knowledge base. */
export const BASE_ID = 'base';

const TOPICS = 200;
const SENTENCES_MIN = 3;
const SENTENCES_SPREAD = 8;
const QUESTION_WORDS = 8;
const PASSAGES_OF_A_DOCUMENT = 25;
// Texts on one subject have a cosine of about 0.7 to each other; this amount of noise around a topic gives the same.
const NOISE = 1;

/** A question, with the vector that an embedding model would have made from it. */
export interface Question {
  readonly text: string;
  readonly vector: readonly number[];
}

/** Generates passages and questions around the same topics, the same for the same seed. */
export function createPassageWorld(seed: number) {
  const random = createRandom(seed);
  const topics = Array.from({ length: TOPICS }, () => direction(random));
  const near = () => {
    const topic = topics[Math.floor(random() * TOPICS)] ?? [];
    const noise = direction(random);
    return unit(topic.map((value, at) => value + NOISE * (noise[at] ?? 0)));
  };
  return {
    passage(companyId: string, at: number): IndexedPassage {
      const place = {
        companyId,
        documentId: `document-${Math.floor(at / PASSAGES_OF_A_DOCUMENT)}`,
        version: 1,
        ordinal: at % PASSAGES_OF_A_DOCUMENT,
      };
      const text = sampleSentences(random, SENTENCES_MIN + Math.floor(random() * SENTENCES_SPREAD)).join(' ');
      const title = text.split(' ').slice(0, 4).join(' ');
      const shown = { baseId: BASE_ID, page: null, title, headings: '', text, tokensMax: 400 };
      return { ...place, ...shown, id: passageId(place), vector: near() };
    },
    question(): Question {
      return {
        text: sampleSentences(random, 1).join(' ').split(' ').slice(0, QUESTION_WORDS).join(' '),
        vector: near(),
      };
    },
  };
}

/** The generator of passages and questions. */
export type PassageWorld = ReturnType<typeof createPassageWorld>;

function direction(random: () => number): number[] {
  // The sum of four draws is close enough to a normal distribution, which has no preferred direction.
  return unit(Array.from({ length: DIMENSIONS }, () => random() + random() + random() + random() - 2));
}

function unit(vector: readonly number[]): number[] {
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
}

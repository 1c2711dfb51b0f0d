import titan from './amazon.titan-embed-text-v2.json' with { type: 'json' };
import standIn from './stand-in.json' with { type: 'json' };
import unmeasured from './unmeasured.json' with { type: 'json' };

/** How passages are ranked with the vectors of one embedding model; `npm run eval:tune` measures it. */
export interface MeasuredRanking {
  readonly vectorWeight: number;
  readonly wordWeight: number;
  readonly similarityFloor: number;
  readonly relevanceMin: number;
  readonly wordlessMin: number;
  /** The data sets on which it was measured; null if it was not, and then every result counts as relevant. */
  readonly measured: string | null;
}

/**
 * The rankings by embedding model. `standIn` is for the model that npm start runs, and `unmeasured` for any other:
 * weights that were close to the best on every data set, and no threshold of relevance.
 */
export const RANKINGS = { titan, standIn, unmeasured } satisfies Record<string, MeasuredRanking>;

/** The name of a ranking. */
export type RankingName = keyof typeof RANKINGS;

/** The ranking as a part of an index generation. */
export function rankingOf({ measured: _, ...ranking }: MeasuredRanking): Omit<MeasuredRanking, 'measured'> {
  return ranking;
}

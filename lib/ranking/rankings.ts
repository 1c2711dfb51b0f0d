import titan from './amazon.titan-embed-text-v2.json' with { type: 'json' };
import standIn from './stand-in.json' with { type: 'json' };
import unmeasured from './unmeasured.json' with { type: 'json' };

/** How passages are ranked with the vectors of one embedding model, as `npm run eval:tune` measured it. */
export interface MeasuredRanking {
  readonly vectorWeight: number;
  readonly wordWeight: number;
  readonly similarityFloor: number;
  readonly relevanceMin: number;
  readonly wordlessMin: number;
  /** The sets that it was measured on; null: not measured, and nothing is held to be irrelevant. */
  readonly measured: string | null;
}

/**
 * The rankings by embedding model; `standIn` is the one that npm start runs, `unmeasured` is for any other: weights
 * that were near the best on every set, and no gate.
 */
export const RANKINGS = { titan, standIn, unmeasured } satisfies Record<string, MeasuredRanking>;

/** The name of a ranking. */
export type RankingName = keyof typeof RANKINGS;

/** The ranking as a part of an index generation. */
export function rankingOf({ measured: _, ...ranking }: MeasuredRanking): Omit<MeasuredRanking, 'measured'> {
  return ranking;
}

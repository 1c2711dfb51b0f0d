import type { ResultOf } from '../../api/types.ts';

/** What the overview shows. */
export type Overview = ResultOf<'company.overview'>;

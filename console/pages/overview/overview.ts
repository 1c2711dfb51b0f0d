import type { ResultOf } from '../../api/types.ts';

/** The figures of the overview page, as the API returns them. */
export type Overview = ResultOf<'company.overview'>;

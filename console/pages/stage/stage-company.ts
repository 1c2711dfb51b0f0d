import type { ResultOf } from '../../api/types.ts';

/** A company as operators see it. */
export type StageCompany = ResultOf<'stage.overview'>['companies'][number];

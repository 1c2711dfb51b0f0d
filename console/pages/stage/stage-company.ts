import type { ResultOf } from '../../api/types.ts';

/** A company in the operators' overview, with its spending. */
export type StageCompany = ResultOf<'stage.overview'>['companies'][number];

import type { ResultOf } from '../../api/types.ts';

/** A knowledge base. */
export type Base = ResultOf<'base.list'>[number];

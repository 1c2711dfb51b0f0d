/**
 * The roles that may run operations: an `operator` of the stage, an `administrator` of a company, who may change it,
 * and a `viewer` of a company, who may only read.
 */
export type Role = 'operator' | 'administrator' | 'viewer';

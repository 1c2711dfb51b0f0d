/**
 * Who may run an operation: an `operator` of the stage, an `administrator` of a company (who may change it), or a
 * `viewer` of a company (who may only read).
 */
export type Role = 'operator' | 'administrator' | 'viewer';

/** The roles for operations on the whole stage. */
export const STAGE = ['operator'] as const;
/** The roles that may change the resources of a company. */
export const CHANGE = ['operator', 'administrator'] as const;
/** The roles that may read the resources of a company. */
export const READ = ['operator', 'administrator', 'viewer'] as const;

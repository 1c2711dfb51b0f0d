/** Who runs operations on the whole stage. */
export const STAGE = ['operator'] as const;
/** Who changes what belongs to a company. */
export const CHANGE = ['operator', 'administrator'] as const;
/** Who reads what belongs to a company. */
export const READ = ['operator', 'administrator', 'viewer'] as const;

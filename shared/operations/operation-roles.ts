/** Who may run an operation on the whole stage. */
export const STAGE = { roles: ['operator'], whileSuspended: 'allowed' } as const;
/** Who may read the resources of a company. */
export const READ = { roles: ['operator', 'administrator', 'viewer'], whileSuspended: 'allowed' } as const;
/** Who may add or change resources of a company: this costs money, or may give more access. */
export const CHANGE = { roles: ['operator', 'administrator'], whileSuspended: 'refused' } as const;
/** Who may take something away from a company: a key, a person, a base or a document. */
export const REMOVE = { roles: ['operator', 'administrator'], whileSuspended: 'allowed' } as const;

/** The word for a month without a cap; what is spent is metered all the same. */
export const UNLIMITED = 'unlimited';

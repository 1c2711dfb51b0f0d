/**
 * Replaces a placeholder or a finding: not a letter, a digit or a mark, so that no rule matches across it. Folding
 * removes the control characters of a text, so this one stands for nothing else, and it takes one byte.
 */
export const BARRIER = '\x9f';

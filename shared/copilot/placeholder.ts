/** What replaces personal data that was removed from a text: `[PERSON_1]`. */
export const PLACEHOLDER = /\[[A-Z_]+_\d+\]/g;

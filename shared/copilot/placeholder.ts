/** What stands in a text for personal data that was removed: `[PERSON_1]`. */
export const PLACEHOLDER = /\[[A-Z_]+_\d+\]/g;

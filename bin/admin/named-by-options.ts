import type { Command } from './command.ts';

// The places where a word is certainly the name of a field: in a list of fields, at the beginning of a sentence, and
// wherever it has an underscore. Elsewhere it may be an ordinary word, such as `name`.
const FIELD_LIST = /(?<=^At least one of )[^.]+(?= must be given\.)/;
const FIRST_WORD = /^[\w-]+/;
const WORD_WITH_UNDERSCORE = /\b[a-z]+(?:_[a-z]+)+\b/g;

/**
 * Returns a stage's sentence about input fields with the names of the options that set the fields: "company_id must be
 * a UUID." is "--company must be a UUID." Other sentences are returned unchanged.
 */
export function namedByOptions(sentence: string, { options }: Pick<Command, 'options'>): string {
  const nameOf = (word: string) => {
    const option = options.find(({ field }) => field === word);
    return option === undefined ? word : `--${option.name}`;
  };
  return sentence
    .replace(FIRST_WORD, nameOf)
    .replace(WORD_WITH_UNDERSCORE, nameOf)
    .replace(FIELD_LIST, (fields) => fields.replace(/\w+/g, nameOf));
}

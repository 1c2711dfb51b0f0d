import * as v from 'valibot';

/** What every citation says of its source. */
export const citationFields = {
  source_title: v.pipe(v.string(), v.description('Title of the document.')),
  excerpt: v.pipe(v.string(), v.description('The passage, as extracted from the document.')),
} as const;

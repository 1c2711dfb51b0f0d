import * as v from 'valibot';

/** The bases that the whole company may see, sorted by name, then id. */
export const contract = {
  scope: 'knowledge:read',
  request: null,
  response: v.strictObject({
    data: v.array(
      v.strictObject({
        id: v.pipe(v.string(), v.uuid()),
        name: v.string(),
        description: v.pipe(v.string(), v.maxLength(2_000)),
      }),
    ),
  }),
} as const;

/** The table of bases, read strongly consistent on every call. */
export const Environment = v.object({ STAGE: v.string(), KNOWLEDGE_TABLE: v.string() });

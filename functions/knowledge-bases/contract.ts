import * as v from 'valibot';

// The limits of docs/openapi.yaml. shared/knowledge refuses a base that would exceed them, so that no response does.
const BASES_MAX = 500;
const DESCRIPTION_CODE_POINTS_MAX = 1_000;

/** The bases that the whole company may see, sorted by name, then id. */
export const contract = {
  request: {},
  response: v.strictObject({
    data: v.pipe(
      v.array(
        v.strictObject({
          id: v.pipe(v.string(), v.uuid()),
          name: v.string(),
          description: v.pipe(
            v.string(),
            v.check((text) => [...text].length <= DESCRIPTION_CODE_POINTS_MAX),
          ),
        }),
      ),
      v.maxLength(BASES_MAX),
    ),
  }),
} as const;

/** The table of bases, read with strong consistency on every call. */
export const Environment = v.object({ STAGE: v.string(), KNOWLEDGE_TABLE: v.string() });

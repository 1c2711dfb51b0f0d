import * as v from 'valibot';
import type { EndpointDocumentation } from '../../shared/api/http-contract.ts';
import { SERVICE_UNAVAILABLE } from '../../shared/error-messages.ts';

// shared/knowledge refuses a base that would exceed these limits, so that no response does.
const BASES_MAX = 500;
const DESCRIPTION_CODE_POINTS_MAX = 1_000;

const KnowledgeBase = v.strictObject({
  id: v.pipe(v.string(), v.uuid()),
  name: v.string(),
  description: v.pipe(
    v.string(),
    v.check((text) => [...text].length <= DESCRIPTION_CODE_POINTS_MAX),
    v.metadata({ maxLength: DESCRIPTION_CODE_POINTS_MAX }),
    v.description('An empty string when there is none.'),
  ),
});
const KnowledgeBaseList = v.strictObject({ data: v.pipe(v.array(KnowledgeBase), v.maxLength(BASES_MAX)) });

/** The bases that the whole company may see, sorted by name, then id. */
export const contract = { request: {}, response: KnowledgeBaseList } as const;

/** Its part of docs/openapi.yaml. */
export const documentation: EndpointDocumentation = {
  operationId: 'listKnowledgeBases',
  tag: 'Knowledge',
  summary: 'List the knowledge bases',
  description: `All bases that the whole company may see, sorted by name, then id. There are no pages: a company has at
    most ${BASES_MAX} bases. The \`id\` of a base narrows a search or a question to it.`,
  schemas: { KnowledgeBase, KnowledgeBaseList },
  answer: 'The bases; an empty list when there are none.',
  answerExamples: {
    'Two bases, one without a description': {
      data: [
        { id: '3f6c1f0e-5a43-4a55-9d0e-2f6d8f1f7a10', name: 'Handbook', description: 'How we work' },
        { id: '0b9d7c2a-8e1f-4c4e-b6a5-4c5d3e2f1a00', name: 'Products', description: '' },
      ],
    },
    'No base that the whole company may see': { data: [] },
  },
  sentences: { 503: [SERVICE_UNAVAILABLE] },
};

/** The table of bases, read with strong consistency on every call. */
export const Environment = v.object({ STAGE: v.string(), KNOWLEDGE_TABLE: v.string() });

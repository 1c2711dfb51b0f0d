import { VERDICTS } from '../read-reply-lines.ts';

/** A tool as Converse describes it to a model. */
export interface Tool {
  readonly name: string;
  readonly description: string;
  /** A JSON schema. Nova accepts no other keys at its top level than these. */
  readonly schema: {
    readonly type: 'object';
    readonly properties: Readonly<Record<string, object>>;
    readonly required: readonly string[];
  };
}

/**
 * The tool whose input is a reply; nothing is ever run. The order of its fields is that of the reply: a model that has
 * to quote before it answers cites the right excerpt more often. Its words are part of the prompt and its version.
 */
export const REPLY_TOOL: Tool = {
  name: 'reply',
  description: 'Takes the answer to the question, with the quotes that it is taken from.',
  schema: {
    type: 'object',
    properties: {
      quotes: {
        type: 'array',
        description: 'The words that answer the question, ten quotes at most. Empty if no excerpt answers it.',
        items: {
          type: 'object',
          properties: {
            excerpt: { type: 'integer', description: 'The number of the excerpt.' },
            text: {
              type: 'string',
              description: 'One whole sentence, list item or table row of this excerpt, copied character by character.',
            },
          },
          required: ['excerpt', 'text'],
        },
      },
      verdict: {
        type: 'string',
        enum: VERDICTS,
        description: 'Whether the excerpts answer the question.',
      },
      sentences: {
        type: 'array',
        description:
          'The answer in the language of the question, in short plain sentences. Empty after the verdict no.',
        items: {
          type: 'object',
          properties: {
            text: { type: 'string', description: 'One sentence, list item or table row of the answer.' },
            excerpts: {
              type: 'array',
              items: { type: 'integer' },
              description: 'The number of each excerpt that states it.',
            },
          },
          required: ['text', 'excerpts'],
        },
      },
      missing: {
        type: 'string',
        description: 'Only after partly: the part of the question that no excerpt answers, in words of the question.',
      },
    },
    required: ['quotes', 'verdict', 'sentences'],
  },
};

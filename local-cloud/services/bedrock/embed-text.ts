import * as v from 'valibot';
import { describeIssues } from '../../protocol/describe-issues.ts';
import { ServiceFault } from '../../protocol/service-fault.ts';
import type { AwsRequest } from '../../stand-in.ts';
import { estimateTokens } from './estimate-tokens.ts';

// The limits of Titan Text Embeddings V2.
const TOKENS_MAX = 8_192;
const CHARACTERS_MAX = 50_000;

const EmbedBody = v.strictObject({
  inputText: v.pipe(v.string(), v.minLength(1), v.maxLength(CHARACTERS_MAX)),
  dimensions: v.optional(v.picklist([256, 512, 1_024]), 1_024),
  // The stand-in's vectors always have a length of 1.
  normalize: v.optional(v.literal(true), true),
});

/**
 * Reads a request for an embedding by Titan and counts its tokens.
 *
 * @throws ValidationException for what the model would refuse.
 */
export function readEmbedRequest(request: AwsRequest): { text: string; dimensions: number; tokens: number } {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), EmbedBody), request.body.toString('utf8'));
  if (!parsed.success) {
    throw new ServiceFault(400, 'ValidationException', `Malformed input request: ${describeIssues(parsed.issues)}.`);
  }
  const { inputText, dimensions } = parsed.output;
  const tokens = estimateTokens(inputText);
  if (tokens > TOKENS_MAX) {
    throw new ServiceFault(
      400,
      'ValidationException',
      `400 Bad Request: Too many input tokens. Max input tokens: ${TOKENS_MAX}, request input token count: ${tokens}`,
    );
  }
  return { text: inputText, dimensions, tokens };
}

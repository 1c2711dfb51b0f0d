import { GEOGRAPHIES, isCallableFrom } from '../services/bedrock/models/geographies.ts';
import type { AwsResponse } from '../stand-in.ts';
import { type BedrockAtAws, UNREACHABLE } from './bedrock-at-aws.client.ts';

/** The models of a stage, by the ids or profiles with which it calls them. */
interface StageModels {
  /** A model of the family amazon.titan-embed-text-v2. */
  readonly embedding: string;
  /** Those that answer or judge. */
  readonly answering: readonly string[];
}

interface Refusal {
  readonly code: string;
  readonly message: string;
}

const CREDENTIALS =
  /^(?:UnrecognizedClient|InvalidSignature|ExpiredToken|InvalidClientTokenId|IncompleteSignature|MissingAuthenticationToken)/;
const TOO_MANY = 429;

/**
 * Calls each model once, for less than a thousandth of a cent. A model that is only busy is accepted.
 *
 * @throws an error with AWS's reason and what to do if one refuses: missing permissions, a model that the account has
 * not enabled or that the Region lacks, or credentials that are not valid.
 */
export async function requireModelAccess(bedrock: BedrockAtAws, { embedding, answering }: StageModels): Promise<void> {
  const probes = [
    { model: embedding, operation: 'invoke', body: { inputText: 'Hello', dimensions: 256, normalize: true } },
    ...answering.map((model) => ({
      model,
      operation: 'converse',
      body: { messages: [{ role: 'user', content: [{ text: 'Hello' }] }], inferenceConfig: { maxTokens: 1 } },
    })),
  ];
  for (const { model, operation, body } of probes) {
    const path = `/model/${encodeURIComponent(model)}/${operation}`;
    const answer = await bedrock.call({ method: 'POST', path, body: Buffer.from(JSON.stringify(body)) });
    const problem = problemOf(bedrock, model, answer);
    if (problem !== null) {
      throw new Error(problem);
    }
  }
}

function problemOf({ url, region }: BedrockAtAws, model: string, answer: AwsResponse): string | null {
  if (answer === UNREACHABLE) {
    return `Nothing answers at ${url.host}: check the Region (${region}) and the network.`;
  }
  if (answer.status < 400 || answer.status === TOO_MANY || answer.status >= 500) {
    return null;
  }
  const refusal = refusalIn(answer);
  const reason = [answer.status, refusal.code, refusal.message].filter((part) => part !== '').join(' ');
  return `Bedrock in ${region} refuses ${model}: ${reason}\n${adviceOn(refusal, model, region)}`;
}

function refusalIn({ headers, body }: AwsResponse): Refusal {
  // The type may be followed by an address: "AccessDeniedException:http://...".
  const [code = ''] = (headers?.['x-amzn-errortype'] ?? '').split(':');
  try {
    const { message, Message } = JSON.parse(body?.toString() ?? '') as { message?: unknown; Message?: unknown };
    return { code, message: String(message ?? Message ?? '') };
  } catch {
    return { code, message: '' };
  }
}

function adviceOn({ code }: Refusal, model: string, region: string): string {
  if (CREDENTIALS.test(code)) {
    return 'Your AWS credentials are not valid or have expired: sign in again, or set AWS_PROFILE.';
  }
  const [geography = ''] = model.split('.');
  if (Object.hasOwn(GEOGRAPHIES, geography) && !isCallableFrom(model, region)) {
    const regions = GEOGRAPHIES[geography]?.destinations?.join(', ') ?? `the Regions of ${geography}`;
    return `This profile can be called from ${regions} only: set AWS_REGION to one of these.`;
  }
  return code === 'AccessDeniedException'
    ? 'Allow your identity bedrock:InvokeModel on it, and enable the model for your account in the Bedrock console.'
    : 'Check in the Bedrock console whether this Region has the model, and enable it for your account.';
}

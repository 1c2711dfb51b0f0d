import { describeError } from '../aws/log.ts';
import { ServiceError } from '../service-error.ts';
import type { Problem } from './problem.ts';

/** One short call to a service or model that the stage uses. */
export interface ServiceCheck {
  /** The subject of a sentence, such as `The queue of documents`. */
  readonly what: string;
  readonly isModel: boolean;
  readonly call: (signal: AbortSignal) => Promise<unknown>;
}

const RETIRED =
  'The model is not offered in this Region, is Legacy, or has reached the end of its life. Look it up in "Model lifecycle" of the Bedrock guide, and choose another one in lib/stages.ts.';
// By the name of the error, when a model is asked.
const MODEL_REMEDIES: readonly (readonly [name: RegExp, remedy: string])[] = [
  [
    /AccessDenied/,
    'Check the role of the administer function and the access to the model in Bedrock. If the stage uses an inference profile, no service control policy may deny one of its Regions.',
  ],
  [/ResourceNotFound|Validation/, RETIRED],
  [
    /Throttling|ServiceQuota|TooManyRequests/,
    'The quota of the account is used up. Look for the name of the model under Amazon Bedrock in Service Quotas (requests and tokens a minute, tokens a day), and ask for more.',
  ],
];
const RETRY = 'Look at AWS Health for this Region, and run stage status again.';

/** Calls every service once, side by side; returns a problem with the error's name for each that does not answer. */
export async function checkServices(checks: readonly ServiceCheck[], signal: AbortSignal): Promise<Problem[]> {
  const problems = await Promise.all(
    checks.map(({ what, isModel, call }) =>
      call(signal).then(
        () => [],
        (error: unknown) => [problemOf(what, isModel, nameOf(error))],
      ),
    ),
  );
  return problems.flat();
}

// The product's own error says only that the service failed; its cause has the name.
function nameOf(error: unknown): string {
  return describeError(error instanceof ServiceError && error.cause !== undefined ? error.cause : error);
}

function problemOf(what: string, isModel: boolean, name: string): Problem {
  const [, remedy] = (isModel && MODEL_REMEDIES.find(([pattern]) => pattern.test(name))) || [];
  const denied = /AccessDenied|403/.test(name) ? 'Check the role of the administer function.' : RETRY;
  return { what: `${what} does not answer (${name}).`, do: remedy ?? denied };
}

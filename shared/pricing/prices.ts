import { INTERNAL_ERROR } from '../error-messages.ts';
import { ServiceError } from '../service-error.ts';

/**
 * The price of a model, in picodollars (10^-12 dollars) per token (per text unit for guardrails), with its source and
 * the day on which it was read.
 */
export interface Price {
  /** The exact id that a call names: an inference profile has its own price, not that of its model. */
  readonly modelId: string;
  /** The Regions from which a call is sent at this price. */
  readonly regions: readonly string[];
  readonly inputPico: bigint;
  readonly outputPico: bigint;
  readonly source: string;
  /** The day on which the source was read, ISO. */
  readonly readOn: string;
}

/** Looks up the price of a model in the calling Region; null when it is not known. */
export type PriceOf = (modelId: string) => Price | null;

/** Raised whenever a price changes; the usage ledger stores it with every call. */
export const PRICES_VERSION = 2;

/**
 * The text units that guardrails scan are priced and recorded under this name; a token is a text unit of 1,000
 * characters.
 */
export const GUARDRAIL_UNITS_ID = 'amazon.bedrock-guardrails:sensitive-information';

const US = ['us-east-1', 'us-east-2', 'us-west-2'] as const;
const READ_DATE = '2026-11-20';

// Public copies of AWS's price list (aws.amazon.com/bedrock/pricing), each at one commit.
const LITELLM = 'github.com/BerriAI/litellm model_prices_and_context_window.json at 00035b69';
const BY_REGION = 'github.com/truefoundry/models providers/aws-bedrock at 01fb2c32';
const AWS_SAMPLE =
  'github.com/aws-solutions-library-samples/accelerated-intelligent-document-processing-on-aws config_library/pricing.yaml at 267de286';
const GUARDRAILS = 'hivebook.wiki, AWS Bedrock Guardrails: sensitive information filters, 1,000 text units';
// The tables list the price of the model; a profile for one geography costs 10 % more, as the US profile does.
const AND_A_TENTH =
  ', and a tenth for the profile, as in LiteLLM us.amazon.nova-2-lite-v1:0 over amazon.nova-2-lite-v1:0';

// Dollars per million tokens in the vendor's list are picodollars per token times 10^6: $0.33 a million is 330,000.
const price = (
  modelId: string,
  regions: readonly string[],
  read: Pick<Price, 'inputPico' | 'outputPico' | 'source'>,
): Price => ({ modelId, regions, ...read, readOn: READ_DATE });

/** Every price that is known. A model without a price is not called: no call is free. */
export const PRICES: readonly Price[] = [
  price('amazon.titan-embed-text-v2:0', US, { inputPico: 20_000n, outputPico: 0n, source: LITELLM }),
  // $0.10 per thousand text units of the sensitive-information filter.
  price(GUARDRAIL_UNITS_ID, US, { inputPico: 100_000_000n, outputPico: 0n, source: GUARDRAILS }),
  price('us.amazon.nova-2-lite-v1:0', US, { inputPico: 330_000n, outputPico: 2_750_000n, source: LITELLM }),
  price('global.amazon.nova-2-lite-v1:0', US, { inputPico: 300_000n, outputPico: 2_500_000n, source: LITELLM }),
  price('amazon.nova-micro-v1:0', US, { inputPico: 35_000n, outputPico: 140_000n, source: LITELLM }),
  price('us.amazon.nova-micro-v1:0', US, { inputPico: 35_000n, outputPico: 140_000n, source: LITELLM }),
  price('amazon.nova-lite-v1:0', US, { inputPico: 60_000n, outputPico: 240_000n, source: LITELLM }),
  price('us.amazon.nova-lite-v1:0', US, { inputPico: 60_000n, outputPico: 240_000n, source: LITELLM }),
  price('amazon.nova-pro-v1:0', US, { inputPico: 800_000n, outputPico: 3_200_000n, source: LITELLM }),
  price('us.amazon.nova-pro-v1:0', US, { inputPico: 800_000n, outputPico: 3_200_000n, source: LITELLM }),
  // In Europe the same model costs more, and the price differs by Region. Frankfurt has no embedding model here,
  // because the copies of the price list differ tenfold in Titan's price there.
  price('eu.amazon.nova-micro-v1:0', ['eu-central-1'], { inputPico: 46_000n, outputPico: 184_000n, source: LITELLM }),
  price('eu.amazon.nova-lite-v1:0', ['eu-central-1'], { inputPico: 78_000n, outputPico: 312_000n, source: LITELLM }),
  price('eu.amazon.nova-2-lite-v1:0', ['eu-central-1'], {
    inputPico: 429_000n,
    outputPico: 3_597_000n,
    source: `${AWS_SAMPLE}${AND_A_TENTH}`,
  }),
  price('amazon.titan-embed-text-v2:0', ['eu-west-1'], { inputPico: 26_000n, outputPico: 0n, source: BY_REGION }),
  price('eu.amazon.nova-micro-v1:0', ['eu-west-1'], { inputPico: 40_000n, outputPico: 160_000n, source: BY_REGION }),
  price('eu.amazon.nova-2-lite-v1:0', ['eu-west-1'], {
    inputPico: 374_000n,
    outputPico: 3_157_000n,
    source: `${BY_REGION}${AND_A_TENTH}`,
  }),
];

/** The price of a model called from a Region; null when it is not known: such a model is not called. */
export function priceOf(modelId: string, region: string): Price | null {
  return PRICES.find((known) => known.modelId === modelId && known.regions.includes(region)) ?? null;
}

/**
 * The price of a model that a stage is configured with.
 *
 * @throws ServiceError `internal` when it is not known: no call is free.
 */
export function requirePrice(priceOf: PriceOf, modelId: string): Price {
  const known = priceOf(modelId);
  if (known === null) {
    throw new ServiceError('internal', INTERNAL_ERROR, { cause: 'no_price' });
  }
  return known;
}

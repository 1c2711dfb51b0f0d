import { INTERNAL_ERROR } from '../error-messages.ts';
import { ServiceError } from '../service-error.ts';
import { requireAmount } from './money.ts';

/**
 * The price of a model, in picodollars (10^-12 dollars) per token (per text unit for guardrails, per query for models
 * that rerank), with its source and the day on which it was read.
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
export const PRICES_VERSION = 3;

/**
 * The name under which the use of guardrails is priced and recorded. Text units of 1,000 characters take the place of
 * tokens.
 */
export const GUARDRAIL_UNITS_ID = 'amazon.bedrock-guardrails:sensitive-information';

const US = ['us-east-1', 'us-east-2', 'us-west-2'] as const;

/** Where a price was read, and on which day. */
type PriceSource = Pick<Price, 'source' | 'readOn'>;

// Public copies of AWS's price list (aws.amazon.com/bedrock/pricing), each at one commit.
const LITELLM: PriceSource = {
  source: 'github.com/BerriAI/litellm model_prices_and_context_window.json at 00035b69',
  readOn: '2026-11-20',
};
const BY_REGION: PriceSource = {
  source: 'github.com/truefoundry/models providers/aws-bedrock at 01fb2c32',
  readOn: '2026-11-20',
};
const AWS_SAMPLE: PriceSource = {
  source:
    'github.com/aws-solutions-library-samples/accelerated-intelligent-document-processing-on-aws config_library/pricing.yaml at 267de286',
  readOn: '2026-11-20',
};
// Lists no Regions. Only US ones have a price here: elsewhere, prices of other models differ.
const RERANKING: PriceSource = {
  source: 'github.com/truefoundry/models providers/aws-bedrock at ef40c583',
  readOn: '2026-11-30',
};
const GUARDRAILS: PriceSource = {
  source: 'hivebook.wiki, AWS Bedrock Guardrails: sensitive information filters, 1,000 text units',
  readOn: '2026-11-20',
};

// The tables list the price of the model; a profile for one geography costs 10 % more, as the US profile does.
const surcharged = ({ source, readOn }: PriceSource): PriceSource => ({
  source: `${source}, and a tenth for the profile, as in LiteLLM us.amazon.nova-2-lite-v1:0 over amazon.nova-2-lite-v1:0`,
  readOn,
});

const NANO_PER_MICRO = 1_000n;

/**
 * Converts a price as vendors list it, in dollars per million tokens, to picodollars per token: one dollar per million
 * tokens is a million picodollars per token.
 *
 * @throws Error when it is not an amount, or has more than six decimals.
 */
export function picoPerToken(dollarsPerMillion: string): bigint {
  const amount = requireAmount(dollarsPerMillion);
  if (amount % NANO_PER_MICRO !== 0n) {
    throw new Error(`The price ${dollarsPerMillion} has more than six decimals.`);
  }
  return amount / NANO_PER_MICRO;
}

interface ListedPrice extends PriceSource {
  /** In dollars per million tokens, as the source lists it. */
  readonly input: string;
  readonly output: string;
}

function price(modelId: string, regions: readonly string[], { input, output, ...source }: ListedPrice): Price {
  return { modelId, regions, inputPico: picoPerToken(input), outputPico: picoPerToken(output), ...source };
}

/** Every price that is known. A model without a price is not called: no call is free. */
export const PRICES: readonly Price[] = [
  price('amazon.titan-embed-text-v2:0', US, { input: '0.02', output: '0', ...LITELLM }),
  // $0.10 per thousand text units of the sensitive-information filter.
  price(GUARDRAIL_UNITS_ID, US, { input: '100', output: '0', ...GUARDRAILS }),
  // $1 and $2 per thousand queries, each with up to 100 chunks (shared/search/reranking/documents-of-unit.ts). Amazon's
  // model is not offered in us-east-1, and neither of the two in us-east-2 (docs.aws.amazon.com, rerank-supported).
  price('amazon.rerank-v1:0', ['us-west-2'], { input: '1000', output: '0', ...RERANKING }),
  price('cohere.rerank-v3-5:0', ['us-east-1', 'us-west-2'], { input: '2000', output: '0', ...RERANKING }),
  price('us.amazon.nova-2-lite-v1:0', US, { input: '0.33', output: '2.75', ...LITELLM }),
  price('global.amazon.nova-2-lite-v1:0', US, { input: '0.3', output: '2.5', ...LITELLM }),
  price('amazon.nova-micro-v1:0', US, { input: '0.035', output: '0.14', ...LITELLM }),
  price('us.amazon.nova-micro-v1:0', US, { input: '0.035', output: '0.14', ...LITELLM }),
  price('amazon.nova-lite-v1:0', US, { input: '0.06', output: '0.24', ...LITELLM }),
  price('us.amazon.nova-lite-v1:0', US, { input: '0.06', output: '0.24', ...LITELLM }),
  price('amazon.nova-pro-v1:0', US, { input: '0.8', output: '3.2', ...LITELLM }),
  price('us.amazon.nova-pro-v1:0', US, { input: '0.8', output: '3.2', ...LITELLM }),
  // In Europe the same model costs more, and the price differs by Region. Frankfurt has no embedding model here,
  // because the copies of the price list differ tenfold in Titan's price there.
  price('eu.amazon.nova-micro-v1:0', ['eu-central-1'], { input: '0.046', output: '0.184', ...LITELLM }),
  price('eu.amazon.nova-lite-v1:0', ['eu-central-1'], { input: '0.078', output: '0.312', ...LITELLM }),
  price('eu.amazon.nova-2-lite-v1:0', ['eu-central-1'], { input: '0.429', output: '3.597', ...surcharged(AWS_SAMPLE) }),
  price('amazon.titan-embed-text-v2:0', ['eu-west-1'], { input: '0.026', output: '0', ...BY_REGION }),
  price('eu.amazon.nova-micro-v1:0', ['eu-west-1'], { input: '0.04', output: '0.16', ...BY_REGION }),
  price('eu.amazon.nova-2-lite-v1:0', ['eu-west-1'], { input: '0.374', output: '3.157', ...surcharged(BY_REGION) }),
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

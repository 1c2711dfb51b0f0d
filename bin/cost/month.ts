import type { PriceOf } from '../../shared/pricing/prices.ts';
import { AWS_PRICES as PRICE } from './aws-prices.ts';

/** What a month of a stage has to carry. */
interface Load {
  readonly companies: number;
  /** Documents that are stored; each is ingested once in the month. */
  readonly documents: number;
  readonly questions: number;
  readonly searches: number;
}

/** The part of a stage's configuration that costs money. */
interface CostedStage {
  readonly embeddingModelId: string;
  readonly answerModelId: string;
  /** Null for a domain, which is not part of the stage. */
  readonly capacity: { readonly searchOcuMin: number; readonly indexingOcuMin: number } | null;
}

/** A line of the bill, in dollars: without any call, and under the load. */
interface CostLine {
  readonly part: string;
  readonly idle: number;
  readonly loaded: number;
}

const HOURS = 730;
const MILLION = 1_000_000;
const GB = 1_000_000_000;

// What one call or document takes.
const ASSUMED = {
  // Measured, answer and judge together.
  questionTokens: { input: 2_990, output: 145 },
  // The most that a question of the default configuration reserves.
  questionTokensMax: { input: 7_900, output: 512 },
  queryTokens: 20,
  documentTokens: 8_000,
  documentBytes: 1_000_000,
  documentPassages: 20,
  passageBytes: 10_000,
  seconds: { question: 3, search: 0.6, authorizer: 0.1, document: 10 },
  writes: { question: 7, search: 4, document: 12 },
  reads: { question: 12, search: 8, document: 12 },
  tableBytes: { call: 400, document: 2_000 },
  logBytes: 3_000,
  // API Gateway traces the first call of each second, and 5 % of the others.
  traced: 0.05,
  // Passages a second that are embedded and indexed.
  passagesPerSecond: 14,
} as const;

// A collection sleeps after ten minutes without a call. Awake, two workers search, and one indexes.
const AWAKE_HOURS = 10 / 60;
const SEARCH_OCU_AWAKE = 2;
const INDEXING_OCU_AWAKE = 1;
/** The metrics that the alarms of prod watch: one for most, and several for those over all tables or models. */
export const ALARM_METRICS = 60;
const SECRETS = 2;
// Metrics that exist once they have a value: by part and route, counted words, and those of API Gateway by method.
const METRICS_IN_USE = 55;
const ENDPOINT_GB = 1;
const INGEST_GB = 2;
// Housekeeping reads two items of each budget every hour: live and test, of two months.
const BUDGETS_PER_COMPANY = 4;
const HOUSEKEEPING_READS = 2;

/** The month of a stage by part. */
export function monthOf(stage: CostedStage, load: Load, priceOf: PriceOf): CostLine[] {
  const calls = load.questions + load.searches;
  return [
    { part: 'index: search', ...ocu(stage.capacity?.searchOcuMin ?? null, SEARCH_OCU_AWAKE, calls * AWAKE_HOURS) },
    { part: 'index: indexing', ...ocu(stage.capacity?.indexingOcuMin ?? null, INDEXING_OCU_AWAKE, ingestHours(load)) },
    { part: 'models: answers and judge', idle: 0, loaded: load.questions * questionCost(stage, priceOf) },
    { part: 'models: embeddings', idle: 0, loaded: embeddings(stage, load, priceOf) },
    { part: 'Lambda', idle: 0, loaded: lambda(load) },
    { part: 'API Gateway and X-Ray', idle: 0, loaded: requests(calls) },
    { part: 'DynamoDB', idle: 0, loaded: tables(load) },
    { part: 'S3 and index storage', idle: 0, loaded: storage(load) },
    { part: 'CloudWatch', idle: watching(0), loaded: watching(calls) },
    { part: 'secrets', idle: SECRETS * PRICE.secretMonth, loaded: SECRETS * PRICE.secretMonth },
  ];
}

/** What the models cost for one question; `most` for the tokens that it reserves. */
export function questionCost(
  { answerModelId }: CostedStage,
  priceOf: PriceOf,
  amount: 'mean' | 'most' = 'mean',
): number {
  const { input, output } = amount === 'mean' ? ASSUMED.questionTokens : ASSUMED.questionTokensMax;
  const { inputUsd, outputUsd } = tokenPrice(answerModelId, priceOf);
  return input * inputUsd + output * outputUsd;
}

// Calls that are spread evenly, which is the most that they can keep a sleeping worker awake.
function ocu(min: number | null, awake: number, hours: number) {
  if (min === null) {
    return { idle: 0, loaded: 0 };
  }
  const idle = min * HOURS * PRICE.ocuHour;
  return { idle, loaded: Math.max(idle, awake * Math.min(HOURS, hours) * PRICE.ocuHour) };
}

// Documents that arrive together, and ten minutes until the worker sleeps.
function ingestHours({ documents }: Load): number {
  const seconds = (documents * ASSUMED.documentPassages) / ASSUMED.passagesPerSecond;
  return documents === 0 ? 0 : seconds / 3_600 + AWAKE_HOURS;
}

function embeddings({ embeddingModelId }: CostedStage, load: Load, priceOf: PriceOf): number {
  const tokens = (load.questions + load.searches) * ASSUMED.queryTokens + load.documents * ASSUMED.documentTokens;
  return tokens * tokenPrice(embeddingModelId, priceOf).inputUsd;
}

function lambda({ questions, searches, documents }: Load): number {
  const { seconds } = ASSUMED;
  const endpoint = questions * seconds.question + searches * seconds.search;
  const gbSeconds =
    ENDPOINT_GB * (endpoint + (questions + searches) * seconds.authorizer) + INGEST_GB * documents * seconds.document;
  // Each call runs the authorizer and an endpoint.
  const invocations = 2 * (questions + searches) + documents;
  return gbSeconds * PRICE.lambdaGbSecond + (invocations / MILLION) * PRICE.lambdaMillionRequests;
}

function requests(calls: number): number {
  return (calls / MILLION) * (PRICE.apiMillionRequests + ASSUMED.traced * PRICE.millionTraces);
}

function tables({ companies, questions, searches, documents }: Load): number {
  const { writes, reads, tableBytes } = ASSUMED;
  const written = questions * writes.question + searches * writes.search + documents * writes.document;
  const read =
    questions * reads.question +
    searches * reads.search +
    documents * reads.document +
    companies * BUDGETS_PER_COMPANY * HOUSEKEEPING_READS * HOURS;
  const bytes = (questions + searches) * tableBytes.call + documents * tableBytes.document;
  const stored = (bytes / GB) * PRICE.tableGbMonth;
  return (written * PRICE.tableMillionWrites + read * PRICE.tableMillionReads) / MILLION + stored;
}

function storage({ documents }: Load): number {
  const { documentBytes, documentPassages, passageBytes } = ASSUMED;
  const files = (documents * documentBytes) / GB;
  const passages = (documents * documentPassages * passageBytes) / GB;
  // The index keeps its passages in S3 too, at a price of its own.
  return files * PRICE.bucketGbMonth + passages * PRICE.indexGbMonth;
}

function watching(calls: number): number {
  const fixed = ALARM_METRICS * PRICE.alarmMetricMonth + PRICE.dashboardMonth;
  const metrics = calls === 0 ? 0 : METRICS_IN_USE * PRICE.metricMonth;
  return fixed + metrics + ((calls * ASSUMED.logBytes) / GB) * PRICE.logGb;
}

function tokenPrice(modelId: string, priceOf: PriceOf) {
  const price = priceOf(modelId);
  if (price === null) {
    throw new Error(`The model ${modelId} has no price in this Region.`);
  }
  const picoPerUsd = 1e12;
  return { inputUsd: Number(price.inputPico) / picoPerUsd, outputUsd: Number(price.outputPico) / picoPerUsd };
}

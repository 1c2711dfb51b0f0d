/** Everything in which one stage differs from another; docs/operations.md explains each option. */
export interface Stage {
  readonly name: StageName;
  /** Live keys can be made and used here; otherwise only test keys. */
  readonly liveKeys: 'allowed' | 'refused';
  /** Data outlives its stack, and neither tables nor stacks can be deleted by one command. */
  readonly keepsData: boolean;
  readonly logRetentionDays: LogRetentionDays;
  /** Requests a second over all callers, and how many may come at once; above it API Gateway answers 503. */
  readonly requestsPerSecondMax: number;
  readonly requestsBurstMax: number;
  /**
   * Instances of the authorizer that are kept for it and that it may have at most. A bound caps what guessed keys cost,
   * and lets a flood of them shut out everybody else with 500.
   */
  readonly authorizerConcurrency: number | 'unreserved';
  /** Documents that are ingested at the same time; at least 2. */
  readonly ingestConcurrencyMax: number;
  readonly vectors: Collection | Domain;
  readonly embedding: { readonly modelId: string };
  readonly answer: {
    readonly model: FoundationModel | InferenceProfile;
    readonly tokensMax: number;
    readonly passagesMax: number;
    /**
     * The room for excerpts in the prompt, in tokens at most: reserved for every question, so more room makes the last
     * dollars of a budget usable later.
     */
    readonly excerptTokensMax: number;
  };
  readonly budget: {
    /** What the test keys of each company may spend a month, in dollars. */
    readonly testAllowanceUsd: string;
    /**
     * Questions of one company: how many a minute, how many at the same moment, how many in progress; a company may
     * have its own.
     */
    readonly ratePerMinute: number;
    readonly burst: number;
    readonly concurrency: number;
    /** Searches of one company a minute; they have a pace of their own, and come ten seconds' worth at a time. */
    readonly searchesPerMinute: number;
    /** Who is told of every company's alerts beside the company itself; null: nobody. */
    readonly alertEmail: string | null;
  };
  /** What else looks for names and addresses where a company removes personal data; null: our own rules alone. */
  readonly guardrail: GuardrailChecks | Guardrail | null;
  /** Tuned for the embedding model on data: change them together. */
  readonly ranking: {
    readonly vectorWeight: number;
    readonly wordWeight: number;
    readonly similarityFloor: number;
  };
}

/** The name of a stage, as `-c stage=NAME` gives it. */
export type StageName = 'dev' | 'prod' | 'local';

/** The retention times that CloudWatch Logs offers and this project uses. */
export type LogRetentionDays = 7 | 30 | 90 | 365;

/**
 * Vectors in an OpenSearch Serverless collection that the stage makes. A minimum of 0 sleeps when idle and takes 10-30
 * s to wake.
 */
export interface Collection {
  readonly kind: 'collection';
  readonly searchOcuMin: number;
  readonly searchOcuMax: number;
  readonly indexingOcuMin: number;
  readonly indexingOcuMax: number;
}

/** Vectors in a provisioned OpenSearch domain that the operator runs, in the stage's own account and Region. */
export interface Domain {
  readonly kind: 'domain';
  readonly name: string;
  /** `https://` and the host, without a path. */
  readonly endpoint: string;
}

/** Bedrock's checks, which need no guardrail; not every Region has them. */
export interface GuardrailChecks {
  readonly kind: 'checks';
}

/**
 * A guardrail that the operator made in the stage's own account and Region: a sensitive-information filter for NAME and
 * ADDRESS, and no other filter that costs.
 */
export interface Guardrail {
  readonly kind: 'guardrail';
  readonly id: string;
  /** A number; `DRAFT` while it is tried. */
  readonly version: string;
}

/** A model that answers in the stage's own Region. */
export interface FoundationModel {
  readonly kind: 'foundation-model';
  readonly modelId: string;
}

/** A cross-Region inference profile, the model behind it, and every Region it may route to. */
export interface InferenceProfile {
  readonly kind: 'inference-profile';
  readonly profileId: string;
  readonly modelId: string;
  readonly regions: readonly string[];
}

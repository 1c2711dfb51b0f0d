import type { ReplyForm } from '../shared/copilot/reply-form.ts';
import type { IndexGeneration } from '../shared/search/passage-index-schema.ts';

/** The options in which stages differ; docs/stages.md explains each. */
export interface Stage {
  readonly name: StageName;
  /** Whether live keys can be created and used; otherwise only test keys. */
  readonly liveKeys: 'allowed' | 'refused';
  /** Whether data outlives its stack; then neither tables nor stacks can be deleted by one command. */
  readonly keepsData: boolean;
  readonly logRetentionDays: LogRetentionDays;
  /** Requests per second of all callers, and the burst; above them API Gateway answers 503. */
  readonly requestsPerSecondMax: number;
  readonly requestsBurstMax: number;
  /**
   * Instances that are reserved for the authorizer, which are also its limit. A limit caps the cost of guessed keys,
   * but then a flood of them shuts out all other callers with 503.
   */
  readonly authorizerConcurrency: number | 'unreserved';
  /** Documents that are ingested at the same time; at least 2. */
  readonly ingestConcurrencyMax: number;
  readonly vectors: Collection | Domain;
  /**
   * The index of passages with the model that turns texts into vectors and the ranking tuned for both; two while the
   * stage moves from one to the other.
   */
  readonly indexGenerations: readonly [IndexGeneration] | readonly [IndexGeneration, IndexGeneration];
  readonly answer: {
    readonly model: FoundationModel | InferenceProfile;
    /** `tool` for a model that can be made to call a tool: Amazon Nova or Anthropic Claude; `lines` for any other. */
    readonly replyForm: ReplyForm;
    readonly tokensMax: number;
    readonly passagesMax: number;
    /**
     * The most tokens of excerpts in the prompt. They are reserved for every question, so a higher number leaves more
     * of a budget's last dollars unused.
     */
    readonly excerptTokensMax: number;
  };
  /**
   * The model that judges what the check of answers cannot decide, and whether an answer answers its question. A model
   * of another family than the answering one sees other errors. Null: none.
   */
  readonly supportJudge: { readonly model: FoundationModel | InferenceProfile } | null;
  /** The model that reranks what a search finds; null: results stay in the order of the search. */
  readonly rerank: { readonly model: FoundationModel } | null;
  readonly budget: {
    /** What the test keys of each company may spend per month, in dollars. */
    readonly testAllowanceUsd: string;
    /**
     * The limits for questions of one company: per minute, in one burst, and in progress at the same time. A company
     * may have its own.
     */
    readonly ratePerMinute: number;
    readonly burst: number;
    readonly concurrency: number;
    /**
     * Searches of one company a minute; they have a separate rate, and at most ten seconds' worth may arrive at once.
     */
    readonly searchesPerMinute: number;
    /** An address that gets every company's alerts in addition to the company itself; null: none. */
    readonly alertEmail: string | null;
  };
  /** The guardrail that finds names and addresses if a company removes personal data; null: rules only. */
  readonly guardrail: GuardrailChecks | Guardrail | null;
  /**
   * The security console, and whether signing in to it needs a second factor; null: the stage has no console.
   */
  readonly console: { readonly mfa: 'required' | 'optional' } | null;
  /**
   * Who is told when an alarm goes off and when it is over; null: nobody. A stage that keeps its data needs somebody.
   */
  readonly alarms: AlarmRecipient | null;
  /** The account and Region that the stage belongs to; null: those of the credentials. */
  readonly place: Place | null;
}

/** An address, which confirms the subscription by the link in an email, or an SNS topic that exists already. */
type AlarmRecipient = { readonly email: string } | { readonly topicArn: string };

/** Where a stage is deployed. In any other account or Region, it is refused. */
interface Place {
  /** Twelve digits. */
  readonly account: string;
  /** Such as us-east-1. */
  readonly region: string;
}

/** The name of a stage, as `-c stage=NAME` gives it. */
export type StageName = 'dev' | 'prod' | 'local';

/** The retention times that CloudWatch Logs offers and this project uses. */
type LogRetentionDays = 7 | 30 | 90 | 365;

/**
 * Vectors in an OpenSearch Serverless collection that the stage creates. With a minimum of 0 it sleeps when idle and
 * takes 10-30 s to wake.
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
interface GuardrailChecks {
  readonly kind: 'checks';
}

/**
 * A guardrail that the operator created in the stage's own account and Region: a sensitive-information filter for NAME
 * and ADDRESS, and no other filter that costs money.
 */
interface Guardrail {
  readonly kind: 'guardrail';
  readonly id: string;
  /** A number, or `DRAFT` for trials. */
  readonly version: string;
}

/** A model that answers in the stage's own Region. */
interface FoundationModel {
  readonly kind: 'foundation-model';
  readonly modelId: string;
}

/**
 * A cross-Region inference profile, its model, and every Region to which it may route; for a global profile, whose
 * Regions are not listed, none.
 */
interface InferenceProfile {
  readonly kind: 'inference-profile';
  readonly profileId: string;
  readonly modelId: string;
  readonly regions: readonly string[];
}

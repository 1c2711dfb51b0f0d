/** One call of a service. Texts such as `<VersionId 2>` mean the second value of this kind that a side generated. */
export interface Call {
  readonly service: 'cognito' | 'dynamodb' | 's3' | 'secrets' | 'sns' | 'sqs' | 'sts';
  readonly operation: string;
  readonly input: Readonly<Record<string, unknown>>;
}

/** What came back: a status, the code of an error, and the fields of an answer. */
export interface Answered {
  readonly status: number;
  readonly code: string | null;
  readonly body: Readonly<Record<string, unknown>>;
}

/**
 * What a service answered: its status, the code of its error, and otherwise its body, with names for what it generated.
 */
export interface Outcome {
  readonly status: number;
  readonly code: string | null;
  readonly body: unknown;
}

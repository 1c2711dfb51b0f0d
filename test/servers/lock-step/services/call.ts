/** One call of a service. Texts such as `<VersionId 2>` mean the second value of this kind that a side generated. */
export interface Call {
  readonly service: 'cognito' | 'dynamodb' | 's3' | 'secrets' | 'sns' | 'sqs' | 'sts';
  readonly operation: string;
  readonly input: Readonly<Record<string, unknown>>;
}

/** A response: its status, its error code, and its fields. */
export interface Answered {
  readonly status: number;
  readonly code: string | null;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A comparable response: its status, and its error code or its body, with names for generated values. */
export interface Outcome {
  readonly status: number;
  readonly code: string | null;
  readonly body: unknown;
}

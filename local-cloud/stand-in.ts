import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Addresses } from './addresses.ts';

/** Who signed a request: a function's role, or the operator (who may do everything). */
export interface Principal {
  /** A function's is `arn:aws:sts::ACCOUNT:assumed-role/ROLE/FUNCTION`. */
  readonly arn: string;
  readonly kind: 'role' | 'operator';
  /** `arn:aws:iam::ACCOUNT:role/ROLE`, for policies that name the role; only where `kind` is `role`. */
  readonly roleArn?: string;
}

/** A signed AWS request as the front took it in: signature checked, service and principal known. */
export interface AwsRequest {
  readonly service: string;
  readonly principal: Principal;
  readonly method: string;
  /** Percent-decoded by segment where the service needs it; here as sent, without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Says that the caller went away, or has its answer. */
  readonly gone?: AbortSignal;
}

/** An answer in the service's own protocol. */
export interface AwsResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** One permission that a request needs, in IAM's own words. */
export interface Permission {
  readonly action: string;
  readonly resource: string;
}

/** A resource of the template with every intrinsic resolved. */
export interface TemplateResource {
  readonly stack: string;
  readonly logicalId: string;
  readonly type: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

/**
 * What `Ref` and `Fn::GetAtt` give for a made resource; an attribute that is not listed is an error at the place that
 * asks.
 */
export interface MadeResource {
  readonly ref: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** Makes (or finds again, after a restart) one resource; refuses a property that it does not know, by name. */
export type MakeResource = (resource: TemplateResource) => Promise<MadeResource>;

/**
 * One stand-in for one or more AWS services. What it throws as `ServiceFault` (protocol/service-fault.ts) is the
 * caller's error: `refuse` takes it as it is.
 */
export interface StandIn {
  /** Names in the SigV4 credential scope, such as `dynamodb`, `s3`, `aoss`. */
  readonly services: readonly string[];
  /** The template's resource types that it makes. */
  readonly resources: Readonly<Record<string, MakeResource>>;
  /** The operation's name as AWS calls it (`PutItem`), for faults and messages; throws for what it does not know. */
  readonly operationOf: (request: AwsRequest) => string;
  /** Everything the role must be allowed; empty only for what AWS allows everyone (GetCallerIdentity). */
  readonly permissionsFor: (request: AwsRequest) => readonly Permission[];
  readonly answer: (request: AwsRequest) => Promise<AwsResponse>;
  /** An error in the service's own shape: used for AccessDenied, throttling, unknown operations and scripted faults. */
  readonly refuse: (request: AwsRequest, error: { status: number; code: string; message: string }) => AwsResponse;
  /** Called once, when every resource of every stack is made: what runs by itself (pollers, schedules) begins here. */
  readonly start?: () => Promise<void>;
  readonly stop?: () => Promise<void>;
}

/** What every stand-in is given. */
export interface CloudContext {
  /** The folder of this stand-in's state; it exists. Null: keep nothing. */
  readonly dataDirectory: string | null;
  readonly region: string;
  readonly accountId: string;
  /** The front's URL, known before any stand-in is made. */
  readonly endpoint: string;
  /** Milliseconds since 1970 on the cloud's clock, which tests can move. */
  readonly now: () => number;
  /**
   * Invokes a function (by name or ARN) as its event source or service does; resolves with what it returned, rejects
   * with what it threw. With `source` given, the function's own permissions must let that service in.
   */
  readonly invoke: (
    functionName: string,
    payload: unknown,
    source?: { readonly service: string; readonly arn: string },
  ) => Promise<unknown>;
  /**
   * Whether the role of a function (by name or ARN) grants it something: an event source mapping polls with that role.
   */
  readonly roleAllows?: (functionName: string, permission: Permission) => boolean;
  /** The outputs of every stack, known once all are made. */
  readonly stackOutputs?: () => Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Delivers an event to the default event bus. */
  readonly putEvent: (event: { source: string; detailType: string; resources: string[]; detail: unknown }) => void;
  /** One line about the cloud itself (never a body, a key or a text). */
  readonly report: (line: string) => void;
}

/** A request with its answer, and the headers that are set on it. */
export interface Exchange {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  readonly headers: Readonly<Record<string, string>>;
}

/** What the stand-ins that a browser reaches get in addition. */
export interface WebContext extends CloudContext {
  /** Which addresses of AWS are where on this machine, for what a browser is told. */
  readonly addresses: Addresses;
  /** The REST APIs, for what is in front of them. */
  readonly restApis: {
    /** Says that a distribution is in front of an API: the public port does not serve it. */
    readonly putBehind: (apiId: string) => void;
    /** Serves one request of such an API; of two headers of one name, that of what is in front of it counts. */
    readonly serveBehind: (apiId: string, exchange: Exchange) => Promise<void>;
  };
  /** Where the files of an asset are. */
  readonly assetOf: (bucket: string, key: string) => string;
}

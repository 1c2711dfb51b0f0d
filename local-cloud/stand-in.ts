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

/**
 * A signed AWS request. The front has verified its signature, except for requests that it passes to `refuse` because of
 * their signature: the ARN of their principal is empty.
 */
export interface AwsRequest {
  readonly service: string;
  readonly principal: Principal;
  readonly method: string;
  /** As sent, without the query; a service that needs it decoded decodes each segment. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Aborts when the caller disconnects, or has its response. */
  readonly gone?: AbortSignal;
}

/** A response in the service's own protocol. */
export interface AwsResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** One permission that a request needs: an action and a resource of IAM. */
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
 * The values of `Ref` and `Fn::GetAtt` for a resource; a reference to an unlisted attribute is an error that names the
 * reference.
 */
export interface MadeResource {
  readonly ref: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** Creates one resource, or finds it again after a restart; refuses an unsupported property by name. */
export type MakeResource = (resource: TemplateResource) => Promise<MadeResource>;

/**
 * One stand-in for one or more AWS services. If it throws a `ServiceFault` (protocol/service-fault.ts), `refuse` turns
 * it into the response.
 */
export interface StandIn {
  /** Names in the SigV4 credential scope, such as `dynamodb`, `s3`, `aoss`. */
  readonly services: readonly string[];
  /** The template's resource types that it makes. */
  readonly resources: Readonly<Record<string, MakeResource>>;
  /**
   * The operation's name on AWS (`PutItem`), for faults and messages.
   *
   * @throws for an operation that is not supported.
   */
  readonly operationOf: (request: AwsRequest) => string;
  /** Every permission that the role must have; empty only for what AWS allows everyone (GetCallerIdentity). */
  readonly permissionsFor: (request: AwsRequest) => readonly Permission[];
  readonly answer: (request: AwsRequest) => Promise<AwsResponse>;
  /**
   * Returns an error in the service's own format: used for AccessDenied, throttling, unknown operations and scripted
   * faults.
   */
  readonly refuse: (request: AwsRequest, error: { status: number; code: string; message: string }) => AwsResponse;
  /** Called once, when every resource of every stack is made: pollers and schedules start here. */
  readonly start?: () => Promise<void>;
  readonly stop?: () => Promise<void>;
}

/** The parts of the cloud that every stand-in can use. */
export interface CloudContext {
  /** The existing folder of this stand-in's state; null to keep nothing. */
  readonly dataDirectory: string | null;
  readonly region: string;
  readonly accountId: string;
  /** The front's URL, known before any stand-in is made. */
  readonly endpoint: string;
  /** Milliseconds since 1970 on the cloud's clock, which tests can move. */
  readonly now: () => number;
  /**
   * Invokes a function (by name or ARN) as its event source or service does; resolves with what it returned, rejects
   * with what it threw. With `source`, the function's resource policy must allow that service.
   */
  readonly invoke: (
    functionName: string,
    payload: unknown,
    source?: { readonly service: string; readonly arn: string },
  ) => Promise<unknown>;
  /**
   * Whether the role of a function (by name or ARN) grants a permission: an event source mapping polls with that role.
   */
  readonly roleAllows?: (functionName: string, permission: Permission) => boolean;
  /** How long a function (by name or ARN) may run. */
  readonly timeoutSecondsOf?: (functionName: string) => number;
  /** The outputs of every stack, known once all are made. */
  readonly stackOutputs?: () => Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Delivers an event to the default event bus. */
  readonly putEvent: (event: { source: string; detailType: string; resources: string[]; detail: unknown }) => void;
  /** Reports one line about the cloud itself: never the body of a request, a key or a document's text. */
  readonly report: (line: string) => void;
}

/** A request, its response, and the headers to set on it. */
export interface Exchange {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  readonly headers: Readonly<Record<string, string>>;
}

/** The additional parts for stand-ins that a browser reaches. */
export interface WebContext extends CloudContext {
  /** Maps origins on AWS to local ones, for what is sent to a browser. */
  readonly addresses: Addresses;
  /** The REST APIs, for a distribution in front of them. */
  readonly restApis: {
    /** Puts an API behind a distribution: the public port no longer serves it. */
    readonly attachToDistribution: (apiId: string) => void;
    /** Serves one request to such an API; a header that the distribution sets replaces one of the same name. */
    readonly serveForDistribution: (apiId: string, exchange: Exchange) => Promise<void>;
  };
  /** The path of an asset's files. */
  readonly assetOf: (bucket: string, key: string) => string;
}

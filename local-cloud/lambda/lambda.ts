import { answerOrRefuse } from '../protocol/json-service.ts';
import { physicalName } from '../protocol/physical-name.ts';
import { ServiceFault } from '../protocol/service-fault.ts';
import type { AwsRequest, AwsResponse, StandIn, TemplateResource } from '../stand-in.ts';
import { type FunctionDefinition, readFunction } from './function-definition.ts';
import { createFunctionPool, type FunctionPool, type Invocation } from './function-pool.ts';
import { type Instance, startInstance } from './instance.ts';
import {
  createInvokePermissions,
  functionNameOf,
  InvocationNotPermitted,
  type InvocationSource,
} from './invoke-permissions.ts';
import { invokeResponse, PAYLOAD_BYTES_MAX, readInvoke, readPayload } from './invoke-request.ts';

/** The stand-in for Lambda, and how the other parts of the cloud find and invoke its functions. */
export interface Lambda extends StandIn {
  /**
   * Finds a function by its physical name or ARN.
   *
   * @throws for a function that does not exist.
   */
  readonly find: (nameOrArn: string) => FunctionPool;
  /**
   * Invokes a function. An error of the function is part of the result, not a rejection.
   *
   * @throws InvocationNotPermitted, if there is a `source`, unless the function's resource policy allows it.
   */
  readonly invoke: (nameOrArn: string, payload: string, source?: InvocationSource) => Promise<Invocation>;
  readonly definitions: () => readonly FunctionDefinition[];
}

/** The parts of the cloud that functions use. */
interface LambdaDependencies {
  readonly region: string;
  readonly accountId: string;
  readonly clock: SharedArrayBuffer;
  readonly assetOf: (bucket: string, key: string) => string;
  /** Whether the service can assume the role. */
  readonly trusts: (roleArn: string, service: string) => boolean;
  /** The least time that every function may run, regardless of its template. */
  readonly timeoutSecondsMin: number;
  /**
   * Returns the variables of a new instance: its own credentials, and the address of AWS. `kill` ends that instance.
   */
  readonly environmentOf: (definition: FunctionDefinition, kill: () => void) => Readonly<Record<string, string>>;
  readonly log: (definition: FunctionDefinition, requestId: string | null, text: string) => void;
}

/**
 * Creates the stand-in for Lambda, which makes functions and permissions, and answers `Invoke` of the invocation type
 * `RequestResponse`.
 */
export function createLambda(dependencies: LambdaDependencies): Lambda {
  const pools = new Map<string, FunctionPool>();
  const permissions = createInvokePermissions();
  const find = (nameOrArn: string): FunctionPool => {
    const pool = pools.get(functionNameOf(nameOrArn));
    if (pool === undefined) {
      throw new Error(`There is no function ${nameOrArn}.`);
    }
    return pool;
  };
  const invoke: Lambda['invoke'] = async (nameOrArn, payload, source) => {
    const pool = find(nameOrArn);
    if (source !== undefined && !permissions.allows(pool.definition.name, source)) {
      throw new InvocationNotPermitted(`${source.service} may not invoke ${pool.definition.name} for ${source.arn}.`);
    }
    return limitSize(await pool.invoke(payload));
  };
  const answer = async (request: AwsRequest): Promise<AwsResponse> => {
    const functionName = readInvoke(request);
    if (!pools.has(functionName)) {
      const arn = functionArn(dependencies, functionName);
      throw new ServiceFault(404, 'ResourceNotFoundException', `Function not found: ${arn}`);
    }
    return invokeResponse(await invoke(functionName, readPayload(request)));
  };
  return {
    services: ['lambda'],
    resources: {
      ...permissions.resources,
      'AWS::Lambda::LayerVersion': async (resource) => ({ ref: physicalName(resource, 64), attributes: {} }),
      'AWS::Lambda::Function': async (resource) => {
        if (isDeploymentProvider(resource)) {
          return describeProvider(resource, dependencies);
        }
        const definition = readTrusted(resource, dependencies);
        pools.set(
          definition.name,
          createFunctionPool(definition, () => startFor(definition, dependencies)),
        );
        return { ref: definition.name, attributes: { Arn: definition.arn } };
      },
    },
    operationOf: (request) => {
      // Throws for any other operation.
      readInvoke(request);
      return 'Invoke';
    },
    permissionsFor: (request) => [
      { action: 'lambda:InvokeFunction', resource: functionArn(dependencies, readInvoke(request)) },
    ],
    answer: (request) => answerOrRefuse(request, refuse, () => answer(request)),
    refuse,
    find,
    invoke,
    definitions: () => [...pools.values()].map(({ definition }) => definition),
    stop: async () => {
      await Promise.all([...pools.values()].map((pool) => pool.stop()));
    },
  };
}

const refuse: StandIn['refuse'] = (_request, { status, code, message }) => ({
  status,
  headers: { 'content-type': 'application/json', 'x-amzn-errortype': code },
  body: JSON.stringify({ Type: status < 500 ? 'User' : 'Service', Message: message, message }),
});

function readTrusted(resource: TemplateResource, dependencies: LambdaDependencies): FunctionDefinition {
  const stated = readFunction(resource, dependencies, dependencies.assetOf);
  const definition = { ...stated, timeoutSeconds: Math.max(stated.timeoutSeconds, dependencies.timeoutSecondsMin) };
  if (dependencies.trusts(definition.roleArn, 'lambda.amazonaws.com')) {
    return definition;
  }
  throw new Error(`Lambda cannot assume ${definition.roleArn}: its trust policy does not name lambda.amazonaws.com.`);
}

function startFor(definition: FunctionDefinition, dependencies: LambdaDependencies): Instance {
  // The instance's environment contains credentials that can end it, and is needed before it starts.
  let kill = () => {};
  const instance = startInstance(definition, {
    environment: dependencies.environmentOf(definition, () => kill()),
    clock: dependencies.clock,
    log: (requestId, text) => dependencies.log(definition, requestId, text),
  });
  kill = () => void instance.kill();
  return instance;
}

function functionArn(
  { region, accountId }: Pick<LambdaDependencies, 'region' | 'accountId'>,
  functionName: string,
): string {
  return `arn:aws:lambda:${region}:${accountId}:function:${functionName}`;
}

// Lambda replaces a result that is too large with an error.
function limitSize(invocation: Invocation): Invocation {
  const { requestId, outcome } = invocation;
  const bytes = outcome.ok ? Buffer.byteLength(outcome.payload) : 0;
  if (bytes <= PAYLOAD_BYTES_MAX) {
    return invocation;
  }
  const errorMessage = `Response payload size (${bytes} bytes) exceeded maximum allowed payload size (${PAYLOAD_BYTES_MAX} bytes).`;
  return { requestId, outcome: { ok: false, error: { errorType: 'Function.ResponseSizeTooLarge', errorMessage } } };
}

// CDK's Python function that copies files into buckets. It and its layer are accepted but never run;
// services/s3/bucket-deployment.ts does its work.
function isDeploymentProvider({ logicalId, properties }: TemplateResource): boolean {
  return logicalId.startsWith('CustomCDKBucketDeployment') && String(properties.Runtime).startsWith('python3.');
}

function describeProvider(resource: TemplateResource, place: { readonly region: string; readonly accountId: string }) {
  const name = physicalName(resource, 64);
  return { ref: name, attributes: { Arn: functionArn(place, name) } };
}

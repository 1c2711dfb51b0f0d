import { createDynamo } from '../aws/dynamo.client.ts';
import type { LambdaEnvironment } from '../aws/environment.wiring.ts';
import { getCallerIdentity } from './caller-identity.client.ts';
import type { CallerServices } from './identify-caller.ts';
import { stsEndpoint } from './signed-request.ts';
import { createUsedSignatures } from './used-signature.store.ts';

/** The environment of a function that identifies its callers. */
interface CallerEnvironment {
  readonly STAGE: string;
  readonly ACCESS_TABLE: string;
  readonly UNSIGNED_CALLERS: 'allowed' | 'refused';
}

/** Creates the services that identify callers, with the STS of the function's own Region. */
export function createCallerServices(environment: CallerEnvironment, runtime: LambdaEnvironment): CallerServices {
  return {
    stage: environment.STAGE,
    region: runtime.AWS_REGION,
    stsEndpoint: runtime.AWS_ENDPOINT_URL ?? stsEndpoint(runtime.AWS_REGION),
    unsignedCallers: environment.UNSIGNED_CALLERS,
    nowMs: Date.now,
    getCallerIdentity,
    useOnce: createUsedSignatures(createDynamo(), environment.ACCESS_TABLE),
  };
}

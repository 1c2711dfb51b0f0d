import { ServiceFault } from '../protocol/service-fault.ts';
import type { AwsRequest } from '../stand-in.ts';
import { modelIdOf } from './models.ts';

/** What is asked of which model. */
export interface BedrockOperation {
  readonly name: 'InvokeModel' | 'Converse';
  readonly modelId: string;
}

const PATH = /^\/model\/([^/]+)\/(invoke|converse)$/;

/** Reads method and path; throws a ServiceFault that names what the stand-in does not speak. */
export function readOperation({ method, path }: AwsRequest): BedrockOperation {
  const [, model, verb] = PATH.exec(path) ?? [];
  if (method !== 'POST' || model === undefined)
    throw new ServiceFault(
      400,
      'UnknownOperationException',
      `Bedrock ${method} ${path} is not known to the local cloud.`,
    );
  const modelId = modelIdOf(decodeURIComponent(model));
  return { name: verb === 'invoke' ? 'InvokeModel' : 'Converse', modelId };
}

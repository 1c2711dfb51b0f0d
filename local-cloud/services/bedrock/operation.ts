import { ServiceFault } from '../../protocol/service-fault.ts';
import type { AwsRequest } from '../../stand-in.ts';
import { modelIdOf } from './models/models.ts';

/** An operation, and the model or guardrail that it names. */
export type BedrockOperation =
  | { readonly name: 'InvokeModel' | 'Converse'; readonly modelId: string }
  | { readonly name: 'ApplyGuardrail'; readonly guardrailId: string; readonly version: string }
  | { readonly name: 'InvokeGuardrailChecks' };

const MODEL_PATH = /^\/model\/([^/]+)\/(invoke|converse)$/;
const GUARDRAIL_PATH = /^\/guardrail\/([^/]+)\/version\/([^/]+)\/apply$/;
const CHECKS_PATH = '/guardrail-checks/invoke';

/**
 * Reads the operation from method and path.
 *
 * @throws ServiceFault that names one that is not supported.
 */
export function readOperation({ method, path }: AwsRequest): BedrockOperation {
  const [, model, verb] = MODEL_PATH.exec(path) ?? [];
  const [, guardrail, version] = GUARDRAIL_PATH.exec(path) ?? [];
  if (method === 'POST' && model !== undefined) {
    return {
      name: verb === 'invoke' ? 'InvokeModel' : 'Converse',
      modelId: modelIdOf(decodeURIComponent(model)),
    };
  }
  if (method === 'POST' && guardrail !== undefined && version !== undefined) {
    return { name: 'ApplyGuardrail', guardrailId: decodeURIComponent(guardrail), version: decodeURIComponent(version) };
  }
  if (method === 'POST' && path === CHECKS_PATH) {
    return { name: 'InvokeGuardrailChecks' };
  }
  throw new ServiceFault(
    400,
    'UnknownOperationException',
    `Bedrock ${method} ${path} is not supported by the local cloud.`,
  );
}

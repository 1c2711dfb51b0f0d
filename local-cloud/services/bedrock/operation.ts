import { ServiceFault } from '../../protocol/service-fault.ts';
import type { AwsRequest } from '../../stand-in.ts';
import { modelIdOf } from './models.ts';

/** What is asked of which model or guardrail. */
export type BedrockOperation =
  | { readonly name: 'InvokeModel' | 'Converse'; readonly modelId: string }
  | { readonly name: 'ApplyGuardrail'; readonly guardrailId: string; readonly version: string }
  | { readonly name: 'InvokeGuardrailChecks' };

const MODEL_PATH = /^\/model\/([^/]+)\/(invoke|converse)$/;
const GUARDRAIL_PATH = /^\/guardrail\/([^/]+)\/version\/([^/]+)\/apply$/;
const CHECKS_PATH = '/guardrail-checks/invoke';

/** Reads method and path; throws a ServiceFault that names what the stand-in does not speak. */
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
    `Bedrock ${method} ${path} is not known to the local cloud.`,
  );
}

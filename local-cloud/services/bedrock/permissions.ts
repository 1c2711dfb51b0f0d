import type { CloudContext, Permission } from '../../stand-in.ts';
import { modelPermissions } from './models/models.ts';
import type { BedrockOperation } from './operation.ts';

/** Returns the permissions that a role needs for an operation; `InvokeGuardrailChecks` has no resource but `*`. */
export function operationPermissions(context: CloudContext, operation: BedrockOperation): Permission[] {
  switch (operation.name) {
    case 'InvokeGuardrailChecks':
      return [{ action: 'bedrock:InvokeGuardrailChecks', resource: '*' }];
    case 'ApplyGuardrail': {
      const { region, accountId } = context;
      const resource = `arn:aws:bedrock:${region}:${accountId}:guardrail/${operation.guardrailId}`;
      return [{ action: 'bedrock:ApplyGuardrail', resource }];
    }
    default:
      return modelPermissions(context, operation.modelId);
  }
}

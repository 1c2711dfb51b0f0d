import { APIGatewayClient, GetAccountCommand } from '@aws-sdk/client-api-gateway';
import { toCommandError } from './admin/stage.client.ts';

/** Whether API Gateway has a role for writing logs in the account and Region of the credentials. */
export async function hasLogRole(): Promise<boolean> {
  const { cloudwatchRoleArn } = await new APIGatewayClient({})
    .send(new GetAccountCommand({}))
    .catch((error: unknown) => {
      throw toCommandError(error);
    });
  return cloudwatchRoleArn !== undefined && cloudwatchRoleArn !== '';
}

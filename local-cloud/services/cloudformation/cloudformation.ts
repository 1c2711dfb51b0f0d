import * as v from 'valibot';
import { defineOperation } from '../../protocol/operation.ts';
import { createQueryService } from '../../protocol/query-service.ts';
import { ServiceFault } from '../../protocol/service-fault.ts';
import type { CloudContext, StandIn } from '../../stand-in.ts';

type Outputs = Readonly<Record<string, string>>;

/** Options of the stand-in for CloudFormation. */
interface CloudFormationOptions {
  /** Whether to tell the event bus that each stack was deployed, once all of them are made. */
  readonly announces?: boolean;
}

/** CloudFormation's DescribeStacks: the outputs of the stacks that this cloud was started with. */
export function createCloudFormation(
  context: CloudContext,
  { announces = false }: CloudFormationOptions = {},
): StandIn {
  const startedAt = new Date(context.now()).toISOString();
  const arnOf = (stack: string) => `arn:aws:cloudformation:${context.region}:${context.accountId}:stack/${stack}`;
  const find = (name: string | undefined): [string, Outputs][] => {
    const stacks = Object.entries(context.stackOutputs?.() ?? {});
    const found = name === undefined ? stacks : stacks.filter(([stack]) => stack === name);
    if (name !== undefined && found.length === 0) {
      throw new ServiceFault(400, 'ValidationError', `Stack with id ${name} does not exist`);
    }
    return found;
  };
  const announce = (stack: string) =>
    context.putEvent({
      source: 'aws.cloudformation',
      detailType: 'CloudFormation Stack Status Change',
      resources: [`${arnOf(stack)}/local`],
      detail: {
        'stack-id': `${arnOf(stack)}/local`,
        'status-details': { status: 'CREATE_COMPLETE', 'status-reason': '' },
        'client-request-token': '',
      },
    });
  const service = createQueryService({
    service: 'cloudformation',
    version: '2010-05-15',
    namespace: 'http://cloudformation.amazonaws.com/doc/2010-05-15/',
    operations: {
      DescribeStacks: defineOperation(
        v.strictObject({ StackName: v.optional(v.string()) }),
        ({ StackName }) => [{ action: 'cloudformation:DescribeStacks', resource: `${arnOf(StackName ?? '*')}/*` }],
        ({ StackName }) => ({
          Stacks: {
            member: find(StackName).map(([name, outputs]) => ({
              StackId: `${arnOf(name)}/local`,
              StackName: name,
              CreationTime: startedAt,
              StackStatus: 'CREATE_COMPLETE',
              Outputs: {
                member: Object.entries(outputs).map(([OutputKey, OutputValue]) => ({ OutputKey, OutputValue })),
              },
            })),
          },
        }),
      ),
    },
  });
  return {
    ...service,
    start: async () => {
      if (announces) {
        for (const stack of Object.keys(context.stackOutputs?.() ?? {})) {
          announce(stack);
        }
      }
    },
  };
}

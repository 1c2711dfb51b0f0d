// Guarantee: the stack makes the one setting of account and Region that every stage needs, and the setting outlives the
// stack. Risk: a deployment fails after minutes because API Gateway may not write its logs.
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { expect, it } from 'vitest';
import { AccountStack } from '../../lib/stacks/account-stack.ts';

it('lets API Gateway write its logs, and stays when the stack is deleted', () => {
  // validation.test.ts checks the rules of CloudFormation.
  const app = new App({ builtinCloudFormationValidation: false });
  const template = Template.fromStack(new AccountStack(app, 'KnowledgeCopilot-Account'));
  const [[roleId = '', role] = []] = Object.entries(template.findResources('AWS::IAM::Role'));
  expect(role?.Properties.AssumeRolePolicyDocument.Statement).toEqual([
    { Action: 'sts:AssumeRole', Effect: 'Allow', Principal: { Service: 'apigateway.amazonaws.com' } },
  ]);
  const [account] = Object.values(template.findResources('AWS::ApiGateway::Account'));
  expect(account?.Properties).toEqual({ CloudWatchRoleArn: { 'Fn::GetAtt': [roleId, 'Arn'] } });
  expect(role?.DeletionPolicy).toBe('RetainExceptOnCreate');
  expect(account?.DeletionPolicy).toBe('RetainExceptOnCreate');
  expect(Object.keys(template.toJSON().Resources)).toHaveLength(2);
});

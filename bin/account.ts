import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { AccountStack } from '../lib/stacks/account-stack.ts';
import { ACCOUNT_STACK_NAME } from '../shared/stack-name.ts';

const app = new App();
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
new AccountStack(app, ACCOUNT_STACK_NAME);

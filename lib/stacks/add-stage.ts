import { type App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { type StackPart, stackName } from '../../shared/stack-name.ts';
import { followChanges } from '../policies/follow-changes.ts';
import { isProtected } from '../policies/protection.ts';
import { requireGeography } from '../policies/require-geography.ts';
import { requireGenerations, requireValues } from '../policies/require-values.ts';
import type { Stage } from '../stage.ts';
import { variablesOf } from '../variables.ts';
import { ApiStack } from './api-stack.ts';
import { BackgroundStack } from './background-stack.ts';
import { ConsoleStack } from './console-stack.ts';
import { DataStack } from './data-stack.ts';

// The local stage takes calls that nobody signed: the CDK finds no credentials for the account of AWS's examples.
const NO_ACCOUNT = '123456789012';

/**
 * The stacks of a stage, the console's where it has one; account and Region come from the context (`-c account=… -c
 * region=…`), else from the credentials at deployment, whose Region only the checks of models and prices need to know.
 * `-c protection=later` leaves out what protects them from deletion: a first deployment that fails could not be undone
 * otherwise (lib/policies/protection.ts).
 */
export function addStage(
  app: App,
  stage: Stage,
  regionOfCredentials?: string,
): { data: DataStack; api: ApiStack; background: BackgroundStack; console: ConsoleStack | null } {
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  const account = app.node.tryGetContext('account') ?? (stage.name === 'local' ? NO_ACCOUNT : undefined);
  const region = app.node.tryGetContext('region');
  const name = (part: StackPart) => stackName(stage.name, part);
  const propsOf = (part: StackPart) => ({
    env: { account, region },
    terminationProtection: isProtected(app, stage, part),
    tags: { stage: stage.name },
  });

  requireGenerations(stage);
  const data = new DataStack(app, name('Data'), { ...propsOf('Data'), stage });
  const variables = variablesOf(stage, data);
  const deployedTo = region ?? regionOfCredentials;
  if (deployedTo !== undefined) {
    requireGeography(stage, deployedTo);
  }
  requireValues(stage, variables, deployedTo);
  const wiring = { stage, data, variables };
  const api = new ApiStack(app, name('Api'), { ...propsOf('Api'), wiring });
  const background = new BackgroundStack(app, name('Background'), { ...propsOf('Background'), wiring });
  const { people } = data;
  const console =
    people === null
      ? null
      : new ConsoleStack(app, name('Console'), {
          ...propsOf('Console'),
          wiring: { ...wiring, people, apiBaseUrl: api.baseUrl, uploads: background.uploads },
        });
  for (const stack of [api, background, ...(console === null ? [] : [console])]) {
    followChanges(stack, data);
  }
  if (console !== null) {
    followChanges(console, api);
    followChanges(console, background);
  }
  return { data, api, background, console };
}

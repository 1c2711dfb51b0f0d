import { type App, type Environment, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { type StackPart, stackName } from '../../shared/stack-name.ts';
import { notifyOfAlarms } from '../constructs/alarm-topic.ts';
import { followChanges } from '../policies/follow-changes.ts';
import { isProtected } from '../policies/protection.ts';
import { requireGeography } from '../policies/require-geography.ts';
import { requirePlace } from '../policies/require-place.ts';
import { requireDistinctGenerations, requireValues } from '../policies/require-values.ts';
import type { Stage } from '../stage.ts';
import { variablesOf } from '../variables.ts';
import { ApiStack } from './api-stack.ts';
import { BackgroundStack } from './background-stack.ts';
import { ConsoleStack } from './console-stack.ts';
import { DataStack } from './data-stack.ts';

// The local stage accepts unsigned calls and must never be deployed: the CDK finds no credentials for this account,
// which AWS uses in its examples.
const NO_ACCOUNT = '123456789012';

/**
 * Adds the stacks of a stage, with the console's if it has one. Account and Region come from the context (`-c account=…
 * -c region=…`), else from the stage, else from the credentials at deployment; `regionOfCredentials` is only used to
 * check models and prices. `-c protection=later` leaves out the protection from deletion, with which a failed first
 * deployment could not be undone (lib/policies/protection.ts).
 */
export function addStage(
  app: App,
  stage: Stage,
  regionOfCredentials?: string,
): { data: DataStack; api: ApiStack; background: BackgroundStack; console: ConsoleStack | null } {
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  const env = placeOf(app, stage);
  requirePlace(stage, env);
  const name = (part: StackPart) => stackName(stage.name, part);
  const propsOf = (part: StackPart) => ({
    env,
    terminationProtection: isProtected(app, stage, part),
    tags: { stage: stage.name },
  });

  requireDistinctGenerations(stage);
  const data = new DataStack(app, name('Data'), { ...propsOf('Data'), stage });
  const variables = variablesOf(stage, data);
  const deployedTo = env.region ?? regionOfCredentials;
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
          wiring: { ...wiring, people, baseUrl: api.baseUrl, uploads: background.uploads },
        });
  const stacks = [data, api, background, ...(console === null ? [] : [console])];
  if (data.alarms !== null) {
    notifyOfAlarms(stacks, data.alarms);
  }
  for (const stack of [api, background, ...(console === null ? [] : [console])]) {
    followChanges(stack, data);
  }
  if (console !== null) {
    followChanges(console, api);
    followChanges(console, background);
  }
  return { data, api, background, console };
}

// Given by hand, or by the stage; the local stage has an account of its own.
function placeOf(app: App, { name, place }: Stage): Environment {
  return {
    account: app.node.tryGetContext('account') ?? place?.account ?? (name === 'local' ? NO_ACCOUNT : undefined),
    region: app.node.tryGetContext('region') ?? place?.region,
  };
}

import { App } from 'aws-cdk-lib';
import { addStage } from '../lib/stacks/add-stage.ts';
import { StageError } from '../lib/stage-error.ts';
import { localCloudStage, stageNamed } from '../lib/stages.ts';

const app = new App();
const name = app.node.tryGetContext('stage');
const stage =
  app.node.tryGetContext('for') === 'local-cloud'
    ? localCloudStage(name, app.node.tryGetContext('ranking'))
    : stageNamed(name);
if ('problem' in stage) {
  refuse(stage.problem);
}
// biome-ignore lint/style/noProcessEnv: the CDK's command line names the Region of the credentials there
const { CDK_DEFAULT_REGION } = process.env;
// The local cloud has its own Region, whatever Region this machine is configured for.
const region = stage.name === 'local' ? undefined : CDK_DEFAULT_REGION;
try {
  addStage(app, stage, region);
} catch (error) {
  if (!(error instanceof StageError)) {
    throw error;
  }
  refuse(error.message);
}

function refuse(problem: string): never {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}

import { App } from 'aws-cdk-lib';
import { addStage } from '../lib/stacks/add-stage.ts';
import { localCloudStage, stageNamed } from '../lib/stages.ts';

const app = new App();
const name = app.node.tryGetContext('stage');
const stage =
  app.node.tryGetContext('for') === 'local-cloud'
    ? localCloudStage(name, app.node.tryGetContext('ranking'))
    : stageNamed(name);
if ('problem' in stage) {
  process.stderr.write(`${stage.problem}\n`);
  process.exit(1);
}
// biome-ignore lint/style/noProcessEnv: the CDK's command line names the Region of the credentials there
const { CDK_DEFAULT_REGION } = process.env;
// The local cloud has a Region of its own, whatever the machine is set to.
addStage(app, stage, stage.name === 'local' ? undefined : CDK_DEFAULT_REGION);

import { App } from 'aws-cdk-lib';
import { addStage } from '../lib/stacks/add-stage.ts';
import { stageNamed } from '../lib/stages.ts';

const app = new App();
const stage = stageNamed(app.node.tryGetContext('stage'));
if ('problem' in stage) {
  process.stderr.write(`${stage.problem}\n`);
  process.exit(1);
}
addStage(app, stage);

import { App } from 'aws-cdk-lib';
import { addStage } from '../lib/add-stage.ts';
import { stageNamed } from '../lib/stages.ts';

const app = new App();
addStage(app, stageNamed(app.node.tryGetContext('stage')));

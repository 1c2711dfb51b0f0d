import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { Construct } from 'constructs';
import { alarmOnErrors, alarmWhenAny, linesWith, linesWithFalse, messagesIn } from '../constructs/alarms.ts';
import { INGEST_TIMEOUT_SECONDS, IngestQueue } from '../constructs/ingest-queue.ts';
import { seedAfterDeployment } from '../constructs/seed-after-deployment.ts';
import { functionMaker, type ServiceFunction, type Wiring } from '../constructs/service-function.ts';
import { addDashboard, alarmOnDependencies, alarmOnLimits } from '../constructs/watching.ts';
import { acknowledgeWildcard } from '../policies/acknowledge-wildcard.ts';
import { acknowledgeDocumentObjects, acknowledgeOperationResources } from '../policies/role-wildcards.ts';
import { inboxObjects } from '../policies/roles.ts';
import type { Stage } from '../stage.ts';
import type { StageData } from '../stage-data.ts';

/** The background work: ingesting documents, running operations, and finishing interrupted work. */
export class BackgroundStack extends Stack {
  /** The queue of documents to ingest. */
  readonly uploads: IngestQueue;

  constructor(scope: Construct, id: string, { wiring, ...props }: StackProps & { readonly wiring: Wiring }) {
    const { stage, data } = wiring;
    super(scope, id, { ...props, description: `Knowledge and Copilot API, stage ${stage.name}: background work` });
    const uploads = new IngestQueue(this, 'Uploads', { bucket: data.documents });
    this.uploads = uploads;
    const make = functionMaker(this, { ...wiring, variables: { ...wiring.variables, ...uploads.variables } });

    const ingest = make(
      'ingest-document',
      {
        description: 'Ingests one uploaded document: extracts, chunks, embeds, indexes',
        timeoutSeconds: INGEST_TIMEOUT_SECONDS,
        // A document may take 1,200 MB in its thread (document-reader.client.ts); the rest is for the process around
        // it. From 1,769 MB on, Lambda gives a function a full vCPU.
        memoryMb: 2_048,
      },
      uploads.mayConsume(),
      uploads.mayAnnounce(),
    );
    uploads.feed(ingest, stage.ingestConcurrencyMax);

    const administer = make(
      'administer',
      {
        description: 'Operations of administrators: each change in one transaction with its audit record',
        // Not measured: far above what an operation takes.
        timeoutSeconds: 120,
        memoryMb: 1_024,
      },
      ...uploads.mayOperate(),
    );

    const housekeeping = make('housekeeping', {
      description: 'Once an hour: finishes interrupted ingestions and removals, and settles budgets',
      // Not measured: unfinished work is left for the next hour.
      timeoutSeconds: 300,
      memoryMb: 1_024,
    });
    const hourly = new Rule(this, 'Hourly', {
      description: 'Starts housekeeping, and seeds the missing parts of the smoke test',
      // Not measured: work that a killed function left unfinished waits an hour at most.
      schedule: Schedule.rate(Duration.hours(1)),
      targets: [new LambdaFunction(housekeeping.lambda), seedAfterDeployment(this, administer, data.smokeTest)],
    });

    const workers = [ingest, administer, housekeeping];
    acknowledgeWildcards(data, workers, { administer, ingest });
    data.passages.admit(
      this,
      { to: 'write', policy: 'write' },
      workers.map(({ role }) => role),
    );
    addIngestAlarms(this, { stage, uploads, ingest });
    addBudgetAlarms(this, stage, housekeeping);
    addRoundAlarms(this, stage, housekeeping);
    alarmOnErrors(workers);
    alarmOnLimits(workers);
    alarmOnDependencies(this, { stage, data, queue: uploads.queue, rules: [hourly, ...uploads.rules] });
    addDashboard(this, stage, uploads.queue);
    new CfnOutput(this, 'AdministerFunctionName', {
      description: 'What npm run admin calls',
      value: administer.lambda.functionName,
    });
  }
}

function acknowledgeWildcards(
  data: StageData,
  workers: readonly ServiceFunction[],
  { administer, ingest }: { readonly administer: ServiceFunction; readonly ingest: ServiceFunction },
): void {
  for (const { role } of workers) {
    acknowledgeDocumentObjects(role, data);
  }
  acknowledgeWildcard(ingest.role, {
    resource: inboxObjects(data),
    reason:
      'Files in the inbox are named by whoever puts them there; the statement names their common prefix in one bucket.',
  });
  acknowledgeOperationResources(administer.role, data);
}

interface Ingestion {
  readonly stage: Stage;
  readonly uploads: IngestQueue;
  readonly ingest: ServiceFunction;
}

function addIngestAlarms(scope: Construct, { stage, uploads, ingest }: Ingestion): void {
  alarmWhenAny(scope, 'DeadLetters', {
    description: 'A document could not be ingested after all retries',
    metric: messagesIn(uploads.deadLetters),
  });
  alarmWhenAny(scope, 'InboxRefused', {
    description: 'A file of the inbox cannot become a document',
    metric: linesWith(stage, [ingest], { word: 'inbox_refused', metricName: 'InboxRefused' }),
  });
}

function addBudgetAlarms(scope: Construct, stage: Stage, housekeeping: ServiceFunction): void {
  alarmWhenAny(scope, 'LostHoldsFound', {
    description: 'Housekeeping found a call that ended without settling what it held',
    metric: linesWith(stage, [housekeeping], { word: 'budget_lost', metricName: 'LostHolds' }),
  });
  alarmWhenAny(scope, 'LedgerDiffers', {
    description: 'The settled amount differs from the sum of the ledger',
    metric: linesWith(stage, [housekeeping], { word: 'budget_differs', metricName: 'LedgerDiffers' }),
  });
}

// Each hourly round continues the last one, so only a day without a single finished round is too slow.
function addRoundAlarms(scope: Construct, stage: Stage, housekeeping: ServiceFunction): void {
  for (const [metricName, field] of [
    ['BudgetsUnfinished', 'finished'],
    ['DocumentsUnfinished', 'complete'],
  ] as const) {
    alarmWhenAny(scope, metricName, {
      description: 'No round of housekeeping has come to its end for a day',
      metric: linesWithFalse(stage, housekeeping, { field, metricName }),
      periods: 24,
    });
  }
}

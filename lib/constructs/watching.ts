import { Duration, Stack } from 'aws-cdk-lib';
import {
  Dashboard,
  GraphWidget,
  type IMetric,
  MathExpression,
  Metric,
  type MetricProps,
  PeriodOverride,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { IRule } from 'aws-cdk-lib/aws-events';
import { FilterPattern, type LogGroup, MetricFilter, QueryDefinition, QueryString } from 'aws-cdk-lib/aws-logs';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { API_STAGE, ROUTES } from '../../functions/endpoints.ts';
import { metricNamespace, TIMED_PARTS } from '../../shared/stack-name.ts';
import type { Stage } from '../stage.ts';
import type { StageData } from '../stage-data.ts';
import { calledId } from '../variables.ts';
import { alarmWhenAny } from './alarms.ts';
import type { ServiceFunction } from './service-function.ts';

const period = Duration.minutes(5);
// Not measured: a caller who goes over its pace for a moment wakes nobody, and a stage that is too small does.
const THROTTLES_MIN = 100;
const MODEL_THROTTLES_MIN = 10;
// Ingestion of a large folder waits for minutes; an hour means that it does not keep up, or fails.
const QUEUE_AGE_SECONDS_MAX = 3_600;
const NEAR_THE_LIMIT = 0.9;
// What a collection has as soon as it is awake: with no higher maximum, it is always at it.
const OCU_AWAKE = 2;

const metric = (namespace: string, metricName: string, more: Omit<MetricProps, 'namespace' | 'metricName'> = {}) =>
  new Metric({ namespace, metricName, period, statistic: 'Sum', ...more });

// One alarm over several resources. A metric without data counts as 0.
function sumOf(metrics: readonly IMetric[]): IMetric {
  const usingMetrics = Object.fromEntries(metrics.map((each, index) => [`m${index}`, each]));
  const expression = metrics.map((_, index) => `FILL(m${index}, 0)`).join(' + ');
  return new MathExpression({ expression, usingMetrics, period });
}

/**
 * Answers with a 5xx, and calls that the stage's throttle refused with 503, each counted in the access log. Only the
 * first are an outage.
 */
export function alarmOnAnswers(scope: Construct, stage: Stage, accessLog: LogGroup): void {
  const throttled = FilterPattern.stringValue('$.gateway_response', '=', 'THROTTLED');
  const failed = FilterPattern.all(
    FilterPattern.stringValue('$.status', '=', '5*'),
    FilterPattern.stringValue('$.gateway_response', '!=', 'THROTTLED'),
  );
  const counted = (metricName: string, filterPattern: typeof throttled | typeof failed) => {
    const metricNamespaceOfStage = metricNamespace(stage.name);
    new MetricFilter(accessLog, metricName, {
      logGroup: accessLog,
      filterPattern,
      metricNamespace: metricNamespaceOfStage,
      metricName,
    });
    return metric(metricNamespaceOfStage, metricName);
  };
  alarmWhenAny(scope, 'ServerErrors', {
    description: 'A call was answered with a 5xx',
    metric: counted('ServerErrors', failed),
  });
  alarmWhenAny(scope, 'Throttled', {
    description: 'The throttle of the stage refuses many calls',
    metric: counted('Throttled', throttled),
    threshold: THROTTLES_MIN,
  });
}

/** Functions of one stack that Lambda throttles, or that come near their time limit in three periods in a row. */
export function alarmOnLimits(functions: readonly ServiceFunction[]): void {
  for (const each of functions) {
    alarmWhenAny(each, 'Throttles', {
      description: `${each.node.id} was throttled by Lambda`,
      metric: each.lambda.metricThrottles({ period }),
    });
    alarmWhenAny(each, 'Duration', {
      description: `${each.node.id} comes near its time limit`,
      metric: each.lambda.metricDuration({ period, statistic: 'Maximum' }),
      threshold: NEAR_THE_LIMIT * (each.lambda.timeout?.toMilliseconds() ?? Number.NaN),
      periods: 3,
    });
  }
}

/** What the stage depends on: the queue, the rules, the tables, the models, and the capacity of the index. */
export function alarmOnDependencies(
  scope: Construct,
  { stage, data, queue, rules }: { stage: Stage; data: StageData; queue: Queue; rules: readonly IRule[] },
): void {
  alarmWhenAny(scope, 'QueueAge', {
    description: 'A document has waited for an hour to be ingested',
    metric: queue.metricApproximateAgeOfOldestMessage({ period, statistic: 'Maximum' }),
    threshold: QUEUE_AGE_SECONDS_MAX,
  });
  alarmWhenAny(scope, 'RulesFailed', {
    description: 'A rule could not reach its target',
    metric: sumOf(
      rules.map(({ ruleName }) => metric('AWS/Events', 'FailedInvocations', { dimensionsMap: { RuleName: ruleName } })),
    ),
  });
  const tables = [data.accessTable, data.knowledgeTable, data.auditTable, data.budgetTable, data.memberTable];
  alarmWhenAny(scope, 'TablesThrottled', {
    description: 'DynamoDB throttled reads or writes of a table',
    metric: sumOf(
      tables.flatMap(({ tableName: TableName }) =>
        ['ReadThrottleEvents', 'WriteThrottleEvents'].map((name) =>
          metric('AWS/DynamoDB', name, { dimensionsMap: { TableName } }),
        ),
      ),
    ),
  });
  alarmWhenAny(scope, 'ModelsThrottled', {
    description: 'Bedrock throttled calls of a model',
    metric: sumOf(modelIds(stage).map((ModelId) => bedrock('InvocationThrottles', ModelId))),
    threshold: MODEL_THROTTLES_MIN,
  });
  if (stage.vectors.kind === 'collection') {
    const { searchOcuMax, indexingOcuMax } = stage.vectors;
    for (const [id, name, threshold] of [
      ['SearchAtMaximum', 'SearchOCU', searchOcuMax],
      ['IndexingAtMaximum', 'IndexingOCU', indexingOcuMax],
    ] as const) {
      if (threshold > OCU_AWAKE) {
        const description = 'The index has had its maximum of capacity for half an hour';
        alarmWhenAny(scope, id, { description, metric: capacity(scope, name), threshold, periods: 30 });
      }
    }
  }
}

/** Two questions that operators ask at night, saved as queries of Logs Insights. */
export function saveQueries(scope: Construct, stage: Stage, logGroups: LogGroup[]): void {
  const save = (id: string, name: string, query: ConstructorParameters<typeof QueryString>[0]) =>
    new QueryDefinition(scope, id, {
      queryDefinitionName: `KnowledgeCopilot/${stage.name}/${name}`,
      queryString: new QueryString(query),
      logGroups,
    });
  const who = ['@timestamp', 'request_id', 'route', 'status', 'company_id', 'key_id'];
  save('WhySlow', 'Why was it slow?', {
    fields: [...who, 'latency_ms', ...TIMED_PARTS],
    filterStatements: ['message = "request"'],
    sort: 'latency_ms desc',
    limit: 100,
  });
  save('WhyRefused', 'Why was it refused?', {
    fields: [...who, 'message', 'outcome', 'reason', 'gateway_response'],
    filterStatements: ['message = "refused" or status >= 400'],
    sort: '@timestamp desc',
    limit: 1_000,
  });
}

/** One page that shows the traffic, the times by part, the models, the ingestion and the index of a stage. */
export function addDashboard(scope: Construct, stage: Stage, queue: Queue): void {
  const api = { ApiName: `knowledge-copilot-${stage.name}`, Stage: API_STAGE };
  const ofApi = (name: string) => metric('AWS/ApiGateway', name, { dimensionsMap: api });
  const timed = ROUTES.filter(({ name }) => ['knowledge-search', 'copilot-query'].includes(name));
  const graph = (title: string, left: IMetric[], right: IMetric[] = []) =>
    new GraphWidget({ title, left, right, width: 12 });
  new Dashboard(scope, 'Dashboard', {
    dashboardName: `KnowledgeCopilot-${stage.name}`,
    periodOverride: PeriodOverride.INHERIT,
    widgets: [
      [
        graph('Calls and errors', [ofApi('Count'), ofApi('4XXError'), ofApi('5XXError')]),
        graph(
          'Calls by route',
          timed.map(({ method, path }) =>
            metric('AWS/ApiGateway', 'Count', { dimensionsMap: { ...api, Method: method, Resource: path } }),
          ),
        ),
      ],
      timed.map(({ path }) =>
        graph(
          `Milliseconds of ${path}, p95`,
          ['latency_ms', ...TIMED_PARTS].map((part) =>
            metric(metricNamespace(stage.name), part, { statistic: 'p95', dimensionsMap: { route: path } }),
          ),
        ),
      ),
      [
        graph(
          'Tokens of the models',
          modelIds(stage).flatMap((id) => [bedrock('InputTokenCount', id), bedrock('OutputTokenCount', id)]),
        ),
        graph(
          'Documents that wait, and the age of the oldest',
          [queue.metricApproximateNumberOfMessagesVisible({ period, statistic: 'Maximum' })],
          [queue.metricApproximateAgeOfOldestMessage({ period, statistic: 'Maximum' })],
        ),
      ],
      [graph('Capacity of the index', [capacity(scope, 'SearchOCU'), capacity(scope, 'IndexingOCU')])],
    ],
  });
}

function modelIds({ indexGenerations, answer, supportJudge, rerank }: Stage): string[] {
  const called = [answer.model, ...(supportJudge === null ? [] : [supportJudge.model])].map(calledId);
  const others = rerank === null ? [] : [rerank.model.modelId];
  return [...new Set([...indexGenerations.map(({ modelId }) => modelId), ...called, ...others])];
}

function bedrock(name: string, ModelId: string): IMetric {
  return metric('AWS/Bedrock', name, { dimensionsMap: { ModelId } });
}

// OpenSearch Serverless counts the capacity of an account and Region, by the account's number.
function capacity(scope: Construct, name: string): IMetric {
  const dimensionsMap = { ClientId: Stack.of(scope).account };
  return metric('AWS/AOSS', name, { period: Duration.minutes(1), dimensionsMap });
}

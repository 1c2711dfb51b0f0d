import { Duration } from 'aws-cdk-lib';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import { Alarm, ComparisonOperator, type IMetric, Metric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { errorsDescription, metricNamespace } from '../../shared/stack-name.ts';
import type { Stage } from '../stage.ts';
import type { ServiceFunction } from './service-function.ts';

// Not measured: long enough that a burst raises one alarm, short enough that a person hears of it at once.
const period = Duration.minutes(5);

interface AlarmProps {
  readonly metric: IMetric;
  readonly description: string;
  /** 1 when absent. */
  readonly threshold?: number;
  /** How many periods in a row reach the threshold; 1 when absent. */
  readonly periods?: number;
}

/** An alarm that is raised when the metric is 1 or more in five minutes; missing data does not raise it. */
export function alarmWhenAny(
  scope: Construct,
  id: string,
  { metric, description, threshold = 1, periods = 1 }: AlarmProps,
): void {
  new Alarm(scope, `${id}Alarm`, {
    alarmDescription: description,
    metric,
    threshold,
    evaluationPeriods: periods,
    comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    treatMissingData: TreatMissingData.NOT_BREACHING,
  });
}

/** The number of calls that a function or API Gateway answered with a 5xx. */
export function serverErrors(api: RestApi): IMetric {
  return api.deploymentStage.metricServerError({ period, statistic: 'Sum' });
}

/**
 * Creates an alarm for each function that is raised when a run throws or times out. Not for an authorizer, because each
 * 401 is such a run.
 */
export function alarmOnErrors(functions: readonly ServiceFunction[]): void {
  for (const each of functions) {
    alarmWhenAny(each, 'Errors', {
      description: errorsDescription(each.node.id),
      metric: each.lambda.metricErrors({ period }),
    });
  }
}

/** The number of messages that wait in a queue. */
export function messagesIn(queue: Queue): IMetric {
  return queue.metricApproximateNumberOfMessagesVisible({ period, statistic: 'Maximum' });
}

/** A metric that counts the lines with a word in the logs of these functions. Creates a filter in each log for it. */
export function linesWith(
  stage: Stage,
  functions: readonly ServiceFunction[],
  { word, metricName }: { readonly word: string; readonly metricName: string },
): IMetric {
  const namespace = metricNamespace(stage.name);
  for (const { log } of functions) {
    new MetricFilter(log, metricName, {
      logGroup: log,
      filterPattern: FilterPattern.allTerms(word),
      metricNamespace: namespace,
      metricName,
    });
  }
  return new Metric({ namespace, metricName, statistic: 'Sum', period });
}

/** A metric that counts the JSON lines of a log in which a field is false, by the hour. */
export function linesWithFalse(
  stage: Stage,
  { log }: ServiceFunction,
  { field, metricName }: { readonly field: string; readonly metricName: string },
): IMetric {
  const namespace = metricNamespace(stage.name);
  const filterPattern = FilterPattern.booleanValue(`$.${field}`, false);
  new MetricFilter(log, metricName, { logGroup: log, filterPattern, metricNamespace: namespace, metricName });
  return new Metric({ namespace, metricName, statistic: 'Sum', period: Duration.hours(1) });
}

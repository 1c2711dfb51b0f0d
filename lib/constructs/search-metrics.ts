import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Stage } from '../stage.ts';
import { linesWith } from './alarms.ts';
import type { ServiceFunction } from './service-function.ts';

// The log message that each metric counts.
const WORDS = {
  ForeignHits: 'foreign_hit',
  MalformedHits: 'malformed_hit',
  LostHolds: 'budget_lost',
  BoundsPassed: 'budget_over_bound',
  UsageMissing: 'budget_unmetered',
  HoldsLeft: 'budget_left',
} as const;

/** The name of a metric of functions that search or ask. */
type SearchMetric = keyof typeof WORDS;

/** Creates the metrics that the stage's alarms watch, from the logs of functions that search or ask. */
export function createSearchMetrics(
  stage: Stage,
  searching: readonly ServiceFunction[],
): Readonly<Record<SearchMetric, IMetric>> {
  const metric = (metricName: SearchMetric) => linesWith(stage, searching, { word: WORDS[metricName], metricName });
  return {
    ForeignHits: metric('ForeignHits'),
    MalformedHits: metric('MalformedHits'),
    LostHolds: metric('LostHolds'),
    BoundsPassed: metric('BoundsPassed'),
    UsageMissing: metric('UsageMissing'),
    HoldsLeft: metric('HoldsLeft'),
  };
}

// Guarantee: the bill counts the metrics that prod's alarms watch. Risk: alarms are added, and the bill does not know.
import { expect, it } from 'vitest';
import { ALARM_METRICS } from '../../../bin/cost/month.ts';
import { STAGES } from '../../../lib/stages.ts';
import { resourcesOf, synthesize } from '../synthesized.ts';

it('the metrics that alarms watch are counted', () => {
  const alarms = Object.values(synthesize(STAGES.prod).stacks).flatMap((stack) =>
    Object.values(resourcesOf(stack, 'AWS::CloudWatch::Alarm')).map(({ Properties }) => Properties),
  );
  const metrics = alarms.map(({ Metrics }) => Metrics?.filter((each: object) => 'MetricStat' in each).length ?? 1);
  expect(metrics.reduce((sum, count) => sum + count, 0)).toBe(ALARM_METRICS);
});

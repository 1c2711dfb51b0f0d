/** The day on which the prices below were compared with public copies of AWS's price pages. */
export const AWS_PRICES_READ_ON = '2026-12-01';

/**
 * Dollars in us-east-1 for each unit, without any free tier. Other Regions cost up to a quarter more. Sources: public
 * pages that quote aws.amazon.com (dynamodb, lambda, api-gateway, cloudwatch, xray, secrets-manager, s3,
 * opensearch-service, each /pricing); prices of models are in shared/pricing/prices.ts.
 */
export const AWS_PRICES = {
  ocuHour: 0.24,
  indexGbMonth: 0.024,
  lambdaGbSecond: 0.000_013_333_4,
  lambdaMillionRequests: 0.2,
  apiMillionRequests: 3.5,
  tableMillionWrites: 0.625,
  tableMillionReads: 0.125,
  // Storage, and its point-in-time recovery.
  tableGbMonth: 0.25 + 0.2,
  bucketGbMonth: 0.023,
  logGb: 0.5,
  metricMonth: 0.3,
  alarmMetricMonth: 0.1,
  dashboardMonth: 3,
  secretMonth: 0.4,
  millionTraces: 5,
} as const;

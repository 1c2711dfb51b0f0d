import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { PassageStore } from '../passage-store.ts';
import { allow } from '../policies/permissions.ts';
import type { Domain } from '../stage.ts';

/**
 * Passages in an OpenSearch domain that the operator runs. Each function's role names exactly the paths that the
 * function calls.
 */
export function passageDomain(scope: Construct, { name, endpoint }: Domain, indexes: readonly string[]): PassageStore {
  const domain = Stack.of(scope).formatArn({ service: 'es', resource: 'domain', resourceName: name });
  const mayPost = (...paths: string[]) => allow(['es:ESHttpPost'], ...paths.map((path) => `${domain}/${path}`));
  const reading = indexes.flatMap((index) => [`${index}/_msearch`, `${index}/_search`]);
  // The service creates and reads an index with requests to the domain, which the caller must also be allowed to send.
  const indexArns = indexes.map((index) => `${domain}/${index}`);
  const requests = ['es:ESHttpGet', 'es:ESHttpHead', 'es:ESHttpPost', 'es:ESHttpPut'];
  return {
    endpoint,
    service: 'es',
    mayRead: () => [mayPost(...reading)],
    mayWrite: () => [mayPost(...reading, '_bulk')],
    mayPrepare: () => [
      allow(['es:DescribeDomain'], domain),
      allow(['es:CreateIndex', 'es:GetIndex'], domain, ...indexArns),
      allow(requests, ...indexArns),
    ],
    // The domain's own access policy is up to its operator.
    admit: () => {},
  };
}

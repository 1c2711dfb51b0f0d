import { physicalName } from '../protocol/physical-name.ts';
import type { MadeResource, MakeResource, TemplateResource } from '../stand-in.ts';

interface Place {
  readonly region: string;
  readonly accountId: string;
}

interface Inert {
  /** Why it is not needed locally. */
  readonly reason: string;
  readonly nameProperty?: string;
  readonly made?: (name: string, place: Place) => MadeResource;
}

const NO_METRICS: Inert = { reason: 'nothing reads metrics locally' };

// Resources that are needed on AWS but not locally, each with the reason. Any other type that no stand-in makes stops
// the start.
const INERT: Readonly<Record<string, Inert>> = {
  'AWS::CDK::Metadata': { reason: 'counts constructs for the vendor' },
  'AWS::Logs::LogGroup': {
    reason: 'the lines of every function are kept by the local cloud itself',
    nameProperty: 'LogGroupName',
    made: (name, { region, accountId }) => ({
      ref: name,
      attributes: { Arn: `arn:aws:logs:${region}:${accountId}:log-group:${name}:*` },
    }),
  },
  'AWS::Logs::MetricFilter': NO_METRICS,
  'AWS::Logs::QueryDefinition': { reason: 'logs are files locally, which grep reads' },
  'AWS::CloudWatch::CompositeAlarm': { reason: 'a local stage pages no one' },
  'AWS::CloudWatch::Dashboard': NO_METRICS,
};

/**
 * Returns makers for the resource types that have no effect locally: they make nothing, and return only a name, and an
 * ARN if others refer to it.
 */
export function resourcesWithoutEffect(place: Place): Readonly<Record<string, MakeResource>> {
  return Object.fromEntries(
    Object.entries(INERT).map(([type, inert]) => [type, async (resource) => makeInert(inert, resource, place)]),
  );
}

function makeInert(inert: Inert, resource: TemplateResource, place: Place): MadeResource {
  const stated = inert.nameProperty === undefined ? undefined : resource.properties[inert.nameProperty];
  const name = typeof stated === 'string' ? stated : physicalName(resource, 128);
  return inert.made?.(name, place) ?? { ref: name, attributes: {} };
}

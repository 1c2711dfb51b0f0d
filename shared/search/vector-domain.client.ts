import {
  AccessDeniedException,
  CreateIndexCommand,
  DescribeDomainCommand,
  type DomainStatus,
  GetIndexCommand,
  OpenSearchClient,
  ResourceAlreadyExistsException,
  ResourceNotFoundException,
} from '@aws-sdk/client-opensearch';
import { requestDeadlines } from '../aws/request-deadlines.ts';
import { ServiceError } from '../service-error.ts';
import type { IndexSettings } from './index-generation.ts';
import { passageSchema } from './passage-index-schema.ts';
import { domainNameOf, type VectorDomain } from './vector-domain.ts';

// The control plane is slower than a search, and only operators and deployments call it.
const ANSWER_TIMEOUT_MS = 10_000;

/**
 * Describes the OpenSearch domain at an endpoint, and creates the indexes of passages in it.
 *
 * @throws ServiceError `unavailable` when the service does not respond, `invalid_request` when it refuses access, and
 * for an endpoint from which the name of the domain cannot be read.
 */
export function createVectorDomain(endpoint: string, indexes: readonly IndexSettings[]): VectorDomain {
  const service = new OpenSearchClient({ requestHandler: requestDeadlines(ANSWER_TIMEOUT_MS) });
  return {
    async report() {
      const DomainName = domainAt(endpoint);
      const description = await orMissing(service.send(new DescribeDomainCommand({ DomainName })));
      const status = description?.DomainStatus;
      if (status === undefined || status.Deleted) {
        return { domain: 'missing', engine: null, index: 'unknown' };
      }
      const found = await Promise.all(
        indexes.map(({ name }) => orMissing(service.send(new GetIndexCommand({ DomainName, IndexName: name })))),
      );
      return {
        domain: isChanging(status) ? 'changing' : 'active',
        engine: status.EngineVersion ?? null,
        index: found.includes(null) ? 'missing' : 'ready',
      };
    },
    async createIndexes() {
      const DomainName = domainAt(endpoint);
      const created: boolean[] = [];
      for (const index of indexes) {
        const command = new CreateIndexCommand({
          DomainName,
          IndexName: index.name,
          IndexSchema: passageSchema(index),
        });
        created.push(await isCreated(service.send(command)));
      }
      return created.includes(true) ? 'made' : 'exists';
    },
  };
}

function domainAt(endpoint: string): string {
  const domainName = domainNameOf(endpoint);
  if (domainName === null) {
    const sentence =
      'The search endpoint of this stage is not an address of an OpenSearch domain. Create its index by hand.';
    throw new ServiceError('invalid_request', sentence);
  }
  return domainName;
}

// False if the index exists already.
async function isCreated(creation: Promise<unknown>): Promise<boolean> {
  try {
    await creation;
    return true;
  } catch (error) {
    if (error instanceof ResourceAlreadyExistsException) {
      return false;
    }
    throw toServiceError(error);
  }
}

function isChanging({ Created, Processing, UpgradeProcessing }: DomainStatus): boolean {
  return Created !== true || Processing === true || UpgradeProcessing === true;
}

async function orMissing<Response>(response: Promise<Response>): Promise<Response | null> {
  return response.catch((error: unknown) => {
    if (error instanceof ResourceNotFoundException) {
      return null;
    }
    throw toServiceError(error);
  });
}

// A refusal stays until an operator changes a policy.
function toServiceError(cause: unknown): ServiceError {
  return cause instanceof AccessDeniedException
    ? new ServiceError(
        'invalid_request',
        'AWS refused access to the OpenSearch domain. Allow the role of the function in the access policy of the domain.',
        { cause },
      )
    : new ServiceError('unavailable', 'The OpenSearch service is unavailable. Try again.', { cause });
}

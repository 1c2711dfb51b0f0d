import {
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
import { PASSAGE_INDEX, PASSAGE_INDEX_SCHEMA } from './passage-index-schema.ts';
import { domainNameOf, type VectorDomain } from './vector-domain.ts';

const ANSWER_TIMEOUT_MS = 10_000;

/**
 * Describes the OpenSearch domain at an endpoint, and creates the index of passages in it.
 *
 * @throws `unavailable` when the service does not respond.
 */
export function createVectorDomain(endpoint: string): VectorDomain {
  const service = new OpenSearchClient({ requestHandler: requestDeadlines(ANSWER_TIMEOUT_MS) });
  return {
    async report() {
      const index = indexAt(endpoint);
      const answer = await orMissing(service.send(new DescribeDomainCommand({ DomainName: index.DomainName })));
      const status = answer?.DomainStatus;
      if (status === undefined || status.Deleted) {
        return { domain: 'missing', engine: null, index: 'unknown' };
      }
      const found = await orMissing(service.send(new GetIndexCommand(index)));
      return {
        domain: isChanging(status) ? 'changing' : 'active',
        engine: status.EngineVersion ?? null,
        index: found === null ? 'missing' : 'ready',
      };
    },
    async createIndex() {
      try {
        await service.send(new CreateIndexCommand({ ...indexAt(endpoint), IndexSchema: PASSAGE_INDEX_SCHEMA }));
        return 'made';
      } catch (error) {
        if (error instanceof ResourceAlreadyExistsException) {
          return 'there';
        }
        throw error instanceof ServiceError ? error : unavailable(error);
      }
    },
  };
}

function indexAt(endpoint: string) {
  const domainName = domainNameOf(endpoint);
  if (domainName === null) {
    const sentence =
      'The search endpoint of this stage is not an address of an OpenSearch domain. Create its index by hand.';
    throw new ServiceError('invalid_request', sentence);
  }
  return { DomainName: domainName, IndexName: PASSAGE_INDEX };
}

function isChanging({ Created, Processing, UpgradeProcessing }: DomainStatus): boolean {
  return Created !== true || Processing === true || UpgradeProcessing === true;
}

async function orMissing<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  return answer.catch((error: unknown) => {
    if (error instanceof ResourceNotFoundException) {
      return null;
    }
    throw unavailable(error);
  });
}

function unavailable(cause: unknown): ServiceError {
  return new ServiceError('unavailable', 'The OpenSearch service is unavailable. Try again.', { cause });
}

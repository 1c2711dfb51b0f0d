import {
  CreateIndexCommand,
  DescribeDomainCommand,
  type DomainStatus,
  GetIndexCommand,
  OpenSearchClient,
  ResourceAlreadyExistsException,
  ResourceNotFoundException,
} from '@aws-sdk/client-opensearch';
import { ServiceError } from '../service-error.ts';
import { PASSAGE_INDEX, PASSAGE_INDEX_SCHEMA } from './passage-index-schema.ts';
import type { VectorDomain } from './vector-domain.ts';

const CONNECT_TIMEOUT_MS = 1_000;
const ANSWER_TIMEOUT_MS = 10_000;

/** Asks the OpenSearch service about one domain, and makes the index of passages in it; throws `unavailable`. */
export function createVectorDomain(domainName: string): VectorDomain {
  const service = new OpenSearchClient({
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS, requestTimeout: ANSWER_TIMEOUT_MS },
  });
  const index = { DomainName: domainName, IndexName: PASSAGE_INDEX };
  return {
    async report() {
      const answer = await orMissing(service.send(new DescribeDomainCommand({ DomainName: domainName })));
      const status = answer?.DomainStatus;
      if (status === undefined || status.Deleted) return { domain: 'missing', engine: null, index: 'unknown' };
      const found = await orMissing(service.send(new GetIndexCommand(index)));
      return {
        domain: isChanging(status) ? 'changing' : 'active',
        engine: status.EngineVersion ?? null,
        index: found === null ? 'missing' : 'ready',
      };
    },
    async createIndex() {
      try {
        await service.send(new CreateIndexCommand({ ...index, IndexSchema: PASSAGE_INDEX_SCHEMA }));
        return 'made';
      } catch (error) {
        if (error instanceof ResourceAlreadyExistsException) return 'there';
        throw unavailable(error);
      }
    },
  };
}

function isChanging({ Created, Processing, UpgradeProcessing }: DomainStatus): boolean {
  return Created !== true || Processing === true || UpgradeProcessing === true;
}

async function orMissing<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  return answer.catch((error: unknown) => {
    if (error instanceof ResourceNotFoundException) return null;
    throw unavailable(error);
  });
}

function unavailable(cause: unknown): ServiceError {
  return new ServiceError('unavailable', 'The OpenSearch service does not answer; try again.', { cause });
}

import type { StartOptions } from './options.ts';

// A server that runs answers at once; one that is just starting may need this long.
const ANSWER_MS_MAX = 10_000;

/**
 * Checks that the servers given by --opensearch and --dynamodb respond, before anything is started or written.
 *
 * @throws an error that says what to do.
 */
export async function requireServers({ openSearch, dynamoDb }: Pick<StartOptions, 'openSearch' | 'dynamoDb'>) {
  if (openSearch !== null) {
    const response = await ask(openSearch, 'opensearch', 'npm run test:servers -- --serve --port 9200 starts one.');
    const info = (await response.json().catch(() => null)) as {
      readonly version?: { readonly distribution?: string };
    } | null;
    if (!response.ok || info?.version?.distribution !== 'opensearch') {
      throw new Error(
        `The server at --opensearch ${openSearch} is not an OpenSearch server that this machine can use (status ${response.status}). npm run test:servers -- --serve starts one.`,
      );
    }
  }
  if (dynamoDb !== null) {
    const response = await ask(dynamoDb, 'dynamodb', 'Start it, or leave the option out: dynoxide is then used.');
    await response.body?.cancel();
  }
}

async function ask(url: string, option: string, advice: string): Promise<Response> {
  return await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS_MAX) }).catch(() => {
    throw new Error(`Nothing answers at --${option} ${url}. ${advice}`);
  });
}

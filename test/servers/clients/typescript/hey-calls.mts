// A customer's program: every call of the API, by the client that @hey-api/openapi-ts generates from its description.
// Prints what came back as JSON.
import { createClient } from './hey/client/index.ts';
import { copilotQuery, health, listKnowledgeBases, searchKnowledge } from './hey/index.ts';

declare const process: { readonly env: Readonly<Record<string, string>> };
declare const console: { readonly log: (text: string) => void };

const { BASE_ID = '' } = process.env;
const question = 'How long is the notice period?';
const query = 'notice period';

function clientWith(url: string, key: string) {
  return createClient({ baseUrl: process.env[url] ?? '', auth: () => process.env[key] });
}

interface Outcome {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response?: Response;
}

async function outcomeOf(call: Promise<Outcome>) {
  const { data, error, response } = await call;
  return { status: response?.status, requestId: response?.headers.has('x-request-id'), data, error };
}

async function answersOf(url: string) {
  const client = clientWith(url, 'KC_API_KEY');
  return {
    health: await outcomeOf(health({ client })),
    bases: await outcomeOf(listKnowledgeBases({ client })),
    search: await outcomeOf(searchKnowledge({ client, body: { query } })),
    question: await outcomeOf(
      copilotQuery({
        client,
        body: { question, base_ids: [BASE_ID] },
        headers: { 'Idempotency-Key': `a-question-of-hey-${url}` },
      }),
    ),
  };
}

const client = clientWith('API_URL', 'KC_API_KEY');
const later = Object.entries(await answersOf('LATER_URL')).map(([name, outcome]) => [
  `later${name.charAt(0).toUpperCase()}${name.slice(1)}`,
  outcome,
]);
const results = {
  ...(await answersOf('API_URL')),
  searchOneBase: await outcomeOf(searchKnowledge({ client, body: { query, base_ids: [BASE_ID], k: 1 } })),
  blankQuery: await outcomeOf(searchKnowledge({ client, body: { query: ' ' } })),
  wrongKey: await outcomeOf(health({ client: clientWith('API_URL', 'NO_KEY') })),
  spent: await outcomeOf(copilotQuery({ client: clientWith('API_URL', 'SPENT_KEY'), body: { question } })),
  ...Object.fromEntries(later),
};
console.log(JSON.stringify(results));

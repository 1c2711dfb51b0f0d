// A customer's program: every call of the API, through openapi-fetch and the types that openapi-typescript generates
// from its description. Prints what came back as JSON.
import createClient from 'openapi-fetch';
import type { components, paths } from './schema.d.ts';

declare const process: { readonly env: Readonly<Record<string, string>> };
declare const console: { readonly log: (text: string) => void };

const { API_URL = '', KC_API_KEY = '', QUESTIONS_ONLY_KEY = '', SPENT_KEY = '', BASE_ID = '' } = process.env;

function clientWith(key: string) {
  return createClient<paths>({ baseUrl: API_URL, headers: { Authorization: `Bearer ${key}` } });
}

interface Outcome<Data> {
  readonly data?: Data;
  readonly error?: components['schemas']['Refusal'];
  readonly response: Response;
}

function outcomeOf<Data>({ data, error, response }: Outcome<Data>) {
  return { status: response.status, requestId: response.headers.has('x-request-id'), data, error };
}

const api = clientWith(KC_API_KEY);
const question = 'How long is the notice period?';
const answer = await api.POST('/copilot/query', {
  body: { question, base_ids: [BASE_ID] },
  params: { header: { 'Idempotency-Key': 'a-question-of-the-client' } },
});
const again = await api.POST('/copilot/query', {
  body: { question, base_ids: [BASE_ID] },
  params: { header: { 'Idempotency-Key': 'a-question-of-the-client' } },
});

// The compiler checks that these values have the types of the description.
const citations: readonly components['schemas']['CopilotCitation'][] = answer.data?.citations ?? [];
const numbers: readonly number[] = citations.map(({ n }) => n);

// @ts-expect-error the description has no such field
const unknownField: components['schemas']['CopilotRequest'] = { question, tone: 'kind' };

const results = {
  health: outcomeOf(await api.GET('/health')),
  bases: outcomeOf(await api.GET('/knowledge-bases')),
  search: outcomeOf(await api.POST('/knowledge/search', { body: { query: 'notice period' } })),
  searchOneBase: outcomeOf(
    await api.POST('/knowledge/search', { body: { query: 'notice period', base_ids: [BASE_ID], k: 1 } }),
  ),
  question: outcomeOf(answer),
  questionAgain: outcomeOf(again),
  numbers,
  noKey: outcomeOf(await clientWith('').GET('/health')),
  wrongKey: outcomeOf(await clientWith('kc_live_wrong').GET('/knowledge-bases')),
  noScope: outcomeOf(await clientWith(QUESTIONS_ONLY_KEY).POST('/knowledge/search', { body: { query: 'notice' } })),
  blankQuery: outcomeOf(await api.POST('/knowledge/search', { body: { query: ' ' } })),
  unknownField: outcomeOf(await api.POST('/copilot/query', { body: unknownField })),
  spent: outcomeOf(await clientWith(SPENT_KEY).POST('/copilot/query', { body: { question } })),
};
console.log(JSON.stringify(results));

import type { Caller } from './callers.ts';
import type { Request } from './stage.ts';
import { TOPICS } from './texts.ts';

/** What a caller asks for; it may name bases and companies that the caller must not see. */
export type Wish =
  | { readonly kind: 'health' }
  | { readonly kind: 'bases' }
  | { readonly kind: 'unknown path' }
  | { readonly kind: 'unknown method' }
  | { readonly kind: 'search'; readonly topic: number; readonly k: number; readonly baseIds: readonly string[] | null }
  | { readonly kind: 'search for an address'; readonly address: string }
  | {
      readonly kind: 'ask';
      readonly topic: number;
      readonly baseIds: readonly string[] | null;
      /** Sent as Idempotency-Key. */
      readonly header: string | null;
    }
  | { readonly kind: 'search as another'; readonly companyId: string }
  | { readonly kind: 'ask as another'; readonly companyId: string };

/** The request for a wish. `disguise` names another company in places that the API must ignore. */
export function requestFor(caller: Caller, wish: Wish, disguise: Disguise): Request {
  const { method, path, body } = routeOf(wish);
  const isJson = body !== undefined;
  return {
    method,
    path: `${path}${disguise.query}`,
    address: caller.address,
    headers: {
      ...disguise.headers,
      ...(caller.authorization !== null && { authorization: caller.authorization }),
      ...(isJson && { 'content-type': 'application/json' }),
      ...(wish.kind === 'ask' && wish.header !== null && { 'idempotency-key': wish.header }),
    },
    ...(isJson && { body: JSON.stringify(body) }),
  };
}

/** Parts of a request that the API must ignore. */
export interface Disguise {
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The text that a wish looks for. */
export function textOf(wish: Extract<Wish, { topic: number }>): string {
  const topic = topicOf(wish);
  return wish.kind === 'ask' ? `What about ${topic}?` : topic;
}

/** The made-up word that the wish is about. */
export function topicOf({ topic }: { readonly topic: number }): string {
  return TOPICS[topic % TOPICS.length] ?? '';
}

/** The method, path and body of the request for a wish. */
export function routeOf(wish: Wish): { method: Request['method']; path: string; body?: object } {
  const post = (path: string, body: object) => ({ method: 'POST' as const, path, body });
  switch (wish.kind) {
    case 'health':
      return { method: 'GET', path: '/health' };
    case 'bases':
      return { method: 'GET', path: '/knowledge-bases' };
    case 'unknown path':
      return { method: 'GET', path: '/companies' };
    case 'unknown method':
      return { method: 'GET', path: '/copilot/query' };
    case 'search': {
      const bases = wish.baseIds === null ? {} : { base_ids: wish.baseIds };
      return post('/knowledge/search', { query: textOf(wish), k: wish.k, ...bases });
    }
    case 'search for an address':
      return post('/knowledge/search', { query: wish.address });
    case 'ask': {
      const bases = wish.baseIds === null ? {} : { base_ids: wish.baseIds };
      return post('/copilot/query', { question: textOf(wish), ...bases });
    }
    case 'search as another':
      return post('/knowledge/search', { query: TOPICS[0], company_id: wish.companyId });
    case 'ask as another':
      return post('/copilot/query', { question: `What about ${TOPICS[0]}?`, company_id: wish.companyId });
  }
}

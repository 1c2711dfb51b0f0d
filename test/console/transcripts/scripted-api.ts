import type { Page } from 'playwright-core';
import type { CallName } from '../../../console/api/types.ts';
import { BEFORE_PAGE } from './scripted-page.ts';

/** A response with another status than 200; status 0 stands for a lost connection. */
export interface Refusal {
  readonly status: number;
  readonly retryAfter?: number;
}

type Answer = (input: Record<string, unknown>) => unknown;
/** The result of each call of the console's API. */
export type Answers = Partial<Record<CallName, Answer>>;

interface Response {
  readonly status: number;
  readonly retryAfter?: number | undefined;
  readonly json: unknown;
}

const SENTENCE = 'A sentence of the service.';

/** Answers what a page sends to the console's API and to its issuer. */
export class ScriptedApi {
  #answers: Answers = {};
  #refusals = new Map<string, Refusal>();
  #held = new Map<string, (() => void)[]>();

  /**
   * Begins to answer the calls of a page that is served from a URL. Routing in the browser would disable its cache, and
   * then each visit would compile the console again. The issuer sends everybody back at once: which role a person has
   * is part of the result of `me`.
   */
  async serve(page: Page, url: string): Promise<void> {
    await page.exposeFunction('scriptedAnswer', (name: CallName | null, text: string): Response | Promise<Response> =>
      name === null ? signInAt(url, text) : this.#answer(name, JSON.parse(text)),
    );
    await page.addInitScript({ content: BEFORE_PAGE });
  }

  /** Answers from now on as a new scenario says. */
  begin(answers: Answers, held: readonly CallName[] = [], refusals: Partial<Record<CallName, Refusal>> = {}): void {
    this.release();
    this.#answers = answers;
    this.#refusals = new Map(Object.entries(refusals));
    this.#held = new Map(held.map((name) => [name, []]));
  }

  /** Answers some operations in another way from now on. */
  change(answers: Answers): void {
    this.#answers = { ...this.#answers, ...answers };
  }

  /** Refuses an operation from now on, until `accept`. */
  refuse(name: CallName, refusal: Refusal): void {
    this.#refusals.set(name, refusal);
  }

  /** Answers an operation again. */
  accept(name: CallName): void {
    this.#refusals.delete(name);
  }

  /** Lets the calls of an operation wait until `release`. */
  hold(name: CallName): void {
    this.#held.set(name, []);
  }

  /** The operations whose calls wait. */
  get held(): readonly string[] {
    return [...this.#held.keys()];
  }

  /** Answers all calls that wait. */
  release(): void {
    const waiting = [...this.#held.values()].flat();
    this.#held.clear();
    for (const resume of waiting) {
      resume();
    }
  }

  async #answer(name: CallName, input: Record<string, unknown>): Promise<Response> {
    const waiting = this.#held.get(name);
    if (waiting !== undefined) {
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    const refusal = this.#refusals.get(name);
    const answer = this.#answers[name];
    if (refusal !== undefined) {
      return { ...refusal, json: { error: SENTENCE } };
    }
    return answer === undefined
      ? { status: 500, json: { error: `Nothing is scripted for ${name}.` } }
      : { status: 200, json: answer(input) };
  }
}

function signInAt(url: string, asked: string): Response {
  const issuer = `${url}issuer`;
  if (asked.endsWith('config.json')) {
    return { status: 200, json: { issuer, client_id: 'console' } };
  }
  if (asked.endsWith('/token')) {
    const claims = { sub: 'person', iss: issuer, aud: 'console', exp: 4e9, iat: 1 };
    const parts = [{ alg: 'none' }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
    const id_token = `${parts.join('.')}.`;
    return { status: 200, json: { access_token: 'token', id_token, token_type: 'Bearer', expires_in: 86_400 } };
  }
  const endpoints = { authorization_endpoint: `${url}?code=code`, token_endpoint: `${issuer}/token` };
  return { status: 200, json: { issuer, ...endpoints, jwks_uri: issuer } };
}

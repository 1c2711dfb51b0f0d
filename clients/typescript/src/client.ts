import { partsOf } from './answer-parts.ts';
import { ConfigurationError } from './errors.ts';
import type { components } from './generated/api.ts';
import { type CallOptions, send } from './send.ts';
import { type ClientOptions, type Settings, settingsOf } from './settings.ts';

type Schemas = components['schemas'];

const IDEMPOTENCY_KEY = /^[!-~]{1,255}$/;

/** What `health()` answers. */
export type Health = Schemas['Health'];
/** One knowledge base. */
export type KnowledgeBase = Schemas['KnowledgeBase'];
/** What `knowledge_bases.list()` answers. */
export type KnowledgeBaseList = Schemas['KnowledgeBaseList'];
/** One excerpt that a search found. */
export type Citation = Schemas['Citation'];
/** What `knowledge.search()` answers. */
export type SearchResult = Schemas['SearchResult'];
/** One citation of an answer. */
export type CopilotCitation = Schemas['CopilotCitation'];
/** What `copilot.query()` answers. */
export interface CopilotAnswer extends Readonly<Schemas['CopilotAnswer']> {
  /** The answer as pieces of text, and the citation wherever the answer refers to one. */
  readonly parts: () => (string | CopilotCitation)[];
}

/** What narrows a search. */
export type SearchOptions = Omit<Schemas['SearchRequest'], 'query'> & CallOptions;

/** What narrows a question. */
export type QueryOptions = Omit<Schemas['CopilotRequest'], 'question'> &
  CallOptions & {
    /** In place of a new one for each question: one of your own lets another process get the same answer. */
    readonly idempotency_key?: string | undefined;
  };

/** A client of one stage, with one API key. */
export class KnowledgeCopilot {
  /** The knowledge bases that the whole company may see. */
  readonly knowledge_bases = { list: (options: CallOptions = {}) => this.#listBases(options) };
  /** The excerpts of their documents. */
  readonly knowledge = { search: (query: string, options: SearchOptions = {}) => this.#search(query, options) };
  /** Answers from their documents. */
  readonly copilot = { query: (question: string, options: QueryOptions = {}) => this.#query(question, options) };
  readonly #settings: Settings;

  /**
   * Reads `KC_API_KEY` and `KC_BASE_URL` for what the options leave out.
   *
   * @throws ConfigurationError before anything is sent.
   */
  constructor(options: ClientOptions = {}) {
    this.#settings = settingsOf(options);
  }

  /** Verifies the key: which company and application it belongs to, and what it may do. */
  async health(options: CallOptions = {}): Promise<Health> {
    return (await this.#get('/health', ['status', 'tenant', 'application', 'scopes'], options)) as Health;
  }

  async #listBases(options: CallOptions): Promise<KnowledgeBaseList> {
    return (await this.#get('/knowledge-bases', ['data'], options)) as KnowledgeBaseList;
  }

  async #search(query: string, { k, base_ids, ...options }: SearchOptions): Promise<SearchResult> {
    const operation = { method: 'POST', path: '/knowledge/search', required: ['data'], repeatable: true } as const;
    return (await send(this.#settings, { ...operation, body: { query, k, base_ids } }, options)) as SearchResult;
  }

  async #query(question: string, { base_ids, idempotency_key, ...options }: QueryOptions): Promise<CopilotAnswer> {
    const key = idempotency_key ?? (this.#settings.idempotency ? crypto.randomUUID() : undefined);
    if (key !== undefined && !IDEMPOTENCY_KEY.test(key)) {
      throw new ConfigurationError('The Idempotency-Key must be 1 to 255 visible ASCII characters.');
    }
    const operation = {
      method: 'POST',
      path: '/copilot/query',
      body: { question, base_ids },
      required: ['answer', 'grounded', 'citations'],
      // A repeat with the same key gets the same answer, and is not paid for again.
      repeatable: key !== undefined,
      headers: key === undefined ? {} : { 'idempotency-key': key },
    } as const;
    const answer = (await send(this.#settings, operation, options)) as Schemas['CopilotAnswer'];
    // Not enumerable: the object prints, spreads and serializes as the API sent it.
    return Object.defineProperty(answer, 'parts', { value: () => partsOf(answer) }) as CopilotAnswer;
  }

  #get(path: string, required: readonly string[], options: CallOptions): Promise<object> {
    return send(this.#settings, { method: 'GET', path, required, repeatable: true }, options);
  }
}

import { ConfigurationError } from './errors.ts';

/** One try of a request, as the hook sees it: neither the key nor what was asked or answered. */
export interface RequestEvent {
  readonly method: string;
  readonly url: string;
  /** 1 for the first try. */
  readonly attempt: number;
  /** Null when no answer came. */
  readonly status: number | null;
  readonly request_id: string | null;
  readonly duration_ms: number;
  /** Seconds until the next try; null for the last one. */
  readonly retry_in: number | null;
}

/** How a client is made. Every option may be left out. */
export interface ClientOptions {
  /** The API key; by default the environment's `KC_API_KEY`. */
  readonly apiKey?: string | undefined;
  /** The stage's base URL, with or without the API's path; by default the environment's `KC_BASE_URL`. */
  readonly baseUrl?: string | undefined;
  /** How long one try may take; by default 35,000, a little more than the API takes at most. */
  readonly timeoutMs?: number | undefined;
  /** How often a request is repeated at most; by default 2. */
  readonly maxRetries?: number | undefined;
  /** False for a company that has turned off stored answers: questions then carry no `Idempotency-Key`. */
  readonly idempotency?: boolean | undefined;
  /** Called after each try, for logs and metrics. */
  readonly onRequest?: ((event: RequestEvent) => void) | undefined;
  /** From 0 to 1, for the jitter of waiting times; tests pass a seeded one. */
  readonly random?: (() => number) | undefined;
  /** The clock; tests pass one of their own. */
  readonly clock?: Clock | undefined;
}

/** What tells the time, and waits. */
export interface Clock {
  readonly now: () => number;
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
}

/** The options, checked and completed. */
export interface Settings {
  readonly apiKey: string;
  readonly apiUrl: string;
  readonly timeoutMs: number;
  readonly maxRetries: number;
  readonly idempotency: boolean;
  readonly onRequest: (event: RequestEvent) => void;
  readonly random: () => number;
  readonly clock: Clock;
}

const TIMEOUT_MS = 35_000;
const RETRIES = 2;
// A longer timer of Node ends at once.
const TIMER_MS_MAX = 2 ** 31 - 1;
const API_PATH = '/api/public/v1';
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Checks the options before anything is sent.
 *
 * @throws ConfigurationError with one sentence, which never contains the key.
 */
export function settingsOf(options: ClientOptions): Settings {
  refuseBrowsers();
  const { apiKey = process.env.KC_API_KEY, baseUrl = process.env.KC_BASE_URL } = options;
  const { timeoutMs = TIMEOUT_MS, maxRetries = RETRIES } = options;
  if (!(timeoutMs > 0 && timeoutMs <= TIMER_MS_MAX)) {
    throw new ConfigurationError(`timeoutMs must be more than 0 and at most ${TIMER_MS_MAX}.`);
  }
  if (!(Number.isInteger(maxRetries) && maxRetries >= 0)) {
    throw new ConfigurationError('maxRetries must be a whole number from 0.');
  }
  return {
    apiKey: checkKey(apiKey),
    apiUrl: apiUrlOf(baseUrl),
    timeoutMs,
    maxRetries,
    idempotency: options.idempotency ?? true,
    onRequest: options.onRequest ?? (() => undefined),
    random: options.random ?? Math.random,
    clock: options.clock ?? { now: () => performance.now(), sleep },
  };
}

function refuseBrowsers(): void {
  const { window, importScripts } = globalThis as { window?: { document?: unknown }; importScripts?: unknown };
  if (window?.document !== undefined || typeof importScripts === 'function') {
    throw new ConfigurationError(
      'This client does not run in a browser: the API key is a secret, and every visitor could read it. Call the API from your server.',
    );
  }
}

function checkKey(key: string | undefined): string {
  if (key === undefined || key === '') {
    throw new ConfigurationError('There is no API key. Pass apiKey, or set KC_API_KEY.');
  }
  if (/["'`]/.test(key)) {
    throw new ConfigurationError('The API key contains a quote. Remove the quotes around it.');
  }
  if (/\s/.test(key)) {
    const what = /[\r\n]/.test(key) ? 'a line break' : 'a space';
    throw new ConfigurationError(`The API key contains ${what}. Pass the key alone, as one word.`);
  }
  if (!/^[!-~]+$/.test(key)) {
    throw new ConfigurationError('The API key contains a character that no key has. Copy it again.');
  }
  return key;
}

function apiUrlOf(baseUrl: string | undefined): string {
  if (baseUrl === undefined || baseUrl === '') {
    throw new ConfigurationError('There is no base URL. Pass baseUrl, or set KC_BASE_URL.');
  }
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new ConfigurationError('The base URL is not a URL. It looks like https://api.example.com.');
  }
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    throw new ConfigurationError('The base URL may have no user, no query and no fragment.');
  }
  if (url.protocol === 'http:' && !LOOPBACK.test(url.hostname)) {
    throw new ConfigurationError(
      'The base URL must begin with https://, because the API key would be sent unencrypted. Only this machine may be http://.',
    );
  }
  const path = url.pathname.replace(/\/+$/, '');
  return `${url.origin}${path.endsWith(API_PATH) ? path : `${path}${API_PATH}`}`;
}

function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });
}

import type { OidcClient } from 'oidc-client-ts';
import { callTexts } from '../texts/calls.ts';
import { sessionTexts } from '../texts/session.ts';
import { keepConfig, loadConfig, takeKeptConfig } from './config.ts';
import { createClient } from './create-client.ts';
import { Problem } from './problem.ts';
import { redeemCode, renew, type Tokens } from './tokens.ts';

// Marks a second window in the `state` parameter, because `window.name` does not survive the redirects through the
// issuer.
const SECOND_WINDOW = 'second-window';
const CHANNEL = 'console-sign-in';
// Every window signs in for itself and has a refresh token of its own, which the sign-out of another does not end.
const SIGN_OUT_CHANNEL = 'console-sign-out';

/** `ended`: calls wait until the person has signed in again; `other`: somebody else has signed in instead. */
type SessionState = 'active' | 'ended' | 'other';

/** The session of the signed-in person: provides access tokens, and renews them. */
export class Session {
  readonly #client: OidcClient;
  readonly #clientId: string;
  readonly #listeners = new Set<() => void>();
  readonly #waiting: (() => void)[] = [];
  readonly #channel = new BroadcastChannel(CHANNEL);
  readonly #signOuts = new BroadcastChannel(SIGN_OUT_CHANNEL);
  #tokens: Tokens;
  #state: SessionState = 'active';
  #renewal: Promise<void> | null = null;

  constructor(client: OidcClient, clientId: string, tokens: Tokens) {
    this.#client = client;
    this.#clientId = clientId;
    this.#tokens = tokens;
    this.#channel.onmessage = ({ data }) => this.#takeSecondSignIn(String(data));
    this.#signOuts.onmessage = ({ data }) => this.#takeSignOut(String(data));
  }

  readonly state = (): SessionState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Returns a valid access token. Waits while the session has ended, so that a form keeps what was typed.
   *
   * @throws Problem if the token has to be renewed and the issuer cannot be reached.
   */
  async accessToken(): Promise<string> {
    if (this.#state === 'active' && performance.now() >= this.#tokens.renewAt) {
      await this.#renewOnce();
    }
    if (this.#state !== 'active') {
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    return this.#tokens.accessToken;
  }

  /**
   * Renews the token that the API refused, unless that has already happened.
   *
   * @throws Problem if the issuer cannot be reached.
   */
  async renewRefused(token: string): Promise<void> {
    if (token === this.#tokens.accessToken && this.#state === 'active') {
      await this.#renewOnce();
    }
  }

  /**
   * Lets the person sign in again in a second window; this window keeps what it shows.
   *
   * @throws Problem if the browser blocks the window.
   */
  async signInAgain(): Promise<void> {
    const opened = window.open('about:blank', SECOND_WINDOW, 'popup,width=520,height=720');
    const { url } = await this.#client.createSigninRequest({ url_state: SECOND_WINDOW });
    if (opened === null) {
      throw new Problem(-1, sessionTexts.popupBlocked);
    }
    opened.location.assign(url);
  }

  /** Signs out here, in the person's other windows, and at the issuer. */
  async signOut(): Promise<void> {
    this.#signOuts.postMessage(this.#tokens.personId);
    await this.#revoke();
    const { url } = await this.#client.createSignoutRequest({
      client_id: this.#clientId,
      extraQueryParams: { logout_uri: `${location.origin}/` },
    });
    leaveNothingBehind();
    location.assign(url);
  }

  #renewOnce(): Promise<void> {
    this.#renewal ??= renew(this.#client, this.#tokens)
      .then((tokens) => {
        if (tokens === null) {
          this.#enter('ended');
        } else {
          this.#tokens = tokens;
        }
      })
      .catch(() => Promise.reject(new Problem(0, callTexts.unreachable)))
      .finally(() => {
        this.#renewal = null;
      });
    return this.#renewal;
  }

  // Keeps what the window shows, as when a session ends by itself: a form may be half filled in.
  async #takeSignOut(personId: string): Promise<void> {
    if (personId !== this.#tokens.personId || this.#state !== 'active') {
      return;
    }
    this.#enter('ended');
    // A renewal that is under way brings a new token, which must end as well.
    await this.#renewal?.catch(() => undefined);
    await this.#revoke();
  }

  async #revoke(): Promise<void> {
    const { refreshToken } = this.#tokens;
    if (refreshToken !== null) {
      // Even if this fails, the session ends here; the token then stays valid until it expires.
      await this.#client.revokeToken(refreshToken, 'refresh_token').catch(() => undefined);
    }
  }

  async #takeSecondSignIn(address: string): Promise<void> {
    if (this.#state === 'active') {
      return;
    }
    // Anybody can open such an address: with a code that cannot be redeemed, the session stays as it is.
    const tokens = await redeemCode(this.#client, address).catch(() => null);
    if (tokens === null) {
      return;
    }
    if (tokens.personId !== this.#tokens.personId) {
      this.#enter('other');
      return;
    }
    this.#tokens = tokens;
    this.#enter('active');
    for (const resume of this.#waiting.splice(0)) {
      resume();
    }
  }

  #enter(state: SessionState): void {
    this.#state = state;
    for (const listener of this.#listeners) {
      listener();
    }
  }
}

// A browser can keep the page that is left as it is, with its tokens, and show it again to whoever goes back.
function leaveNothingBehind(): void {
  addEventListener('pagehide', () => document.body.replaceChildren());
  addEventListener('pageshow', () => location.reload());
}

/** `leaving`: the browser goes to the issuer; `second`: another window, which opened this one, gets the sign-in. */
type Started = Session | 'leaving' | 'second';

/** Whether an address with this query is that of a person who comes back from the issuer, to this window. */
export function isReturning(search: string): boolean {
  const query = new URLSearchParams(search);
  return hasAnswer(query) && !isOfSecondWindow(query);
}

function hasAnswer(query: URLSearchParams): boolean {
  return query.has('state') && (query.has('code') || query.has('error'));
}

function isOfSecondWindow(query: URLSearchParams): boolean {
  return query.get('state')?.endsWith(`;${SECOND_WINDOW}`) === true;
}

/**
 * Starts the session of a person who comes back from the issuer, sends anybody else there, or passes a sign-in on to
 * the window that opened this one.
 *
 * @throws Problem if `config.json` cannot be loaded, and other errors if the issuer cannot be reached or reports an
 * error, or if the sign-in was not started in this window.
 */
export async function startSession(): Promise<Started> {
  const query = new URLSearchParams(location.search);
  const config = (hasAnswer(query) ? takeKeptConfig() : null) ?? (await loadConfig());
  const client = createClient(config);
  const address = location.href;
  if (hasAnswer(query)) {
    if (isOfSecondWindow(query)) {
      history.replaceState(null, '', '/');
      new BroadcastChannel(CHANNEL).postMessage(address);
      window.close();
      return 'second';
    }
    // The code is removed from the address first; without the PKCE verifier it is worthless anyway.
    history.replaceState(null, '', '/');
    const tokens = await redeemCode(client, address);
    history.replaceState(null, '', `/${tokens.returnTo}`);
    return new Session(client, config.client_id, tokens);
  }
  const { url } = await client.createSigninRequest({ state: location.hash });
  keepConfig({ ...config, metadata: await client.metadataService.getMetadata() });
  location.assign(url);
  return 'leaving';
}

import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';
import { answerCloudFailure } from '../../protocol/cloud-failure.ts';
import { listenOnLoopback } from '../../protocol/listen-on-loopback.ts';
import { type Mail, mailPage, signInPage } from './pages.ts';
import { passwordProblem } from './passwords.ts';
import { hasPassword, type PeopleStore, type Person } from './people.ts';
import type { Keys, SignToken } from './provider.ts';
import { createSessionMemory, type SessionMemory } from './session-adapter.ts';
import type { PoolClient, UserPool } from './user-pool.ts';

/** What the pages and the provider need. */
interface SignInOptions {
  readonly poolId: string;
  readonly definition: UserPool;
  readonly people: PeopleStore;
  /** The pool's clients, known once every resource is made. */
  readonly clientOf: (id: string) => PoolClient | undefined;
  readonly toLocal: (url: string) => string;
  readonly mails: () => readonly Mail[];
  readonly now: () => number;
  readonly report: (line: string) => void;
}

/** The server on which people of a pool sign in: its issuer and its domain, on one port. */
export interface SignInServer {
  readonly origin: string;
  readonly issuer: string;
  /** The page with all mail. Its address cannot be guessed: other users of the machine must not read passwords. */
  readonly mailUrl: string;
  readonly signOut: (sub: string) => void;
  readonly sign: SignToken;
  readonly stop: () => Promise<void>;
}

type Exchange = readonly [incoming: IncomingMessage, outgoing: ServerResponse];

const WRONG_CREDENTIALS = 'Incorrect username or password.';
const COOKIES = ['_session', '_session.legacy', '_session.sig', '_session.legacy.sig'];
// Far more than the fields of the sign-in form.
const BODY_BYTES_MAX = 16_384;

/** Opens the port and serves a certified OpenID provider with the paths, claims and lifetimes that Cognito has. */
export async function openSignIn(options: SignInOptions, port: number): Promise<SignInServer> {
  const server = createServer();
  const origin = await listenOnLoopback(server, port);
  const issuer = `${origin}/${options.poolId}`;
  const mailUrl = `${origin}/mail/${randomBytes(18).toString('base64url')}`;
  const memory = createSessionMemory(options.clientOf, options.toLocal);
  const open = openOnce(issuer, options, memory.adapter);
  server.on('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const serve = async () => route([incoming, outgoing], { ...options, origin, issuer, mailUrl, ...(await open()) });
    serve().catch((error: unknown) => {
      options.report(error instanceof Error ? (error.stack ?? error.message) : String(error));
      if (!outgoing.headersSent) {
        answerCloudFailure(outgoing, 500);
      }
    });
  });
  return {
    origin,
    issuer,
    mailUrl,
    signOut: memory.signOut,
    sign: async (claims, header) => (await open()).keys.sign(claims, header),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface OpenProvider {
  readonly keys: Keys;
  readonly provider: Provider;
  readonly callback: ReturnType<Provider['callback']>;
}

interface Routed extends SignInOptions, OpenProvider {
  readonly origin: string;
  readonly issuer: string;
  readonly mailUrl: string;
}

// Opened at the first request: importing the provider and creating its keys takes longer than starting everything else,
// and on most clouds nobody signs in.
function openOnce(issuer: string, options: SignInOptions, adapter: SessionMemory['adapter']) {
  let opened: Promise<OpenProvider> | null = null;
  const open = async (): Promise<OpenProvider> => {
    const { createKeys, createProvider } = await import('./provider.ts');
    const keys = await createKeys();
    const provider = createProvider(issuer, options, { adapter, keys });
    return { keys, provider, callback: provider.callback() };
  };
  return () => {
    opened ??= open();
    return opened;
  };
}

async function route(exchange: Exchange, routed: Routed): Promise<void> {
  const [incoming, outgoing] = exchange;
  const url = new URL(incoming.url ?? '/', routed.origin);
  // A page of another site that has its own name resolve to this machine sends that name.
  if (incoming.headers.host !== url.host) {
    return void outgoing.writeHead(421, { 'content-type': 'text/plain' }).end('Misdirected Request\n');
  }
  const { poolId, keys } = routed;
  switch (url.pathname) {
    case `/${poolId}/.well-known/openid-configuration`:
      return json(outgoing, discovery(routed));
    case `/${poolId}/.well-known/jwks.json`:
      return json(outgoing, { keys: keys.publicKeys });
    case '/logout':
      return endSession(outgoing, url, routed);
    case new URL(routed.mailUrl).pathname:
      return html(outgoing, mailPage(routed.mails()));
    default:
      return url.pathname.startsWith('/login/') ? signIn(exchange, url, routed) : void routed.callback(...exchange);
  }
}

function discovery({ issuer, origin }: Routed) {
  return {
    issuer,
    authorization_endpoint: `${origin}/oauth2/authorize`,
    token_endpoint: `${origin}/oauth2/token`,
    revocation_endpoint: `${origin}/oauth2/revoke`,
    end_session_endpoint: `${origin}/logout`,
    jwks_uri: `${issuer}/.well-known/jwks.json`,
    response_types_supported: ['code'],
    scopes_supported: ['openid', 'email'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
  };
}

// Cognito ends its own session and redirects to the address in the request, if the client has registered it.
function endSession(outgoing: ServerResponse, url: URL, { clientOf, toLocal }: Routed): void {
  const back = url.searchParams.get('logout_uri') ?? '';
  const client = clientOf(url.searchParams.get('client_id') ?? '');
  if (client?.logoutUrls.map(toLocal).includes(back) !== true) {
    outgoing.writeHead(400, { 'content-type': 'text/plain' }).end('invalid_request\n');
    return;
  }
  outgoing
    .writeHead(302, { location: back, 'set-cookie': COOKIES.map((name) => `${name}=; Path=/; Max-Age=0; HttpOnly`) })
    .end();
}

async function signIn([incoming, outgoing]: Exchange, url: URL, routed: Routed): Promise<void> {
  const action = url.pathname;
  const view = { action, step: 'password', email: '', password: '', problem: null } as const;
  if (incoming.method !== 'POST') {
    return html(outgoing, signInPage(view));
  }
  const form = await readForm(incoming);
  const email = form.get('email') ?? '';
  const password = form.get('password') ?? '';
  const person = routed.people.findOrNull(email);
  if (person === null || !maySignIn(person, password, routed.now())) {
    return html(outgoing, signInPage({ ...view, email, problem: WRONG_CREDENTIALS }));
  }
  const chosen = form.get('new_password');
  if (person.status === 'FORCE_CHANGE_PASSWORD') {
    const problem = chosen === null ? null : passwordProblem(routed.definition, chosen);
    if (chosen === null || problem !== null) {
      return html(outgoing, signInPage({ action, step: 'new-password', email, password, problem }));
    }
    routed.people.setPassword(person.sub, chosen);
    routed.people.change(person.sub, { status: 'CONFIRMED', passwordEndsMs: null });
  }
  await routed.provider.interactionFinished(incoming, outgoing, { login: { accountId: person.sub, amr: ['pwd'] } });
}

function maySignIn(person: Person, password: string, nowMs: number): boolean {
  const inTime = person.passwordEndsMs === null || nowMs < person.passwordEndsMs;
  return person.isEnabled && inTime && hasPassword(person, password);
}

async function readForm(incoming: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of incoming) {
    text += String(chunk);
    if (text.length > BODY_BYTES_MAX) {
      throw new Error('The form is too large.');
    }
  }
  return new URLSearchParams(text);
}

function html(outgoing: ServerResponse, page: string): void {
  outgoing.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(page);
}

function json(outgoing: ServerResponse, body: unknown): void {
  const headers = { 'content-type': 'application/json', 'access-control-allow-origin': '*' };
  outgoing.writeHead(200, headers).end(JSON.stringify(body));
}

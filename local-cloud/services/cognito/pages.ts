/** A mail that Cognito would have sent. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly at: string;
}

/** The content of the sign-in page. */
interface SignInView {
  readonly action: string;
  readonly step: 'password' | 'new-password';
  readonly email: string;
  /** The temporary password, which is submitted with the new one. */
  readonly password: string;
  readonly problem: string | null;
}

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:26rem;margin:3rem auto;padding:0 1rem;color-scheme:light dark}label{display:block;margin:1rem 0}input{display:block;width:100%;font:inherit;padding:.4rem;box-sizing:border-box}button{font:inherit;padding:.5rem 1.5rem}pre{white-space:pre-wrap}';

/** Renders the sign-in page that replaces Cognito's managed login. */
export function signInPage({ action, step, email, password, problem }: SignInView): string {
  const alert = problem === null ? '' : `<p role="alert">${escaped(problem)}</p>`;
  const fields =
    step === 'password'
      ? `<label>Email<input name="email" type="email" autocomplete="username" required autofocus value="${escaped(email)}"></label>
<label>Password<input name="password" type="password" autocomplete="current-password" required></label>`
      : `<p>You signed in with a temporary password. Choose a password of your own.</p>
<input type="hidden" name="email" value="${escaped(email)}"><input type="hidden" name="password" value="${escaped(password)}">
<label>New password<input name="new_password" type="password" autocomplete="new-password" required autofocus></label>`;
  return page(
    'Sign in',
    `${alert}<form method="post" action="${escaped(action)}">${fields}<button>Sign in</button></form>`,
  );
}

/** Renders the emails that Cognito would have sent, newest first. */
export function mailPage(mails: readonly Mail[]): string {
  const items = mails
    .toReversed()
    .map(
      ({ to, subject, text, at }) =>
        `<article><h2>${escaped(subject)}</h2><p>To ${escaped(to)}, ${escaped(at)}</p><pre>${escaped(text)}</pre></article>`,
    );
  return page('Mail', items.join('\n') || '<p>No mail yet.</p>');
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

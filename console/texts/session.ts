/** The texts about signing in and out. */
export const sessionTexts = {
  starting: 'Signing you in…',
  notLoaded: 'Check your connection, and then reload the page. If it happens again, contact your operator.',
  failedTitle: 'You could not be signed in',
  failedHint:
    'The sign-in took too long, was canceled, was started in another window, or could not be reached. Start it again from here.',
  tryAgain: 'Sign in again',
  endedTitle: 'Your session has ended',
  ended:
    'Sign in again in a second window. This page stays as it is, and what you typed is kept. It continues by itself as soon as you are signed in.',
  secondDone: 'You are signed in. You can close this window and continue in the first one.',
  openWindow: 'Open a second window',
  popupBlocked: 'Your browser did not open the second window. Allow pop-up windows for this page and try again.',
  otherTitle: 'Somebody else signed in',
  other:
    'Another person used the second window to sign in. So that nobody continues somebody else’s work, this page has to start over.',
  startOver: 'Start over',
  notMemberTitle: 'You do not belong to a company yet',
  notMember:
    'You are signed in, but no company has invited this email address, or your membership has ended. Ask an administrator of your company to invite you.',
  signOut: 'Sign out',
} as const;

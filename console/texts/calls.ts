/** Texts about calls that are loading or have failed. */
export const callTexts = {
  unreachable: 'The service cannot be reached. Check your connection; nothing you typed is lost.',
  unexplained: (status: number) => `The service answered with an error (${status}) and did not say why.`,
  failed: 'This could not be loaded',
  notDone: 'The action failed',
  mayBeDone: 'The action may have been carried out anyway. Close this dialog and check before you try again.',
  notFoundTitle: 'Not found',
  forbiddenTitle: 'You are not allowed to see this',
  forbidden: 'Ask an administrator of your company for the role that this page needs.',
  busyTitle: 'The service is busy',
  limitTitle: 'A limit has been reached',
  conflictTitle: 'Somebody else made a change first',
  retryIn: (seconds: number) => `Trying again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  mayRetryIn: (seconds: number) => `You can try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  tryAgain: 'Try again',
  endlessList: 'The service did not finish this list. Reload the page. If it happens again, contact your operator.',
  loading: 'Loading',
  pageBroke: 'This page has stopped working',
  pageBrokeHint: 'The rest of the console still works. Reload the page. If it happens again, contact your operator.',
  pageUnreachable:
    'Check your connection, and then reload the page. This discards what is not saved on other pages: go back to them to save it first.',
  reload: 'Reload the page',
} as const;

const ANSWER_MS_MAX = 60_000;
const TRANSFER_MS_MAX = 30 * 60_000;

/** Ends a call of the API that is not answered within a minute: API Gateway itself answers after 29 seconds. */
export function answerLimit(): AbortSignal {
  return AbortSignal.timeout(ANSWER_MS_MAX);
}

/** Ends an upload or a download that takes longer than half an hour: no file is larger than 50 MB. */
export function transferLimit(): AbortSignal {
  return AbortSignal.timeout(TRANSFER_MS_MAX);
}

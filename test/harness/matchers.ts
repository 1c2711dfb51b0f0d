import { expect, type MatcherState } from 'vitest';
import { openApiProblems, type RecordedAnswer } from '../../bin/smoke/openapi-response.ts';

/** The headers that a test can expect in an answer. */
interface StatedHeaders {
  /** The value of Retry-After, or a matcher for it. Without it, the answer must not have the header. */
  readonly retryAfter?: unknown;
}

/** Matchers for the answers of the public API; vitest loads this file before the tests that call it. */
interface AnswerMatchers<R> {
  /** Passes for JSON with a request id, if docs/openapi.yaml describes every field and header of the answer. */
  toMatchOpenApi: () => R;
  /** Passes for exactly this status and body, if docs/openapi.yaml describes them. */
  toAnswer: (status: number, body: unknown, headers?: StatedHeaders) => R;
  /** Passes for this status and a body that contains only this error message, if docs/openapi.yaml describes them. */
  toBeRefused: (status: number, sentence: string | RegExp, headers?: StatedHeaders) => R;
}

declare module 'vitest' {
  interface Matchers<R, T> extends AnswerMatchers<R> {}
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The parts of an answer that are compared, apart from its format. */
interface Compared {
  readonly status: number;
  readonly body: unknown;
  readonly retryAfter: unknown;
}

expect.extend({
  toMatchOpenApi(answer: RecordedAnswer) {
    const problems = formProblems(answer);
    return {
      pass: problems.length === 0,
      message: () => `${answer.method} ${answer.path} answered ${answer.status}: ${problems.join('; ')}`,
    };
  },

  toAnswer(answer: RecordedAnswer, status: number, body: unknown, { retryAfter }: StatedHeaders = {}) {
    return compare(this, answer, { status, body, retryAfter });
  },

  toBeRefused(answer: RecordedAnswer, status: number, sentence: string | RegExp, { retryAfter }: StatedHeaders = {}) {
    const error = typeof sentence === 'string' ? sentence : expect.stringMatching(sentence);
    return compare(this, answer, { status, body: { error }, retryAfter });
  },
});

function compare({ equals, utils }: MatcherState, answer: RecordedAnswer, expected: Compared) {
  const actual: Compared = { status: answer.status, body: answer.body, retryAfter: answer.headers['retry-after'] };
  const isExpected = equals(actual, expected, [utils.iterableEquality]);
  const onOneLine = (value: unknown) => utils.stringify(value, undefined, { min: true });
  const shown = ({ status, body, retryAfter }: Compared) =>
    `${status} ${onOneLine(body)}${retryAfter === undefined ? '' : `, Retry-After: ${onOneLine(retryAfter)}`}`;
  const problems = formProblems(answer);
  return {
    pass: isExpected && problems.length === 0,
    message: () =>
      [
        `${answer.method} ${answer.path} answered ${shown(actual)}`,
        ...(isExpected ? [] : [`expected ${shown(expected)}`]),
        ...problems,
      ].join('\n'),
    ...(isExpected ? {} : { actual, expected }),
  };
}

// Finds violations of what every answer must have: JSON with a request id.
function formProblems(answer: RecordedAnswer): string[] {
  const requestId = answer.headers['x-request-id'];
  return [
    ...openApiProblems(answer),
    ...(requestId === undefined || UUID.test(requestId) ? [] : [`x-request-id is not a uuid: ${requestId}`]),
  ];
}

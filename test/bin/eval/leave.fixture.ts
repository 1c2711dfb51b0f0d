import type { AnswerBody, TimedResponse } from '../../../bin/eval/api.ts';
import type { GoldQuestion } from '../../../bin/eval/gold.ts';

const TEXT = 'Leave is thirty days a year for all who work here.';
/** The passage that answers the question. */
export const RIGHT = { n: 1, source_title: 'Leave', excerpt: TEXT, page: null, similarity: 0.5 };
/** A passage about something else. */
export const OTHER = {
  n: 2,
  source_title: 'Travel',
  excerpt: 'Trains are booked in second class.',
  page: null,
  similarity: 0.4,
};
/** A question, and what answers it. */
export const asked: GoldQuestion = {
  id: 'leave',
  question: 'How long is leave?',
  answerable: true,
  answers: ['thirty days', '30 days'],
  gold: [{ file: 'leave.md', title: 'Leave', text: TEXT, page: null }],
};

/** A body with the time that it took. */
export const timed = <Body>(body: Body, milliseconds = 10): TimedResponse<Body> => ({
  milliseconds,
  body,
  error: null,
});

/** What the API answers. */
export const answered = (
  answer: string,
  citations: AnswerBody['citations'] = [RIGHT],
  grounded = true,
): AnswerBody => ({ answer, grounded, citations, usage: { input_tokens: 1_000, output_tokens: 100 } });

/** The answer when no passage answers the question. */
export const REFUSED = answered('The documents do not answer this question.', [], false);

/** The models and limits of a question in the tests of answers, without a judge. */
export const QUESTION_LIMITS = {
  judgeModelId: null,
  embeddingModelId: 'amazon.titan-embed-text-v2:0',
  answerModelId: 'us.amazon.nova-2-lite-v1:0',
  passagesMax: 8,
  answerTokensMax: 512,
  excerptTokensMax: 6_000,
} as const;

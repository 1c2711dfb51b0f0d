/**
 * How a model replies: by calling a tool whose input is the reply, or in labeled lines of text. Every model can write
 * lines; only some can be made to call a tool.
 */
export type ReplyForm = 'tool' | 'lines';

// Model ids with or without the prefix of an inference profile. Only these families can be made to call a tool.
const TAKES_TOOL = /(?:^|\.)(?:amazon\.nova|anthropic\.claude)-/;

/** Whether a model can be made to call a tool; false for a model that is not known here. */
export function takesTool(modelId: string): boolean {
  return TAKES_TOOL.test(modelId);
}

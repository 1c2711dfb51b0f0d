import type { components } from './generated/api.ts';

type CopilotAnswer = components['schemas']['CopilotAnswer'];
type CopilotCitation = components['schemas']['CopilotCitation'];

// Code, in which [1] is an index, or a mark.
const CODE_OR_MARK = /```[\s\S]*?(?:```|$)|`[^`\n]+`|\[(\d+)\]/g;

/** Returns an answer as pieces of text, and the citation wherever the answer has its mark. */
export function partsOf({ answer, citations }: CopilotAnswer): (string | CopilotCitation)[] {
  const byNumber = new Map(citations.map((citation) => [citation.n, citation]));
  const parts: (string | CopilotCitation)[] = [];
  let begin = 0;
  for (const { 0: mark, 1: number, index } of answer.matchAll(CODE_OR_MARK)) {
    const citation = number === undefined ? undefined : byNumber.get(Number(number));
    if (citation !== undefined) {
      parts.push(answer.slice(begin, index), citation);
      begin = index + mark.length;
    }
  }
  parts.push(answer.slice(begin));
  return parts.filter((part) => part !== '');
}

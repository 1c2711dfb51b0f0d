import { stem, wordsOf } from '../words.ts';

// README.md describes the whole form. In the message of a question, this text of a document or person is escaped.
const REQUEST_START = '<judge>\n';
const CLAIM = /<claim n="(\d+)">\n<source>\n([\s\S]*?)\n<\/source>\n<statement>\n([\s\S]*?)\n<\/statement>\n<\/claim>/g;
const NOT_NAMED = /^<not_named>/m;
const ASKED = /<question>\n([\s\S]*?)\n<\/question>\n<answer>\n([\s\S]*?)\n<\/answer>/;
// A fifth of the words is enough to tell a statement about the source from one about something else. Not measured.
const SHARED_MIN = 0.2;

/**
 * How the judge decides: by comparing texts, or, as a test sets it: yes to everything, no to every statement, no to the
 * question alone, without a verdict on the question, or with a reply that is not JSON.
 */
export type JudgeManner = 'reads' | 'yes' | 'no' | 'beside' | 'half' | 'garbled';

/** Whether the body of a Converse request has a message to a judge. */
export function hasJudgment(body: string): boolean {
  return body.includes(`"text":${JSON.stringify(REQUEST_START).slice(0, -1)}`);
}

/**
 * Replies as JSON like a small model that judges an answer; null if the message is not to a judge. A source supports a
 * statement that has only its numbers and shares enough words with it; one that shares none is treated as a
 * translation. The question is not answered if it names what neither the answer nor its documents do, or if the answer
 * only repeats one word of it.
 */
export function judgeAnswer(message: string, manner: JudgeManner): string | null {
  if (!message.startsWith(REQUEST_START)) {
    return null;
  }
  if (manner === 'garbled') {
    return 'I think that it is fine.';
  }
  const verdictOf = (isRight: boolean, denied: JudgeManner) =>
    (manner === 'reads' ? isRight : manner !== denied) ? 'yes' : 'no';
  const verdicts = [...message.matchAll(CLAIM)].map(([, n = '', source = '', statement = '']) => [
    n,
    verdictOf(supports(source, statement), 'no'),
  ]);
  const answers = ['question', verdictOf(!NOT_NAMED.test(message) && !onlyRepeats(message), 'beside')];
  return JSON.stringify(Object.fromEntries(manner === 'half' ? verdicts : [...verdicts, answers]));
}

// "Zebra zebra." does not answer "zebra".
function onlyRepeats(message: string): boolean {
  const [, question = '', answer = ''] = ASKED.exec(message) ?? [];
  const said = new Set(wordsOf(answer).map(stem));
  return (
    said.size === 1 &&
    wordsOf(question)
      .map(stem)
      .some((word) => said.has(word))
  );
}

function supports(source: string, statement: string): boolean {
  const known = new Set(wordsOf(source).map(stem));
  const words = wordsOf(statement).filter((word) => word.length > 3 && !/\d/.test(word));
  const shared = words.filter((word) => known.has(stem(word))).length;
  const numbers = (text: string) => new Set(text.match(/\d+/g) ?? []);
  const hasNumbers = [...numbers(statement)].every((number) => numbers(source).has(number));
  return hasNumbers && (shared === 0 || shared / words.length >= SHARED_MIN);
}

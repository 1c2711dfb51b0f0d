/** One numbered excerpt, without the prompt's escapes. */
export interface PromptExcerpt {
  readonly n: number;
  readonly title: string;
  /** The headings above it, outermost first, joined by ' > '; '' when there are none. */
  readonly headings: string;
  readonly text: string;
}

/** The contents of the product's prompt. */
export interface ReadPrompt {
  readonly excerpts: readonly PromptExcerpt[];
  /** Null if the message contains no question in the product's format. */
  readonly question: string | null;
}

const EXCERPT = /<excerpt n="(\d+)" title="([^"]*)"(?: headings="([^"]*)")?>\n([\s\S]*?)\n<\/excerpt>/g;
/** Matches the labels of a reply's lines at the beginning of a line. */
export const REPLY_LABEL: RegExp = /^[ \t]*(?:QUOTE|VERDICT|ANSWER|MISSING)\b/i;
// The prompt has this dot before a line of a text that begins like a line of the reply.
const DOT_BEFORE_LABEL = new RegExp(`^· (?=${REPLY_LABEL.source.slice(1)})`, 'gim');
const QUESTION = /<question>\n([\s\S]*?)\n<\/question>/;

/**
 * Extracts the excerpts and the question from a message. Both are escaped there, so that no text of a document can be
 * mistaken for a tag.
 */
export function readPrompt(message: string): ReadPrompt {
  const excerpts = Array.from(message.matchAll(EXCERPT), ([, n, title = '', headings = '', text = '']) => ({
    n: Number(n),
    title: unescapeData(title),
    headings: unescapeData(headings),
    text: unescapeData(text),
  }));
  const question = QUESTION.exec(message)?.[1];
  return { excerpts, question: question === undefined ? null : unescapeData(question) };
}

function unescapeData(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(DOT_BEFORE_LABEL, '');
}

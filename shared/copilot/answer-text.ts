import { foldText } from '../search/fold-text.ts';
import { SYSTEM_INSTRUCTIONS } from './prompt.ts';

const VERDICT = /^\s*ANSWERED:[ \t]*(yes|no)\b[ \t]*\r?\n?/i;
const LEAK_WORDS = 6;

/** What the model said: whether the excerpts answer the question, in its own judgement, and the text after that. */
export interface ModelReply {
  readonly answered: boolean;
  readonly text: string;
}

/** Reads the verdict line; a reply without one counts as not answered. */
export function parseReply(text: string): ModelReply {
  const verdict = VERDICT.exec(text);
  return { answered: verdict?.[1]?.toLowerCase() === 'yes', text: text.slice(verdict?.[0].length ?? 0).trim() };
}

/**
 * Removes what an answer has no use for and a hidden instruction could plant: images, tags, and links whose address no
 * excerpt contains.
 */
export function plainAnswer(text: string, excerptTexts: readonly string[]): string {
  const known = (url: string) => excerptTexts.some((excerpt) => excerpt.includes(url));
  return decodeEntities(text)
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[([^\]]*)\]\(([^)\s]*)[^)]*\)/g, (_, label: string, url: string) =>
      /^\d+$/.test(label) ? `[${label}]` : known(url) ? `${label} (${url})` : label,
    )
    .replace(/<\/?[a-z!][^>]*>/gi, (tag) => (known(tag) ? tag : ''))
    .replace(/\b(?:https?|ftp|data|javascript):[^\s)\]>"']+/gi, (url) => (known(trimUrl(url)) ? url : ''))
    .replace(/[\p{Cf}]/gu, (character) => (character === '\u200d' || character === '\u200c' ? character : ''))
    .replace(/[ \t]{2,}/g, ' ')
    .trim();
}

// The prompt shows a document's < > & " escaped; a model that copies gives them back that way.
function decodeEntities(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

function trimUrl(url: string): string {
  return url.replace(/[.,;:!?]+$/, '');
}

/** Whether a text repeats our instructions: six of their words in a row. */
export function leaksInstructions(text: string): boolean {
  const words = wordsOf(text);
  const instructions = ` ${wordsOf(SYSTEM_INSTRUCTIONS).join(' ')} `;
  return words.some(
    (_, i) => i + LEAK_WORDS <= words.length && instructions.includes(` ${words.slice(i, i + LEAK_WORDS).join(' ')} `),
  );
}

function wordsOf(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

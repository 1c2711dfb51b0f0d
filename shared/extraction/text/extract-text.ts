import type { Block, ExtractedDocument } from '../extracted-document.ts';
import { visibleText } from '../visible-text.ts';

// A longer first line is the beginning of a paragraph.
const TITLE_LENGTH_MAX = 100;
// Text wrapped by an editor has lines of similar length, whose ends mean nothing.
const WRAPPED_LINE_MIN = 50;
const WRAPPED_LINE_MAX = 120;
const STARTS_OWN_LINE = /^(?:\s|[-*•·–]\s|\d{1,3}[.)]\s|>|\|)/;
// An editor breaks lines at arbitrary words, so lines that all begin in one of these ways are not parts of a sentence:
// they are entries of a log or timetable, articles of a contract, or values after their labels.
const BEGINS_ENTRY = [
  /^[\d[(<§]/,
  /^\p{L}\)\s/u,
  /^\p{L}+[.:]?\s+\d/u,
  /^\p{L}[\p{L}\p{M}\d ()./-]{0,30}:\s/u,
  /^[\w.-]{1,30}=\S/,
];

// A gap between the columns of a table; text that is aligned at both edges has narrower ones in most of its lines.
const COLUMN_GAP = /\S(?: {3,}| *\t\s*)\S/;

// The header lines of a message, and its subject.
const FIELD = /^\p{Lu}[\p{L}-]{1,30}:\s|^\s+\S/u;
const SUBJECT = /^(?:subject|betreff|objet|asunto|oggetto|assunto|onderwerp):[ \t]*(\S.*)$/imu;

// What mail programs put before the subject of a message that is answered or passed on.
const REPLY = /^(?:(?:re|aw|antw|sv|vs|res|rif|fwd?|wg|tr|rv|enc|doorst)(?: ?\[\d{1,3}\])? ?:[ \t]*)+(?=\S)/iu;
// How programs color the text of a terminal, and its links.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const TERMINAL = /\x1b\[[0-?]{0,50}[ -/]{0,5}[@-~]|\x1b\][^\x07\x1b\n]{0,2000}(?:\x07|\x1b\\)/g;

const UNDERLINE = /^(\S[^\n]*)\n[ \t]*([=~*_-])\2{2,}[ \t]*(?:\n|$)/;

/**
 * Extracts plain text, one block per paragraph. The title is a short first line, alone or underlined, or the subject of
 * a message.
 */
export function extractText(text: string): ExtractedDocument {
  const paragraphs = visibleText(text.replace(TERMINAL, ''))
    .replace(/^\s+/, '')
    .replace(UNDERLINE, '$1\n\n')
    .split(/\n[ \t]*(?:\n[ \t]*)+/)
    .map((paragraph) => unwrap(paragraph.replace(/^\n+/, '').trimEnd()))
    .filter((paragraph) => paragraph.trim() !== '');
  const blocks = paragraphs.map(
    (paragraph): Block => ({ kind: 'paragraph', text: paragraph, headings: [], page: null }),
  );
  return { type: 'text', title: titleOf(paragraphs), pages: null, blocks };
}

function titleOf(paragraphs: readonly string[]): string | null {
  const first = paragraphs[0]?.trim();
  if (first === undefined || paragraphs.length < 2) {
    return null;
  }
  if (first.includes('\n')) {
    return first.split('\n').every((line) => FIELD.test(line))
      ? (SUBJECT.exec(first)?.[1]?.trim().replace(REPLY, '') ?? null)
      : null;
  }
  if (first.length > TITLE_LENGTH_MAX || !/^\p{L}|^\p{N}+[.)]? \p{L}/u.test(first)) {
    return null;
  }
  return /[.!?:;,。！？：；，]$/u.test(first) ? null : first;
}

// Joins the lines of a paragraph that an editor wrapped; returns any other paragraph unchanged.
function unwrap(paragraph: string): string {
  const lines = paragraph.split('\n');
  if ([...BEGINS_ENTRY, COLUMN_GAP].some((sign) => lines.every((line) => sign.test(line)))) {
    return paragraph;
  }
  const wrapped = lines.every((line, index) => {
    const isLast = index === lines.length - 1;
    if (line.length > WRAPPED_LINE_MAX || (index > 0 && STARTS_OWN_LINE.test(line))) {
      return false;
    }
    return isLast || line.length >= WRAPPED_LINE_MIN;
  });
  return wrapped ? lines.map((line) => line.trim()).join(' ') : paragraph;
}

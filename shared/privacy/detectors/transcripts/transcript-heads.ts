import { compileExpression, withIndices } from '../../text/compiled-expression.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import type { TextRange } from '../../text/text-range.ts';
import { LETTER } from '../names/speakers.ts';

/** The head of a message in a transcript: the range of the speaker's name, and where the message begins. */
export interface TranscriptHead extends TextRange {
  /** Heads in one transcript have the same layout. */
  readonly layout: string;
  readonly body: number;
  /** The minute of its time, and whether the time includes seconds; null where the layout has no time. */
  readonly clock: { readonly minute: number; readonly isExact: boolean } | null;
}

// A nickname, a name of up to four words, or a surname and a comma before a first name.
const NAME = `[${LETTER}][${LETTER}\\d'._-]{0,30}(?: (?!to )[${LETTER}][${LETTER}'.-]{0,24}){0,3}(?:, [${LETTER}][${LETTER}.-]{1,24})?`;
const SIGIL = '(?:[~@+%&*] ?)?';
const DAY_WORD =
  "(?:Today|Yesterday|Heute|Gestern|Hier|Aujourd'hui|Hoy|Ayer|Oggi|Ieri|Vandaag|Gisteren|Hoje|Ontem|Dzisiaj|Wczoraj|Idag|Igar|I dag|I gar)";
const DAY = `(?:\\d{1,4}[./-]\\d{1,2}(?:[./-]\\d{2,4})?\\.?|${DAY_WORD})(?:T|,? (?:- |at |um |om |kl\\.? |alle |as )?)`;
const STAMP = `(?:${DAY})?\\d{1,2}[:.h](\\d{2})([:.]\\d{2})?(?:[.,]\\d{3})?Z?(?: ?[AaPp]\\.?[Mm]\\.?)?`;

interface Layout {
  readonly expression: RegExp;
  /** The number of the group that matches the name. */
  readonly name: number;
  /** The number of the group that matches the minute, before that of the seconds; 0 for a layout without a time. */
  readonly minute: number;
}

const layoutOf = (source: string, name: number, minute: number): Layout => ({
  expression: withIndices(compileExpression(source, 'y')),
  name,
  minute,
});

// Slack, Teams, WhatsApp, Signal, Telegram, Discord, Skype, IRC, Zoom, Zendesk and Intercom use one of these layouts.
const LAYOUTS: readonly Layout[] = [
  // "10:02:33 From Jorrit to Everyone: …"
  layoutOf(`${STAMP}[ \\t]{1,3}(From )(${NAME})(?: to [${LETTER}][^:\\n]{1,40})? ?: `, 4, 1),
  // "[10:02] kai: …", "03.04.2024, 08:12 - Kai: …", "10:02 AM | Kai: …", "10:02:11 kai | …"
  layoutOf(`([[(]?)${STAMP}([\\])]?)( - | \\| | {0,3}|\\t)${SIGIL}(${NAME}) ?([:>|])(?=[ \\n]|$)`, 6, 2),
  // "10:02 <kai> …"
  layoutOf(`([[(]?)${STAMP}([\\])]?) <[ @+%&~]?(${NAME})(>) `, 5, 2),
  // "kai  10:02  …", "Kai [11:02]: …", "Kai - Today at 10:02 AM", "Kai, [12.03.2026 10:02]", "kai 7:31 …"
  layoutOf(`${SIGIL}(${NAME})(, | - | {1,3}|\\t)([[(]?)${STAMP}([\\])]?:?)(?: {1,3}|\\t|(?=\\n)|$)`, 1, 4),
];
const BRACKETED = layoutOf(`<[ @+%&~]?(${NAME})> `, 1, 0);

// A date, a weekday and a mark can come before a time. Not measured.
const STAMP_REACH = 72;

/** Finds the heads of messages, in order: lines that begin with a time and a name, or with a name in brackets. */
export function transcriptHeads(scanned: ScannedText): readonly TranscriptHead[] {
  const { text } = scanned;
  const heads: TranscriptHead[] = [];
  let last = -1;
  for (const { start, end } of scanned.groups) {
    if (!isMinuteNext(text, end)) {
      continue;
    }
    const line = lineStart(text, start);
    if (line > last) {
      last = line;
      const head = headAt(text, line);
      if (head !== null) {
        heads.push(head);
      }
    }
  }
  return heads.length > 0 ? heads : bracketedHeads(text);
}

const isMinuteNext = (text: string, at: number): boolean => /^[:.h][0-5]\d(?!\d)/.test(text.slice(at, at + 4));

// Returns where the line of a time begins, without its indent, or -1 if that is further away than the length of a head.
function lineStart(text: string, at: number): number {
  const near = Math.max(0, at - STAMP_REACH);
  const feed = text.slice(near, at).lastIndexOf('\n');
  if (feed === -1 && near > 0) {
    return -1;
  }
  let from = near + feed + 1;
  while (text.charAt(from) === ' ') {
    from += 1;
  }
  return from;
}

function headAt(text: string, line: number): TranscriptHead | null {
  for (const [i, layout] of LAYOUTS.entries()) {
    const head = headIn(text, line, layout);
    if (head !== null) {
      return { ...head, layout: `${i} ${head.layout}` };
    }
  }
  return null;
}

function headIn(text: string, line: number, { expression, name, minute }: Layout): TranscriptHead | null {
  expression.lastIndex = line;
  const match = expression.exec(text);
  const place = match?.indices?.[name];
  if (match === null || place === undefined) {
    return null;
  }
  const [start, end] = place;
  const body = line + match[0].length;
  const isTimed = minute > 0;
  // The brackets and signs that a program puts in every line, and whether the message is on the line below.
  const signs = match.slice(1).filter((_, i) => i + 1 !== name && i + 1 !== minute && i !== minute);
  return {
    start,
    end,
    body,
    layout: `${signs.join('\u0000')}${text.charAt(body) === '\n' || body === text.length}`,
    clock: isTimed ? { minute: Number(match[minute]), isExact: match[minute + 1] !== undefined } : null,
  };
}

function bracketedHeads(text: string): TranscriptHead[] {
  const heads: TranscriptHead[] = [];
  let at = 0;
  do {
    const head = headIn(text, at, BRACKETED);
    if (head !== null) {
      heads.push(head);
    }
    at = text.indexOf('\n<', at) + 1;
  } while (at > 0);
  return heads;
}

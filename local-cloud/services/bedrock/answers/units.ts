import { sentencesOf } from './sentences.ts';

/** A piece of an excerpt that can be quoted: a sentence, an item of a list, a row of a table. */
export interface Unit {
  /** The excerpt's own words, on one line. */
  readonly text: string;
  /** The heading of its section within the excerpt; '' where there is none. */
  readonly section: string;
  /** The cells of its table's first row; null where it is not a row. */
  readonly header: readonly string[] | null;
  /** The line of the excerpt that it is on, from 0: sentences of one line are a paragraph. */
  readonly line: number;
  /** Whether a careful reader would take it for an answer. */
  readonly isEvidence: boolean;
}

/** What comes between the cells of a row. */
export const CELL = ' | ';
const WORDS_IN_HEADING_MAX = 12;
// Commands, listings and JSON: they show something, but state nothing that could answer.
const CODE =
  /^(?:\$ |npm |npx |curl |aws |git |docker |cd |export |import |const |let |function |return |async |\/\/|#!|[-{}[\]()<>"';]+$|[{[<"]|-[HdX] |\w+\(.*\);?$)|[{};]\s*$|=>|^\s*"[^"]+":\s/;

// A line of a configuration file such as YAML: an identifier and a colon, followed by a value (SETTING) or by nested
// lines (NESTED). A sheet of facts (`Price: 5`, `delivery: 3 days`) has lines of the first kind, and none of the
// second.
const SETTING = /^(?:- )?["']?[a-z$/\d][\w$./{}-]*["']?:(?: |$)/;
const NESTED = /^["']?[a-z$/\d][\w$./{}-]*["']?:$/;

/** The units of an excerpt in their order. */
export function unitsOf(text: string): Unit[] {
  const lines = text.split('\n').map((line) => line.replace(/\s+/gu, ' ').trim());
  const isSettings =
    lines.some((line) => NESTED.test(line)) && lines.filter((line) => SETTING.test(line)).length * 2 > lines.length;
  let section = '';
  let header: readonly string[] | null = null;
  return lines.flatMap((line, at): Unit[] => {
    if (line.includes(CELL)) {
      const isHeader = header === null && (lines[at + 1] ?? '').includes(CELL);
      header ??= line.split(CELL);
      return [{ text: line, section, header, line: at, isEvidence: !isHeader }];
    }
    header = null;
    if (line === '') {
      return [];
    }
    if (isHeading(line, lines[at + 1])) {
      section = line;
      return [{ text: line, section, header, line: at, isEvidence: false }];
    }
    return sentencesOf(line).map((sentence) => ({
      text: sentence,
      section,
      header: null,
      line: at,
      isEvidence: !isSettings && isStatement(sentence),
    }));
  });
}

function isHeading(line: string, next: string | undefined): boolean {
  return (
    next !== undefined &&
    next !== '' &&
    !/[.!?:;,。！？：]$/u.test(line) &&
    !/^[-*•\d]/u.test(line) &&
    // Two lines of a sheet of facts.
    !(line.includes(': ') && next.includes(': ')) &&
    line.split(' ').length <= WORDS_IN_HEADING_MAX
  );
}

function isStatement(sentence: string): boolean {
  return !/[?？]["'”’)]*$/u.test(sentence) && !CODE.test(sentence);
}

/** A row as text, its cells with the names of their columns: the cells that are asked for, or all. */
export function describeRow(row: string, header: readonly string[], isAsked: (column: string) => boolean): string {
  const [first = '', ...cells] = row.split(CELL);
  const named = cells.map((cell, at) => ({ cell, column: header[at + 1] ?? '' }));
  const asked = named.filter(({ column }) => isAsked(column));
  const shown = (asked.length > 0 ? asked : named).filter(({ cell }) => cell !== '');
  if (shown.length === 1 && named.length === 1) {
    return `${first}: ${shown[0]?.cell ?? ''}`;
  }
  return `${first}: ${shown.map(({ cell, column }) => `${column} ${cell}`).join(', ')}`;
}

/** A text followed by itself with its identifiers split into words: `logRetentionDays` has three. */
export function splitIdentifiers(text: string): string {
  return `${text} ${text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replace(/[_.[\]-]/g, ' ')}`;
}

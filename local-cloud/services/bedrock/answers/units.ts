import { ofAllLanguages } from '../languages/languages.ts';
import { phrasePattern } from '../languages/phrases.ts';
import { withoutLabels } from '../questions/labelled-replies.ts';
import { foldText, stem, wordsOf } from '../words.ts';
import { isAboveExample, isCode } from './code-lines.ts';
import { joinWrapped, sentencesOf } from './sentences.ts';

/** A piece of an excerpt that can be quoted: a sentence, an item of a list, a row of a table. */
export interface Unit {
  /** The excerpt's own words, on one line. */
  readonly text: string;
  /** The heading of its section within the excerpt, and the question that it follows; '' if there is neither. */
  readonly section: string;
  /** The question that it replies to in the document: its heading, or the line before it; '' if there is none. */
  readonly asked: string;
  /** The names of its columns or fields; null if it is neither a row nor a record. */
  readonly header: readonly string[] | null;
  /** Its cells or values, in the order of their names; only its text if it has none. */
  readonly cells: readonly string[];
  /** The line of the excerpt that it is on, from 0: sentences of one line are a paragraph. */
  readonly line: number;
  /** Whether a careful reader would accept it as an answer. */
  readonly isEvidence: boolean;
}

/** The separator of the cells of a row. */
const CELL = ' | ';
// Not measured: a longer line is a sentence whose full stop was left out.
const WORDS_IN_HEADING_MAX = 12;
// Not measured: two cells may be a name and its value.
const CELLS_OF_HEADER_MIN = 3;
const WORDS_OF_COLUMN_MAX = 3;
// How many lines after a question at the end of its line may answer it, including an empty line.
const LINES_OF_ANSWER_MAX = 2;
// A line of a configuration file such as YAML: an identifier and a colon, followed by a value (SETTING) or by nested
// lines (NESTED). A sheet of facts (`Price: 5`, `delivery: 3 days`) has lines of the first kind, and none of the
// second.
const SETTING = /^(?:- )?["']?[a-z$/\d][\w$./{}-]*["']?:(?: |$)/;
const NESTED = /^["']?[a-z$/\d][\w$./{}-]*["']?:$/;

// The marks before the lines of an older message in a reply.
const QUOTED = /^\s*(?:>\s?)+/u;

/** Returns the units of an excerpt in their order. `headings` are those above it, outermost first, joined by ' > '. */
export function unitsOf(text: string, headings = ''): Unit[] {
  return allUnits(text, headings.split(' > ').at(-1) ?? '').map((unit) => ({
    ...unit,
    isEvidence: unit.isEvidence && !isAboveExample(`${headings} > ${unit.section}`),
  }));
}

function allUnits(text: string, above: string): Unit[] {
  const all = joinWrapped(text.split('\n').map((line) => line.replace(QUOTED, '').replace(/\s+/gu, ' ').trim()));
  const { lines, replies } = withoutLabels(all);
  const isSettings =
    lines.some((line) => NESTED.test(line)) && lines.filter((line) => SETTING.test(line)).length * 2 > lines.length;
  const recordsIn = recordLines(lines);
  let heading = '';
  let preceding: PrecedingQuestion | null = QUESTION.test(above) ? { text: above, lastLine: Infinity } : null;
  let header: readonly string[] | null = null;
  return lines.flatMap((line, at): Unit[] => {
    const asked = askedBefore(preceding, at);
    const section = `${heading} ${asked}`.trim();
    if (line.includes(CELL)) {
      const cells = cellsOf(line);
      const isEvidence = isRow(cells, header, lines[at + 1]);
      header ??= cells;
      return [{ text: line, section, asked, header, cells, line: at, isEvidence }];
    }
    header = isInsideTable(line, lines[at + 1]) ? header : null;
    if (line === '') {
      return [];
    }
    const record = recordsIn.has(at) ? recordOf(line) : null;
    if (record !== null) {
      const cells = record.map(({ value }) => value);
      const names = record.map(({ name }) => name);
      return [{ text: line.replace(/,$/, ''), section, asked, header: names, cells, line: at, isEvidence: true }];
    }
    if (!replies.has(at) && isHeading(line, lines[at + 1])) {
      heading = line;
      preceding = null;
      return [{ text: line, section: line, asked: '', header: null, cells: [line], line: at, isEvidence: false }];
    }
    const sentences = sentencesOf(line);
    return sentences.map((text, place) => {
      if (QUESTION.test(text)) {
        preceding = { text, lastLine: place === sentences.length - 1 ? at + LINES_OF_ANSWER_MAX : at };
      }
      const before = askedBefore(preceding, at);
      // Below a question, the words after the last sentence of a paragraph are the name of a link.
      const isLink = before !== '' && place > 0 && !SENTENCE_END.test(text);
      const isEvidence = !isSettings && !isLink && isStatement(text);
      const about = `${heading} ${before}`.trim();
      return { text, section: about, asked: before, header: null, cells: [text], line: at, isEvidence };
    });
  });
}

// Whether these are the cells of a row, and not of a header or of the line below it.
function isRow(cells: readonly string[], header: readonly string[] | null, next = ''): boolean {
  const isHeader = header === null && (next.includes(CELL) || isLoneHeader(cells));
  return !isHeader && cells.some((cell) => /[\p{L}\p{N}]/u.test(cell));
}

// The header of a table without rows, or whose rows are in another excerpt. A row would have a number or more words.
function isLoneHeader(cells: readonly string[]): boolean {
  return (
    cells.length >= CELLS_OF_HEADER_MIN &&
    cells.every((cell) => !/\d/.test(cell) && cell.split(' ').length <= WORDS_OF_COLUMN_MAX)
  );
}

// A row that has only its first cell is written without a bar, and so is a heading between rows.
function isInsideTable(line: string, next = ''): boolean {
  return line !== '' && next.includes(CELL);
}

/** A question in the document, and the last line that may answer it. */
interface PrecedingQuestion {
  readonly text: string;
  readonly lastLine: number;
}

// In a list of questions and answers, the question states the subject of its answer.
function askedBefore(preceding: PrecedingQuestion | null, line: number): string {
  return preceding === null || line > preceding.lastLine ? '' : preceding.text;
}

const QUESTION = /[?？؟]["'”’)*_]*$/u;
const SENTENCE_END = /[.!?。！？]["'”’)]*$/u;

interface Field {
  readonly name: string;
  readonly value: string;
}

// `{"id": "A-1", "place": "hall"}` in JSON, the same without quotation marks in YAML.
const FIELD = /["']?([\p{L}\p{N}][\p{L}\p{N} _.-]*)["']?\s*:\s*("(?:[^"\\]|\\.)*"|\[[^\]]*\]|[^,{}[\]"]+)(?:,\s*|$)/uy;
// A single object is an example, as in a manual; three whose first fields have the same names are data.
const RECORDS_MIN = 3;

function recordLines(lines: readonly string[]): ReadonlySet<number> {
  const kinds = new Map<string, number[]>();
  for (const [at, line] of lines.entries()) {
    const names = recordOf(line)
      ?.map(({ name }) => name)
      .slice(0, 2)
      .join(' ');
    if (names !== undefined) {
      kinds.set(names, [...(kinds.get(names) ?? []), at]);
    }
  }
  return new Set([...kinds.values()].filter((places) => places.length >= RECORDS_MIN).flat());
}

function recordOf(line: string): readonly Field[] | null {
  const inside = /^(?:- )?\{(.*)\},?$/.exec(line)?.[1]?.trim();
  if (inside === undefined) {
    return null;
  }
  const fields: Field[] = [];
  let end = 0;
  FIELD.lastIndex = 0;
  for (let found = FIELD.exec(inside); found !== null; found = FIELD.exec(inside)) {
    const [, name = '', value = ''] = found;
    fields.push({
      name,
      value: value
        .replace(/^["[]|["\]]$/g, '')
        .replaceAll('"', '')
        .trim(),
    });
    end = FIELD.lastIndex;
  }
  return end === inside.length && fields.length > 1 ? fields : null;
}

// Markdown has bars at both ends. A bar at only one end stands next to an empty cell, and two bars in a row have one
// between them.
function cellsOf(row: string): string[] {
  const bare = /^\|(.*)\|$/.exec(row)?.[1] ?? row;
  return ` ${bare} `.split(/ \|(?= )/).map((cell) => cell.trim());
}

function isHeading(line: string, next: string | undefined): boolean {
  return (
    next !== undefined &&
    next !== '' &&
    !/[.!?:;,。！？：]$/u.test(line) &&
    // An API's description has headings such as "404 > content".
    !/^(?:[-*•]|(?!\d{3} > )\d)/u.test(line) &&
    // Two lines of a sheet of facts.
    !(line.includes(': ') && next.includes(': ')) &&
    line.split(' ').filter((word) => word !== '>').length <= WORDS_IN_HEADING_MAX
  );
}

// "Thank you for your call" says nothing, "Thank you for the 20 chairs that came on 3 May ..." does.
const THANKS = new RegExp(`^${phrasePattern(ofAllLanguages(({ thanks }) => thanks))}[^\\d]*$`, 'u');
const WORDS_OF_THANKS_MAX = 8;

function isStatement(sentence: string): boolean {
  const isThanks = THANKS.test(foldText(sentence)) && sentence.split(' ').length <= WORDS_OF_THANKS_MAX;
  return !isThanks && !QUESTION.test(sentence) && !isCode(sentence);
}

/** Formats a row or record as text: the cells that are asked for, with the names of their columns, or all cells. */
export function describeRow(
  { cells: [first = '', ...cells], header }: Pick<Unit, 'cells' | 'header'>,
  isAsked: (text: string) => boolean,
  isColumnAsked = isAsked,
): string {
  const named = cells.map((cell, at) => ({ cell, column: header?.[at + 1] ?? '' }));
  const isNamed = named.some(({ column }) => isColumnAsked(column));
  // The requested cell is accompanied by the cells by which the row was found.
  const asked = named.filter(({ cell, column }) => isColumnAsked(column) || isAsked(cell));
  const shown = (isNamed ? asked : named).filter(({ cell }) => cell !== '');
  if (shown.length === 1 && named.length === 1) {
    return `${first}: ${shown[0]?.cell ?? ''}`;
  }
  return `${first}: ${shown.map(({ cell, column }) => `${column} ${cell}`.trim()).join(', ')}`;
}

/**
 * Formats the cells of a row to look for a kind of answer in them: each before the name of its column, as a number
 * comes before its unit. The first cell is left out when the question names it, because it is then not the answer; a
 * date before an event may be one.
 */
export function describeCells(
  cells: readonly string[],
  header: readonly string[],
  { withFirst }: { withFirst: boolean },
): string {
  const named = cells.map((cell, at) => `${cell} ${header[at] ?? ''}`);
  return [...named.slice(1), ...(withFirst ? named.slice(0, 1) : [])].join(', ');
}

/** Returns the text, followed by a copy whose identifiers are split into words: `logRetentionDays` has three. */
export function splitIdentifiers(text: string): string {
  return `${text} ${text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replace(/[_.[\]-]/g, ' ')}`;
}

/** Returns the stems of a text's words, those within identifiers as well. */
export function stemsOf(text: string): ReadonlySet<string> {
  return new Set(wordsOf(splitIdentifiers(text)).map(stem));
}

/** Returns what is in any of the sets. */
export function unionOf(sets: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  return new Set(sets.flatMap((set) => [...set]));
}

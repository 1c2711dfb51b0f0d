/** The characters that separate the fields of a line. */
export type Separator = ',' | ';' | '\t' | '|';

/**
 * Returns the records of a CSV text (RFC 4180): a quoted field may contain separators, line breaks and doubled quotes,
 * and spaces before the quote are ignored. Where a text has a quote after a backslash inside a field, as MySQL and
 * Spark write it, every such quote belongs to its field. Stops after `recordsMax`.
 */
export function readCsv(text: string, separator: Separator, recordsMax: number): string[][] {
  const usual = { separator, isEscaped: false };
  return readRecords(text, usual, recordsMax) ?? readRecords(text, { ...usual, isEscaped: true }, recordsMax) ?? [];
}

interface Dialect {
  readonly separator: Separator;
  /** Whether a quote after a backslash belongs to its field. */
  readonly isEscaped: boolean;
}

// Returns null for a text that has quotes after backslashes, when these are read as ordinary quotes.
function readRecords(text: string, dialect: Dialect, recordsMax: number): string[][] | null {
  const { separator } = dialect;
  const records: string[][] = [];
  let record: string[] = [];
  let at = 0;
  while (at < text.length && records.length < recordsMax) {
    const quote = quoteFrom(text, at);
    const field = quote === -1 ? plainField(text, at, separator) : quotedField(text, quote, dialect);
    if (field === null) {
      return null;
    }
    record.push(field.value);
    at = field.end;
    if (text[at] === separator) {
      at += 1;
      if (at < text.length) {
        continue;
      }
      // After a separator at the end of the text, there is an empty field.
      record.push('');
    }
    at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1;
    records.push(record);
    record = [];
  }
  return records;
}

// Returns the position of the quote that a field begins with, or -1 for a field that is not quoted.
function quoteFrom(text: string, from: number): number {
  let at = from;
  while (text[at] === ' ') {
    at += 1;
  }
  return text[at] === '"' ? at : -1;
}

// An odd number of backslashes: in an even number, each pair stands for one backslash, and the quote is not escaped.
const BACKSLASHES = /(?<!\\)(?:\\\\){0,9}\\$/;
const BACKSLASHES_MAX = 20;

interface Field {
  readonly value: string;
  /** The position of the separator or line break after the field, or the length of the text. */
  readonly end: number;
}

const ENDS: Readonly<Record<Separator, RegExp>> = {
  ',': /[,\n\r]/g,
  ';': /[;\n\r]/g,
  '\t': /[\t\n\r]/g,
  '|': /[|\n\r]/g,
};

function plainField(text: string, from: number, separator: Separator): Field {
  const end = ENDS[separator];
  end.lastIndex = from;
  const at = end.exec(text)?.index ?? text.length;
  return { value: text.slice(from, at), end: at };
}

function quotedField(text: string, from: number, { separator, isEscaped }: Dialect): Field | null {
  let value = '';
  let at = from + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote === -1) {
      // A quote that is never closed counts as an ordinary character; otherwise it would swallow the rest of the file.
      return plainField(text, from, separator);
    }
    const isAfterBackslash = quote > at && BACKSLASHES.test(text.slice(Math.max(at, quote - BACKSLASHES_MAX), quote));
    if (isAfterBackslash && isEscaped) {
      value += `${text.slice(at, quote - 1)}"`;
      at = quote + 1;
      continue;
    }
    value += text.slice(at, quote);
    if (text[quote + 1] !== '"') {
      const rest = plainField(text, quote + 1, separator);
      return isAfterBackslash && rest.value.trim() !== '' ? null : { value: value + rest.value, end: rest.end };
    }
    value += '"';
    at = quote + 2;
  }
}

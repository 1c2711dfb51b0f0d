// On malicious input, the parser's time and memory grow faster than the text (100 kB of "![a](": 5 s), so a long text
// is read in slices of about 32,768 characters.
const SLICE_WANTED = 32_768;
const SLICE_MAX = 65_536;
const DEFINITIONS_MAX = 500;
const TABLE_HEAD_MAX = 4_000;

// A line such as ```npm ci``` is text with code in it.
const FENCE = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/;
const INLINE_CODE = /(?<!`)(`{1,9})(?!`)[^`]{1,999}\1(?!`)/g;
const DEFINITION = /^ {0,3}\[[^\]\r\n\u2028\u2029]{1,200}\]:[ \t]*\S.{0,500}$/gm;

/**
 * Splits a long Markdown text where a new block begins, preferably before a heading. A code fence or comment that has
 * to be split is reopened in the next slice, a table has its header again there, and link definitions are repeated in
 * every slice.
 */
export function markdownSlices(text: string): readonly string[] {
  if (text.length <= SLICE_MAX) {
    return [text];
  }
  const definitions = (text.match(DEFINITION) ?? []).slice(0, DEFINITIONS_MAX).join('\n');
  const slices: string[] = [];
  let slice = '';
  let opener = '';
  let tableHead = '';
  let before = '';
  let afterBlank = false;
  for (const line of linesOf(text)) {
    const mayCut = opener === '' && afterBlank && !/^[ \t]/.test(line);
    const isWanted = mayCut && slice.length >= (/^#{1,6} /.test(line) ? SLICE_WANTED / 2 : SLICE_WANTED);
    if (isWanted || slice.length + line.length > SLICE_MAX) {
      slices.push(slice);
      slice = opener === '' ? tableHead : opener;
    }
    slice += line;
    opener = openAfter(line, opener);
    afterBlank = line.trim() === '';
    tableHead = tableHeadAfter(line, before, tableHead);
    before = line;
  }
  return [...slices, slice].map((part) => (definitions === '' ? part : `${part}\n\n${definitions}`));
}

// Returns the header of the table that the next line belongs to: the names and the line `| --- | :-: |` below them. One
// that is too long to be repeated is left out.
function tableHeadAfter(line: string, before: string, tableHead: string): string {
  const isDelimiterRow = line.includes('|') && line.includes('-') && !/[^\s|:-]/.test(line);
  if (isDelimiterRow) {
    return before.length + line.length <= TABLE_HEAD_MAX ? before + line : '';
  }
  return line.trim() === '' ? '' : tableHead;
}

// Yields lines with their line breaks; a line longer than a slice is yielded in pieces, split after a space if
// possible.
function* linesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; ) {
    const end = text.indexOf('\n', at);
    const whole = end === -1 ? text.length : end + 1;
    const next = whole - at <= SLICE_WANTED ? whole : endOfPiece(text, at);
    yield text.slice(at, next);
    at = next;
  }
}

// Returns where the piece ends: after its last space or, if it has none, between two characters, never inside a
// surrogate pair.
function endOfPiece(text: string, at: number): number {
  const most = at + SLICE_WANTED;
  const space = Math.max(text.lastIndexOf(' ', most - 1), text.lastIndexOf('\t', most - 1));
  if (space >= at) {
    return space + 1;
  }
  return isLowSurrogate(text.charCodeAt(most)) ? most - 1 : most;
}

function isLowSurrogate(code: number): boolean {
  return code >= 0xdc00 && code <= 0xdfff;
}

/**
 * Returns what must be repeated at the start of a slice that begins after this line: an open fence or comment, or
 * nothing.
 */
export function openAfter(line: string, opener: string): string {
  if (opener === '<!--\n') {
    return line.includes('-->') ? '' : opener;
  }
  const fence = FENCE.exec(line)?.[1];
  if (opener !== '') {
    return fence?.startsWith(opener.trim()) && line.trim() === fence ? '' : opener;
  }
  if (fence !== undefined) {
    return `${fence}\n`;
  }
  const text = line.replace(INLINE_CODE, '');
  return text.lastIndexOf('<!--') > text.lastIndexOf('-->') ? '<!--\n' : '';
}

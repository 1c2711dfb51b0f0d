import { openAfter } from './markdown-slices.ts';

// A box or tab of MkDocs; its content is indented by four spaces.
const BOX = /^(?:!!!|\?\?\?\+?|===[+!]?) (.*)$/;
const BOX_WORDS = /^(?:([a-z][\w-]*)((?: [\w-]+){0,3}))?$/;
// Words after the kind of a box that only say where it is placed; with any other words, the whole line is its title.
const BOX_PLACE = /^(?: (?:inline|end|left|right|annotate))*$/;
const BOX_INDENT = 4;
// A box of Docusaurus, VitePress, MyST or Quarto ends with a line of colons.
const FENCE = /^:{3,}/;
const FENCE_KIND = /^(?:\{\.?(?:callout-)?([a-z]+)\}|(?:callout-)?([a-z]+)(?=[\s[{]|$))/;
// Without such a line, lines that begin with colons are text.
const FENCE_END = /^[ >]*:{3,} *$/m;
const FENCE_TITLE = /^\[([^\]]*)\]/;
// A note of GitHub or Obsidian begins with its kind.
const CALLOUT =
  /^( *> ?)\[!(abstract|attention|bug|caution|check|cite|danger|done|error|example|fail(?:ure)?|faq|help|hint|important|info|missing|note|question|quote|success|summary|tip|tldr|todo|warning)\][+-]?(.*)$/i;
// The kinds that sites show as the title of a box that has none.
const KINDS =
  /^(?:abstract|attention|bug|caution|danger|error|example|failure|hint|important|info|note|question|quote|success|tip|warning)$/;
// A tag of Hugo, `{{< tab >}}`, or of GitBook and Jekyll, `{% hint %}`; in code, and with the logic of a template, such
// as `{% if %}`, it is text.
const TAG =
  /``(?:[^`]|`(?!`))+``|`[^`]*`|\{\{[<%] *\/?[a-z][^{}]*[>%]\}\}|\{%-? *(?!(?:if|elsif|elif|else|endif|unless|endunless|for|endfor|set|assign|case|when|endcase|of)\b)[a-z][^{}%]*%\}/g;
const TAG_TITLE = /\b(?:title|summary|header|caption|label)="([^"]*)"/;
// A comment of MDX, and attributes after a heading, link or picture.
const COMMENT = /``(?:[^`]|`(?!`))+``|`[^`]*`|\{\/\*[^{}]*\*\/\}/g;
const BRACES = /``(?:[^`]|`(?!`))+``|`[^`]*`|\{[^{}]{1,200}\}/g;
const NAMED_ATTRIBUTES = /^\{:? ?[#.][a-z][\w:-]*(?: +[#.]?[a-z][^\s=]*(?:=(?:"[^"]*"|[^\s"]+))?)* ?\}$/i;
const VALUE_ATTRIBUTES =
  /^\{:? ?[a-z][\w-]*=(?:"[^"]*"|[^\s"]+)(?: +[#.]?[a-z][^\s=]*(?:=(?:"[^"]*"|[^\s"]+))?)* ?\}$/i;
const OWN_ATTRIBUTES = /^\{:[^{}]*\}$/;
const WIKI_LINK =
  /``(?:[^`]|`(?!`))+``|`[^`]*`|(?<![\w\]])\[\[(?! )([^[\]|\\]{1,200})(?:\\?\|([^[\]|]{1,200}))?\]\](?!\()/g;
// Longer lines contain prose. The expressions for whole lines would take too long for a line of megabytes.
const MARK_LINE_MAX = 500;
const IMPORT = /^import (?:[\w$*{},\s]{1,300} from )?["'][^"']+["'];? *$/;
const EXPORT = /^export (?:const|let|function) [\w$]+ ?[=(]/;

interface Reading {
  readonly read: string[];
  /** The indents of the content of the open boxes. */
  readonly boxes: number[];
  /** The opening line of the code that is being read, or ''. */
  opener: string;
  /** The last line of the import or export that is being left out. */
  scriptEnd: RegExp | null;
  readonly hasFences: boolean;
}

/**
 * Returns a Markdown text without the marks that site generators add to the language. Of the boxes and tabs of MkDocs,
 * Docusaurus, Quarto and GitHub, the titles and the content are kept; tags, comments, attributes and imports are left
 * out. Other parsers read these marks as text, and the content of a box as code.
 */
export function withoutSiteMarks(text: string): string {
  if (!/\{|\[\[|\[!|:::|!!!|\?\?\?|^ *=== |^import /m.test(text)) {
    return text;
  }
  const reading: Reading = { read: [], boxes: [], opener: '', scriptEnd: null, hasFences: FENCE_END.test(text) };
  const lines = text.split('\n');
  for (const at of lines.keys()) {
    readLine(reading, lines, at);
  }
  return reading.read.join('\n');
}

function readLine(reading: Reading, lines: readonly string[], at: number): void {
  const { read, boxes } = reading;
  const whole = lines[at] ?? '';
  while (whole.trim() !== '' && indentOf(whole) < (boxes.at(-1) ?? 0)) {
    boxes.pop();
  }
  const line = whole.slice(Math.min(indentOf(whole), boxes.length * BOX_INDENT));
  const before = reading.opener;
  reading.opener = openAfter(`${line}\n`, before);
  if (before !== '' || reading.opener !== '') {
    read.push(line);
    return;
  }
  if (isScript(reading, line, lines[at - 1])) {
    return;
  }
  const title = line.length > MARK_LINE_MAX ? null : boxTitle(line.trim());
  if (title === null || !isBox(lines, at)) {
    read.push(...linesOf(line, reading.hasFences));
    return;
  }
  boxes.push(indentOf(whole) + BOX_INDENT);
  read.push('', line.slice(0, indentOf(line)) + title, '');
}

// Returns the title of a box, which is in quotes, or else its kind; null for a line that opens no box.
function boxTitle(line: string): string | null {
  const [words = '', title = null, ...after] = BOX.exec(line)?.[1]?.split('"') ?? ['"'];
  const name = words.trim().replace(/ {2,}/g, ' ');
  const kinds = BOX_WORDS.exec(name);
  const isWhole = title === null || (after.length === 1 && after[0] === '');
  if (kinds === null || !isWhole) {
    return null;
  }
  const [, kind = '', place = ''] = kinds;
  const shown = BOX_PLACE.test(place) ? kind : name;
  return title ?? shown.charAt(0).toUpperCase() + shown.slice(1);
}

// Returns the title of a box between lines of colons, '' for its end and for a box without a title; null for any other
// line.
function fenceTitle(line: string): string | null {
  const rest = line.replace(FENCE, '').trim();
  const [mark = '', braced, bare] = FENCE_KIND.exec(rest) ?? [];
  const kind = braced ?? bare ?? '';
  const [bracketed = '', title] = FENCE_TITLE.exec(rest.slice(mark.length)) ?? [];
  const words = rest.slice(mark.length + bracketed.length).replace(/\{[^{}]*\}$/, '');
  if (!FENCE.test(line) || /[{}]/.test(words)) {
    return null;
  }
  return title ?? (words.trim() || (KINDS.test(kind) ? titleOf(kind) : ''));
}

function isScript(reading: Reading, line: string, above: string | undefined): boolean {
  if (reading.scriptEnd === null && !isScriptStart(line, above)) {
    return false;
  }
  const end = reading.scriptEnd ?? scriptEndOf(line);
  reading.scriptEnd = end.test(line) ? null : end;
  return true;
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

// Whether the next line with text is indented as the content of a box is.
function isBox(lines: readonly string[], at: number): boolean {
  const next = lines.slice(at + 1, at + 4).find((line) => line.trim() !== '');
  return next !== undefined && indentOf(next) >= indentOf(lines[at] ?? '') + BOX_INDENT;
}

// Imports and exports of MDX are at the start of a block, or below an import.
function isScriptStart(line: string, above = ''): boolean {
  const isApart = above.trim() === '' || /^(?:import|\}) .*["'];? *$/.test(above);
  return (
    line.length <= MARK_LINE_MAX && isApart && (IMPORT.test(line) || /^import \{ *$/.test(line) || EXPORT.test(line))
  );
}

function scriptEndOf(first: string): RegExp {
  return IMPORT.test(first) ? IMPORT : first.startsWith('import') ? /^\} from |^\s*$/ : /^\s*$/;
}

function linesOf(line: string, hasFences: boolean): readonly string[] {
  return (line.length > MARK_LINE_MAX ? null : markedLines(line, hasFences)) ?? [withoutMarksIn(line)];
}

// Returns the lines for one that is nothing but a mark.
function markedLines(line: string, hasFences: boolean): readonly string[] | null {
  const [, quote, calloutKind, calloutTitle = ''] = CALLOUT.exec(line) ?? [];
  if (quote !== undefined) {
    return [quote + (calloutTitle.trim() || titleOf(calloutKind)), quote];
  }
  const title = hasFences ? fenceTitle(line.trim()) : null;
  if (title !== null) {
    return ['', title, ''];
  }
  if (OWN_ATTRIBUTES.test(line.trim())) {
    return [];
  }
  const isTag = line.trim() !== '' && !line.includes('`') && line.replace(TAG, '').trim() === '';
  return isTag ? ['', withoutMarksIn(line), ''] : null;
}

function withoutMarksIn(line: string): string {
  return line
    .replace(TAG, (mark) => (mark.startsWith('`') ? mark : titleIn(mark)))
    .replace(COMMENT, (mark) => (mark.startsWith('`') ? mark : ''))
    .replace(BRACES, (mark, at: number, whole: string) => (isAttribute(mark, at, whole) ? '' : mark))
    .replace(WIKI_LINK, (mark, page?: string, shown?: string) => (mark.startsWith('`') ? mark : (shown ?? page ?? '')));
}

// Attributes are those of the link, picture or emphasis before them, or of the heading that they end: a formula such as
// f(x){a=1} has none.
function isAttribute(mark: string, at: number, line: string): boolean {
  const before = line.slice(Math.max(0, at - MARK_LINE_MAX), at);
  if (NAMED_ATTRIBUTES.test(mark)) {
    const isOfHeading = /^#{1,6} /.test(line) && line.slice(at + mark.length).trim() === '';
    return isOfHeading || /\]\([^()]*\)$|\]$|[^\s*]\*{1,3}$/.test(before);
  }
  return VALUE_ATTRIBUTES.test(mark) && /\]\([^()]*\)$/.test(before);
}

function titleIn(mark: string): string {
  return TAG_TITLE.exec(mark)?.[1] ?? '';
}

function titleOf(kind = ''): string {
  return kind.charAt(0).toUpperCase() + kind.slice(1).toLowerCase();
}

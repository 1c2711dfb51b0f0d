import { compileExpression } from './compiled-expression.ts';
import { allMatches } from './match-at.ts';

const LINE = /[^\n]+/g;
const FIRST_WORD = /^[^ ]{1,40}/;
// A sentence certainly continues from a line that ends like this to one that begins like this.
const ENDS_IN_WORD_OR_COMMA = /[\p{L},]$/u;
const BEGINS_IN_LOWER_CASE = /^\(?\p{Ll}/u;
const NAME_THEN_NO_NAME = /^(?:\p{Lu}[\p{L}'-]{1,40}(?:[,.;)]|$| [\p{Ll}(])|\()/u;
const NAMES_THEN_NO_NAME = /^\p{Lu}[\p{L}'-]{1,40}(?: \p{Lu}[\p{L}'-]{1,40})?(?:[,.;)]|$| [\p{Ll}(])/u;
const TITLES =
  'Mrs?|Ms|Miss|Dr|Prof|Sir|Lady|Herrn?|Frau|Hr|Mme|Mlle|Sra?|Srta|Sig|Sig\\.ra|Dott|Avv|Don|Dona|Pan|Pani|Panem|Pania|Pana|Panu|Mevrouw|Meneer|Fru|Syster';
const STREETS =
  'ul\\.|al\\.|os\\.|pl\\.|av\\.|avda\\.|c/|calle|plaza|paseo|avenida|travesia|rua|travessa|largo|via|viale|piazza|p\\.zza|corso|vicolo|strada|rue|avenue|boulevard|chemin|route|place|impasse|laan|ulica|ulicy|aleja';
const PARTICLES = 'de|da|do|das|dos|del|della|dei|di|du|des|la|le|les|las|los|el|a|van|von|der|den|het';
const NAME_AND_NUMBER = /^\p{Lu}[\p{L}'.-]{1,40}(?: \p{L}[\p{L}'.-]{0,40}){0,3},? (?:n\.?[o\u00ba]? ?)?\d/u;
// A sentence may continue between lines like these: each pair is an end and a beginning.
const MAY_CONTINUE: readonly (readonly [end: RegExp, beginning: RegExp])[] = [
  // A lowercase word or a title does not end a sentence. A name after a lowercase word or a comma may be the first of
  // two, and what follows the second is not a name: "please ask Emma / Clarke about it", where "/" is the line break.
  // A list item begins with a full name, and a list has a comma between names.
  [/(?:^| )(?:\p{Ll}{2,40}(?: \p{Lu}[\p{Ll}'-]{1,40})?|\p{Lu}\p{Ll}{1,3}\.)$/u, NAME_THEN_NO_NAME],
  [/(?:[,:;(]|\p{Ll}\.) \p{Lu}[\p{Ll}'-]{1,40}$/u, NAMES_THEN_NO_NAME],
  [compileExpression(`(?:^|[ (])(?:${TITLES})\\.? [A-Z][a-z'-]{1,40}$`, ''), NAMES_THEN_NO_NAME],
  // "by Joaquim Teles / Vilaça, and", "the technician N. / Bonfiglio."
  [/ \p{Ll}{2,40}(?: \p{Lu}[\p{Ll}'-]{1,40}){2}$/u, /^\p{Lu}[\p{L}'-]{1,40}[,.;)]/u],
  [/[ (](?:\p{Lu}\.[ -]?){1,3}$/u, NAME_THEN_NO_NAME],
  // "in via / Roma 12", "at ul. / Długa 3", "Stedinger / Straße 118", "Rua da Sofia, / 133"
  [compileExpression(`(?:^|[ (,])(?:${STREETS})(?: (?:${PARTICLES}))*$`, 'i'), NAME_AND_NUMBER],
  [/ \p{Lu}[\p{Ll}-]{1,40}$/u, /^(?:\p{Lu}\p{Ll}{0,20})?(?:Strasse|Street|Road|Lane|Weg|Allee|Gasse) \d/u],
  [/\p{L},$/u, /^(?:n\.?[o\u00ba]? ?)?\d{1,4}[A-Za-z]?,/u],
  // "call 655 019 / 478.", "to DE50 / 4306 0967 …"
  [/[ (:][+(]?\d{1,6}\)?(?: ?[-/])?$/, /^(?:[-/] )?\d{2,4}(?:[ -]\d{1,4}){0,5}(?:[.,;:)]|$| [a-z])/],
  [/(?:^|[ :])[A-Z]{2}\d{2}(?: [0-9A-Z]{4}){0,7}$/, /^[0-9A-Z]{1,4}(?: [0-9A-Z]{1,4}){0,7}(?:[.,;:)]|$| [a-z])/],
];
// An item, a field, a message or a table row does not continue the line before it.
const BEGINS_AGAIN = /^(?:[-*+#>|@[{<]|\d{1,3}[.):]|[\p{L}\p{N}_ .'-]{1,30}:|.{0,160}(?: {3}|[|;\t]))/u;
// Narrower columns are lists and forms; wider lines were not wrapped.
const WIDTH_MIN = 36;
const WIDTH_MAX = 160;
// Two lines may end at the same width by chance, and each further line makes that less likely. Not measured.
const CONTINUED_MIN = 2;
const CONTINUED_SHARE = 0.75;

/** The end of a line that the next line may continue. */
interface LineEnd {
  readonly at: number;
  /** The range of widths at which the text was wrapped, if the next word did not fit here. */
  readonly least: number;
  readonly most: number;
  /** Whether a sentence certainly continues: lowercase letters follow a word or a comma. */
  readonly isContinued: boolean;
  /** The lines that the line break separates. */
  readonly before: string;
  readonly line: string;
}

/**
 * Replaces each line break in prose that a program wrapped with a space, because such breaks divide names and addresses
 * and mean nothing. Keeps the line breaks of lists, forms and chats, whose lines end where the next word would have
 * fitted, or begin with a name or number that may be a separate value.
 */
export function withoutWraps(text: string): string {
  const pieces: string[] = [];
  let done = 0;
  for (const at of wrapsIn(text)) {
    pieces.push(text.slice(done, at));
    done = at + 1;
  }
  return [...pieces, text.slice(done)].join(' ');
}

/** Returns the positions of the line breaks that `withoutWraps` replaces, in order. */
export function wrapsIn(text: string): number[] {
  const ends = lineEndsIn(text);
  const width = widthOf(ends);
  return width === null
    ? []
    : ends.filter((end) => end.least <= width && width <= end.most && mayContinue(end)).map(({ at }) => at);
}

// The ends of lines that the next line may continue: it is not empty and begins no item or field.
function lineEndsIn(text: string): LineEnd[] {
  const ends: LineEnd[] = [];
  let before = '';
  let beforeEnd = -2;
  for (const { 0: line, index } of allMatches(LINE, text)) {
    const isOther = index !== beforeEnd + 1 || line.startsWith(' ') || BEGINS_AGAIN.test(line);
    if (!isOther && before.length <= WIDTH_MAX && !endsInBrokenWord(before)) {
      ends.push(lineEnd(index - 1, before, line));
    }
    [before, beforeEnd] = [line, index + line.length];
  }
  return ends;
}

function lineEnd(at: number, before: string, line: string): LineEnd {
  const least = before.length;
  return {
    at,
    least,
    // A sixteenth more, because printed letters differ in width.
    most: least + (FIRST_WORD.exec(line)?.[0].length ?? 0) + (least >> 4),
    isContinued: ENDS_IN_WORD_OR_COMMA.test(before) && BEGINS_IN_LOWER_CASE.test(line),
    before,
    line,
  };
}

// Whether a sentence may continue, judging by the words. Decided only where the width fits.
function mayContinue({ before, line }: LineEnd): boolean {
  return (
    BEGINS_IN_LOWER_CASE.test(line) || MAY_CONTINUE.some(([end, beginning]) => end.test(before) && beginning.test(line))
  );
}

// A hyphenated word, or an email address that may continue.
const endsInBrokenWord = (line: string): boolean =>
  /[^ ][-\u2010]$/.test(line) || line.includes('@', line.lastIndexOf(' ') + 1);

// Returns the width that lies in the ranges of the most line ends within sentences; null unless it lies in nearly all
// of them.
function widthOf(ends: readonly LineEnd[]): number | null {
  const continued = ends.filter(({ isContinued }) => isContinued);
  const steps = continued.flatMap(({ least, most }) => [
    { at: least, by: 1 },
    { at: most + 1, by: -1 },
  ]);
  let [best, width, open] = [0, 0, 0];
  for (const { at, by } of steps.sort((a, b) => a.at - b.at || a.by - b.by)) {
    open += by;
    if (open > best) {
      [best, width] = [open, at];
    }
  }
  return width >= WIDTH_MIN && best >= CONTINUED_MIN && best >= continued.length * CONTINUED_SHARE ? width : null;
}

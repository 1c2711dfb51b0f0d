import { allMatches } from './match-at.ts';

const LINE = /[^\n]+/g;
const FIRST_WORD = /^[^ ]{1,40}/;
const RUNS_ON = /[\p{L},]$/u;
const CONTINUES = /^\(?\p{Ll}/u;
// An item, a field, a message, a row of a table: none of them continues the line before it.
const BEGINS_ANEW = /^(?:[-*+#>|@[{<]|\d{1,3}[.):]|[\p{L}\p{N}_ .'-]{1,30}:|.{0,160}(?: {3}|[|;\t]))/u;
// Narrower columns are lists and forms; wider lines were not filled.
const WIDTH_MIN = 36;
const WIDTH_MAX = 160;
// Two lines may end at one width by chance, and each further one makes it less likely. No measurement.
const CONTINUED_MIN = 2;
const CONTINUED_SHARE = 0.75;

/** The end of a line that the next one may continue. */
interface LineEnd {
  readonly at: number;
  /** The widths to which lines were filled if the next word did not fit here: from this to that. */
  readonly least: number;
  readonly most: number;
  /** Whether a sentence goes on for certain: small letters follow a word or a comma. */
  readonly isContinued: boolean;
}

/**
 * Writes the line ends inside prose that a program filled to a width as spaces, which are as long: they part names and
 * addresses, and say nothing. Lists, forms and chats keep theirs: their lines end where a word would have fitted.
 */
export function withoutWraps(text: string): string {
  const ends = lineEndsIn(text);
  const width = widthOf(ends);
  if (width === null) {
    return text;
  }
  const pieces: string[] = [];
  let done = 0;
  for (const { at, least, most } of ends) {
    if (least <= width && width <= most) {
      pieces.push(text.slice(done, at));
      done = at + 1;
    }
  }
  return [...pieces, text.slice(done)].join(' ');
}

function lineEndsIn(text: string): LineEnd[] {
  const ends: LineEnd[] = [];
  let before = '';
  let beforeEnd = 0;
  for (const { 0: line, index } of allMatches(LINE, text)) {
    const word = FIRST_WORD.exec(line)?.[0];
    const least = before.length;
    const isFollowed = index === beforeEnd + 1 && word !== undefined && !BEGINS_ANEW.test(line);
    if (isFollowed && least <= WIDTH_MAX && !endsInBrokenWord(before)) {
      ends.push({
        at: index - 1,
        least,
        // Letters of print are not equally wide.
        most: least + word.length + (least >> 4),
        isContinued: RUNS_ON.test(before) && CONTINUES.test(line),
      });
    }
    [before, beforeEnd] = [line, index + line.length];
  }
  return ends;
}

// A word that a hyphen parts, an address of e-mail that may go on.
const endsInBrokenWord = (line: string): boolean => line.endsWith('-') || line.includes('@', line.lastIndexOf(' ') + 1);

// The width that explains most line ends inside of sentences, if it explains nearly all of them.
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

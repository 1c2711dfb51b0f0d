import { compileExpression } from './text/compiled-expression.ts';
import { allMatches } from './text/match-at.ts';
import { overlapping } from './text/range-search.ts';
import type { TextRange } from './text/text-range.ts';

// The languages of programs. They do not include JSON, YAML and plain text: a block of these may be a record or a log
// of persons.
const PROGRAM = compileExpression(
  '(?:^|\\n)[ \\t>]{0,12}(`{3,6}|~{3,6})[ {.]{0,3}(?:js|javascript|jsx|mjs|cjs|ts|typescript|tsx|py|python|java|kotlin|scala|c|cpp|c\\+\\+|cs|csharp|go|golang|rs|rust|rb|ruby|php|swift|dart|lua|perl|r|hcl|terraform|graphql|css|scss|less)(?![A-Za-z0-9+#-])[^\\n]{0,80}\\n',
  'gi',
);
// "import * as jose from 'jose'", "npm install jose": words that a text uses in programs.
const USED_IN_CODE = [
  /(?<![A-Za-z])import (?:\* as )?([a-z][a-z0-9]{1,30}) from ["']/g,
  /(?<![A-Za-z])(?:import|export) [^\n"']{1,80} from ["']([a-z][a-z0-9]{1,30})["']/g,
  /(?<![A-Za-z])(?:require\(|import\()["']([a-z][a-z0-9]{1,30})["']/g,
  /(?<![A-Za-z])(?:const|let|var) ([a-z][a-z0-9]{1,30})(?:: ?[A-Za-z<>[\]]{1,40})? ?=(?!=)/g,
  /(?<![A-Za-z])(?:npm (?:i|install)|(?:yarn|pnpm|bun|cargo) add|(?:pip|gem|brew|apt) install)(?: -{1,2}[A-Za-z-]{1,12})? ([a-z][a-z0-9]{1,30})(?![A-Za-z0-9@.])/g,
  // "AWS::Kendra": a service or a class, which the text also names by itself.
  /(?<![A-Za-z])[A-Z][A-Za-z]{1,20}::([A-Z][a-z]{2,30})(?![A-Za-z])/g,
];
const WORD = /^[A-Za-z\u00AA-\uFFFB-]+$/;

/**
 * Returns whether a name of one word in a text is a word of a program: a key or variable in a block of code, or a word
 * in lower case that the text imports, declares or installs. Strings, full names and the speakers of a chat do not
 * count.
 */
export function codeWordsOf(source: string): (name: TextRange) => boolean {
  if (!source.includes('`') && !source.includes('~~~')) {
    return () => false;
  }
  const inProgram = overlapping(programsIn(source));
  const words = new Set(USED_IN_CODE.flatMap((form) => allMatches(form, source).map(([, word]) => word)));
  return (name) => {
    const written = source.slice(name.start, name.end);
    return (
      WORD.test(written) &&
      ((words.has(written) && !isSpeaker(source, name)) || (inProgram(name) && isCode(source, name)))
    );
  };
}

function programsIn(source: string): TextRange[] {
  const found: TextRange[] = beginsInProgram(source);
  for (const { 0: head, 1: fence = '', index } of allMatches(PROGRAM, source)) {
    const start = index + head.length;
    const close = source.indexOf(`\n${fence}`, start - 1);
    if (start >= (found.at(-1)?.end ?? 0)) {
      found.push({ start, end: close === -1 ? source.length : close });
    }
  }
  return found;
}

// A passage may begin within a block: then the first fence has no language, and lines before it end as in programs.
function beginsInProgram(source: string): TextRange[] {
  const end = FIRST_FENCE.exec(source)?.index ?? 0;
  const endsBlock = BARE_FENCE.test(source.slice(end, end + FENCE_MAX));
  const isProgram = endsBlock && allMatches(LINE_OF_PROGRAM, source.slice(0, end)).length > 1;
  return isProgram ? [{ start: 0, end }] : [];
}

const FENCE_MAX = 32;
const FIRST_FENCE = /(?<=^|\n)[ \t]{0,8}(?:`{3,6}|~{3,6})(?=[^\n]{0,80}(?:\n|$))/;
const BARE_FENCE = /^[ \t]{0,8}[`~]{3,6}[ \t]{0,8}(?:\n|$)/;
const LINE_OF_PROGRAM = /(?:[;{([]|=>|\}\)?,?) {0,4}\n/g;

// Whether the signs beside a word are those of a program. Blocks of code also contain chats, letters and lists of
// persons.
function isCode(source: string, { start, end }: TextRange): boolean {
  const before = source.slice(Math.max(source.lastIndexOf('\n', start - 1) + 1, start - LINE_MAX), start);
  const [after = ''] = source.slice(end, end + LINE_MAX).split('\n', 1);
  const isText = COMMENT.test(before) || STRING.test(before);
  return !isText && (KEY_AFTER.test(after) || USED_AFTER.test(after) || DECLARED_BEFORE.test(before));
}

// "Fred: like({", "Fred: 'Thud'," and "Fred: capture," but not "Fred: hello" and "Fred: ok, later".
const KEY_AFTER =
  /^\??: ?(?:[[{]|["'`][^"'`]{0,80}["'`](?:[,;})\]]|$)|-?[\d.]{1,20}[,;})\]]|[A-Za-z_$][\w$.]{0,60}(?:[([]|[,;})\]]{1,3}$))/;
// "Fred.run()", "Fred(3", "Fred = 3", "Fred => 3", "Fred::new"
const USED_AFTER = /^(?:\.[A-Za-z_$]|::|->|\((?!\d{1,3}\))| ?(?:=>|[-+*/|&!=]?={1,3})(?:[ ({["'`]|$))/;
// "this.fred", "class Fred", "new Fred"
const DECLARED_BEFORE = /(?:[\w)\]]\.|(?:^|[^A-Za-z])(?:class|extends|implements|interface|enum|struct|instanceof) )$/;
const COMMENT = /\/\/|#|--|\/\*|^ {0,8}\*/;
const STRING = /["'`][^"'`]{0,80}$/;

// "frank: see you there", but not "decode(frank)"
const isSpeaker = (source: string, { start, end }: TextRange): boolean =>
  /(?:^|\n|\] ?|\d[ :-]{1,2})$/.test(source.slice(Math.max(0, start - 3), start)) &&
  /^: [A-Za-z\u00AA-\uFFFB]/.test(source.slice(end, end + 3));

// Lines of programs are shorter.
const LINE_MAX = 160;

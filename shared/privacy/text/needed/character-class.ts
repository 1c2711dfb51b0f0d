/** A position in the source of an expression. */
export interface Reader {
  readonly source: string;
  readonly isUnicode: boolean;
  readonly ignoresCase: boolean;
  at: number;
}

/** A class of characters, such as `[^a-z\d]`. */
export interface CharacterClass {
  readonly isNegated: boolean;
  readonly members: readonly string[];
  /** Whether these are all of its members. */
  readonly isListed: boolean;
}

type Members = Omit<CharacterClass, 'isNegated'>;

const ESCAPE = /\\(?:u\{[0-9A-Fa-f]+\}|u[0-9A-Fa-f]{4}|x[0-9A-Fa-f]{2}|c[A-Za-z]|k<[^>]+>|[pP]\{[^}]+\}|\d+|[\s\S])/y;
const CONTROLS: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', f: '\f', v: '\v' };

/** Reads an escape, such as `\d` or `\u00AA`, and returns it as written. */
export function escapeAt(reader: Reader): string {
  ESCAPE.lastIndex = reader.at;
  const [written = ''] = ESCAPE.exec(reader.source) ?? [];
  reader.at += written.length;
  return written;
}

/** Returns the characters that an escape stands for; not listed for a class such as `\w`, a reference and rare ones. */
export function membersOf(written: string, { isUnicode }: Reader): Members {
  const [kind, rest] = [written.charAt(1), written.slice(2)];
  if (written === '\\d') {
    return { members: [...'0123456789'], isListed: true };
  }
  if ('xu'.includes(kind) && rest !== '' && (isUnicode || !rest.startsWith('{'))) {
    return { members: [String.fromCodePoint(Number.parseInt(rest.replace(/[{}]/g, ''), 16))], isListed: true };
  }
  const character = rest !== '' ? undefined : /[A-Za-z0-9]/.test(kind) ? CONTROLS[kind] : kind;
  return character === undefined ? { members: [], isListed: false } : { members: [character], isListed: true };
}

const CLASS = /\[(?:[^\]\\]|\\[\s\S])*\]/y;
// Most classes occur in many expressions.
const CLASSES = new Map<string, CharacterClass>();

/** Reads a class of characters in square brackets. */
export function readClass(reader: Reader): CharacterClass {
  CLASS.lastIndex = reader.at;
  const [written = ''] = CLASS.exec(reader.source) ?? [];
  const name = `${reader.isUnicode}${written}`;
  const known = CLASSES.get(name) ?? readMembers({ ...reader, source: written, at: 0 });
  CLASSES.set(name, known);
  reader.at += written.length;
  return known;
}

function readMembers(reader: Reader): CharacterClass {
  const { source } = reader;
  const isNegated = source[reader.at + 1] === '^';
  reader.at += isNegated ? 2 : 1;
  const members: string[] = [];
  let isListed = true;
  while (source[reader.at] !== ']') {
    const first = readMember(reader);
    const isRange = source[reader.at] === '-' && source[reader.at + 1] !== ']' && first.members.length === 1;
    reader.at += isRange ? 1 : 0;
    const last = isRange ? readMember(reader) : first;
    const [from, to] = [first.members[0]?.codePointAt(0) ?? 0, last.members.at(-1)?.codePointAt(0) ?? 0];
    // Only ASCII characters are ever looked for.
    const isShort = !isRange || to < 128;
    isListed = isListed && first.isListed && last.isListed && isShort;
    members.push(...first.members, ...last.members);
    for (let code = from + 1; isRange && isShort && code < to; code += 1) {
      members.push(String.fromCharCode(code));
    }
  }
  return { isNegated, members, isListed };
}

function readMember(reader: Reader): Members {
  const { source, at, isUnicode } = reader;
  if (source[at] === '\\') {
    const written = escapeAt(reader);
    return written === '\\b' ? { members: ['\b'], isListed: true } : membersOf(written, reader);
  }
  const character = isUnicode ? String.fromCodePoint(source.codePointAt(at) ?? 0) : source.charAt(at);
  reader.at += character.length;
  return { members: [character], isListed: true };
}

import { type CharacterClass, escapeAt, membersOf, type Reader, readClass } from './character-class.ts';
import { isRare, type Needed, neededFrom, rarer, WORD_END, WORD_START } from './rarity.ts';
import { neededOfWords } from './word-list.ts';

/** What is known about the texts that a part of an expression matches. */
type Matched =
  // All of them.
  | { readonly all: readonly string[] }
  // Strings such that each text contains at least one of them, if any are known.
  | { readonly all: null; readonly needed: Needed | null };

// A class with more characters than this says little.
const CLASS_MAX = 20;
const EMPTY: Matched = { all: [''] };
const ANYTHING: Matched = { all: null, needed: null };
// The strings of two parts are combined only if this does not make many more of them.
const COMBINED_MAX = 64;
// More repetitions than this are not written out.
const REPEATED_MAX = 8;

/**
 * Returns strings of ASCII characters such that every match of an expression contains at least one of them, derived
 * from its source: `/(?:tel|phone).{0,3}\d/` needs "tel" or "phone". The mark `WORD_START` may begin a string, and
 * `WORD_END` may end it. Returns null when there are no such strings, or when most texts contain one of them. Whatever
 * is not understood counts as a part that matches anything, so that the result may say too little, but is never wrong.
 */
export function neededStrings(expression: RegExp): readonly string[] | null {
  const needed = neededOfWords(expression) ?? neededOfSource(expression);
  return isRare(needed) ? [...new Set(needed.strings)] : null;
}

function neededOfSource({ source, flags }: RegExp): Needed | null {
  if (flags.includes('v')) {
    return null;
  }
  const isUnicode = flags.includes('u');
  return neededOf(readAlternatives({ source, at: 0, isUnicode, ignoresCase: flags.includes('i') }));
}

function readAlternatives(reader: Reader): Matched {
  const found = [readSequence(reader)];
  while (reader.source[reader.at] === '|') {
    reader.at += 1;
    found.push(readSequence(reader));
  }
  const [first, ...others] = found;
  return first !== undefined && others.length === 0 ? first : oneOfAll(found);
}

function oneOfAll(parts: readonly Matched[]): Matched {
  const all = parts.flatMap((part) => (part.all === null ? [] : [part.all]));
  if (all.length === parts.length) {
    return { all: all.flat() };
  }
  const needed = parts.map(neededOf);
  return { all: null, needed: needed.includes(null) ? null : togetherOf(needed.filter((each) => each !== null)) };
}

const togetherOf = (needed: readonly Needed[]): Needed => ({
  strings: needed.flatMap(({ strings }) => strings),
  expected: needed.reduce((sum, { expected }) => sum + expected, 0),
});

const neededOf = (part: Matched): Needed | null => (part.all === null ? part.needed : neededFrom(part.all));

function readSequence(reader: Reader): Matched {
  // The strings matched since the last part whose strings are not all known.
  let run: readonly string[] = [''];
  let needed: Needed | null = null;
  let isWhole = true;
  while (reader.at < reader.source.length && !'|)'.includes(reader.source.charAt(reader.at))) {
    const part = readQuantified(reader);
    const joined = part.all === null ? null : joinedStrings(run, part.all);
    if (joined === null) {
      needed = rarer(rarer(needed, neededFrom(run)), part.all === null ? part.needed : null);
      isWhole = false;
    }
    run = joined ?? part.all ?? [''];
  }
  return isWhole ? { all: run } : { all: null, needed: rarer(needed, neededFrom(run)) };
}

function joinedStrings(before: readonly string[], after: readonly string[]): readonly string[] | null {
  if (before.length > 1 && after.length > 1 && before.length * after.length > COMBINED_MAX) {
    return null;
  }
  if (before.length === 1 && before[0] === '') {
    return after;
  }
  return before.flatMap((first) => after.map((second) => joined(first, second)));
}

// Marks count only at the two ends of a string.
function joined(before: string, after: string): string {
  if (before === '' || after === '') {
    return before + after;
  }
  const first = before.endsWith(WORD_END) && after !== WORD_START ? before.slice(0, -1) : before;
  return first + (after.startsWith(WORD_START) ? after.slice(1) : after);
}

const QUANTIFIER = /[*+?]|\{(\d{1,9})(,\d{0,9})?\}/y;

function readQuantified(reader: Reader): Matched {
  const part = readAtom(reader);
  if (!'*+?{'.includes(reader.source.charAt(reader.at) || ' ')) {
    return part;
  }
  QUANTIFIER.lastIndex = reader.at;
  const [quantifier, least = '1', comma] = QUANTIFIER.exec(reader.source) ?? [];
  if (quantifier === undefined) {
    return part;
  }
  reader.at += quantifier.length;
  // A lazy quantifier needs the same strings.
  reader.at += reader.source[reader.at] === '?' ? 1 : 0;
  if (quantifier === '?' || quantifier === '{0,1}') {
    return part.all === null ? ANYTHING : { all: ['', ...part.all] };
  }
  const times = quantifier === '*' ? 0 : Number(least);
  return times === 0 ? ANYTHING : repeated(part, times, quantifier.startsWith('{') && comma === undefined);
}

function repeated(part: Matched, times: number, isExact: boolean): Matched {
  if (part.all === null) {
    return part;
  }
  let run: readonly string[] | null = part.all;
  for (let i = 1; i < times && run !== null; i += 1) {
    run = times > REPEATED_MAX ? null : joinedStrings(run, part.all);
  }
  return isExact && run !== null ? { all: run } : { all: null, needed: neededFrom(run ?? part.all) };
}

// Characters that stand for themselves, up to one that a quantifier repeats.
const WRITTEN = /[\w !"#%&',:;<=>@`~-]{1,256}(?![*+?{])/y;

function readAtom(reader: Reader): Matched {
  if (!reader.ignoresCase) {
    WRITTEN.lastIndex = reader.at;
    const [written] = WRITTEN.exec(reader.source) ?? [];
    if (written !== undefined) {
      reader.at += written.length;
      return { all: [written] };
    }
  }
  const character = reader.source.charAt(reader.at);
  if (character === '(') {
    return readGroup(reader);
  }
  if (character === '[') {
    return oneOf(reader, readClass(reader));
  }
  if (character === '\\') {
    return readEscape(reader);
  }
  reader.at += 1;
  if (character === '^' || character === '$') {
    return EMPTY;
  }
  return character === '.' ? ANYTHING : oneOf(reader, { isNegated: false, members: [character], isListed: true });
}

const GROUP = /\((?:\?(?:[:=!]|<[=!]|<[^>]{1,64}>))?/y;

function readGroup(reader: Reader): Matched {
  GROUP.lastIndex = reader.at;
  const [opening = '('] = GROUP.exec(reader.source) ?? [];
  reader.at += opening.length;
  const beside = opening === '(?<!' ? WORD_START : opening === '(?!' ? WORD_END : '';
  const excludesLetters = beside !== '' && reader.source[reader.at] === '[' && readsNoLetter(reader);
  // A group with flags of its own.
  const isKnown = reader.source[reader.at] !== '?';
  const inside = readAlternatives(reader);
  reader.at += 1;
  if (/[=!]$/.test(opening)) {
    // What is beside a match is not part of it.
    return excludesLetters ? { all: [beside] } : EMPTY;
  }
  return isKnown ? inside : ANYTHING;
}

const LOWERCASE_LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

// Whether the first alternative of a negative assertion is one class that contains all lowercase letters.
function readsNoLetter(reader: Reader): boolean {
  const ahead = { ...reader };
  const { isNegated, members, isListed } = readClass(ahead);
  const isAlternative = '|)'.includes(ahead.source.charAt(ahead.at));
  return (
    isAlternative &&
    (isNegated
      ? isListed && !members.some((member) => /[a-z]/i.test(member))
      : LOWERCASE_LETTERS.every((letter) => members.includes(letter)))
  );
}

function readEscape(reader: Reader): Matched {
  const written = escapeAt(reader);
  if (written === '\\b' || written === '\\B') {
    return EMPTY;
  }
  return oneOf(reader, { isNegated: false, ...membersOf(written, reader) });
}

function oneOf({ isUnicode, ignoresCase }: Reader, { isNegated, members, isListed }: CharacterClass): Matched {
  // Without regard to case, Unicode equates letters outside ASCII with "k" and "s".
  const isKnown = (member: string): boolean =>
    member > WORD_END && member < '\x80' && !(ignoresCase && isUnicode && /[ks]/i.test(member));
  if (isNegated || !isListed || members.length > CLASS_MAX || !members.every(isKnown)) {
    return ANYTHING;
  }
  const cases = ignoresCase ? members.flatMap((member) => [member.toLowerCase(), member.toUpperCase()]) : members;
  return { all: [...new Set(cases)] };
}

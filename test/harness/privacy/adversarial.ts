import fc from 'fast-check';
import { type Expression, privacyExpressions } from '../expressions/written-expressions.ts';

// Fragments that an attacker would try: beginnings without ends, separators without values, values without separators.
const FRAGMENTS = [
  'a',
  '1',
  ' ',
  '\n',
  '@',
  '.',
  '-',
  ':',
  '(',
  '[',
  '%40',
  '"',
  '/',
  '+',
  "'",
  '\\n',
  '\u200b',
  '\u0301',
  '１',
  '😀',
  '\ud800',
  '漢',
  'é',
  '\r\n',
  '\t',
  '1 ',
  '1.',
  '1-',
  '12 34 ',
  '1\n',
  '(1) ',
  '+1',
  '+1 2 ',
  '001 ',
  '00-',
  '1 2 3 4 5 6 7 8 9 0 ',
  '4111 ',
  '4111 1111 1111 1111 ',
  '4111-',
  '123-45-',
  '123-45-6789 ',
  'A1',
  'A1 ',
  'AB 12 ',
  'GB82 ',
  'GB82WEST',
  'G B 8 2 ',
  'RSSMRA85T10A562',
  '756.',
  '12345678',
  '12.345.',
  'a@',
  '@a',
  'a@a',
  'a@a.',
  'a.a@',
  '"@',
  '"a@a.a',
  'a [at] ',
  '[at][dot]',
  ' at a dot',
  '1.1.1.',
  '1.1.1.1 ',
  '::',
  'a:',
  'aa:bb:',
  'aa-',
  '0011.',
  '0x',
  '0xa',
  'bc1',
  '1A1z',
  'eyJa.',
  'eyJ',
  'AKIA',
  'ghp_',
  'github_pat_',
  'sk-',
  'xoxb-1-',
  'ya29.',
  '://a:',
  '-----BEGIN ',
  '-----BEGIN PRIVATE KEY-----',
  'password=',
  'password: a1',
  'key=',
  'token is ',
  'bearer ',
  'username: ',
  'user id is ',
  '@a_b ',
  '@handle twitter ',
  'John ',
  'John Smith ',
  'J. ',
  'John J. ',
  'van ',
  'John van der ',
  'Mr. ',
  'dear John ',
  'my name is ',
  'my name is a ',
  'John, ',
  'John and ',
  'McA',
  'A-A-',
  "O'",
  '1 Main ',
  '1 Main Street ',
  'Apt. 1 ',
  'corner of ',
  'corner of A ',
  'Rue ',
  'Via A ',
  'lives at 1 A ',
  'Hauptstrasse 1 ',
  'P.O. Box ',
  'phone ',
  'phone 1 ',
  'call 12 34 56 ',
  'card ',
  'card 1 ',
  'born ',
  'born 1/1/',
  'May 3, 19',
  'passport A1',
  'plate A1 ',
  'vin 1HGCM82633A00435',
  'account number 1 ',
  '[EMAIL_1]',
  '[EMAIL_1',
  '[ a 1',
  '[a b c 1 ]',
  '| Name | Anna |\n',
];
const SEED = 20_261_120;

/** A text that is built to take much processor time, and the name of the fragment or expression it was built from. */
interface AdversarialText {
  readonly name: string;
  readonly text: string;
}

/**
 * Texts of about the given length: each fragment repeated, and for each regular expression a match of it repeated,
 * whole and truncated.
 */
export function adversarialTexts(length: number): AdversarialText[] {
  return [...fragments()].map(([fragment, name]) => ({
    name,
    text: fragment.repeat(Math.max(1, Math.round(length / fragment.length))),
  }));
}

let made: ReadonlyMap<string, string> | null = null;

// Each fragment once, with its name. Kept, because finding a match of every expression takes longer than scanning the
// texts.
function fragments(): ReadonlyMap<string, string> {
  made ??= new Map(
    [...FRAGMENTS.map((fragment) => [fragment, JSON.stringify(fragment)] as const), ...matches()].filter(
      ([fragment]) => fragment !== '',
    ),
  );
  return made;
}

function matches(): (readonly [fragment: string, name: string])[] {
  // The generator throws and catches thousands of errors for each expression: recording where takes most of its time.
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return privacyExpressions().flatMap((expression) => {
      const match = matchOf(expression);
      return match === null
        ? []
        : [`${match} `, match.slice(0, -1)].map((fragment) => [fragment, expression.source] as const);
    });
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

// The generator does not support look-arounds; a match of the expression without them works as well.
function matchOf({ source, flags }: Expression): string | null {
  const plain = source.replace(/\(\?<?[=!](?:[^()\\]|\\.|\((?:[^()\\]|\\.)*\))*\)/g, '');
  try {
    const expression = new RegExp(plain, flags.replace(/[gyi]/g, ''));
    return (
      fc.sample(fc.stringMatching(expression, { size: 'medium' }), { seed: SEED, numRuns: 1 })[0]?.slice(0, 512) ?? null
    );
  } catch {
    return null;
  }
}

// Guarantee: every match of an expression contains one of the strings that it is said to need, however the expression
// is written. Risk: an expression is not tried in a text that it matches, and a value stays.
import { describe, expect, it } from 'vitest';
import { neededStrings } from '../../../../../shared/privacy/text/needed/needed-strings.ts';
import { WORD_END, WORD_START } from '../../../../../shared/privacy/text/needed/rarity.ts';

const START = WORD_START;
const END = WORD_END;

describe('the strings that an expression needs', () => {
  it.each<readonly [string, RegExp, readonly string[] | null]>([
    ['a word', /tel/, ['tel']],
    ['one of several words', /(?:tel|phone|e-mail).{0,3}\d/g, ['tel', 'phone', 'e-mail']],
    ['the rarest part', /[a-z]+ [A-Z]\w+@/, ['@']],
    ['the parts before and after each other', /(a|b)c(?:d|e)/, ['acd', 'ace', 'bcd', 'bce']],
    ['both cases of a letter', /[Kk]lucz/, ['Klucz', 'klucz']],
    ['both cases of every letter', /ab/i, ['ab', 'aB', 'Ab', 'AB']],
    ['a word with a part that may be missing', /log-?in/, ['login', 'log-in']],
    ['a repetition', /(?:ab){2}/, ['abab']],
    ['a repetition without a maximum', /(?:ab){2,}c/, ['abab']],
    ['a lazy repetition', /x+?y/, ['x']],
    ['more repetitions than are written out', /!{9}/, ['!']],
    ['a group with a name', /(?<name>mlle)\./, ['mlle.']],
    ['escapes', /\x41\u0042\.\n\t\//, ['AB.\n\t/']],
    ['a code point', /\u{41}!/u, ['A!']],
    ['a class with a range and an escape', /[a-c\]]!/, ['a!', 'c!', 'b!', ']!']],
    ['a class with a dash at its end', /[ab-]!/, ['a!', 'b!', '-!']],
    ['the beginning and the end of a word', /(?<![a-z0-9])rg(?![a-z])/, [`${START}rg${END}`]],
    ['no beginning within a word', /a(?<![A-Za-z])!(?![a-z])\?/, ['a!?']],
    ['a beginning after something else', /(?<![^ (])rg!/, [`${START}rg!`]],
    ['an assertion that allows letters', /(?<![a-y])rg!(?!x)/, ['rg!']],
    ['an assertion of a longer text', /(?<![a-z]x)rg!(?![a-z]x)/, ['rg!']],
    ['an assertion with alternatives', /rg!(?![a-z]|\d)/, [`rg!${END}`]],
    ['what is beside a match', /(?<=abc)!(?=def)/, ['!']],
    ['a bracket within a literal brace', /a\{x,2\}/, ['a{x,2}']],
  ])('are known for %s', (_, expression, strings) => {
    expect(neededStrings(expression)).toEqual(strings);
  });
  it.each<readonly [string, RegExp]>([
    ['anything', /.+/],
    ['a part that may be missing', /(?:tel)?/],
    ['a part that may be repeated no times', /(?:tel)*/],
    ['a repetition from zero', /(?:tel){0,3}/],
    ['an alternative without a string', /tel|\w+/],
    ['an empty alternative', /tel|/],
    ['a negated class', /[^a]/],
    ['a class with a class in it', /[\w!]/],
    ['a range beyond ASCII', /[!-\u00FF]/],
    ['a character beyond ASCII', /é/],
    ['a reference to a group', /(a?)\1/],
    ['a reference to a name', /(?<a>b?)\k<a>/],
    ['a property of Unicode', /\p{L}/u],
    ['the edge of a word', /\b/],
    ['an assertion alone', /(?<![a-z])(?![a-z])/],
    ['letters that most texts have', /[etaoi]/],
    // Unicode also equates the long s and the sign for kelvin with these letters.
    ['letters that equal others', /k/iu],
    ['a kind of expression that is not understood', /[a]/v],
  ])('are unknown for %s', (_, expression) => {
    expect(neededStrings(expression)).toBeNull();
  });
});

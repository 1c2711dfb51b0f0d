// Guarantee: an answer keeps exactly the addresses that are in its excerpts, whole and as they are written there, even
// if one contains another or is followed by letters that a client may leave out. Risk: a link that an attacker wrote.
import { describe, expect, it } from 'vitest';
import { addressesOf, withoutAddresses } from '../../../../shared/copilot/addresses.ts';

const PLAIN = 'https://a.example/x';
const LETTERS = 'https://a.example/größe';
const NESTED = 'https://a.example/größe/https://b.example/x';

describe('the addresses of excerpts', () => {
  it('are found with and without their scheme, whole and up to the first letter beyond ASCII', () => {
    expect(addressesOf([`See ${PLAIN}, or mailto:info@a.example.`])).toEqual(
      new Set([PLAIN, 'a.example/x', 'mailto:info@a.example']),
    );
    expect(addressesOf([LETTERS])).toEqual(
      new Set([LETTERS, 'a.example/größe', 'https://a.example/gr', 'a.example/gr']),
    );
    expect(addressesOf(['HTTPS://A.example/x'])).toEqual(new Set(['HTTPS://A.example/x', 'A.example/x']));
    expect(addressesOf(['no address', ''])).toEqual(new Set());
  });

  it('do not include addresses that are part of another one', () => {
    const known = addressesOf(['https://a.example/?to=https://b.example/x']);
    expect([...known].filter((address) => address.startsWith('https://b'))).toEqual([]);
    const redirecting = 'www.a.example/?to=https://b.example/x';
    expect(addressesOf([redirecting])).toEqual(new Set([redirecting]));
  });

  it.each([`${PLAIN}[1].`, `(${PLAIN}).`, `"${PLAIN}"!`, `<${PLAIN}>`, `**${PLAIN}**`])(
    'end before a mark and before the end of a sentence: %s',
    (text) => {
      expect(addressesOf([text])).toContain(PLAIN);
    },
  );
});

describe('an answer', () => {
  it.each([
    ['a known address', `Go to ${PLAIN} now.`],
    ['a known address at its end', `Go to ${PLAIN}.`],
    ['a known address before a mark', `Go to ${PLAIN}[1].`],
    ['a known address with letters beyond ASCII', `Go to ${LETTERS} now.`],
    ['a known address that contains another one', `Go to ${NESTED} now.`],
    ['several known addresses', `${PLAIN} and ${LETTERS}, ${NESTED}`],
    ['the drive of a Windows path', 'It is in C:\\\\server\\docs.'],
  ])('keeps %s unchanged', (_name, text) => {
    expect(withoutAddresses(text, addressesOf([PLAIN, LETTERS, NESTED]))).toBe(text);
  });

  it.each([
    ['an unknown address', 'Go to https://evil.example/x now.', 'Go to  now.'],
    ['an address that begins like a known one', `Go to ${PLAIN}y now.`, 'Go to  now.'],
    ['the beginning of a known address', 'Go to https://a.example now.', 'Go to  now.'],
    ['an address without a scheme', 'Go to www.evil.example now.', 'Go to  now.'],
    ['a mailto address in capitals after letters', 'Ask meMAILTO:x@evil.example now.', 'Ask me now.'],
    ['a script', 'Go to javascript:alert(1) now.', 'Go to (1) now.'],
    ['a known address in an unknown one', 'Go to https://evil.example/?to=https://b.example/x now.', 'Go to  now.'],
  ])('drops %s', (_name, text, expected) => {
    expect(withoutAddresses(text, addressesOf([PLAIN]))).toBe(expected);
  });

  it('separates a known address from the text that follows it', () => {
    const known = addressesOf([PLAIN]);
    expect(withoutAddresses(`${PLAIN}[1]/evil`, known)).toBe(`${PLAIN} [1]/evil`);
    expect(withoutAddresses(`${PLAIN}»evil`, known)).toBe(`${PLAIN} »evil`);
    expect(withoutAddresses(`${PLAIN}[1], evil`, known)).toBe(`${PLAIN}[1], evil`);
  });

  it('keeps the known part of an address when letters follow that a client may leave out', () => {
    expect(withoutAddresses(`${PLAIN}öevil`, addressesOf([PLAIN]))).toBe(`${PLAIN} öevil`);
  });
});

it.each(['http', 'https', 'ftp', 'ftps'])(
  'an answer loses an unknown address that begins with %s: and no slashes',
  (scheme) => {
    expect(withoutAddresses(`Go to ${scheme}:b.example now.`, new Set())).toBe('Go to  now.');
  },
);

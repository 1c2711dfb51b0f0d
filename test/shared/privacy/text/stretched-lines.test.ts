// Guarantee: the wide gaps of justified lines are read as one space, and so are the ends of these lines; gaps between
// columns stay. Risk: a number or a name with two spaces in it stays; cells of a row become one value.
import { describe, expect, it } from 'vitest';
import { stretchedIn } from '../../../../shared/privacy/text/stretched-lines.ts';
import { replaced } from './replaced.ts';

const unstretched = (text: string): string => replaced(text, stretchedIn(text));

const STRETCHED = 'the  caretaker  has   the  keys of the  hall, says Emma';

describe('a text with doubled spaces', () => {
  it.each([
    [
      'Please  ask  her  if  Emma  has  the  keys  to  it,  on  0171',
      'Please ask her if Emma has the keys to it, on 0171',
    ],
    [
      'Name    Shift    Phone\nAnn    Mon    1  2  3\nBob  will  not  be  in  on  that  day',
      'Name  Shift  Phone\nAnn  Mon  1 2 3\nBob will not be in on that day',
    ],
    [
      'id;name;phone\n1;Ann  Lee;1  2  3\n2;Bob  Roy;4  5  6\n3;Eve  Fox;7  8  9',
      'id;name;phone\n1;Ann Lee;1 2 3\n2;Bob Roy;4 5 6\n3;Eve Fox;7 8 9',
    ],
    ['Ask    her  if  Emma  has  the  keys  to  it', 'Ask  her if Emma has the keys to it'],
    [
      'Names\nid;name;phone\n1;Ann  Lee;1  2  3\n2;Bob  Roy;4  5  6\n3;Eve  Fox;7  8  9',
      'Names\nid;name;phone\n1;Ann Lee;1 2 3\n2;Bob Roy;4 5 6\n3;Eve Fox;7 8 9',
    ],
  ])('is read with half of them: %j', (text, single) => {
    expect(unstretched(text)).toBe(single);
  });

  it.each([
    ['few gaps', 'id;name;phone\n1;Ann  Lee;1  2  3'],
    ['most gaps', 'Ask  Emma  Clarke  on  0171  22  33 44'],
    ['columns of two spaces', 'Name  Born  City\nAnn  1980  Hull\nBob  1975  York\nEve  1990  Bath'],
    [
      'longer columns of two spaces',
      'operator  machine  building  status\npeter  workstation  basement  active\nolga  printer  warehouse  retired',
    ],
    ['gaps as wide as columns', 'a      b      c      d      e      f      g      h      i'],
    ['a mark in one of its lines', 'Ann  1  2;3  4\nBob  5  6  7  8\nEve  9'],
    ['rows of several lengths', 'Mon  Ann  Bob  Eve\nTue  Ann  Bob\nWed  Eve  Bob\nThu  Ann'],
  ])('is not recognized by %s', (_, text) => {
    expect(unstretched(text)).toBe(text);
  });
});

describe('a line with wide gaps between the words of a sentence', () => {
  it('is read with one space for each', () => {
    expect(unstretched(STRETCHED)).toBe('the caretaker has the keys of the hall, says Emma');
  });

  it.each([
    ['Clarke, who was there', ' Clarke, who was there'],
    ['  Clarke, who was there', ' Clarke, who was there'],
    ['12 times', ' 12 times'],
    ['', '\n'],
    ['\nClarke', '\n\nClarke'],
    ['- Clarke', '\n- Clarke'],
    ['2. Clarke', '\n2. Clarke'],
    ['2025-01-14 Clarke', '\n2025-01-14 Clarke'],
    ['10:30 Clarke', '\n10:30 Clarke'],
    ['Line  manager: Clarke', '\nLine manager: Clarke'],
  ])('continues below, unless something else begins there: %j', (next, read) => {
    expect(unstretched(`${STRETCHED}\n${next}`)).toBe(`the caretaker has the keys of the hall, says Emma${read}`);
    expect(unstretched(`${STRETCHED}\r\n${next}`)).toBe(
      `the caretaker has the keys of the hall, says Emma${read.replace('\n', '\r\n')}`,
    );
  });

  it.each([
    ['ne Clarke', 'Emmane Clarke'],
    ['  ne Clarke', 'Emmane Clarke'],
    ['Jane Clarke', 'Emma-Jane Clarke'],
    ['and Jane', 'Emma-\nand Jane'],
    ['12 times', 'Emma-\n12 times'],
  ])('may end in a part of a word: %j', (next, read) => {
    expect(unstretched(`${STRETCHED}-\n${next}`)).toContain(read);
  });

  it.each([
    ['other words are beside them', 'the  keys  of  the  hall are here\nkept  by  the  porter  who is new'],
    ['wider gaps are beside them', 'the   keys  of  the  hall  again\nkept  by   the  porter  who  came'],
    ['wider gaps are in the line below', 'the  keys  of  the  hall  again\nkept  by  the   porter  who  came'],
    ['two of many are in one place', 'the  keys  of  the  old  hall  on  it\nare  here  in  a   box  with  a   label'],
    ['one of two is in one place', 'the keys of the  hall are here  again\nand we keep them  all  in  a red  box'],
  ])('is read with one space where its gaps form no columns: %s', (_, text) => {
    expect(unstretched(text)).toBe(text.replace(/ +|\n/g, ' '));
  });

  it('is recognized although the other lines have no wide gaps', () => {
    const others = Array.from({ length: 4 }, () => 'and the box with the keys of it is here for all of us today').join(
      '\n',
    );
    expect(unstretched(`${others}\n${STRETCHED}`)).toBe(`${others}\nthe caretaker has the keys of the hall, says Emma`);
  });

  it('may be short and have few gaps', () => {
    expect(unstretched('the  keys  of  the hall here')).toBe('the keys of the hall here');
    expect(unstretched('Written  by  those  Tulipa  Brakel')).toBe('Written by those Tulipa Brakel');
    expect(unstretched('as the  keys  of  the hall here')).toBe('as the keys of the hall here');
    expect(unstretched('the  keys  of  the hall here\nto  use it')).toBe('the keys of the hall here to use it');
    expect(unstretched(`${STRETCHED}\nand here  are  all of the keys\nof it`)).toContain('all of the keys of it');
    const wide = 'the  keys  of  the hall are here with us for you and all of them too';
    expect(unstretched(wide)).toBe(wide.replace(/ +/g, ' '));
  });

  it('counts as full only if it is stretched', () => {
    expect(unstretched(`${STRETCHED}\n\nEmma wrote  about the keys of the hall\nClarke`)).toContain('the hall\nClarke');
    expect(unstretched(`${STRETCHED}\n\nEmma  wrote  about it\nClarke`)).toContain('it\nClarke');
  });
});

describe('wide gaps', () => {
  it.each([
    ['of short lines', 'the  keys of\nthe   hall of it\nmy  door of it'],
    ['of a table of two', 'the  first  day  of  it is here\nfor  those  who come again here'],
    ['in a text with columns', 'Written  by  those Tulipa  Brakel\nHull      York'],
    ['one between words', 'Written  by Tulipa  Brakel  Hull'],
    ['two of three between words', 'Written  by  those here with Tulipa  Brakel'],
    ['too few between words', 'the  keys  of the hall are here with Emma  Clarke'],
    ['a small part of those between words', `the  keys  of  the hall ${'are here with us '.repeat(5)}`],
    ['between values', 'Name: Emma Clarke  Phone: 0171 223344  Role: cook'],
    ['of a table', 'early  shift  late  shift  day\nbread  baker  early  shift  one\nmilk   baker  later  shift  two'],
    ['as wide as columns', 'the first column      the second column      the third column      it ends'],
    ['at the beginning of a line', '  the keys of it\n  the hall of it\n  the door of it'],
  ])('stay: %s', (_, text) => {
    expect(unstretched(text)).toBe(text);
  });
});

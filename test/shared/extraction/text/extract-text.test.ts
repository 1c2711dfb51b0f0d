// Guarantee: a plain text is split into its paragraphs, lines that an editor wrapped are joined, and only visible
// characters remain. Risk: a search misses words that invisible characters split, or finds words that no reader sees.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extractDocument } from '../../../../shared/extraction/extract-document.ts';
import { extractText } from '../../../../shared/extraction/text/extract-text.ts';
import { visibleText } from '../../../../shared/extraction/visible-text.ts';
import { textOfBlock } from '../document-texts.ts';

const textsOf = (text: string) => extractText(text).blocks.map(textOfBlock);

it('keeps at most 30 combining marks on a letter', () => {
  expect(visibleText(`a${'\u0323\u0301'.repeat(50_000)}b`)).toBe(`ạ${'\u0323'.repeat(14)}${'\u0301'.repeat(15)}b`);
});

describe('a plain text', () => {
  it('is split into its paragraphs', () => {
    expect(textsOf('One.\r\n\r\n \t\r\nTwo,\nin lines.\n\n\nThree.\n')).toEqual(['One.', 'Two,\nin lines.', 'Three.']);
  });

  it('is read without terminal colors and links', () => {
    expect(textsOf('\x1b[1;31mError:\x1b[0m see \x1b]8;;https://a.example\x1b\\the page\x1b]8;;\x07.')).toEqual([
      'Error: see the page.',
    ]);
  });

  it('is read without the underline of its title, but with other lines of marks', () => {
    expect(textsOf('MEMO\n====\nText.\n\n----\nMore.')).toEqual(['MEMO', 'Text.', '----\nMore.']);
  });

  it('has its lines joined if an editor wrapped them, and not if they were written so', () => {
    const line = 'A line that an editor wrapped at about seventy characters in width,';
    expect(textsOf(`${line}\n${line}\nwhich ends here.`)).toEqual([`${line} ${line} which ends here.`]);
    expect(textsOf(`${line}\n- ${line}\n- end`)).toEqual([`${line}\n- ${line}\n- end`]);
    expect(textsOf('Roses are red,\nviolets are blue.')).toEqual(['Roses are red,\nviolets are blue.']);
  });

  it.each([
    [
      'a log',
      '2026-01-01 10:00 ERROR haze machine: its nozzle is blocked\n2026-01-01 10:05 INFO haze machine: it was cleaned',
    ],
    [
      'the rows of a table',
      'Single room with a desk and a lamp          90 EUR   May\nDouble room with a balcony to the lake     140 EUR   June',
    ],
    [
      'the rows of a table with tabs',
      'Single room with a desk and a lamp\t90 EUR\tfrom May to June\nDouble room with a balcony to the lake\t140 EUR\tin June',
    ],
    [
      'articles of a statute',
      'Art. 1  The hall is let for birthdays and for meetings alone.\nArt. 2  The rent is 180 euros for half a day.',
    ],
    [
      'labels and values',
      'Curtain: velvet, red, 4.20 m wide, bought in 2019 at Holzer\nDimmer unit: 12 channels, serviced every year in May',
    ],
    [
      'a log with its times in brackets',
      '[2026-01-01 10:00] ERROR haze machine: its nozzle is blocked\n[2026-01-01 10:05] INFO haze machine: it was cleaned',
    ],
    [
      'a log of keys and values',
      'time=10:00 level=error msg="the nozzle of the haze machine is blocked"\ntime=10:05 level=info msg="it was cleaned"',
    ],
    [
      'paragraphs of a statute',
      '§ 1 The hall is let for birthdays and for meetings of members\n§ 2 The rent is 180 euros for half a day in all months',
    ],
    [
      'a list with numbers in brackets',
      '(1) The hall is let for birthdays and for meetings of members\n(2) The rent is 180 euros for half a day in all months',
    ],
    [
      'a list with letters',
      'a) the hall is let for birthdays and for meetings of members,\nb) the rent is 180 euros for half a day in all months.',
    ],
    [
      'labels with a remark or a number',
      'Telephone (office): 555 0100, only in the morning of work days\nRoom 2: 12 seats, a piano and a screen, a key is at the desk',
    ],
  ])('has the entries of %s on separate lines', (_case, text) => {
    expect(textsOf(text)).toEqual([text]);
  });

  it('has its lines joined if only one happens to begin like an entry', () => {
    const text =
      '12 of the puppets were carved by the same hand, which we\nknow from their ears: nobody else carves ears so thin.';
    expect(textsOf(text)).toEqual([text.replace('\n', ' ')]);
  });

  it.each([
    ['Travel policy\n\nText.', 'Travel policy'],
    ['1. Introduction\n\nText.', '1. Introduction'],
    ['A sentence that ends.\n\nText.', null],
    ['Only one paragraph', null],
    [`${'x'.repeat(101)}\n\nText.`, null],
    ['-----\n\nText.', null],
    ['\n\nMEMO\n====\n\nText.', 'MEMO'],
    ['MEMO\n----\nText.', 'MEMO'],
    ['MEMO\n--\n\nText.', null],
    ['From: A\nSubject: Works on floor 3\nDate: today\n\nText.', 'Works on floor 3'],
    ['From: A\nSubject: Re: AW: Fwd [2]: Works on floor 3\n\nText.', 'Works on floor 3'],
    ['From: A\nSubject: Re:\n\nText.', 'Re:'],
    ['Von: A\nBetreff: Öffnung am Montag\nAn: B,\n  C\n\nText.', 'Öffnung am Montag'],
    ['From: A\nSubject:\n\nText.', null],
    ['Subject: Works\nWe close.\n\nText.', null],
  ])('%j has the title %j', (text, title) => {
    expect(extractText(text).title).toBe(title);
  });
});

describe('visible text', () => {
  it.each([
    ['zero-width characters', 'pass\u200bword \u2060x\ufeff', 'password x'],
    ['direction overrides', 'a\u202egnp.exe\u202c \u2066b\u2069 \u200ec', 'agnp.exe b c'],
    ['soft hyphens', 'hy\u00adphen', 'hyphen'],
    ['tag letters', `seen${String.fromCodePoint(0xe0041, 0xe0042)}`, 'seen'],
    ['repeated variation selectors', '\u2764\ufe0f\ufe0f\ufe0f', '\u2764\ufe0f'],
    ['ideographic variation selectors', `葛${String.fromCodePoint(0xe0100)}`, '葛'],
    ['Hangul fillers', 'a\u3164b\u115fc\u1160d\uffa0e', 'abcde'],
    ['the Mongolian vowel separator', 'a\u180eb', 'ab'],
    ['tag letters and the end of a tag', 'a\u{e0049}\u{e0067}b\u{e007f}', 'ab'],
    ['invisible operators', 'a\u2061b\u2062c\u2063d\u2064e', 'abcde'],
    ['deprecated shaping controls', 'a\u206ab\u206fc', 'abc'],
    ['interlinear annotation marks', 'a\ufff9b\ufffac\ufffbd', 'abcd'],
    ['music and shorthand controls', 'a\u{1d173}b\u{1bca0}c', 'abc'],
    ['inherent Khmer vowels', 'a\u17b4b\u17b5c', 'abc'],
    ['the grapheme joiner', 'a\u034fb', 'ab'],
    ['variation selectors that spell a text', 'a\ufe01b\ufe05c\u{e0121}d', 'abcd'],
    ['variation selectors after an emoji', '\u2764\ufe0f\u{e0148}\u{e0149}', '\u2764\ufe0f'],
    ['blank Braille patterns', 'a\u2800b', 'a b'],
    ['object replacement characters', 'a\ufffcb', 'a b'],
    ['joiners in English', 'a\u200db\u200cc', 'abc'],
    ['control characters', 'a\u0000b\u001bc\u0085d', 'abc\nd'],
    ['lone surrogates', 'a\ud800b', 'a\ufffdb'],
    ['decomposed letters', 'u\u0308', 'ü'],
  ])('does not include %s', (_case, text, expected) => {
    expect(visibleText(text)).toBe(expected);
  });

  it.each(['می\u200cخواهم', '👨\u200d👩\u200d👧', 'क्\u200dष', '❤️', '1️⃣'])(
    'keeps the joiners and selectors that %s needs',
    (text) => {
      expect(visibleText(text)).toBe(text.normalize('NFC'));
    },
  );

  it('is well formed, and stays the same when it is cleaned a second time', () => {
    const characters = fc.constantFrom(
      '\u200c',
      '\u200d',
      '\ufe0f',
      '\u00ad',
      '\u034f',
      '\ud83d',
      '\udc68',
      'e',
      '\u0301',
      '\r',
      '\n',
      'ن',
      '👨',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(characters, fc.string({ unit: 'binary' }))), (parts) => {
        const once = visibleText(parts.join(''));
        expect(visibleText(once)).toEqual(once);
        expect(once.isWellFormed()).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('a document', () => {
  it.each([
    ['', 'empty'],
    ['   \n\t\u200b\n', 'empty'],
    ['\ufeff', 'empty'],
    ['<!-- nothing to see -->', 'empty'],
  ])('with the content %j is refused as empty', async (text, code) => {
    expect(await extractDocument(Buffer.from(text), 'a.md', () => false)).toMatchObject({ code });
  });

  it('is refused if it has more than 50 MB, and as text if it has more than 10 MB', async () => {
    expect(await extractDocument(new Uint8Array(50 * 1024 * 1024 + 1), 'a.txt', () => false)).toMatchObject({
      code: 'too_large',
    });
    expect(await extractDocument(Buffer.alloc(10 * 1_048_576 + 1, 'a'), 'a.txt', () => false)).toMatchObject({
      code: 'text_too_large',
    });
  });
});

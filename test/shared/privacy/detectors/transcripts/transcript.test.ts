// Guarantee: a transcript alone, without the findings of other rules, determines which lines belong to it, where each
// speaker's name begins and ends, who is a person, an account or nobody, and how far a message reaches. Risk: plans,
// logs and lists of departments are read as conversations, or a speaker without a known name stays.
import { describe, expect, it } from 'vitest';
import { messagesIn } from '../../../../../shared/privacy/detectors/transcripts/transcript.ts';
import { foldForMatching } from '../../../../../shared/privacy/text/folded-text.ts';
import { scanText } from '../../../../../shared/privacy/text/scanned-text.ts';

// Returns each message with its text and its speaker: a name, an account after @, or nothing.
const messagesOf = (text: string) => {
  const scanned = scanText(foldForMatching(text));
  const read = ({ start, end }: { start: number; end: number }) => scanned.text.slice(start, end);
  return messagesIn(scanned).map(({ body, speaker }) => ({
    name: speaker === null ? '' : `${speaker.kind === 'PERSON' ? '' : '@'}${read(speaker)}`,
    body: read(body),
  }));
};
const speakersIn = (text: string) => messagesOf(text).map(({ name }) => name);

// A conversation of two others with the speaker of this name.
const conversationWith = (name: string) =>
  `10:01 ${name}: are you there\n10:02 Zork: yes\n10:04 Vlim: hi\n10:06 Zork: thanks`;
const firstSpeakerOf = (name: string) => speakersIn(conversationWith(name))[0];

describe('lines that begin with a time and a name', () => {
  const [zork, vlim] = ['Zork: are you there', 'Vlim: yes'];
  it.each<[string, string[]]>([
    [`10:01 ${zork}\n10:02 ${vlim}\n10:04 ${zork}`, ['Zork', 'Vlim', 'Zork']],
    // Two lines, one speaker alone, and two speakers who do not speak again.
    [`10:01 ${zork}\n10:02 ${vlim}`, []],
    [`10:01 ${zork}\n10:02 ${zork}\n10:04 ${zork}`, []],
    [`10:01 ${zork}\n10:02 ${vlim}\n10:04 Wumm: thanks`, []],
    // The times of a plan, unless they are exact.
    [`10:00 ${zork}\n10:05 ${vlim}\n10:10 ${zork}`, []],
    [`10:00:00 ${zork}\n10:05:00 ${vlim}\n10:10:00 ${zork}`, ['Zork', 'Vlim', 'Zork']],
    [`10:00 ${zork}\n10:05 ${vlim}\n10:11 ${zork}`, ['Zork', 'Vlim', 'Zork']],
    // Not a time, and not at the beginning of a line.
    [`110:01 ${zork}\n110:02 ${vlim}\n110:04 ${zork}`, []],
    [`10:61 ${zork}\n10:62 ${vlim}\n10:64 ${zork}`, []],
    [`10:011 ${zork}\n10:021 ${vlim}\n10:041 ${zork}`, []],
    [`x 10:01 ${zork}\nx 10:02 ${vlim}\nx 10:04 ${zork}`, []],
    [`  10:01 ${zork}\n \u200e 10:02 ${vlim}\n10:04 ${zork}`, ['Zork', 'Vlim', 'Zork']],
    [`${' '.repeat(73)}10:01 ${zork}\n10:02 ${vlim}\n10:04 ${zork}`, []],
    [`${' '.repeat(72)}10:01 ${zork}\n10:02 ${vlim}\n10:04 ${zork}`, ['Zork', 'Vlim', 'Zork']],
    // A second time in a line belongs to the message; lines of another layout are another transcript.
    [`10:01 ${zork} at 10:03\n10:02 ${vlim} at 10:04\n10:04 ${zork}`, ['Zork', 'Vlim', 'Zork']],
    [`10:01 ${zork}\n10:02 ${vlim}\n[10:04] ${zork}`, []],
    [`10:01 ${zork}\n10:02 ${vlim}\n10:04 ${zork}\n[10:05] ${vlim}`, ['Zork', 'Vlim', 'Zork']],
    [`10:01 Zork: yes\n10:02 ${vlim}\n10:04 Zork:\nyes`, []],
    ['Zork  10:01\nare you there\nVlim  10:02\nyes\nZork  10:04', ['Zork', 'Vlim', 'Zork']],
  ])('are a transcript if there are three of one layout, and otherwise not, %j: %j', (text, names) => {
    expect(speakersIn(text)).toEqual(names);
  });

  it.each<[string, string[]]>([
    ['<zork> are you there\n<vlim> yes\n<zork> ok', ['zork', 'vlim', 'zork']],
    ['x\n<zork> are you there\n<vlim> yes\n<zork> ok', ['zork', 'vlim', 'zork']],
    ['<zork> are you there\n<vlim> yes\n<7> ok\n<zork> ok\n<', ['zork', 'vlim', 'zork']],
    ['x <zork> are you there\nx <vlim> yes\nx <zork> ok', []],
    ['no mark at all\nthere\nis', []],
  ])('may have a name in brackets at their beginning instead of a time, %j: %j', (text, names) => {
    expect(speakersIn(text)).toEqual(names);
  });
});

describe('a transcript', () => {
  it.each<[string, string[]]>([
    // At least two lines of conversation, and a third of all lines.
    [
      '10:01 Zork: hi\n10:02 Vlim: hi\n10:04 Zork: x\n10:06 Vlim: x\n10:07 Zork: x\n10:08 Vlim: x',
      ['Zork', 'Vlim', 'Zork', 'Vlim', 'Zork', 'Vlim'],
    ],
    [`10:01 Zork: hi\n10:02 Vlim: hi\n${'10:04 Zork: x\n'.repeat(5)}`, []],
    ['10:01 Zork: hi\n10:02 Vlim: x\n10:04 Zork: x', []],
    // Without conversation, at least two known names, and half of all names.
    ['10:01 Annika: x\n10:02 Markus: x\n10:04 Annika: x', ['Annika', 'Markus', 'Annika']],
    ['10:01 Annika: x\n10:02 Markus: x\n10:04 Zork: x\n10:06 Vlim: x\n10:07 Zork: x', ['Annika', 'Markus', '', '', '']],
    ['10:01 Annika: x\n10:02 Zork: x\n10:04 Annika: x', []],
    ['10:01 Annika Zork: x\n10:02 Markus Vlim: x\n10:04 Annika Zork: x', ['Annika Zork', 'Markus Vlim', 'Annika Zork']],
    ['10:01 Zork V.: are you there\n10:02 Vlim Z.: yes\n10:04 Zork V.: ok', ['Zork V.', 'Vlim Z.', 'Zork V.']],
    ['10:01 Annika: x\n10:02 Markus: x\n10:04 Zork: x\n10:06 Vlim: x\n10:07 Wumm: x\n10:08 Zork: x', []],
    // Departments alone, as the majority and as the minority.
    ['10:01 Logistics: are you there\n10:02 Reception: yes\n10:04 Logistics: ok', []],
    [
      '10:01 Logistics: are you there\n10:02 Reception: yes\n10:04 Kitchen: ok\n10:05 Zork: hi\n10:06 Zork: hi',
      ['', '', '', '', ''],
    ],
    [
      '10:01 Logistics: are you there\n10:02 Reception: yes\n10:04 Vlim: ok\n10:05 Zork: hi\n10:06 Zork: hi',
      ['', '', 'Vlim', 'Zork', 'Zork'],
    ],
  ])('needs a conversation or known persons, %j: %j', (text, names) => {
    expect(speakersIn(text)).toEqual(names);
  });
});

describe('a speaker', () => {
  it.each([
    ['Zork', 'Zork'],
    ['Zork Vlum', 'Zork Vlum'],
    ['Vlum, Zork', 'Vlum, Zork'],
    ['Zork van der Vlum', 'Zork van der Vlum'],
    // Without the title before the name and the post after it, but never without a name.
    ['Dr. Zork', 'Zork'],
    ['Dr Zork Vlum', 'Zork Vlum'],
    ['Annika Logistics', 'Annika'],
    ['Annika Logistics Reception', 'Annika'],
    ['Dr. Annika Logistics', 'Annika'],
    ['Zork Logistics', ''],
    ['Logistics Annika', ''],
    ['Annika Zork', 'Annika Zork'],
    ['Annika Dott', 'Annika'],
    ['Annika Mgr', 'Annika'],
    // Accounts are persons, programs are not.
    ['zork7', '@zork7'],
    ['zork_vlum', '@zork_vlum'],
    ['zork.vlum', '@zork.vlum'],
    ['annika_logistics', '@annika_logistics'],
    ['al_logistics', ''],
    ['logistics_7', ''],
    ['logistics_zork', '@logistics_zork'],
    ['root_7', ''],
    ['dan_sous', '@dan_sous'],
    ['admin_annika', '@admin_annika'],
    ['your_zork', ''],
    ['an_empfang', ''],
    ['Dr.', ''],
    ['no_reply', ''],
    ['Zork2 Vlum', ''],
    ['Zw', ''],
    ['Vorname', ''],
    ['Kierownik', ''],
    ['Hausmeisterin', ''],
    ['Allerseits', ''],
    // Shouted words, names that are too short, phrases and other words.
    ['ZORK', ''],
    ['ZO', ''],
    ['Zo', ''],
    ['Zor', 'Zor'],
    ['Zork V.', 'Zork V.'],
    ['ZORK V', 'ZORK V'],
    ['Zork til Vlum', ''],
    ['zork til vlum', 'zork til vlum'],
    ['Logistics', ''],
    ['Zorkbot', ''],
    ['Manager', ''],
    ['Monsieur', ''],
    ['Vendas', ''],
    ['Kunden', ''],
    ['Advokaten', ''],
    ['Phone', ''],
    ['Larm', ''],
    ['Notaire', ''],
    ['Dziekan', ''],
    ['London', ''],
  ])('%s is read as %j', (name, read) => {
    expect(firstSpeakerOf(name)).toBe(read);
  });
});

describe('a message', () => {
  it('ends with its line or after 600 characters, and below a heading where the next heading begins', () => {
    const long = 'are you there '.repeat(60);
    expect(messagesOf(`10:01 Zork: ${long}\nmore\n10:02 Vlim: yes\n10:04 Zork: ok`)).toEqual([
      { name: 'Zork', body: ` ${long}`.slice(0, 600) },
      { name: 'Vlim', body: ' yes' },
      { name: 'Zork', body: ' ok' },
    ]);
    const below = 'Zork  10:01\nare you there\nand you\nVlim  10:02\nyes\nZork  10:04\nok';
    expect(messagesOf(below).map(({ body }) => body)).toEqual(['\nare you there\nand you\n', '\nyes\n', '\nok']);
  });
});

describe('conversation', () => {
  const isConversation = (said: string) =>
    speakersIn(`10:01 Zork: ${said}\n10:02 Vlim: ${said}\n10:04 Zork: x`).length > 0;
  it.each([
    ['there?', true],
    ['there? x', true],
    ['there?x', false],
    ['\u{1F600} there', true],
    ['\u00bfthere', true],
    ['there', false],
    ['for you there', true],
    ['done there', true],
    ['there done', false],
    ["there j'arrive", true],
    ["there aj'", false],
    // One word of another language.
    ['i there', false],
    ['i was there and it is what the house has of the garden', true],
    ['was there and it is what the house has of the garden', false],
    ['du there', true],
    ['du pain et des fruits pour les enfants dans une maison avec leur chat', false],
    [`${'x '.repeat(98)}you`, true],
    [`${'x '.repeat(100)}you`, false],
    ['', false],
  ])('is recognized in %j: %s', (said, expected) => {
    expect(isConversation(said)).toBe(expected);
  });
});

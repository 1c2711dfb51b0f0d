// Guarantee: a line break inside prose that a program wrapped to a width is read as a space, and every other one stays.
// Risk: a name that a line break splits stays; the entries of a list, a form or a chat become one.
import { describe, expect, it } from 'vitest';
import { withoutWraps } from '../../../../shared/privacy/text/wrapped-prose.ts';

const PROSE = [
  'The keys are back in the box beside the office door, and',
  'nobody has used the van since Monday. If it is needed',
  'again before the end of the week, please ask Emma',
  'Clarke about it.',
];

// A line that ends like this, and is as wide as the other lines of PROSE.
function wrappedLine(end: string): string {
  return 'again before the end of this week, '.slice(0, 53 - end.length).padEnd(53 - end.length, '.') + end;
}

describe('prose wrapped to a width', () => {
  it('is read without its line breaks', () => {
    expect(withoutWraps(PROSE.join('\n'))).toBe(PROSE.join(' '));
  });

  it('keeps the ends of its paragraphs', () => {
    const second = 'Another short line that stands by itself.';
    expect(withoutWraps(`${PROSE.join('\n')}\n\n${second}`)).toBe(`${PROSE.join(' ')}\n\n${second}`);
    expect(withoutWraps(`${PROSE.join('\n')}\n${second}`)).toBe(`${PROSE.join(' ')}\n${second}`);
  });

  it('may begin after an empty line', () => {
    expect(withoutWraps(`\n${PROSE.join('\n')}`)).toBe(`\n${PROSE.join(' ')}`);
  });

  it.each([
    ['please ask Emma', 'Clarke, who has been there'],
    ['please ask good Mrs.', 'Clarke about the keys'],
    ['please look for the', 'Clarke (in the red box)'],
    ['please look for it', '(in the red box)'],
    ['send it to Mrs. Emma', 'Clarke has the keys'],
    ['send it to Simon, Emma', 'Clarke (the new one)'],
    ['send it to Simon, Emma', 'Hill Clarke, as well'],
    ['it was sent by Emma Hill', 'Clarke, and the keys too'],
    ['and the caretaker, E.', 'Clarke, has the keys'],
    ['who lives in via', 'Roma 12 in Turin'],
    ['who lives at ul.', 'Długa 12/3 in Gdynia'],
    ['who lives at Rua dos', 'Guajajaras, n.º 91'],
    ['who lives in Stedinger', 'Strasse 118 in Brake'],
    ['who lives at Rua da Sofia,', '133, in Coimbra'],
    ['please call 655 019', '478 about it'],
    ['please call 0170 -', '55 34 127.'],
    ['please pay to DE89', '3704 0044 0532 0130 00.'],
  ])('continues within a sentence: …%s / %s', (end, next) => {
    const lines = [...PROSE.slice(0, 2), wrappedLine(end)];
    expect(withoutWraps([...lines, next].join('\n'))).toBe(`${lines.join(' ')} ${next}`);
  });

  // Each half may be a separate value.
  it.each([
    ['please ask Emma', 'Simon Clarke about the keys'],
    ['send it to Tom Emma', 'Clarke has the keys'],
    ['it was Emma Stone e', 'Clarke has the keys'],
    ['of 2025-04-11', 'Clarke has the keys'],
    ['of 2025-04-11', '12 High Street'],
    ['please ask about', '12 High Street'],
    ['please ask about', 'High Street 12'],
  ])('may end where a value ends: …%s / %s', (end, next) => {
    const lines = [...PROSE.slice(0, 2), wrappedLine(end)];
    expect(withoutWraps([...lines, next].join('\n'))).toBe(`${lines.join(' ')}\n${next}`);
  });

  it('does not affect another paragraph', () => {
    const list = 'The workshop at the station and all of the vans: for Emma\nClarke is there as well';
    expect(withoutWraps(`${PROSE.join('\n')}\n\n${list}`)).toBe(`${PROSE.join(' ')}\n\n${list}`);
    expect(withoutWraps(`${PROSE.join('\n')}\n- ${list}`)).toBe(`${PROSE.join(' ')}\n- ${list}`);
  });

  it('may end a little before the width, as printed lines do', () => {
    const print = [
      'the lease of the hall begins in May and ends a year',
      'later unless it is renewed by then, and the keys stay here',
      'with the caretaker of the building',
    ];
    expect(withoutWraps(print.join('\n'))).toBe(print.join(' '));
  });

  // A line of this many characters. The next line begins with "so", so the width may be a few characters larger.
  const line = (length: number) =>
    `${'so it goes on '
      .repeat(9)
      .slice(0, length - 4)
      .trimEnd()
      .padEnd(length - 4, 'n')} and`;
  const read = (...lengths: number[]) => withoutWraps([...lengths.map(line), 'so on'].join('\n'));
  it.each<[name: string, lengths: number[], end: string, last?: number]>([
    ['that end at one width', [55, 50], ' '],
    ['of which three in four end at one width', [50, 52, 53], '\n', 56],
    ['of which one is far shorter', [50, 51, 52, 53], '\n', 40],
    ['that are just wide enough', [36, 35], ' '],
  ])('has lines %s', (_, lengths, end, last) => {
    const rest = last === undefined ? [] : [last];
    const joined = lengths.map(line).join(' ');
    expect(read(...lengths, ...rest)).toBe(`${[joined, ...rest.map(line)].join(' ')}${end}so on`);
  });

  it.each<[name: string, lengths: number[]]>([
    ['that are too narrow', [35, 34]],
    ['that end at two widths', [56, 50]],
    ['of which two in three end at one width', [50, 51, 60]],
  ])('has no lines %s', (_, lengths) => {
    expect(read(...lengths)).toBe([...lengths.map(line), 'so on'].join('\n'));
  });

  it('joins names in every paragraph that ends its lines at this width', () => {
    const paragraph = 'The workshop and all of its vans are now with Emma\nClarke, who is new';
    const joined = paragraph.replace('\n', ' ');
    expect(withoutWraps(`${PROSE.join('\n')}\n\n${paragraph}`)).toBe(`${PROSE.join(' ')}\n\n${joined}`);
    expect(withoutWraps(`${PROSE.join('\n')}\n ${paragraph}`)).toBe(`${PROSE.join(' ')}\n ${joined}`);
    expect(withoutWraps(`${PROSE.join('\n')}\n\nThe vans are with Emma\nClarke, who is new`)).toBe(
      `${PROSE.join(' ')}\n\nThe vans are with Emma\nClarke, who is new`,
    );
  });

  it.each([
    ['is not recognized if a line of 160 characters has another width', 160, '\n'],
    ['is recognized beside a longer line, which no program wrapped', 161, ' '],
  ])('%s', (_, length, between) => {
    const long = `and ${'so on and '.repeat(20)}`.slice(0, length).trimEnd().padEnd(length, 'x');
    const [first = '', second = ''] = PROSE;
    const lines = [first, second, 'again before the end of the week, please ask them'];
    const rest = `\n\n${long}\nand on`;
    expect(withoutWraps(lines.join('\n') + rest)).toBe(lines.join(between) + rest);
  });

  it('reads no width from ends of sentences', () => {
    const ends = 'He is in.\nshe is out for now.\nthey are here.\nShe Is Not\nThey Are Not In It\nHe';
    expect(withoutWraps(`${PROSE.join('\n')}\n\n${ends}`)).toBe(`${PROSE.join(' ')}\n\n${ends}`);
  });

  it.each([
    ['an item', '- the keys of the hall'],
    ['a numbered item', '2. the keys of the hall'],
    ['a field', 'Contact: the keys of the hall'],
    ['a message', '[10:42] the keys of the hall'],
    ['a row of a table', 'the keys    of the    hall'],
  ])('does not continue in %s', (_, next) => {
    const text = `${PROSE.slice(0, 3).join('\n')} please\n${next}`;
    expect(withoutWraps(text)).toBe(`${PROSE.slice(0, 3).join(' ')} please\n${next}`);
  });

  it.each(['to ask for the new keys of the Emma-', 'to write to the office at keys@hall.'])(
    'keeps a word that may be broken: …%s',
    (last) => {
      const text = `${PROSE.slice(0, 2).join('\n')}\nagain, then ${last}\nexample and so on`;
      expect(withoutWraps(text)).toBe(`${PROSE.slice(0, 2).join(' ')} again, then ${last}\nexample and so on`);
    },
  );
});

describe('meaningful line breaks', () => {
  it.each([
    ['one sentence over two lines', 'The parcel for the workshop is with the neighbour,\nwho is at home until six'],
    [
      'lower-case lines that end although more would have fitted',
      'can somebody please ask the new caretaker about the keys\nno idea\nhe was here this morning and left without a word to us\nok then\nthe second van is at the garage until the end of the week\nsays who',
    ],
    [
      'narrow columns',
      'apples and pears\nfrom the market\nbread and butter\nfrom the baker\nmilk and cream and\nnothing else today',
    ],
    [
      'names one below the other',
      'Monday and Tuesday in the workshop at the station: Emma\nClarke and the apprentices from the second year, and Tom\nSutton in the office on every other day of that same week',
    ],
  ])('stay: %s', (_, text) => {
    expect(withoutWraps(text)).toBe(text);
  });
});

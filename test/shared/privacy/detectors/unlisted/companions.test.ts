// Guarantee: an unlisted name is found beside known persons, here in « »: if a word joins it to a person whose name has
// as many words, or in a list half of which are known. Things, firms and titles in such places stay. Risk: somebody's
// friend stays in a text because the name is rare, or goods count as people.
import { describe, expect, it } from 'vitest';
import { companionsOf } from '../../../../../shared/privacy/detectors/unlisted/companions.ts';
import { besideKnown } from './persons.fixture.ts';

describe('a name joined to a person', () => {
  it.each([
    ['Ask «Emily» or Zuzzel.', 'Zuzzel'],
    ['Zuzzel and «Emily» came.', 'Zuzzel'],
    ['«Emily», and Zuzzel came.', 'Zuzzel'],
    ['«Emily» (tea) and Zuzzel came.', 'Zuzzel'],
    ['Quillon Zabrek and «Emily Carter» came.', 'Quillon Zabrek'],
    ['Ms «Emily» and Zuzzel came.', 'Zuzzel'],
    ['Mrs. «Emily» and Zuzzel came.', 'Zuzzel'],
    ['Zuzzel and Ms «Emily» came.', 'Zuzzel'],
    ['Ask «Will» or Zuzzel.', 'Zuzzel'],
    ['Guest «Emily» and Zuzzel came.', 'Zuzzel'],
    ['Il libro non lo trova: chiedi a «Emily» e Zuzzel.', 'Zuzzel'],
    ['O texto que não se vê, com «Emily» e Zuzzel.', 'Zuzzel'],
    ['To jest w szafie i na półce, ma «Emily» i Zuzzel.', 'Zuzzel'],
    ['Vraag het aan «Emily» of Zuzzel, dat is een van de twee.', 'Zuzzel'],
    ['De sleutel is niet bij «Emily» en Zuzzel.', 'Zuzzel'],
    ['Das ist nicht der Ball von «Emily Carter» und Quillon Zabrek.', 'Quillon Zabrek'],
    ['Das ist der Ball von Kladd, Quist, «Tom», «Emily» und Zuzzel.', 'Zuzzel'],
  ])('is found: %s', (row, names) => {
    expect(besideKnown(companionsOf, row)).toBe(names);
  });

  it.each([
    'Ask «Emily» about Zuzzel.',
    'Ask «Emily» or Tom.',
    'Ask «Emily», Zuzzel.',
    '«Emily» & Zuzzel came.',
    '«Emily» and the Zuzzel came.',
    '«Emily» and every Zuzzel came.',
    'The Zuzzel and «Emily» came.',
    'It is on the Zuzzel or «Emily» has it.',
    'The ship Zuzzel and «Emily» came.',
    'Zuzzel and London met «Emily».',
    'Zuzzel and Bank «Emily»',
    '«Emily Carter» and Zuzzel came.',
    '«Emily» and Quillon Zabrek came.',
    '«Emily» e Zuzzel.',
    '«Emily» i Zuzzel.',
    'It is the box for «Emily» en Zuzzel.',
    'Das ist nicht der Ball von «Emily» und Zuzzel.',
    'Zuzzel and Wibbel, «Emily»',
    'Zuzzel, «Emily», and the van',
    'Zuzzel, Wibbel and Kladd',
    '«Emily» and «Tom» came.',
  ])('is not found in %s', (row) => {
    expect(besideKnown(companionsOf, row)).toBe('');
  });
});

describe('a list of which half are persons', () => {
  it.each([
    ['«Emily», Zuzzel, «Oliver»', 'Zuzzel'],
    ['Zuzzel, Wibbel, «Emily», «Oliver»', 'Zuzzel, Wibbel'],
    ['«Emily» (tea), Zuzzel (cake); «Oliver»', 'Zuzzel'],
    ['«Emily Carter», Zuzzel, «Oliver»', 'Zuzzel'],
    ['«Emily Carter», Quillon Zabrek, «Oliver»', 'Quillon Zabrek'],
    ['«Emily», Zuzzel and Wibbel, «Oliver»', 'Zuzzel, Wibbel'],
    ['Tea: «Emily», Zuzzel, «Oliver»', 'Zuzzel'],
    ['Mrs «Emily», Zuzzel, «Oliver»', 'Zuzzel'],
    ['«Emily Carter», Oliver Smith, «Ruth Baker»', 'Oliver Smith'],
    // A known name alone among whole names, or an unknown one among three of them.
    ['«Emily Carter», Tom, «Ruth Baker»', 'Tom'],
    ['«Emily Carter», Zuzzel, «Ruth Baker», «Oliver Smith»', 'Zuzzel'],
    [`${'«Emily», '.repeat(39)}Zuzzel`, 'Zuzzel'],
  ])('has only persons: %s', (row, names) => {
    expect(besideKnown(companionsOf, row)).toBe(names);
  });

  it.each([
    'Zuzzel, «Emily»',
    'Zuzzel, Wibbel, «Emily»',
    '«Emily», Quillon Zabrek, «Oliver»',
    // The part of a list that has enough persons is not a list of its own.
    'Kladd, Quist, Zuzzel, «Emily», Wibbel, «Oliver», Brodde',
    'Route: «Emily», Zuzzel, «Oliver»',
    'Guest «Emily», Zuzzel, «Oliver»',
    'Quillon «Emily», Zuzzel, «Oliver»',
    '«Emily», Zuzzel, Tom, «Oliver»',
    '«Emily Carter», Zuzzel, «Ruth Baker»',
    '«Emily Carter», Zuzzel, Wibbel, «Ruth Baker», «Oliver Smith»',
    '«Emily», «Ruth», «Oliver», Quillon Zabrek',
    'Leave Her «Johnny», Zuzzel, «Oliver»',
    `${'«Emily», '.repeat(40)}Zuzzel`,
  ])('has other things, and none is found: %s', (row) => {
    expect(besideKnown(companionsOf, row)).toBe('');
  });
});

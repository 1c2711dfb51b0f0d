// Guarantee: a name is found in the forms in which nine languages write it: behind a title with its particle, behind a
// relative's word, at the end and at the beginning of a letter, inflected, joined by a dash; and the same words stay
// where they name no one. Risk: names that no list holds stay in the text, or common words go.
import { describe, expect, it } from 'vitest';
import { found } from './found.ts';

const persons = (text: string): string[] => found(text, ['PERSON']).map((each) => each.slice('PERSON '.length));

describe('a name', () => {
  it.each([
    [
      'behind a title, with its particle',
      'De heer Van der Wouden belt Herr von Tresckow.',
      ['Van der Wouden', 'von Tresckow'],
    ],
    [
      'behind a title, though its second part is a given name',
      'We met Dr Aelfwyn Rhys-Gordon.',
      ['Aelfwyn Rhys-Gordon'],
    ],
    [
      'behind a relative, though nobody knows it',
      'Il badge di mia moglie Zorbilla non apre; mi marido Xurxilo sí.',
      ['Zorbilla', 'Xurxilo'],
    ],
    ['behind a role', 'Witness Tove saw it, conductrice Maëlle Kerbrat too.', ['Tove', 'Maëlle Kerbrat']],
    ['behind a greeting that is a name elsewhere', 'Beste Karlijn, tot morgen.', ['Karlijn']],
    ['at the end of a letter', 'Tot morgen! Groetjes, Marloes', ['Marloes']],
    [
      'in a Slavic case',
      'Umowę podpisano z panem Wojciechem Nowickim i Julii Nowickiej.',
      ['Wojciechem Nowickim', 'Julii Nowickiej'],
    ],
    [
      'with a prefix and a dash',
      'Please ring Samir Al-Khatib or Noor Ben-Haddou.',
      ['Samir Al-Khatib', 'Noor Ben-Haddou'],
    ],
    ['that is less frequent', 'Obecni: Wincenta Nowak. Present: Myfanwy Price.', ['Wincenta Nowak', 'Myfanwy Price']],
  ])('is found %s', (_, text, values) => {
    expect(persons(text)).toEqual(values);
  });
  it.each([
    "L'Institut Louis-Pasteur ferme en août.",
    'Il comune di San Donà di Piave non partecipa.',
    'Witness protection and driver updates come in May.',
    'Sohn & Partner liefert die Pumpe, Tochter Süd GmbH die Ventile.',
    'Politechnika Warszawska podpisała aneks.',
  ])('is not seen in: %s', (text) => {
    expect(persons(text)).toEqual([]);
  });
});

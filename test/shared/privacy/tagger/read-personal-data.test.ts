// Guarantee: the reader finds persons by their context, whole and in any language that it was trained with, the same at
// every reading, and nothing that is covered. Risk: a name stays in a letter or a chat, or half of it.
import { describe, expect, it } from 'vitest';
import { found } from '../found.ts';

describe('a person', () => {
  it.each([
    ['Please call Anna Schmidt about the invoice.', 'Anna Schmidt'],
    ['Gestern hat Frau Petra Schneider angerufen.', 'Petra Schneider'],
    ['La réunion est animée par Mme Claire Dubois.', 'Claire Dubois'],
    ['La señora María García López llamó por teléfono.', 'María García López'],
    ['La sig.ra Giulia Bertoldi ha chiamato ieri.', 'Giulia Bertoldi'],
    ['De sleutel ligt bij Pieter van der Berg.', 'Pieter van der Berg'],
    ['O contrato foi assinado por João Ferreira.', 'João Ferreira'],
    ['Umowę podpisała Agnieszka Nowak.', 'Agnieszka Nowak'],
    ['Avtalet skrevs under av Erik Lindström.', 'Erik Lindström'],
  ])('is found in %j', (text, name) => {
    expect(found(text, ['PERSON'])).toEqual([`PERSON ${name}`]);
  });

  it('is covered with initials and with both halves of a name', () => {
    expect(found('Signed by J. R. Hollins and Anne-Marie Price-Jones on Monday.', ['PERSON'])).toEqual([
      'PERSON J. R. Hollins',
      'PERSON Anne-Marie Price-Jones',
    ]);
  });

  it('is found where invisible characters split the letters', () => {
    expect(found('Please call An\u200bna Sch\u00admidt about it.', ['PERSON'])).toEqual([
      'PERSON An\u200bna Sch\u00admidt',
    ]);
  });
});

it.each([
  'The invoice is due on Friday, and the delivery comes in the morning.',
  'Restart the server, then open the settings and choose a new password.',
  'Der Vertrag verlängert sich um ein Jahr, wenn er nicht gekündigt wird.',
])('leaves a text that names nobody: %s', (text) => {
  expect(found(text)).toEqual([]);
});

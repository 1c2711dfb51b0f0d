// Guarantee: after a title, an office and its purpose stay, and so does what only looks like a name or a value beside
// personal data: the letter of a label, an institution, an animal in the table of a practice, the code of a tour, the
// number of a customer, "Han" in Swedish. The persons beside them are found. Risk: answers about schools, patients and
// tours have holes, or a rule against these leaves the name of a person in the text.
import { describe, expect, it } from 'vitest';
import { found } from '../../found.ts';

describe('a text with offices, institutions, labels or codes', () => {
  it.each<[string, string[]]>([
    ['Exma. Senhora Encarregada de Educação, recebemos o seu pedido de 3 de março.', []],
    ['Exmo. Senhor Diretor do Agrupamento, venho por este meio justificar as faltas.', []],
    ['Exma. Senhora Deolinda da Silva, recebemos o seu pedido.', ['PERSON Deolinda da Silva']],
    ['Auszubildender Elektroniker FR Energie- und Gebäudetechnik, Ausbilder ist MR Fischer.', ['PERSON Fischer']],
    ['De voorzitter stopt na elf jaar MR. Applaus. Mr. Zabrek volgt haar op.', ['PERSON Zabrek']],
    ['Nån som vet om Nahom är sjuk? Han skulle öppna och han ringde inte. Han ringde mig.', ['PERSON Nahom']],
    [
      '| Uhr | Patient | Tierart | Halter |\n|---|---|---|---|\n| 9:00 | Blacky | Hund | Frau Zabrek |\n| 9:30 | Struppi | Kater | Herr Möller |',
      ['PERSON Zabrek', 'PERSON Möller'],
    ],
    [
      '| Time | Patient | Ward | Phone |\n|---|---|---|---|\n| 9:00 | Zabrek | 4B | 0117 496 0338 |',
      ['PERSON Zabrek', 'PHONE 0117 496 0338'],
    ],
    ['  - code: RN-114\n    vehicule: { immat: FL-482-QK, type: porteur }', ['LICENSE_PLATE FL-482-QK']],
    ['I cannot log in any more, account no. LP-0093341. Please help.', []],
    ['Please pay to bank account no. 00093341.', ['BANK_ACCOUNT 00093341']],
  ])('has exactly the findings of the persons in it: %s', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  // These texts are long enough for the tagger.
  it.each<[string, string[]]>([
    [
      'Buongiorno, la sottoscritta chiede due giorni per motivi familiari. Recapito: cell. 328 771 4065, sig.ra Ippolita Zabrek.\n\nISTITUTO COMPRENSIVO "A. MANZONI" – CASALPUSTERLENGO\nVisto, si concede. Biblioteca Comunale Marozzi, Ospedale Paolo Borsellino.',
      ['PHONE 328 771 4065', 'PERSON Ippolita Zabrek'],
    ],
    [
      "Many thanks and see you at the get-out on Sunday,\n\nOttilie\n\n--\nOttilie Vance-Moreau (she/her)\nProduction Manager | The Garrick Lane Playhouse\nt: +44 (0)117 496 0177 | m: 07700 900 884\nStage door: the usual one; please don't print this email unless you need to.",
      ['PERSON Ottilie', 'PERSON Ottilie Vance-Moreau', 'PHONE +44 (0)117 496 0177', 'PHONE 07700 900 884'],
    ],
  ])('has exactly the findings of the persons in it: %s', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });
});

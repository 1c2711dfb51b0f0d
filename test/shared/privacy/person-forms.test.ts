// Guarantee: a name is found in all its forms in nine languages: after a title with its particle, after a word for a
// relative, at the beginning and the end of a letter, inflected, hyphenated; the same words stay where they name
// nobody. Risk: unlisted names stay in the text, or common words are removed.
import { describe, expect, it } from 'vitest';
import { found } from './found.ts';

const persons = (text: string): string[] => found(text, ['PERSON']).map((each) => each.slice('PERSON '.length));

describe('a name', () => {
  it.each([
    [
      'after a title, with its particle',
      'De heer Van der Wouden belt Herr von Tresckow.',
      ['Van der Wouden', 'von Tresckow'],
    ],
    [
      'after a title, even if its second part is a given name',
      'We met Dr Aelfwyn Rhys-Gordon.',
      ['Aelfwyn Rhys-Gordon'],
    ],
    [
      'after a word for a relative, even if it is unknown',
      'Il badge di mia moglie Zorbilla non apre; mi marido Xurxilo sí.',
      ['Zorbilla', 'Xurxilo'],
    ],
    ['after a role', 'Witness Tove saw it, conductrice Maëlle Kerbrat too.', ['Tove', 'Maëlle Kerbrat']],
    ['after a greeting that is a name elsewhere', 'Beste Karlijn, tot morgen.', ['Karlijn']],
    ['after a word for a widow', 'Mme Yvette Caradec, veuve Quentrec, pour bilan', ['Yvette Caradec', 'Quentrec']],
    [
      'on a doorbell',
      'Sonner chez Quentrec-Picard au 2e. Ring the bell marked Pemberton.',
      ['Quentrec-Picard', 'Pemberton'],
    ],
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
    [
      'after a title and a particle, both in lower case',
      'Bel mevr. ter Horst en dhr. van der Velde.',
      ['ter Horst', 'van der Velde'],
    ],
    [
      'whose particle is known from the full name',
      'Mellan Stig af Trolle och bolaget. Af Trolle betalar.',
      ['Stig af Trolle', 'Af Trolle'],
    ],
    [
      'although a thing elsewhere in the text bears it',
      'Lovisa Hagstrand leder gruppen. Projekt Hagstrand pågår. Hagstrand ringer. Villa Hagstrand är stängd.',
      ['Lovisa Hagstrand', 'Hagstrand'],
    ],
    [
      'with a matter that concerns the person',
      "Annegret Kellermann checks the rig. The Kellermann report is late, it is in Kellermann's office.",
      ['Annegret Kellermann', 'Kellermann', 'Kellermann'],
    ],
    [
      'with its surname first',
      'Nieobecna: Kowalska Anna. Il ritardo di Singh Harpreet.',
      ['Kowalska Anna', 'Singh Harpreet'],
    ],
    [
      'with its surname first, in the title of a personal document',
      'Arbeitsvertrag Huber Josef; Lohnabrechnung Weber Maria; CV Rossi Marco; Anställningsavtal Lindström Ebba',
      ['Huber Josef', 'Weber Maria', 'Rossi Marco', 'Lindström Ebba'],
    ],
    [
      'even if it is unknown, before a given name and after a role',
      'Conducteur : Mbaye Ousmane; testimone Quarantò Carmelo.',
      ['Mbaye Ousmane', 'Quarantò Carmelo'],
    ],
    [
      'with initials after it',
      'Fairbrother, T. will be back; Quennell-Ash, R. J. covers.',
      ['Fairbrother, T.', 'Quennell-Ash, R. J.'],
    ],
    ['with an initial after the given name', '| Zone | Rider |\n|---|---|\n| North | Lucía M. |', ['Lucía M.']],
    ['at the beginning of a line, before an office', 'Mit Grüßen\nK. Wiesgrill, Geschäftsleiter', ['K. Wiesgrill']],
    ['in capitals in a form', 'Nom : OUAKRIM\nPrénom : Sofiane\nNé le : 03/02/1991', ['OUAKRIM', 'Sofiane']],
    ['after a label with two endings', 'Empleado/a: Fontecha Lucio\nDNI: pendiente', ['Fontecha Lucio']],
    [
      'in a chat, of writers and of others',
      'kai: wer hat den schlüssel\ndudu: liegt bei herr zwerenz im büro\nkai: danke dudu',
      ['kai', 'dudu', 'zwerenz', 'kai', 'dudu'],
    ],
    ['that is less frequent', 'Obecni: Wincenta Nowak. Present: Myfanwy Price.', ['Wincenta Nowak', 'Myfanwy Price']],
  ])('is found %s', (_, text, values) => {
    expect(persons(text)).toEqual(values);
  });
  it('is not a department that writes in the chat', () => {
    expect(persons('anna: rollback is done\nops: failed twice tonight\nanna: ok thanks folks')).toEqual([
      'anna',
      'anna',
    ]);
  });
  it.each([
    "L'Institut Louis-Pasteur ferme en août.",
    'Il comune di San Donà di Piave non partecipa.',
    'Witness protection and driver updates come in May.',
    'Sohn & Partner liefert die Pumpe, Tochter Süd GmbH die Ventile.',
    'Politechnika Warszawska podpisała aneks.',
    'Siehe Anhang, B. und C. sind gestrichen. Boston, M. wie in Teil A.',
    'ops: rollback done at nine\nbuild: failed twice tonight\nsales: ok thanks folks',
    'frau direktorin hat gesagt, herr doktor kommt um drei',
    'A. Preise, Rabatte und Leitung\nB. Lieferung, Manager\nC. Haftung',
  ])('is not found in %s', (text) => {
    expect(persons(text)).toEqual([]);
  });
});

describe('a number and an account', () => {
  it('are found after a label, and before a verb for an event', () => {
    expect(found('Spørgsmål: 75 13 66 40. Account t.fairbrother locked out.')).toEqual([
      'PHONE 75 13 66 40',
      'USERNAME t.fairbrother',
    ]);
  });
  it('stay if they are figures and words', () => {
    expect(found('Sold 45 11 82 04 and 75 13 66 40 pieces; the account has-been locked page.')).toEqual([]);
  });
});

describe('a name that is also a town', () => {
  it('is the surname after a form of address and a given name, and the town elsewhere', () => {
    expect(persons('Frau Jana Brandenburg fährt nach Brandenburg; die Stadt Brandenburg zahlt.')).toEqual([
      'Jana Brandenburg',
    ]);
  });
  it.each([
    ['Clément Lorraine est muté en Lorraine ; la région Lorraine paie.', 'Clément Lorraine'],
    ["Franco Siena vive a Siena. L'Università di Siena chiude.", 'Franco Siena'],
    ['Mevrouw Anna Breda werkt in Breda. De gemeente Breda betaalt.', 'Anna Breda'],
  ])('stays where it is the town: %s', (text, person) => {
    expect(persons(text)).toEqual([person]);
  });
  it('is the person after a preposition that fits persons and towns', () => {
    expect(persons('Elena Siena firma. Dillo a Siena.')).toEqual(['Elena Siena', 'Siena']);
  });
  it.each([
    ['Jan Smit en Sara Lund tekenden. Jan en Lund zijn ziek.', ['Jan Smit', 'Sara Lund', 'Jan', 'Lund']],
    ['Nancy Carmen is ill. The swelling in Carmen went down.', ['Nancy Carmen', 'Carmen']],
    ["Rosa Alba is ill. In Alba's report the numbers are wrong.", ['Rosa Alba', 'Alba']],
    ['Peter Jansen is ziek. Het citaat komt uit Jansens dossier.', ['Peter Jansen', 'Jansens']],
    ['Anna Weber called. The region Weber manages grew. Weber is pleased.', ['Anna Weber', 'Weber', 'Weber']],
  ])('is the person where nobody lives or comes from: %s', (text, names) => {
    expect(persons(text)).toEqual(names);
  });
});

describe('a full name without a title', () => {
  it.each([
    [
      'Louis Tanguay ranked his top movies for Cinema Monthly and had the cheek to put this one at #15. (Which one came first? "Return of the Snake Men", would you believe it.) ',
      'Louis Tanguay',
    ],
    [
      'Across the United States they have company anthems, musical signs of loyalty sung by staff. Unfortunately, as regular QR commenter Stephan Johansen points out, "most are terrible".',
      'Stephan Johansen',
    ],
  ])('is found by what is said only of persons, in a text without other data: %s', (text, person) => {
    expect(persons(text)).toEqual([person]);
  });
});

describe('a label or a title of another language', () => {
  it.each([
    ['Etternavn: Bjørnstad\nFornavn: Torbjørg', ['Bjørnstad', 'Torbjørg']],
    ['Sukunimi: Räisänen\nEtunimi: Tuulikki', ['Räisänen', 'Tuulikki']],
    ['Příjmení: Vondráček', ['Vondráček']],
    ['{"team":"Orion","reportsTo":"Fenella Strachan"}', ['Fenella Strachan']],
    ['Rouva Räisänen soitti eilen.', ['Räisänen']],
    ['domnul Văcărescu nu a semnat', ['Văcărescu']],
  ])('identifies the name in %s', (text, names) => {
    expect(persons(text)).toEqual(names);
  });
  it.each(['Útlevél száma: BK4188277', 'Pașaport nr. 054188277', 'Putovnica: 041882773'])(
    'identifies the passport number in %s',
    (text) => {
      expect(found(text)).toEqual([`PASSPORT ${text.split(' ').at(-1)}`]);
    },
  );
});

describe('text that is not personal data', () => {
  it.each([
    'Upgrade from 74.18.2.77 to 74.19.0.3 before Friday.',
    'The state tracks the scope at each point in the tree.',
  ])('stays: %s', (text) => {
    expect(found(text)).toEqual([]);
  });
  it.each([
    ['The upgrade request came from 81.2.69.142.', 'IP_ADDRESS 81.2.69.142'],
    ['Profile updated from 81.2.69.142 by an administrator.', 'IP_ADDRESS 81.2.69.142'],
    ['Firmware upgrade from 81.2.69.142 refused.', 'IP_ADDRESS 81.2.69.142'],
    ['Write to jean at exemple point fr.', 'EMAIL jean at exemple point fr'],
    ['Write to jean at one dot com.', 'EMAIL jean at one dot com'],
  ])('does not hide an address beside such words: %s', (text, address) => {
    expect(found(text)).toEqual([address]);
  });
});

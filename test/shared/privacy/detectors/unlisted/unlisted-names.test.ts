// Guarantee: an unlisted name is found in places that only persons take: after a job title, words of a conversation or
// an absence; before words that are only said about people; in rows and lists of one form with known persons; as
// initials of somebody whom the text names. In the same forms, firms, places, goods and departments stay, and so does
// each row that differs in one mark. Risk: rare names stay in every text, or goods are removed.
import { describe, expect, it } from 'vitest';
import { found } from '../../found.ts';

const personsIn = (text: string): string => [...new Set(found(text, ['PERSON']))].join(', ').replaceAll('PERSON ', '');

describe('names in places of persons', () => {
  it.each([
    ['Please give it to our plumber Quillon Zabrek.', 'Quillon Zabrek'],
    ['Bitte bei Schiedsrichter Zwickla Brodde abgeben.', 'Zwickla Brodde'],
    ['Nyckel hos vicevärd Snällbrod.', 'Snällbrod'],
    ['Spoke to Quillon Zabrek about the bins.', 'Quillon Zabrek'],
    ['Rozmawiałam z Wieńczysławem Tumidajem o budżecie.', 'Wieńczysławem Tumidajem'],
    ['Le congé de Wessila Benmebarik est accordé.', 'Wessila Benmebarik'],
    ['Buongiorno, sono Assuntilla Caccavulo, chiamo per la visita.', 'Assuntilla Caccavulo'],
    ['Zuzzel is off sick today.', 'Zuzzel'],
    ['Spedire a Gaudenza Ferraris presso il bar.', 'Gaudenza Ferraris'],
    ['Schichttausch: Zwickla ist krank bis Montag.', 'Zwickla'],
    ['Klucze: Pakodar Wygarz ma klucze do magazynu.', 'Pakodar Wygarz'],
    ['Contact: Max Berger. File size limit: 25 MB.', 'Max Berger'],
    ['Bilen står kvar på gården. /Annifro', 'Annifro'],
  ])('finds the persons in %s', (text, persons) => {
    expect(personsIn(text)).toBe(persons);
  });

  it.each([
    'Ritiro Merce presso il magazzino.',
    'Hashmap has the key name.',
    'Paczka nie przyjdzie.',
    'Sitemap\n/Produkte\n/Preise\n/Kontakt',
    'Assenza di Tensione Elettrica.',
    'Please give it to our plumber quillon zabrek.',
    'Please give it to our plumber, Quillon Zabrek.',
    'Bitte bei Schiedsrichter Zwickla abgeben.',
    'Kierownik Działu Kadr podpisał.',
    'El fontanero Leroy Merlin vino.',
    'Bilen är forhindrad.',
    'Spoke to Zabrek about the bins.',
    'Spoke to Northern Gas Ltd about the bins.',
    'Spoke to Quillon Zabrek Gas Works Depot about the bins.',
    'Le congé de Zabrik est accordé.',
    'Buongiorno, sono Disponibili Pacchetto e Piscina.',
    'Sono Vietati Animali, anche in braccio.',
    'Zuzzel is off sickly.',
    'Spedire a Gaudenza presso il bar.',
    'Bilen står kvar på gården. /Annifro har den',
    'Bilen står kvar på gården. /Styrelsen',
  ])('finds nobody in %s', (text) => {
    expect(personsIn(text)).toBe('');
  });
});

describe('names beside persons', () => {
  it.each([
    ['Ask Emily or Zuzzel.', 'Emily, Zuzzel'],
    ['Kasia Nowak oraz Pakodar Wygna jadą razem.', 'Kasia Nowak, Pakodar Wygna'],
    ['Helpers: Emily, Zuzzel, Oliver (tea)', 'Emily, Zuzzel, Oliver'],
    ['09:10 Mrs Carter\n09:25 Quillon Zabrek - bloods\n10:05 Zorra Wibbel', 'Carter, Quillon Zabrek, Zorra Wibbel'],
    ['Present: Emily Carter, Tom Quill. Action: EC to ask for a quote. (TQ)', 'Emily Carter, Tom Quill, EC, TQ'],
  ])('finds the persons in %s', (text, persons) => {
    expect(personsIn(text).split(', ').sort()).toEqual(persons.split(', ').sort());
  });

  it.each([
    ['Torkel Lind i Kassorp ringde.', 'Torkel Lind'],
    ['Emily Carter & Zuzzel ring.', 'Emily Carter'],
    ['Emily Carter and Acmedo agreed.', 'Emily Carter'],
    ['Present: Tom Quill, Emily Carter. TQ: jazz. The TQ player.', 'Tom Quill, Emily Carter'],
    ['Emily Carter, Zuzzel and the van.', 'Emily Carter'],
    ['Route: Emily Carter, Zuzzel Wibbel, Mia Jones', 'Emily Carter, Mia Jones'],
    ['09:00 Spin Wibbel\n10:00 Aqua Zuzzel\n11:00 Box Kladd\n12:00 Emily Carter', 'Emily Carter'],
    ['Present: Emily Carter, Noah Hill. Action: EX to ask for a quote.', 'Emily Carter, Noah Hill'],
    ['Present: Ian Thorpe. IT to ask for a quote.', 'Ian Thorpe'],
    ['Present: Emily Carter. The EC Declaration is filed.', 'Emily Carter'],
  ])('finds only the known persons in %s', (text, persons) => {
    expect(personsIn(text).split(', ').sort()).toEqual(persons.split(', ').sort());
  });
});

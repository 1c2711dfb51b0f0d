// Guarantee: a first name, or one with an unlisted word, is found in sentences and wherever people are contacted, and
// stays in menus, price lists and names of things if nothing else suggests a person. Risk: a price list loses its
// names, or the only person of a page stays.
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { found } from '../../found.ts';
import { markedAgain, markedBodies } from '../../written/marked-bodies.fixture.ts';
import { markedPersons } from './marked-name.fixture.ts';

// Neutral characters, so that the text is long enough to be about something else.
const FILLER = '... ... ... ... ... ... . '.repeat(10);
const insideFiller = (text: string): string => `${FILLER}\n\n${text}\n\n${FILLER}`;

describe('a name without evidence in its text', () => {
  it.each([
    'Dania dnia: pierogi, zupa\nKara umowna wynosi 5%',
    'Rosół z makaronem 18 zł\nKara za zwłokę: 0,2% dziennie',
    'Constance de la température : ±1 °C. Prudence requise. Désirée, 25 kg de pommes de terre',
    'Rosario de actos, Pilar de hormigón 30x30, Consuelo de la reparación',
    'Oliver sofa, 3 seats: £899\nEmily armchair: £349\nHarvey footstool: £99',
    'Crêpe Suzette, pêche Melba, poire Belle-Hélène, tarte Tatin',
    'Sofá Leonor 3 lugares 749 €\nBolo Joana, 12 fatias\nBolachas Maria 200 g',
    'Kurczak Villeroy, sałatka Cezar, tort Pavlova, zupa Ania',
    'Salle Simone : 12 places. Amphi Fermat. Bâtiment Louise. Réunion en salle Ampère',
    'Zaal Rembrandt, kamer Beatrix, vleugel Juliana. Vergaderruimte Anna 10 p.',
    'Rum Selma bokat. Sal Nobel. Hus Astrid, plan 2. Avdelning Elsa stänger',
    'Sleepboot Johanna, veerboot Friso, binnenschip Cornelia vaart vanavond',
    'Storm Ciara closes line 3. Ciara weakens. Hurricane Helene update',
    'Borrasca Filomena: cierre de puertos. Filomena deja 40 cm',
    'Orkan Ksawery, niż Nadia, wyż Klaus',
    'Projekt Attila, Phase 2. Attila geht im Mai live. System Elise meldet Fehler 14.',
    'Programa Sócrates, módulo Inés. Inés calcula la nómina. Lexnet caído',
    'Morrison & Hale Solicitors acted. Fred Olsen Cruises. Charles Tyrwhitt shirts',
    'Liga interna: Atlético Benítez 2, Deportivo Clara 1. Copa Estrella',
    'REF 2041 JULIETTE ROBE NOIRE T38\nREF 2042 BASTIEN PULL GRIS T.L',
    'REF 991 CARMEN FALDA ROJA T40\nREF 992 RODRIGO CAMISA AZUL',
    'COD 551 GIADA BORSA NERA\nCOD 552 ETTORE ZAINO BLU',
    'ART 31 SASKIA JURK ROOD 38\nART 32 MATTHIJS TRUI GRIJS',
    'POZ 12 KAMILA BLUZKA BIAŁA M\nPOZ 13 TOMASZ KURTKA L',
    'ART 41 FREJA KLÄNNING BLÅ\nART 42 ALVAR TRÖJA GRÅ',
    'Agences : Laval, Valence, Constance, Lens. Arrêt Père Lachaise',
    'Haring van vandaag, Jan Hagel koekjes, Pieter Post serie, Oude Amsterdam 48+',
  ])('stays: %s', (text) => {
    expect(found(insideFiller(text))).toEqual([]);
  });
});

describe('a name in a sentence', () => {
  it.each([
    'Can someone cover for «Priya» on Friday?',
    'I spoke to «Deirdre» about the boiler and she will ring back.',
    'What did «Callum» decide about the invoices?',
    '«Moira» is off sick until Monday.',
    'Please give the keys to «Desmond».',
    '«Rhys» has the spare laptop.',
    'The desk belongs to «Anjali», not to finance.',
    'Left a message for «Gillian», no answer.',
    'Minutes: «Imogen» to chase the landlord; «Tariq» to book the hall.',
    'Ask reception, or «Fergus» in the workshop.',
    'My daughter «Niamh» will collect it.',
    'Who approved the leave of «Oonagh»?',
    '«Violet» said she would call tomorrow.',
    'Kann jemand «Uschi» im Lager Bescheid geben?',
    '«Jana» bringt die Unterlagen morgen mit.',
    'Wann kommt «Torsten» aus dem Urlaub zurück?',
    'Die Schlüssel liegen bei «Anneliese».',
    'Bitte mit «Jürgen» abstimmen, er kennt die Anlage.',
    '«Aylin» und «Mehmet» übernehmen die Spätschicht.',
    'Geschenk sammelt «Heike» ein.',
    'Laut «Detlef» ist die Rechnung bezahlt.',
    'Das hat «Frank» gestern noch repariert.',
    '«Linda» ist krank, «Klaus» vertritt sie.',
    'Der Ordner von «Gisela» fehlt.',
    "«Bastien» m'a donné le code hier.",
    'Est-ce que «Yasmine» revient lundi ?',
    'Le badge de «Thierry» ne marche plus.',
    'Voir avec «Solène» pour les plannings.',
    "«Loïc» est en congé jusqu'au 12.",
    'Merci à «Gaëtan» pour la relecture.',
    '«Begoña» vuelve de su baja el lunes.',
    'El informe lo tiene «Ainhoa» desde ayer.',
    '¿Quién sustituye a «Yeray» esta semana?',
    'Llamar a «Paco» por lo del ascensor.',
    '«Pilar» pide cambiar de turno.',
    '«Dolores» está de vacaciones hasta el 15.',
    'La llave la guarda «Chelo» en recepción.',
    'Según «Iñaki», el pedido salió el martes.',
    'Hablé con «Quique» y dice que mañana.',
    '«Loredana» ha chiesto due giorni di ferie.',
    'Il furgone lo usa «Gino» fino a venerdì.',
    "Sentire anche «Ilaria» dell'ufficio paghe.",
    'Quando rientra «Fabrizio» dalle ferie?',
    'Chiedere a «Gianluca» le chiavi del magazzino.',
    'Il certificato di «Ornella» è arrivato.',
    'Ho parlato con «Vittoria» stamattina.',
    '«Sjoerd» heeft de sleutel van de keet.',
    'Vraag dat maar aan «Marloes», zij weet het.',
    'Wanneer is «Joost» terug van vakantie?',
    'De laptop van «Gitte» is kapot.',
    '«Henk» en «Anja» sluiten vanavond af.',
    'Dit heeft «Lotte» vorige week al gemeld.',
    'Even bellen met «Jolanda» over het rooster.',
    '«Iris» is ziek, «Roos» neemt waar.',
    'Quem substitui o «Hélder» na terça?',
    '«Osvaldo» cumpriu as metas do ano.',
    'Falei com a «Sónia» e ela confirma.',
    'Deixei as chaves com «Lurdes» na receção.',
    'Avisar «Thaís» da nova data.',
    '«Agnieszka» przesunie go do magazynu.',
    'Klucze są u «Kamila» w biurze.',
    'Czy «Zbyszek» wraca w poniedziałek?',
    '«Ryszard» zgłasza zalaną piwnicę.',
    'Rozmawiałam z «Renatą» o grafiku.',
    'Zastępuje ją «Halina» do piątku.',
    '«Róża» ma urlop, przyjdzie «Tomek».',
    '«Torkel» har nyckeln till förrådet.',
    'Kan någon be «Birgitta» ringa mig?',
    'När kommer «Håkan» tillbaka?',
    'Datorn tillhör «Ingela», inte ekonomi.',
    '«Björn» tar jouren i helgen.',
    'Who signed off on the budget for «Aoife Brannigan»?',
    '«Callum Thistlewood» resigned in March.',
    'Was verdient «Annegret Moosbacher» im Jahr?',
    '«Torben Quast» hat gekündigt.',
    'Quel est le salaire de «Solène Kermarrec» ?',
    '¿Cuándo se jubila «Iratxe Goikolea»?',
    'Il contratto di «Ornella Bragantini» scade a giugno.',
    '«Marloes Hoekzema» werkt vanaf mei halve dagen.',
    '«Hélder Fragata» pediu transferência para Faro.',
    '«Bożena Trzaskalik» złożyła wypowiedzenie.',
    '«Ingela Hjortsberg» slutar i augusti.',
    'Pregunta a «Dolores» si quedan entradas.',
    'Falei com a «Clara» sobre a avaria da caldeira.',
    'Ask «Rose» about the spare keys, she keeps them in the drawer.',
    '«Daisy» and «Poppy» are on the early shift tomorrow.',
    'Bitte gib den Schlüssel bei «Iris» ab.',
    '«Falk» hat die Maschine um 14 Uhr abgeschaltet und den Meister informiert.',
    '«Roos» is er vandaag niet, vraag het aan «Bram».',
    'De sleutel ligt bij «Iris» in de la.',
    '«Jagoda» ma dziś wolne, zastąpi ją «Róża».',
    'Le devis a été validé par «Victoire» hier matin.',
  ])('is found: %s', (row) => {
    const { text, persons } = markedPersons(row);
    expect(found(insideFiller(text))).toEqual(persons);
  });

  // In a longer text about something else, the tagger does not confirm these.
  it.each([
    '«Rosa» non viene domani.',
    'Mañana «Pilar» abre la tienda y «Carmen» cierra.',
    '«Graça» e «Vitória» fazem o turno da manhã.',
    '«Rosa» kommt heute später, «Ernst» macht auf.',
    '«Björn» stänger i kväll, «Linnea» öppnar i morgon.',
    'La riunione con «Massimo» è spostata a giovedì, avvisate «Serena».',
  ])('is found in a note of its own: %s', (row) => {
    const { text, persons } = markedPersons(row);
    expect(found(text)).toEqual(persons);
  });
});

describe('a name in a row of goods', () => {
  const row = 'SKU 4471 Marlies Zorblau 3 kg 12,90';

  it('is found if the same row has contact details', () => {
    expect(found(insideFiller(row))).toEqual([]);
    expect(found(`${row.replace(' 12,90', '')}, marlies@example.org`)).toEqual([
      'PERSON Marlies Zorblau',
      'EMAIL marlies@example.org',
    ]);
  });
  it('is found without contact details if it means nothing else', () => {
    expect(found('Annegret')).toEqual(['PERSON Annegret']);
    expect(found(insideFiller('Sprinter | Annegret'))).toEqual(['PERSON Annegret']);
  });
});

describe('several first names in a text without other personal data', () => {
  it.each(markedBodies(join(import.meta.dirname, 'names-in-lists.txt')))(
    'are found, and nothing else: $title',
    ({ marked }) => {
      const text = marked.trimEnd();
      expect(markedAgain(text, ['PERSON'])).toBe(text);
    },
  );
});

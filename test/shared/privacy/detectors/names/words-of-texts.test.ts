// Guarantee: words of laws, manuals and handbooks stay although they are in the position of names: nouns joined by a
// preposition, words that begin a sentence, lines broken by a program, abbreviations. Names of the same form are
// removed. Risk: an answer from a German regulation or an Italian manual loses its nouns, or a name stays that looks
// like them.
import { describe, expect, it } from 'vitest';
import { found } from '../../found.ts';

const persons = (text: string): string[] => found(text, ['PERSON']);

describe('a word that is not a name', () => {
  it.each([
    ['nouns joined by "von"', 'Die Erfassung von Messwerten und die Sperrung von Zugängen regelt Anlage 2.'],
    ['nouns joined by "zu"', 'Auskunft über Angaben zu Personen erteilt die Registerstelle.'],
    ['nouns joined by an article', 'Nach Abschnitt I der Verfügung endet die Sperrung der Konten.'],
    ['nouns joined by "della"', 'La Scheda della Fornitura elenca le parti della Scheda.'],
    ['nouns joined by "van"', 'Domeinen van de Waterdienst staan in bijlage 3.'],
    ['plurals that end like surnames', 'Maßgebende Funktionen: Kleine Maschinen, Fremde Adressen, Stetiges Lernen.'],
    ['compounds that end like surnames', 'Roter Schornstein, Neue Heizungsbauer, Grauer Pflasterstein.'],
    [
      'a word that the text also writes in lower case',
      'Premi "Salva Tutto" per salvare: il sistema salva tutto ogni ora.',
    ],
    ['a button of two verbs', 'Fare clic su "Valida e Salva".'],
    ['a verb that is a name elsewhere', 'Devi compilare il campo. Nello specifico sarà richiesto il codice.'],
    ['a Swedish verb', 'Att måla om hör till underhållet. Måla aldrig i regn.'],
    ['a noun after an abbreviation', 'Weitere Unterlagen (z. B. Lieferscheine, z. T. Kopien) liegen bei.'],
    ['the letter of a heading', '## A. Komplette Übersicht\n\nText.'],
    ['an acronym with full stops', 'La pratica C.I.L.A. Bonusfacciata va inviata entro marzo.'],
    ['a German noun after an adjective', 'Es findet eine geheime Wahl statt, Geheime Wahl heißt: mit Stimmzettel.'],
    ['an acronym that is a name elsewhere', 'Take the MARC train from Union Station.'],
    ['the place of an institution after its acronym', 'Zuständig ist die UB Hegenau mit ihrer Leihstelle.'],
    ['an office after a title', 'Recurso ante el Sr. Alcalde en un mes.'],
    ['a heading in capitals', 'INSTRUKCJA OBSŁUGI I KONSERWACJI prasy hydraulicznej'],
    ['a disease or a method named after someone', 'Tiroidite di Hashimoto, coloração de Gram, enfermedad de Addison.'],
    ['an abbreviated law', 'Si veda il D.Lgs. 81 e la nota.'],
    [
      'a Dutch word that is a German name',
      'De map bevat de lijsten. Elke rij van de lijst heeft een nummer en een datum.',
    ],
    [
      'a Swedish word that is a German name',
      'Det är en lista. Inga poster i den får tas bort, och det gäller för alla.',
    ],
    [
      'an Italian verb that is a German name',
      'Le squadre sono pronte. Hanno montato la pompa e il filtro della vasca.',
    ],
    ['a French word in lower case', "voir la page du manuel pour les options de la commande et sur l'usage du filtre"],
    ['a country with its Spanish name', 'El envío al Reino Unido tarda tres días y no se puede seguir por la web.'],
    [
      'an acronym that is a name elsewhere, after a preposition',
      "Les mesures proposées par l'ANSSI et la note de l'ADEME.",
    ],
    ['a word after an article', 'They parked the Stanley Steamer next to the Aare and the Denny Regrade.'],
    ['a month in a date', 'Date: Wed Mar 10 07:34, Thu Jun 4 19:49'],
    ['a degree', 'She holds an M.Arch and a M.Div from the college.'],
    ['a part of a continent', 'Prices for N. America and W. Europe are below.'],
    [
      'a term that a manual puts in brackets',
      '<fichier> est un lien vers la page et non un dossier\n<fichier> est un lien vers la page',
    ],
    ['a field that the text explains', 'Compila "N. Interno": il numero interno della stanza.'],
  ])('stays: %s', (_, text) => {
    expect(persons(text)).toEqual([]);
  });

  it('stays in a line that continues the line before it', () => {
    const text =
      'Il modulo permette di impostare il limite che per ogni cliente\nsarà applicato quando il massimo viene superato dal carrello.';
    expect(persons(text)).toEqual([]);
  });

  it('stays in a line that is too long for a chat message, even if a part of it could be one', () => {
    const text = `Enligt lagen ska arbetet utföras. ${'det är viktigt att inga rör fryser och '.repeat(30)}slut.`;
    expect(persons(text)).toEqual([]);
  });
});

describe('a name of the same form', () => {
  it.each([
    ['Der Vertrag nennt Cornelius von der Heyde als Erben.', ['PERSON Cornelius von der Heyde']],
    ['Der Antrag von Dorothee zu Lynar liegt vor.', ['PERSON Dorothee zu Lynar']],
    ['Sono arrivati Maria e Carlo Bianchi.', ['PERSON Maria', 'PERSON Carlo Bianchi']],
    ['El autor, José Ortega y Gasset, nació en Madrid.', ['PERSON José Ortega y Gasset']],
    ['Lorraine Cutts CQP\nQuality Lead', ['PERSON Lorraine Cutts CQP']],
    ['Protokół podpisał p. R. Sobolewski.', ['PERSON R. Sobolewski']],
    ['Für die Richtigkeit: S. Eder', ['PERSON S. Eder']],
    ['lars: kan du ringa anders ekman om leveransen i morgon bitti', ['PERSON lars', 'PERSON anders ekman']],
    [
      'pawel: czy ktos wie gdzie dzis mieszka nasza pani stenia bo mam list\niza: ulica lipowa za apteka pod lasem',
      ['PERSON pawel', 'PERSON stenia', 'PERSON iza'],
    ],
  ])('is removed: %s', (text, expected) => {
    expect(persons(text)).toEqual(expected);
  });
});

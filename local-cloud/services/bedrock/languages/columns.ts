import { foldText } from '../words.ts';
import type { Asked } from './language-words.ts';
import { phrasePattern } from './phrases.ts';

// How tables name the columns of each kind, in the nine languages that the reader knows; `nombre` is a name in Spanish
// and a number in French.
const COLUMNS: Partial<Record<Asked, RegExp>> = {
  place: columns(
    'place, location, venue, room, address, shelf, site, ort, standort, raum, adresse, lagerort, lagerplatz, lieu, emplacement, adresse, salle, luogo, indirizzo, sala, posizione, ubicazione, lugar, ubicación, dirección, sitio, local, localização, endereço, morada, plaats, locatie, adres, ruimte, lokaal, miejsce, adres, plats, adress',
  ),
  name: columns(
    'name, contact, owner, responsible, person, ansprechpartner, ansprechperson, kontakt, zuständig, verantwortlich, leitung, nom, responsable, interlocuteur, nome, contatto, responsabile, referente, nombre, contacto, responsável, naam, contactpersoon, verantwoordelijke, imię, osoba, namn, ansvarig',
  ),
  count: columns(
    'quantity, qty, count, number, copies, seats, capacity, stock, anzahl, menge, stückzahl, stück, exemplare, plätze, bestand, nombre, quantité, places, capacité, stock, quantità, numero, pezzi, copie, posti, capienza, giacenza, cantidad, número, unidades, plazas, existencias, quantidade, unidades, lugares, aantal, stuks, plaatsen, voorraad, liczba, ilość, antal',
  ),
  money: columns(
    'price, cost, fee, rate, amount, preis, kosten, gebühr, tarif, betrag, prix, coût, montant, tarif, prezzo, costo, tariffa, importo, quota, precio, coste, tarifa, importe, cuota, preço, custo, valor, prijs, kosten, tarief, bedrag, cena, koszt, pris, kostnad',
  ),
  time: columns(
    'date, day, start, deadline, datum, tag, termin, beginn, frist, date, jour, échéance, data, giorno, scadenza, inizio, fecha, día, plazo, dia, prazo, dag, termijn, dzień, termin',
  ),
  clock: columns(
    'time, hour, hours, opens, closes, zeit, uhrzeit, beginn, heure, horaire, ora, orario, ritrovo, hora, horario, horário, tijd, uur, godzina, tid',
  ),
};

// After a preposition or in parentheses: "in thousand euros", "(kg)".
const UNIT = new RegExp(
  `(?:\\b(?:in|en|em|w|i) (?:\\S+ )?|\\()${phrasePattern(
    `thousand/thousands, million/millions, billion/billions, tausend, tsd, mio, mrd, millionen, milliers, miles, millones,
    migliaia, milioni, milhares, milhões, duizend, miljoen, tysiącach, milionach, tusen, miljoner, euro/euros, eur,
    dollars, usd, pounds, gbp, franken, francs, franchi, chf, złotych, pln, kronor, sek, kg, tons, tonnes, tonnen, litres,
    liter, metres, meter, percent, prozent, hours, stunden, heures, horas, uren, godzinach, timmar, minutes, minuten`,
  )}`,
);

function columns(names: string): RegExp {
  return new RegExp(phrasePattern(names));
}

/** Whether a column with this name has what a question of this kind asks for: `Standort` has places. */
export function isColumnOfKind(name: string, kind: Asked | null): boolean {
  return kind !== null && (COLUMNS[kind]?.test(foldText(name)) ?? false);
}

/** Whether one of the cells has what a question of this kind asks for, by the names of the columns. */
export function hasColumnOfKind(header: readonly string[], cells: readonly string[], kind: Asked | null): boolean {
  return header.some((name, at) => (cells[at] ?? '') !== '' && isColumnOfKind(name, kind));
}

/** Whether a heading or the names of columns state a unit of numbers: "Revenue in thousand euros". */
export function statesUnit(heading: string): boolean {
  return UNIT.test(foldText(heading));
}

// Guarantee: a date of birth is found below its heading and after its key in ten languages, and the other dates beside
// it stay. Risk: an export keeps dates of birth, or loses the dates that answers need.
import { expect, it } from 'vitest';
import { found } from './found.ts';

const births = (text: string): string[] => found(text, ['DATE_OF_BIRTH']);

it.each([
  ['birth_date', 'hired'],
  ['geb_dat', 'eintritt'],
  ['naiss', 'entree'],
  ['fecha_nac', 'alta'],
  ['dataNascita', 'assunzione'],
  ['geboortedatum', 'in_dienst'],
  ['nasc', 'admissao'],
  ['data_ur', 'zatrudnienie'],
  ['födelsedatum', 'anställd'],
  ['fødselsdato', 'ansat'],
])('finds the date below the heading or after the key %s, and leaves the date of %s', (birth, other) => {
  expect(births(`id;${birth};${other}\n7;1981-03-12;2010-04-01\n`)).toEqual(['DATE_OF_BIRTH 1981-03-12']);
  expect(births(`id;${other};${birth}\n7;2010-04-01;1981-03-12\n`)).toEqual(['DATE_OF_BIRTH 1981-03-12']);
  expect(births(JSON.stringify({ [birth]: '1981-03-12', [other]: '2010-04-01' }))).toEqual([
    'DATE_OF_BIRTH 1981-03-12',
  ]);
  expect(births(JSON.stringify({ [other]: '2010-04-01', [birth]: '1981-03-12' }))).toEqual([
    'DATE_OF_BIRTH 1981-03-12',
  ]);
});

it.each([
  ['né à Lyon le 4 mai 1977, entré le 3 juin 2010', ['4 mai 1977']],
  ['3. Date of birth             12 / 09 / 2011', ['12 / 09 / 2011']],
  ['nacida el 2-II-1939, ingresó el 3-XI-2026', ['2-II-1939']],
  ['Sala 2-II-1939, acta del 3-XI-2026', []],
  ['Born 12/3/1988, started 2/4/2010', ['12/3/1988']],
  ['Die Zwillinge, geb. 03.03.1982 und 04.04.1984', ['03.03.1982', '04.04.1984']],
  ['nat_ a Torre del Greco (NA) il 22/03/1976', ['22/03/1976']],
  ['nato/a a San Giovanni in Persiceto (BO) il 22/03/1976', ['22/03/1976']],
  ['née à Saint-Germain-en-Laye (Yvelines) le 3 avril 1980', ['3 avril 1980']],
  ["geboren te 's-Hertogenbosch, Noord-Brabant, op 3-4-1980", ['3-4-1980']],
  ['The museum was born in a small barn near the river and opened on 3 April 1980', []],
  ['Il negozio è nato in una vecchia stalla e ha aperto il 3 aprile 2019', []],
  ['*04.07.1966 in Ulm', ['04.07.1966']],
  ['* 04.07.1966 in Ulm\n*04.07.1966 Sitzung', []],
  ['Juf Anneloes is bevallen van Jaivin (29 april 2026)', ['29 april 2026']],
  ['Peut-on changer la date de naissance dans le dossier ?\nSupport : corrigé en version 4.3.81', []],
  ['<birthDate>1968-11-30</birthDate><created>2026-11-03</created>', ['1968-11-30']],
])('finds the dates of birth in %s: %j', (text, dates) => {
  expect(births(text)).toEqual(dates.map((date) => `DATE_OF_BIRTH ${date}`));
});

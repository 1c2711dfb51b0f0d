// Guarantee: a surname alone is found where office shorthand names persons: one-line rotas, lists of people who are
// present, absent or responsible, roles, people who were consulted, reported something or carry out a decision, in nine
// languages. Towns, firms, dishes and programs in the same form stay, and so does each row that differs in one mark.
// Risk: the names of a department stay in its minutes, or a menu becomes unreadable.
import { describe, expect, it } from 'vitest';
import { hasThingHeading } from '../../../../../shared/privacy/detectors/notes/listed-surnames.ts';
import { findSurnamesInNotes } from '../../../../../shared/privacy/detectors/notes/surnames-in-notes.ts';
import { foldForMatching } from '../../../../../shared/privacy/text/folded-text.ts';
import { scanText } from '../../../../../shared/privacy/text/scanned-text.ts';

function surnamesIn(text: string): string {
  const folded = foldForMatching(text, []);
  const found = findSurnamesInNotes(scanText(folded)).toSorted((a, b) => a.start - b.start);
  return [...new Set(found.map(({ start, end }) => text.slice(folded.sourceStart(start), folded.sourceEnd(end))))].join(
    ', ',
  );
}

describe('a list', () => {
  it.each([
    ['Rota: Mon Barlow, Tue Hargreaves, Wed Sutton', 'Barlow, Hargreaves, Sutton'],
    ['Dienstplan: Mo Lorenz, Di Pohl, Mi Sauer', 'Lorenz, Pohl, Sauer'],
    ['Dienstplan Halle 2: Mo Lorenz, Di frei, Mi Sauer', 'Lorenz, Sauer'],
    ['Rooster wk 34: ma Willems, di Peeters', 'Willems, Peeters'],
    ['Planning : lun. Gauthier, mar. Lemoine', 'Gauthier, Lemoine'],
    ['Turni: lun Caruso, mar De Santis', 'Caruso, De Santis'],
    ['Grafik: 06:00-14:00 Kaczmarek, 14:00-22:00 Woźniak', 'Kaczmarek, Woźniak'],
    ['Morgon Engström, kväll Forsberg, natt Lind', 'Engström, Forsberg, Lind'],
    ['Matin Gauthier, après-midi Lemoine', 'Gauthier, Lemoine'],
    ['Early: Barlow, late: Hargreaves', 'Barlow, Hargreaves'],
    ['Presenti: Bellucci, Ferrante e Marchetti', 'Bellucci, Ferrante, Marchetti'],
    ['Apologies: Thackeray, Bickerstaff', 'Thackeray, Bickerstaff'],
    ['Urlaub: Kraus 3.-14. August, Fuchs 17.-28. August', 'Kraus, Fuchs'],
    ['Férias: Fonseca (agosto), Batista (setembro)', 'Fonseca, Batista'],
    ['Uppgifter: Bergqvist - lager, Åberg - leveranser', 'Bergqvist, Åberg'],
    ['Notes. Rota: Mon Barlow, Tue Hargreaves. Keys: ask.', 'Barlow, Hargreaves'],
    ['Minutes: Holloway', 'Holloway'],
    ['Protokół: Malinowska.', 'Malinowska'],
    ['Llaves: Cabrera, suplente Arroyo', 'Cabrera, Arroyo'],
    ['Notulist: Zorkel', 'Zorkel'],
    ['Leave: Booth 3-14 August', 'Booth'],
    ['Urlaub: Ostern 3.-14. April, Kraus 17.-28. August', 'Kraus'],
    // Not every name needs a day before it; a word such as "frei", "keiner" or a department may replace a name.
    ['Dienstplan: Mo Lorenz, Pohl, Di Sauer', 'Lorenz, Pohl, Sauer'],
    ['Dienstplan: Mo Lorenz, Di Frei, Mi Frei', 'Lorenz'],
    ['Mo Lorenz, Di Frei, Mi Sauer', 'Lorenz, Sauer'],
    ['Abwesend: keiner, Lorenz', 'Lorenz'],
    ['Rota: Mon Barlow', 'Barlow'],
    ['Absent: Mon Barlow', 'Barlow'],
    ['Rota: Mon Barlow, Tue Anna, Wed Chiara', 'Barlow, Anna, Chiara'],
    ['Attendees: Barlow, Hargreaves, Finance', 'Barlow, Hargreaves'],
    ['Apologies: Zorkel, Vlimka', 'Zorkel, Vlimka'],
    ['Rota: Mon Barlow, Tue Zorkel', 'Barlow, Zorkel'],
    ['Keys: Barlow, Hargreaves', 'Barlow, Hargreaves'],
    ['Deputy: Zorkel, Vlimka', 'Zorkel, Vlimka'],
  ])('names persons: %j', (text, names) => {
    expect(surnamesIn(text)).toBe(names);
  });

  it.each([
    // A heading for things, too many unknown names, or a list without a heading or without days.
    'Rota machines: Mon Barlow, Tue Hargreaves',
    'Speiseplan: Mo Lorenz, Di Pohl, Mi Sauer',
    'Mo Zorkel, Di Pohl, Mi Vlimka',
    'Rota: Mon Zorkel, Tue Vlimka, Wed Sutton',
    'Rota: Barlow, Hargreaves',
    'Mon Barlow',
    // A town or a firm among them, a heading for something else, or another form.
    'Mo Berlin, Di Pohl, Mi Sauer',
    'Mo Siemens, Di Pohl, Mi Sauer',
    '06:00 Kaczmarek, 14:00 Woźniak',
    'Colours: Barlow, Hargreaves',
    'Colour: Barlow',
    'Bring your keys. Holloway',
    'Ferie: Natale 24-31 dicembre, Pasqua 3-6 aprile',
    "Si decide che Roma prepara l'offerta e Milano la verifica.",
    'Tasks: Wood - saw, Stone - cut',
    'Tareas: Madera - sierra, Piedra - corte, Varela - obra',
    'Urlaub: Zorkel 3.-14. August, Vlimka 17.-28. August',
    'Minutes: Zorkel',
    'Minutes: HOLLOWAY',
    'Minutes Holloway',
    'Protokoll: Berlin',
    'Minutes: Holloway Road',
    'Minutes: Holloway & Sons',
    "Minutes: Holloway's",
    'Early shift, late: busy',
    'Attendees: Finance, Legal',
    'Attendees: Finance, Zorkel',
    'Attendees: Barlow, Finance, Legal, Sales',
    'Mo Zorkel, Di Pohl, Mi Vlimka, Do Sauer',
    // The town shows that the whole text is a tour, even after the full stop.
    'Mon Leeds 9.30. Tue Barlow, Wed Sutton',
    // An everyday word among them, even one that is also a surname; or a word in lower case.
    'Mo Wood, Di Pohl, Mi Sauer',
    'Mo West, Di Pohl, Mi Sauer',
    'Team: Anna, Zorkel and Vlimka',
    'Team: Paris, Florence and Anna',
    'Mo Computer, Di Pohl, Mi Sauer',
    'Mon soup, Tue Barlow, Wed Sutton',
    'Minutes: Holloway branch',
    // After a role, an unlisted word is a name, but not a day, month, thing or department.
    'Deputy: Berlin',
    'Vertretung: Januar',
    'Deputy: Measurement',
    'Deputy: Warehouse',
    'Deputy: Klinik',
  ])('names nobody: %j', (text) => {
    expect(surnamesIn(text)).toBe('');
  });
});

it.each([
  ['route: barlow', true],
  ['route. barlow', false],
  // A heading is read in the 48 characters before its colon.
  [`route ${'x'.repeat(42)}: barlow`, true],
  [`route ${'x'.repeat(43)}: barlow`, false],
  ['rota: barlow', false],
])('the heading before the name in %j announces planned things: %s', (text, isThing) => {
  expect(hasThingHeading(text, text.indexOf('barlow'))).toBe(isThing);
});

it('finds a surname as a person, with its exact place', () => {
  expect(findSurnamesInNotes(scanText(foldForMatching('Minutes: Holloway', [])))).toEqual([
    { kind: 'PERSON', start: 9, end: 17, strength: 2 },
  ]);
});

it('finds all names of a list that is as long as a text', () => {
  const names = foldForMatching(`Urlaub: ${Array(200).fill('Kraus 3. August').join(', ')}`, []);
  expect(findSurnamesInNotes(scanText(names))).toHaveLength(200);
});

describe('a person who was consulted, reported something, or carries out a decision', () => {
  it.each([
    ['Spoke to Maddox, she wants a call back.', 'Maddox'],
    ['Mit Reuter telefoniert, Rückruf nach 14 Uhr.', 'Reuter'],
    ['Gemeldet von Horn (Lager): Drucker defekt.', 'Horn'],
    ["J'ai eu Marchand au téléphone.", 'Marchand'],
    ["J'ai appelé Marchand.", 'Marchand'],
    ['Ho sentito la Colombo.', 'Colombo'],
    ['Gesproken met Verhoeven.', 'Verhoeven'],
    ['Verhoeven teruggebeld.', 'Verhoeven'],
    ['Klacht. Verhoeven teruggebeld.', 'Verhoeven'],
    ['Falei com a Brandão.', 'Brandão'],
    ['Llamé a Cabrera.', 'Cabrera'],
    ['Zgłoszenie od p. Kubiak z działu płac.', 'Kubiak'],
    ['Anmält av Fredriksson på lagret.', 'Fredriksson'],
    ['Ring om Lindqvists mejl nu.', 'Lindqvists'],
    ['Ny medarbetare i dag, handledare Norberg', 'Norberg'],
    ['It was agreed that Barlow drafts the offer and Rowe checks it', 'Barlow, Rowe'],
    ['Beschluss: Thiele erstellt das Angebot, Busch prüft es.', 'Thiele, Busch'],
    ['Vereinbart, dass Thiele den Vertrag prüft.', 'Thiele'],
    ['It was agreed that Zorkel drafts the offer and Rowe checks it', 'Rowe'],
    ['It was agreed that Barlow drafts the offer. The board signs it.', 'Barlow'],
    ['It was agreed that Barlow drafts the offer. Rowe checks it.', 'Barlow, Rowe'],
    ['It was agreed that Leeds pays, and decided that Rowe checks it', 'Rowe'],
    ["Si decide che Pellegrini prepara l'offerta e Serra la verifica.", 'Pellegrini, Serra'],
    ['Afgesproken dat Van Dijk de offerte maakt en Mulder hem nakijkt.', 'Van Dijk, Mulder'],
    ['Ustalono, że Wasilewski przygotuje ofertę, a Jankowska sprawdzi umowę.', 'Wasilewski, Jankowska'],
  ])('is found: %j', (text, names) => {
    expect(surnamesIn(text)).toBe(names);
  });

  it.each([
    'Spoke to Siemens, the part ships Friday.',
    'Spoke to Zorkel, the part ships Friday.',
    'Spoke to Holloway Road.',
    'Spoke to Holloway street.',
    'Spoke to Holloway, Ltd',
    'Spoke to Holloway & Sons',
    "Reported by Holloway's server",
    'Call from the Holloway',
    'Ring om Zorkels mejl nu.',
    'Ring om Lindqvists lager nu.',
    'Rückruf an Springer.',
    'Rückruf Sonntag nach 14 Uhr.',
    'Spoke to Holloway2.',
    'Updated to mentor-Holloway.',
    'Spoke to  Maddox',
    'Bespoke to Berlin',
    'Mit Reuter geliefert.',
    'Reported by Jenkins: build failed.',
    "J'ai eu Marchand hier.",
    'Un outil appelé Marchand.',
    'Verhoeven betaalde.',
    'Order from Bosch arrived.',
    'It was agreed that Leeds pays and Rowe checks it',
    'It was agreed that Wood pays and Rowe checks it',
    'It was agreed that Barlow',
    'It was hoped that Barlow drafts the offer',
    'Beschluss: Berlin zahlt die Halle, Busch prüft es.',
    'Vereinbart. Thiele den Vertrag.',
  ])('is not found: %j', (text) => {
    expect(surnamesIn(text)).toBe('');
  });

  it('reads a decision to the end of its line', () => {
    expect(surnamesIn('Decision: Barlow drafts it\nThe form is blue and Rowe checks it')).toBe('Barlow');
    expect(surnamesIn('Decision: Barlow drafts it. The form is blue and Rowe checks it')).toBe('Barlow, Rowe');
  });
});

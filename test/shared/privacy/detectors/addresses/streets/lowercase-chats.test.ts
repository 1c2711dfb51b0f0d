// Guarantee: in lower-case chats, streets with their number, flat and town are found in nine languages where a word
// shows that somebody is or lives there; counts, times, trains and seats stay. Risk: an address stays in clear in a
// chat, or a harmless sentence loses its words.
import { describe, expect, it } from 'vitest';
import { found } from '../../../found.ts';

describe('an address in lower case', () => {
  it.each([
    ['ich wohn in der hauptstr 5 in köln', 'hauptstr 5 in köln'],
    ['bin grad lindenallee 12, kommst du?', 'lindenallee 12'],
    ['bin am marktplatz 4 beim zahnarzt', 'marktplatz 4'],
    ['im at 12 oak road flat 3', '12 oak road flat 3'],
    ['im at 12 oak road flat 3, leeds ls6 1nn', '12 oak road flat 3, leeds ls6 1nn'],
    ['were at 44 st johns ave now', '44 st johns ave'],
    ['send it 2 18b kings rd', '2 18b kings rd'],
    ['chui au 8 bd voltaire', '8 bd voltaire'],
    ['livraison au 22 ch du moulin svp', '22 ch du moulin'],
    ['vivo en calle mayor 5 2b', 'calle mayor 5'],
    ['vivo en la c/ del pez 18, madrid', 'c/ del pez 18, madrid'],
    ['abito in via garibaldi 15, torino', 'via garibaldi 15, torino'],
    ['ik zit op de lange nieuwstraat 8', 'lange nieuwstraat 8'],
    ['kom naar dorpsweg 14 in edam', 'dorpsweg 14 in edam'],
    ['pakje naar oude gracht 12 aub', 'oude gracht 12'],
    ['ze woont op oude gracht 212 bis', 'oude gracht 212 bis'],
    ['pakje naar oude gracht 12 bis aub', 'oude gracht 12 bis'],
    ['manda pra rua augusta 55 2 esq', 'rua augusta 55 2 esq'],
    ['mieszkam na polnej 12', 'polnej 12'],
    ['jestem na kwiatowej 3/12', 'kwiatowej 3/12'],
    ['jestem przy al niepodległości 33', 'al niepodległości 33'],
    ['skicka till björkvägen 9, lund', 'björkvägen 9, lund'],
    ['asun hämeenkatu 14 b 22', 'hämeenkatu 14 b 22'],
  ])('is found in "%s"', (text, address) => {
    expect(found(text)).toEqual([`STREET_ADDRESS ${address}`]);
  });
});

describe('a chat without an address', () => {
  it.each([
    'wir sind am zug 5 in köln',
    'bin grad auf dem heimweg 5 min',
    'zum stammplatz 4 bitte',
    'took the 8 lane highway',
    'the app has 12 rd now',
    'at 5 st today',
    'au 3 av la fin du mois',
    "le 12 av l'inventaire",
    'il reste 3 ch de bonne',
    'nos vemos en plaza 3 dias',
    'vado in via 3 ore',
    'ik ga naar spoorweg 3 in utrecht',
    'vou pra rua 5 horas',
    'jadę z koleją 12/24',
    'idę na kawę 12',
    'na lepszej 12 proc',
    'przy al 5',
    'vi ses vid bord 5 nu',
  ])('stays: "%s"', (text) => {
    expect(found(text)).toEqual([]);
  });
});

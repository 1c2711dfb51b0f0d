// Guarantee: a house number with the street beside it is the core of an address, and each core says what else must
// prove it; numbers of boxes, months and measures, and lists of words are distinguished from it. Risk: a street stays,
// or a line of a list becomes an address, while another rule hides the defect in whole texts.
import { describe, expect, it } from 'vitest';
import { coreAt } from '../../../../../shared/privacy/detectors/addresses/address-core.ts';
import { growAddress } from '../../../../../shared/privacy/detectors/addresses/address-extent.ts';
import { addressTokens } from '../../../../../shared/privacy/detectors/addresses/address-token.ts';
import { foldForMatching } from '../../../../../shared/privacy/text/folded-text.ts';
import { scanText } from '../../../../../shared/privacy/text/scanned-text.ts';

// Returns a text without its marks, and the tokens at the marks: « and » around a part, ^ at the first position where a
// core may begin.
function read(row: string) {
  const text = row.replace(/[«»^]/g, '');
  const scanned = scanText(foldForMatching(text, []));
  const tokens = addressTokens(scanned);
  const tokenOf = (mark: string) => {
    const place = row.slice(0, row.indexOf(mark)).replace(/[«»^]/g, '').length;
    return row.includes(mark) ? tokens.filter(({ end }) => end <= place).length : 0;
  };
  const [from, to, limit] = [tokenOf('«'), tokenOf('»'), tokenOf('^')];
  const written = (one: number, other: number) => text.slice(tokens[one]?.start, tokens[other - 1]?.end);
  return { scanned, tokens, from, to, limit, written };
}

function coreOf(row: string): string | null {
  const { scanned, tokens, from, limit, written } = read(row);
  const core = coreAt(scanned, tokens, { index: from, limit });
  return core === null ? null : `${written(core.from, core.to)}: ${core.proof}`;
}

describe('the core of an address', () => {
  it.each([
    ['Box «123», 301 05 Halmstad', 'Box 123: itself'],
    ['P.O. Box «149»', 'P.O. Box 149: itself'],
    ['Am Markt «7»', 'Am Markt 7: post code'],
    ['vive en calle lepanto «9» bajo, y llama', 'calle lepanto 9: itself'],
    ['calle lepanto «9» bajo a', 'calle lepanto 9: itself'],
    ['calle lepanto «9» piso 12', 'calle lepanto 9: itself'],
    ['calle lepanto «9», bajo y tal', 'calle lepanto 9: itself'],
    ['calle lepanto «9» bajo ab', 'calle lepanto 9: post code'],
    ['calle lepanto «9» y', 'calle lepanto 9: post code'],
    ['^calle uno «9»', 'calle uno 9: post code'],
    ['al. jana pawła «110» m 4', 'al. jana pawła 110: itself'],
    ['«8» rue du four', '8 rue du four: itself'],
    ['x«8» rue du four', '8 rue du four: post code'],
    ['«08» rue du four', '08 rue du four: post code'],
    ['«8» rue du four a b c d', '8 rue du four: itself'],
    ['au «8» rue du vieux four noir et blanc', '8 rue du vieux four noir: itself'],
    ['zyba tolo, «8» rue de la', '8 rue de la: post code'],
    ['«212» Gallowgate, Glasgow', '212 Gallowgate: town'],
    ['«9» May Terrazas, Oslo', '9 May Terrazas: town'],
    ['3rd Floor, «12» Gallowgate', '12 Gallowgate: itself'],
    ['3rd Floor, «2» Free Rooms', '2 Free Rooms: itself'],
    ['Árpád fejedelem útja «3»', 'Árpád fejedelem útja 3: itself'],
    ['Nagy ^Arpad utja «3»', 'Arpad utja 3: itself'],
    ['p.zza Roma «3»', 'p.zza Roma 3: itself'],
    ['ok, calle santa «12»', 'calle santa 12: post code'],
    ['in, calle santa «12»', 'calle santa 12: post code'],
    ['vive in calle santa «12»', 'calle santa 12: itself'],
    ['ul. gen. Andersa «3»', 'ul. gen. Andersa 3: itself'],
    ['Suur tn. «5»', 'Suur tn. 5: itself'],
    ['ok, beukenlaan «41»', 'beukenlaan 41: itself'],
    ['er is beukenlaan «41»', 'beukenlaan 41: neighbor'],
    ['My address is Heide «7»', 'Heide 7: itself'],
    ['My address is de Heide «7»', 'de Heide 7: itself'],
    ['My address is\nHeide «7»', 'Heide 7: itself'],
    ['Neue Anschrift Heide «7»', 'Heide 7: itself'],
    ['zam. Heide «7»', 'Heide 7: itself'],
    ['mail-adresse Heide «7»', 'Heide 7: post code'],
    ['My address is Gallow ^Heide «7»', 'Heide 7: post code'],
    ['R. Consolacao «12»', 'R. Consolacao 12: neighbor'],
    ['r. Consolacao «12»', 'r. Consolacao 12: itself'],
    ['R. do Carmo «12»', 'R. do Carmo 12: itself'],
    ['Gran Via «67»', 'Gran Via 67: itself'],
    ['Rua Zorblau «12» lojas 34', 'Rua Zorblau 12: itself'],
    ['Gartenweg «12» houses Lane', 'Gartenweg 12: itself'],
    ['Gartenweg «12» hus b', 'Gartenweg 12: itself'],
    ['Serie ^Gartenweg «12»', 'Gartenweg 12: itself'],
    ['«7». Via Normativa', '7. Via Normativa: post code'],
    ['«12» via Roma', '12 via Roma: itself'],
    ['«20» Rue Bel Cor Dun Eck Fro Gam Hub', '20 Rue Bel Cor Dun Eck Fro Gam: itself'],
    ['«12» Isle of Man Street', '12 Isle of Man Street: itself'],
    ['«16» to 18 Market Street', '16 to 18 Market Street: itself'],
    ['Hamntorget «4»', 'Hamntorget 4: neighbor'],
    ['Norra Hamntorget «4»', 'Norra Hamntorget 4: itself'],
    ['Stora Norra Lilla Storgatan «12»', 'Norra Lilla Storgatan 12: itself'],
    ['Norra ^Lilla Storgatan «12»', 'Lilla Storgatan 12: itself'],
    ['Norra ^Storgatan «12»', 'Storgatan 12: itself'],
    ['«2208» Sycamore Ridge, nice', '2208 Sycamore Ridge: neighbor'],
    ['«2208» Sycamore Ridge kommt', '2208 Sycamore Ridge: neighbor'],
    ['«2208» Sycamore Bay Cliff Dew Elm Fern Ridge', '2208 Sycamore Bay Cliff Dew Elm Fern Ridge: neighbor'],
  ])('is found: %s has %s', (row, core) => {
    expect(coreOf(row)).toBe(core);
  });

  it.each([
    'Box «123»',
    'Am Markt «7» kg',
    'Achterste Heide «7» kg Berlin',
    'Achterste Heide «7», mm',
    'Suur tn «5»',
    'My address is van der «7»',
    'Gartenweg «12» houses',
    'Serie Gartenweg «12»',
    'Gran ^Via «67»',
    '«7». Normativa Street',
    '«338120» The Ham Road',
    '«16» to Market Street',
    '«16» miles to 18 Market Street',
    '«74» Diakou kishiev Squares',
    'calle «9»',
    'calle ^uno dos «9»',
    'calle uno dos tres cuatro cinco seis «9»',
    'C. do not use after exp leaflet revised march «2025»',
    'str. eminescu «5»',
    'plac. zyba «5»',
    'au «8» rue',
    '«212» gallowgate, Glasgow',
    '«212» Kg, Glasgow',
    '«9» Nov / 0540 Oslo',
    '3rd Floor, «9» desks',
    '3rd Floor, «9» Kg Rooms',
    'Suite 4, «2» Free Rooms',
    'The floor is here. Suite 4, «12» Gallowgate',
    'Nagy Arpad nagy ^fejedelem utja «3»',
  ])('is not found: %s', (row) => {
    expect(coreOf(row)).toBe(null);
  });
});

describe('a core', () => {
  const grown = (row: string): string => {
    const { tokens, from, to, limit, written } = read(row);
    const extent = growAddress(tokens, { from, to }, limit);
    return `${written(extent.from, extent.to)}${extent.hasPostCode ? ' (code)' : ''}`;
  };

  it.each([
    ['«Waldweg 7» Berlin 12345', 'Waldweg 7 Berlin 12345 (code)'],
    ['«Waldweg 7» Berlin 1234', 'Waldweg 7 Berlin 1234 (code)'],
    ['«Waldweg 7» Berlin 1999', 'Waldweg 7 Berlin 1999'],
    ['«Waldweg 7» 5518 Berlin', 'Waldweg 7 5518 (code)'],
    ['«Waldweg 7» 5518; Berlin', 'Waldweg 7 5518'],
    ['«Waldweg 7» Berlin 1234 5678', 'Waldweg 7'],
    ['«Waldweg 7» kommt Berlin 12345', 'Waldweg 7'],
    ['«Waldweg 7» Berlin 12345 XK', 'Waldweg 7 Berlin 12345 (code)'],
    ['«Waldweg 7» Delft 1234 XK', 'Waldweg 7 Delft 1234 XK (code)'],
    ['«Waldweg 7» Berlin B 51000', 'Waldweg 7 Berlin B 51000 (code)'],
    ['«Waldweg 7» B 51000', 'Waldweg 7'],
    ['«Waldweg 7» Aa Bb Cc Dd Ee Ff Gg 51000', 'Waldweg 7 Aa Bb Cc Dd Ee Ff Gg 51000 (code)'],
    ['«Waldweg 7» Aa Bb Cc Dd Ee Ff Gg Hh 51000', 'Waldweg 7'],
    ['«Waldweg 7»; flat 1', 'Waldweg 7'],
    ['«Waldweg 7» flat one', 'Waldweg 7'],
    ['«Waldweg 7» flat, 1', 'Waldweg 7'],
    ['12 Kleiner «Waldweg 7»', '12 Kleiner Waldweg 7'],
    ['12 hinter «Waldweg 7»', 'Waldweg 7'],
    ['Calle «5 Febrero 12»', 'Calle 5 Febrero 12'],
    ['Calle ^«5 Febrero 12»', '5 Febrero 12'],
    ['«Waldweg 7» flat 1 flat 2 flat 3', 'Waldweg 7 flat 1 flat 2 flat 3'],
    [
      '«Waldweg 7» flat 1 flat 2 flat 3 flat 4 flat 5 flat 6 flat 7',
      'Waldweg 7 flat 1 flat 2 flat 3 flat 4 flat 5 flat 6',
    ],
  ])('grows as far as the address reaches: %s to %s', (row, address) => {
    expect(grown(row)).toBe(address);
  });
});

describe('a full stop inside a word', () => {
  const words = (text: string): string[] =>
    addressTokens(scanText(foldForMatching(text, []))).map(({ lower }) => lower);

  it.each([
    ['p.zza Roma', ['p.zza', 'roma']],
    ['bp.zza Roma', ['bp', 'zza', 'roma']],
    ['b .zza Roma', ['b', 'zza', 'roma']],
    ['7.zza Roma', ['7', 'zza', 'roma']],
  ])('joins a letter and an ending only in an abbreviation: %j has the words %j', (text, tokens) => {
    expect(words(text)).toEqual(tokens);
  });
});

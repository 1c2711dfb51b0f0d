// Guarantee: streets without a street type are addresses: Dutch, Polish, Finnish and French ones, with what belongs to
// the house; a day of a month is not a house number, a field of the land register and a hamlet in a story are not an
// address. Risk: an address stays in clear, or a date disappears from an answer.
import { describe, expect, it } from 'vitest';
import { found } from '../../../found.ts';

describe('a street without a street type', () => {
  it.each([
    'Mannerheimintie 5 A 12',
    'Kotiosoite: Mannerheimintie 5 A 12, 00100 Helsinki',
    'Vanha Hämeentie 11',
    'Kivikuja 2 B 14, 00700 Helsinki',
    'Ik woon op Oude Gracht 12 in Utrecht',
    'Afleveren: Nieuwe Haven 14',
    'bezorgen op Spui 7 graag',
    'Spui 7, Amsterdam',
    'De Brink 8, Deventer',
    'Meent 94, 3011 JP Rotterdam',
    'We wonen aan de Oude Rijn 33',
    'Rynek 5, Kraków',
    'mieszka przy Rynku 8 w Gliwicach',
    'spotkanie w kancelarii, Rynek 17/3',
    'Rynek Główny 12, Kraków',
    'Adresse : Lieu-dit Le Bourg',
    'livrer au lieu-dit La Grange Neuve, portail vert',
    'Lieu-dit Le Bourg, 24290 Montignac',
  ])('is an address in "%s"', (text) => {
    expect(found(text).map((each) => each.split(' ', 1)[0])).toEqual(['STREET_ADDRESS']);
  });

  it('is removed with its house, flat and town', () => {
    expect(found('Asunto: Mannerheimintie 5 A 12, 00100 Helsinki')).toEqual([
      'STREET_ADDRESS Mannerheimintie 5 A 12, 00100 Helsinki',
    ]);
    expect(found('De Brink 8')).toEqual(['STREET_ADDRESS De Brink 8']);
  });
});

describe('text that only looks like an address', () => {
  it.each([
    'Oude Gracht 12 mei',
    'Markt op de Oude Gracht 12 mei 2026',
    'Herengracht 14 november afgesloten',
    'Hauptstraße 5. Mai',
    'Umleitung Lindenstraße 12. bis 14. Juni',
    'Reunión en la calle Mayor 3 de mayo',
    'Riunione in via Roma 25 aprile',
    'Visite rue Pasteur 14 juillet',
    'Gatufest Storgatan 6 juni',
    'Jarmark, Rynek 5 maja',
    'Rynek 5 razy większy niż rok temu',
    'Rynek 5G w Polsce rośnie',
    'Grote Markt 12 kramen vrij',
    'Garantie 24 mois',
    'De Markt 5 jaar later',
    'Le hameau se trouve au lieu-dit Les Granges.',
    'la parcelle cadastrée AB 117, lieu-dit La Croix',
  ])('stays in "%s"', (text) => {
    expect(found(text)).toEqual([]);
  });

  it.each([
    '12 May Street, Belfast',
    'Av. 24 de Julho 60, Lisboa',
    'Via 25 Aprile 12',
    'Straße des 17. Juni 35, 10623 Berlin',
    'ul. 3 Maja 18',
  ])('does not include a street that is named after a day: %s', (address) => {
    expect(found(address)).toEqual([`STREET_ADDRESS ${address}`]);
  });

  it.each(['Meine Adresse ist Lindenstraße 12. Bis bald!', 'meine adresse ist lindenstraße 12. bis später'])(
    'does not include the house number at the end of a sentence: %s',
    (text) => {
      expect(found(text).map((each) => each.toLowerCase())).toEqual(['street_address lindenstraße 12']);
    },
  );
});

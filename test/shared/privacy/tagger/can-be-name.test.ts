// Guarantee: words that the tagger takes for a name are none when they are a thing, a vehicle, a firm, a greeting, a
// feast, a relative in lower case or the place where a document was signed; other words can be a name. Risk: an
// ordinary word of a contract or a list of vehicles is removed, and an answer about it becomes useless.
import { describe, expect, it } from 'vitest';
import { canBeName } from '../../../../shared/privacy/can-be-name.ts';

/** Asks about the words between « and ». */
function ask(marked: string): boolean {
  const start = marked.indexOf('«');
  return canBeName(marked.replace(/[«»]/g, ''), { start, end: marked.indexOf('»') - 1 });
}

describe('canBeName', () => {
  it.each([
    '| ZS 418KE | «Škoda Octavia Combi» | Rafał Przybylski |',
    'Rezerwacja w «Bar Mleczny Zosia» na piątek.',
    'Geliefert von «Kroll» Baustoffe GmbH am Montag.',
    'Fait à «Évian» en deux exemplaires, le 16 novembre 2026.',
    'Firmato a «Bassano» il 3 marzo.',
    'contacto de emergência: a «avó», Dona Bia',
    'Bommen står öppen, forwarder «Komatsu» kör till kvällen.',
    'Lördagen efter «Valborg» är det städdag.',
    'Bitte den Lieferwagen an «Tor» 3 durchlassen.',
    '«Olá», Rosângela! Obrigada.',
    'umowa z Fundacją im. «Heleny Modrzyńskiej» z maja',
    '"capo":"Ugo Barbagallo","sede":"«Palazzo Galvani»"',
    '«Ol\u0061\u0301», Rosângela! Obrigada.',
  ])('says no: %s', (text) => {
    expect(ask(text)).toBe(false);
  });
  it.each([
    '| ZS 418KE | Škoda Octavia Combi | «Rafał Przybylski» |',
    'Geliefert von «Kroll» am Montag.',
    'Fait à la demande de «Évian» Morel.',
    'Bitte «Tor» Hansen durchlassen.',
    'contacto de emergência: a avó, Dona «Bia»',
    'Vi ses efter «Valborg» och Karin.',
    '«Ola», kan du ringa?',
    'umowa z panią «Heleną Modrzyńską» z maja',
    '"sede":"Milano","capo":"«Ugo Barbagallo»"',
  ])('says yes: %s', (text) => {
    expect(ask(text)).toBe(true);
  });
});

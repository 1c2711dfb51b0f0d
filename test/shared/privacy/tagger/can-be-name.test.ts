// Guarantee: words that the tagger takes for a name are not a name if they are a thing, a vehicle, a firm, a greeting,
// a feast, a relative in lower case or the place where a document was signed; other words can be a name. Risk: an
// ordinary word of a contract or a list of vehicles is removed, and an answer about it becomes useless.
import { describe, expect, it } from 'vitest';
import { canBeName } from '../../../../shared/privacy/can-be-name.ts';
import { foldForMatching } from '../../../../shared/privacy/text/folded-text.ts';
import { scanText } from '../../../../shared/privacy/text/scanned-text.ts';

// Whether the words between « and » can be a name.
function canBeNameIn(marked: string): boolean {
  const start = marked.indexOf('«');
  const source = marked.replace(/[«»]/g, '');
  return canBeName(source, { start, end: marked.indexOf('»') - 1 }, scanText(foldForMatching(source)));
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
    'Gruppen, zu denen ein «Benutzer» gehört, und mehr',
    '«AUTORES»\njoost witteveen',
    'Het is een regel van de lijst. «Elke» regel begint met het woord van een bestand.',
    'O comando «irá» retornar o valor que o programa usa para uma resposta do sistema.',
    'Om den inte är satt är det värdet som är kvar. «Inga» kända fel är det att räkna med.',
    'umowa z Fundacją im. «Heleny Modrzyńskiej» z maja',
    '"capo":"Ugo Barbagallo","sede":"«Palazzo Galvani»"',
    '«Ol\u0061\u0301», Rosângela! Obrigada.',
    '- - [05/«Jun»/2024:08:14:02 +0200] "GET /konto HTTP/1.1"',
    'owner: ops\n«net»:\n  listen: 8080',
    'Hinweis von «Kundtjänst» zum Termin.',
  ])('rejects the marked words: %s', (text) => {
    expect(canBeNameIn(text)).toBe(false);
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
    'Termin 05/«Jun» Watanabe',
    'owner: «Jun»\n  listen: 8080',
  ])('accepts the marked words: %s', (text) => {
    expect(canBeNameIn(text)).toBe(true);
  });
});

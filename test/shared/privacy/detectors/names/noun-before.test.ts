// Guarantee: a name that a noun or an article before it identifies as a thing stays, everywhere in a text that
// otherwise names nobody, and a person after a role, a verb or a day is found in such texts. Risk: timetables, manuals
// and catalogs lose their names, or a colleague's name stays because of the word before it.
import { describe, expect, it } from 'vitest';
import { followsThingNoun } from '../../../../../shared/privacy/detectors/names/noun-before.ts';
import { found } from '../../found.ts';
import { markedName, markedPersons } from './marked-name.fixture.ts';

it.each([
  'La comunidad limpia los canales en invierno y riega en verano. La acequia Pilar se limpia en febrero. La compuerta Mercedes sigue rota y la balsa pierde agua. Pilar se cierra el martes y vuelve a abrir el jueves.',
  'Utilisez un chiffon doux et de l’eau tiède pour nettoyer les vitres du four. Ne posez rien sur la grille Aurore. Rincez la plaque avec le produit Clément, puis tournez le bouton Olive jusqu’au repère.',
  'Welke fiets past bij mij? De een heeft een lage instap, de andere een rechte stang. Wat kost een accu voor de Thijs? Dat is 480 euro. Past een kinderzitje op de Lotte? Alleen achterop, met een stang van het merk.',
  'Zebranie zaczęło się o osiemnastej w świetlicy. Blok Irena: wymiana pionów w sierpniu. Blok Krystyna: docieplenie. Na podwórku trzeba naprawić ławki i huśtawkę, a w piwnicy oświetlenie.',
  'Ställ reglaget på läget för kallstart och dra i handtaget. Remmen Sten sitter under kåpan. Byt olja en gång om året och förvara maskinen torrt. Sten byts efter 200 timmar, helst på verkstad.',
  'Was kostet das Abo im Netz der Stadt und wer braucht welche Karte? Für Kinder ist die Fahrt frei. Das Abo Clara kostet 29 Euro im Monat. Im Nachtbus gilt Clara auch, am Wochenende sogar für zwei.',
  'Venda de bilhetes na loja e na banca do mercado. Bonos Consuelo y Joven a la venta en la taquilla. La barca Estrella une el parking con la feria, y en agosto circula solo la línea del mar.',
])('leaves the name of a thing: %s', (text) => {
  expect(found(text)).toEqual([]);
});

it.each([
  'El jueves se revisa la caldera y después se limpia el filtro. La avería la arregla «Pilar» en dos horas. Hay que vaciar el agua del circuito antes de empezar, y dejar la puerta del cuarto abierta.',
  'Le four doit être nettoyé chaque vendredi avant dix-huit heures. Merci de prévenir «Camille» si le produit manque. Les gants sont dans le tiroir de gauche, et la clé du local est à l’accueil.',
  'La caldaia si controlla ogni anno in ottobre, prima del freddo. La sostituisce «Ilaria» quando serve. Bisogna vuotare il circuito, pulire il filtro e controllare la pressione con lo strumento.',
  'De ketel wordt elk jaar in oktober nagekeken, voordat het koud wordt. Collega «Thijs» heeft de sleutel van de kelder. Het filter moet schoon zijn en de druk moet goed zijn, anders start hij niet.',
  'Der Plan für die Küche hängt an der Tür und gilt bis Ostern. Am Montag spült die Kollegin «Clara», danach wird gelüftet. Die Maschine wird am Freitag entkalkt, das Mittel steht unter der Spüle.',
  'Harmonogram sprzątania kuchni wisi na drzwiach i obowiązuje do świąt. W poniedziałek zmywa koleżanka «Irena», potem trzeba wywietrzyć. Środek do czyszczenia stoi pod zlewem obok kosza na śmieci.',
  // After a noun for somebody at work that no list has, or a Polish title in another case.
  'La becaria «Marta» tiene la llave del armario. Las piezas llegaron el lunes por la tarde al almacén y están en la estantería del fondo.',
  'Il fresatore «Marco» ha lasciato la macchina accesa. I pezzi sono arrivati in magazzino e sono stati messi sullo scaffale in fondo, accanto alle scatole di viti avanzate dal vecchio ordine. La cassa la chiude «Marco» ogni sera.',
  'Die Teile sind am Montagnachmittag im Lager angekommen und liegen jetzt im hinteren Regal, neben den Kisten mit Schrauben, die übrig waren. Melkerin «Ilse» kommt um fünf.',
  'Części dotarły w poniedziałek po południu do magazynu i leżą na tylnej półce, obok pudełek ze śrubami, które zostały z poprzedniego zamówienia. Stażystka «Halina» ma klucz do szafy.',
  'Części dotarły w poniedziałek po południu do magazynu i leżą na tylnej półce, obok pudełek ze śrubami, które zostały z poprzedniego zamówienia. Panią «Irenę» proszę o klucz do szafy.',
  'Svetsaren «Olle» lämnade maskinen på. Delarna kom till lagret på måndagseftermiddagen och lades på den bakre hyllan, bredvid lådorna med skruvar som blev över från den förra beställningen.',
  'O canalizador «Rui» vem às oito. As peças chegaram na segunda-feira à tarde ao armazém e foram guardadas na prateleira do fundo, ao lado das caixas de parafusos que sobraram da encomenda anterior.',
  'Die Teile sind am Montagnachmittag im Lager angekommen und liegen jetzt im hinteren Regal, neben den Kisten mit Schrauben, die übrig waren. Bitte bei «Schlosser Uwe» nachfragen.',
])('finds the marked persons: %s', (row) => {
  const { text, persons } = markedPersons(row);
  expect(found(text)).toEqual(persons);
});

// Tests the rule alone, because other rules find and leave the same names in whole texts.
describe('the word before a single name', () => {
  function followsNoun(text: string): boolean {
    const { scanned, name } = markedName(text);
    return followsThingNoun(scanned, name);
  }

  it.each([
    // An article alone, in the language of the text.
    'Wat kost een accu voor de «Thijs» en past het er op?',
    'Est-ce que le «Victor» est prêt, ou pas encore ?',
    'Est-ce que la «Victoire» est prête, ou pas encore ?',
    // A noun at the beginning of a heading.
    'Abo «Clara» kostet 29 Euro.',
    'Blok «Irena»: wymiana pionów.',
    // A noun after its article.
    'En el parque, un banco «Pilar» nuevo.',
    'Wat kost het in de winkel «Lotte» en is het er nog?',
    'Sur la grille «Aurore» de la cuisine.',
    'La acequia «Pilar» se limpia.',
    'La acequia «Pilar»\nse limpia.',
  ])('shows that the name is that of a thing: %s', (text) => {
    expect(followsNoun(text)).toBe(true);
  });

  it.each([
    // An article of another language, or a word of two letters.
    'Tell me about de «Thijs» and the other one.',
    'Ask le «Victor» and the other one for me.',
    'Ob «Irena» kommt?',
    'Kl «Irena»: wymiana pionów.',
    // After a word that begins sentences, a verb or a day.
    'Plan «Clara» kostet 29 Euro.',
    'Avisar «Thais» de la avería.',
    'Montag «Clara» im Lager.',
    'En el parque hay un avisar «Pilar» nuevo.',
    'Sur la fermer «Aurore» de la cuisine.',
    // No article, or an article of another language.
    'You find it at de winkel «Lotte» for now, and the other one is with us.',
    'Ze zegt dat we het in die winkel «Lotte» kopen, en niet bij een ander.',
    'En el parque de banco «Pilar» nuevo.',
    'Ze deed het voor «Lotte» en voor ons.',
    // An article used as a pronoun before a verb.
    'La sostituisce «Ester» fino a maggio.',
    'La sostituisce «Anna»\nfino a maggio.',
    'La sostituisce «Anna», non Marco.',
    'La sostituisce «Anna».',
    'La cassa la chiude «Lucia» ogni sera.',
    'Il conto la chiude «Lucia» ogni sera.',
    // After a relative, a role, somebody at work or next door, a label or a title.
    'la mamma «Lucia» arriva.',
    'la demande «Lucia» arriva.',
    'il fresatore «Marco» arriva.',
    'Buur «Lotte» belt.',
    'Granne «Olle» ringde.',
    'Vorname «Clara» steht im Plan.',
    'Ansprechperson «Clara» steht im Plan.',
    'Suor «Lucia» arriva.',
  ])('does not show that the name is that of a thing: %s', (text) => {
    expect(followsNoun(text)).toBe(false);
  });
});

import { wordSet } from '../../word-set.ts';

// Things that have a name in forms, programs and lists, folded and in the singular: in English, in compounds of German,
// Dutch and Swedish, and in French, Spanish, Italian and Portuguese.
const ENGLISH = wordSet(
  `file host domain table column field project product brand company business firm trade organisation organization
  team group class method function package module server database bucket stack event course room street city town
  place country region school branch tag variable parameter key template theme image container cluster node device
  machine computer printer network queue topic role policy report document folder directory path app application
  service system program software library repository repo job task campaign plan store shop restaurant hotel bank
  hospital ship vessel boat species drug medicine medication item article model album song book film workspace
  channel rule index schema type attribute property label layer code generic chemical common scientific building
  site station supplier vendor manufacturer publisher department division unit ward test metric feature release
  collection lesson sheet tab view form script command option setting flag profile environment volume disk drive
  interface port protocol certificate plugin extension font color colour resource object entity element component symbol
  operation action stage step header cookie instance snapshot zone subnet pipeline image bucket token secret cell`,
);
const COMPOUND = wordSet(
  `datei ordner host rechner server domain domanen tabellen spalten feld projekt produkt marken handels firmen
  unternehmens team gruppen klassen methoden funktions paket modul datenbank veranstaltungs kurs raum strassen orts
  stadt schul variablen parameter schlussel vorlagen bild container knoten gerate drucker netzwerk rollen berichts
  dokument dokumenten verzeichnis pfad anwendungs dienst system programm kanal flur schiffs abteilungs objekt
  bestands mappen domein tabel kolom veld project product bedrijfs merk groeps klasse functie pakket module straat
  plaats school gebouw apparaat fil mapp vard doman tabell kolumn falt foretags grupp klass metod gatu varu enhets
  kommun bolags`,
);
const ROMANCE = wordSet(
  `fichier dossier hote serveur domaine table colonne champ projet produit societe entreprise marque equipe groupe
  classe methode fonction paquet module base cours rue ville pays ecole modele variable parametre document service
  programme reseau poste appareil imprimante salle archivo fichero carpeta servidor dominio tabla columna campo
  proyecto producto empresa marca equipo grupo clase metodo funcion paquete modulo curso calle ciudad pais escuela
  modelo documento servicio programa red dispositivo impresora sala file cartella server host tabella colonna
  progetto prodotto azienda societa ditta squadra gruppo funzione pacchetto corso via citta paese scuola modello
  servizio programma rete stampante arquivo ficheiro pasta tabela coluna projeto produto equipa funcao pacote rua
  cidade escola rede impressora`,
);
// "Name" in Romance languages.
const NAME_NOUNS = wordSet('nom noms nome nomes nombre nombres');
const LINKS = wordSet('de do du des del della dello dell di da dos das la l d');
// In Polish a thing has a "nazwa" and a person an "imię" and a "nazwisko"; but a customer may have a "nazwa".
const POLISH_PERSONS = wordSet('uzytkownika odbiorcy klienta firmy');
// The last five words of a label can say that it is the name of a thing: "nom de la machine".
const LAST_WORDS = 5;
const NAME = /(?:names?|namen|naam|namn|namnet)$/;

/** Whether folded words in lower case end with words for the name of a thing: "the file name", "nom du projet". */
export function endsInThingName(written: string): boolean {
  const parts = written.split(/[^a-z]/).filter((part) => part !== '');
  const last = parts.at(-1) ?? '';
  const stem = last.replace(NAME, '');
  if (stem !== last) {
    return stem === '' ? ENGLISH.has(parts.at(-2) ?? '') : COMPOUND.has(stem) || ENGLISH.has(stem);
  }
  const before = parts.slice(-LAST_WORDS, -1);
  const noun = before.findLastIndex((part) => NAME_NOUNS.has(part) || part === 'nazwa');
  const between = noun === -1 ? [] : before.slice(noun + 1);
  return before[noun] === 'nazwa'
    ? between.length < 2 && !POLISH_PERSONS.has(last) && !POLISH_PERSONS.has(between[0] ?? '')
    : noun !== -1 && ROMANCE.has(last) && between.every((part) => LINKS.has(part));
}

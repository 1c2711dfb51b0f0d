import { mayMatchPart } from '../../text/needed/text-index.ts';
import { textBefore } from '../../text/text-beside.ts';
import { wordSet } from '../../word-set.ts';

// Things that have a name, folded, in nine languages: works, methods, parts of programs, machines, ships.
const THINGS_CALLED = wordSet(
  `film movie novel song serial album book poem opera tool rule law method algorithm technique protocol library package regel verfahren methode algorithmus protokoll bibliothek regle bibliotheque regla algoritmo protocolo biblioteca bibliotheek biblioteka
  function feature command tool program app application module button field file folder version product model machine ship boat robot script server system variable layer
  funktion befehl programm anwendung werkzeug schaltflache knopf feld datei ordner modul produkt modell maschine schiff boot roboter skript vorlage
  fonction commande programme application outil bouton champ fichier dossier module produit modele machine navire bateau logiciel
  funcion comando programa aplicacion herramienta boton campo archivo carpeta modulo producto modelo maquina barco
  funzione comando programma applicazione strumento pulsante campo cartella modulo prodotto modello macchina nave barca
  functie opdracht programma toepassing knop veld bestand map product machine schip
  funcao comando programa aplicacao ferramenta botao campo ficheiro pasta produto maquina navio
  funkcja polecenie program aplikacja narzedzie przycisk pole plik folder produkt maszyna statek
  funktionen kommandot programmet appen verktyget knappen faltet filen mappen modulen produkten maskinen fartyget baten`,
);
// A verb after the thing and directly before the name.
const CALLED =
  / (?:heisst|heet|heter|s'appelle|se nomme|si chiama|se llama|chama-se|se chama|nazywa sie|is called|is named) ["'\u00AB\u201C-\u201E]?$/;
// A verb with its space, and a subject of two words with the boundary before it. Not measured.
const VERB_MAX = 16;
const SUBJECT_MAX = 40;
const BORDER = /[.!?:;,()\n]\s*|(?:^|\s)(?:and|und|et|y|e|en|och|i)\s/;

// A participle, which belongs to the noun directly before it, whatever the sentence is about.
const NAMED =
  /([a-z]{2,20}),? (?:namens|genaamd|named|called|titled|entitled|llamad[oa]|denominad[oa]|nomme|nommee|appele|appelee|chiamat[oa]|chamad[oa]|o nazwie) ["'\u00AB\u201C-\u201E]?$/;
// "Ersatzverfahren"; not "Bedienung" and "Lehrkraft", which are persons.
const THING_COMPOUND = /.{4}(?:verfahren|methode|system|programm|gesetz|effekt|werk)$/;
// "a model named Naomi", "a server named Dario"
const ALSO_PERSON = /model|^server$/;
// "the lead of the library named Naomi Klein"
const OF = /(?:^|[^a-z])(?:of|der|des|de|del|della|du|di|do|da|van|von|av)(?: [a-z]{1,4})? $/;
// A noun, its comma, and the participle. Not measured.
const NAMED_MAX = 40;
// A preposition and an article.
const OF_MAX = 12;

/**
 * Whether the words before a position say that a thing has the name there: "Questa funzione si chiama Giulia", "ein
 * Tool namens Giulia". Before a verb, the thing must be the whole subject: "the file owner" and "le responsable du
 * dossier" are persons.
 */
export function isThingNamedByVerb(lower: string, start: number): boolean {
  if (!mayMatchPart(NAMED, lower) && !mayMatchPart(CALLED, lower)) {
    return false;
  }
  const named = NAMED.exec(textBefore(lower, start, NAMED_MAX));
  if (named !== null) {
    const [participle, noun = ''] = named;
    const isThing = (THINGS_CALLED.has(noun) || THING_COMPOUND.test(noun)) && !ALSO_PERSON.test(noun);
    return isThing && !OF.test(textBefore(lower, start - participle.length, OF_MAX));
  }
  const verb = CALLED.exec(lower.slice(Math.max(0, start - VERB_MAX), start))?.[0];
  if (verb === undefined) {
    return false;
  }
  const end = start - verb.length;
  const subject =
    lower
      .slice(Math.max(0, end - SUBJECT_MAX), end)
      .split(BORDER)
      .at(-1)
      ?.split(' ') ?? [];
  return subject.length <= 2 && THINGS_CALLED.has((subject.at(-1) ?? '').replace(/^[dl]'/, ''));
}

const SAILS = /(?:^|[^a-z])(?:sejler|sejlede|seglar|seglade|avgar|segelt|ablegt|vaart|vaarde) (?:de |die )?$/;
const SAILS_REACH = 16;
const ABOUT_SHIPS =
  /(?:^|[^a-z])(?:[a-z]{0,12}f(?:ae|a)rge[nr]?|[a-z]{0,12}farjan?|[a-z]{0,12}fahre|veerboot|veerpont|[a-z]{0,12}skibet|[a-z]{0,12}schiff|[a-z]{0,10}dampfer|rederiet|rederij|reederei|havnen?|hamnen?|haven|kaj|kajen|kade|anleger|brygga[n]?)(?![a-z])/;

/** Whether a verb of sailing comes before a name in a text about ships: "Fra mandag sejler Ellen kun to ture". */
export const isSailing = ({ lower }: { readonly lower: string }, { start }: { readonly start: number }): boolean =>
  SAILS.test(textBefore(lower, start, SAILS_REACH)) && ABOUT_SHIPS.test(lower);

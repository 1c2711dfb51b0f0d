import { wordSet } from '../../text/word-set.ts';

// What a program, a manual or a yard calls by a name, folded, in nine languages.
const THINGS_CALLED = wordSet(
  `function feature command tool program app application module button field file folder version product model machine ship boat robot script server system variable layer
  funktion befehl programm anwendung werkzeug schaltflache knopf feld datei ordner modul produkt modell maschine schiff boot roboter skript vorlage
  fonction commande programme application outil bouton champ fichier dossier module produit modele machine navire bateau logiciel
  funcion comando programa aplicacion herramienta boton campo archivo carpeta modulo producto modelo maquina barco
  funzione comando programma applicazione strumento pulsante campo cartella modulo prodotto modello macchina nave barca
  functie opdracht programma toepassing knop veld bestand map product machine schip
  funcao comando programa aplicacao ferramenta botao campo ficheiro pasta produto maquina navio
  funkcja polecenie program aplikacja narzedzie przycisk pole plik folder produkt maszyna statek
  funktionen kommandot programmet appen verktyget knappen faltet filen mappen modulen produkten maskinen fartyget baten`,
);
// The verb behind the thing, directly before the name.
const CALLED =
  / (?:heisst|heet|heter|s'appelle|se nomme|si chiama|se llama|chama-se|se chama|nazywa sie|is called|is named) ["'\u00AB\u201C-\u201E]?$/;
// A verb with its space, and the two words before it. No measurement.
const VERB_MAX = 16;
const WORDS_BEFORE_MAX = 40;

/** Whether a sentence says before a place that a thing is called so: "Questa funzione si chiama Giulia". */
export function isCalledThing(lower: string, start: number): boolean {
  const verb = CALLED.exec(lower.slice(Math.max(0, start - VERB_MAX), start))?.[0];
  if (verb === undefined) {
    return false;
  }
  const end = start - verb.length;
  const words = lower.slice(Math.max(0, end - WORDS_BEFORE_MAX), end).split(' ');
  return words.slice(-2).some((word) => THINGS_CALLED.has(word));
}

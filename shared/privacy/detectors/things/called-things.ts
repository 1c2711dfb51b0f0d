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
// The verb behind the thing, with what stands before it, directly before the name.
const CALLED =
  /([a-z]{3,20})(?: ([a-z]{1,20}))? (?:heisst|heet|heter|s'appelle|se nomme|si chiama|se llama|chama-se|se chama|nazywa sie|is (?:called|named)) ["'\u00AB\u201C-\u201E]?$/;
// The noun, a word between and the verb. No measurement.
const REACH = 56;

/** Whether a sentence says before a place that a thing is called so: "Questa funzione si chiama Giulia". */
export function isCalledThing(lower: string, start: number): boolean {
  const [, noun = '', last = ''] = CALLED.exec(lower.slice(Math.max(0, start - REACH), start)) ?? [];
  return THINGS_CALLED.has(noun) || THINGS_CALLED.has(last);
}

import { foldText } from '../fold-text.ts';

// The question words and function words of each language, folded. Letters such as the French c and l are what remains
// of words before an apostrophe: "c'est", "l'heure".
const WORDS_BY_LANGUAGE = {
  en: `what which who whom whose when where why how do does did doing done many much can could may might should shall
   would must has have had having been were being am is are was be i you he she we me us my our your his her its them
   they it than about from any some please the a an of to in on at by for with and or if that this these those there`,
  de: `was welche welcher welches welchen welchem wer wen wem wessen wann wo wohin woher wie warum wieso weshalb
   wieviel wieviele viel viele ist sind war waren wird werden wurde wurden hat haben hatte hatten kann konnen konnte
   konnten darf durfen muss mussen soll sollen sollte sollten ich du er sie es wir ihr man mir mich uns mein meine
   meinen meinem meiner unser unsere unseren ihre ihren ihrem ihrer ihnen der die das den dem des ein eine einen einem einer eines und oder zu zum
   zur im am an auf aus bei mit fur von vom um nach vor als ob dass gibt in uber`,
  fr: `que quel quelle quels quelles qui quoi quand comment pourquoi combien ou est sont etait etaient ete etre a ont
   avait peut peuvent pouvait peux doit doivent dois faut puis je tu il elle on nous vous ils elles mon ma mes notre
   nos le la les l un une des du de d au aux et en dans sur par pour avec ce cette ces cet qu c s n t y se sa son ses
   m j`,
  es: `que cual cuales quien quienes cuando donde como cuanto cuanta cuantos cuantas por es son era eran fue fueron
   ser esta estan estoy ha han he habia hay puede pueden puedo debe deben debo tiene tienen tengo yo tu el ella
   nosotros usted ustedes mi mis nuestro nuestra la los las lo un una unos unas y o u de del al a en con para se su
   sus me te le les`,
  it: `che cosa quale quali chi quando dove come perche quanto quanta quanti quante e sono era erano fu stato stata ha
   hanno ho aveva puo possono posso deve devono devo io tu lui lei noi voi mio mia nostro nostra il lo la i gli le l
   un uno una di del della dello dei delle dell da dal dalla in nel nella con su per o si suo sua al alla ai a cos dov
   c`,
  pt: `que qual quais quem quando onde como porque quanto quanta quantos quantas e sao era eram foi foram tem tenho ha
   pode podem posso deve devem devo eu nos ele ela voce meu minha nosso nossa o a os as um uma de do da dos das em no
   na nas com por para ou se seu sua ao`,
  nl: `wat welke welk wie wanneer waar hoe waarom hoeveel is zijn was waren wordt worden werd werden heeft hebben heb
   had kan kunnen kon mag mogen moet moeten ik jij je hij zij ze wij we mijn ons onze de het een en of van in op met
   voor bij aan te om er dat die u uw naar`,
  pl: `co jaki jaka jakie jakich jakim ktory ktora ktore kto kogo komu kiedy gdzie jak dlaczego ile czy jest sa byl
   byla bylo byly byc ma mam maja moze moge mozna musi musze musza trzeba ja ty on ona my moj moja nasz nasza w we z
   ze na do od dla po i lub o sie to ten ta te u`,
};
const LIST_OF: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(WORDS_BY_LANGUAGE).map(([language, words]) => [language, new Set(words.split(/\s+/))]),
);
const LISTS: readonly ReadonlySet<string>[] = [...LIST_OF.values()];
// With a capital, too, these are not names: "My PC is broken. How do I ...", "Wann öffnen Sie?"
const NEVER_NAMES: ReadonlySet<string> = new Set(
  `i what which who whom whose when where why how was welche welcher welches welchen welchem wer wen wem wann wo wohin
   woher wie warum wieso weshalb wieviel sie ihr ihre ihren ihrem ihrer ihnen que quel quelle quels quelles qui quand
   comment pourquoi combien cual cuales quien cuando donde como cuanto cuantos cuantas usted ustedes che cosa quale chi
   quando dove come perche quanto quanti quante qual quais quem onde wat welke wanneer waar hoe waarom hoeveel u uw
   kiedy gdzie ile dlaczego czy`.split(/\s+/),
);
// Chinese is written without spaces, so its question words are found inside the text.
const CHINESE_QUESTION_WORDS = /为什么|什么|哪些|哪个|哪里|哪儿|谁|如何|怎么样|怎么|怎样|多少|多久|是否|[吗呢]/gu;
// A full stop also follows an abbreviation: "Mr. Will".
const SENTENCE_END = /[?!]/;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
// A single word does not identify a language: "die" and "son" are words in English, too.
const HITS_MIN = 2;

/**
 * Replaces the question words and function words of a query with spaces: of "How many days of leave do I have?", "days"
 * and "leave" remain. Where most documents are in other languages, or contain few questions, such words are rare, and
 * passages with several of them would rank first.
 *
 * The language is the one to whose list most of the words belong; of several such languages, only the words in every
 * list are replaced. A capitalized word inside a sentence counts as a name and stays, unless it is a question word or a
 * polite pronoun. If nothing would remain, the query is returned unchanged.
 */
export function withoutQuestionWords(query: string): string {
  const words = [...query.matchAll(WORD)].map(({ 0: word, index }) => ({ word, index, folded: foldText(word) }));
  const lists = likeliestLists(words.map(({ folded }) => folded));
  let rest = query.replace(CHINESE_QUESTION_WORDS, (han) => ' '.repeat(han.length));
  let before = 0;
  for (const { word, index, folded } of words) {
    const isFirst = before === 0 || SENTENCE_END.test(query.slice(before, index));
    before = index + word.length;
    const isName = !isFirst && word !== word.toLowerCase() && (isAcronym(word) || !NEVER_NAMES.has(folded));
    if (!isName && lists.length > 0 && lists.every((listed) => listed.has(folded))) {
      rest = rest.slice(0, index) + ' '.repeat(word.length) + rest.slice(index + word.length);
    }
  }
  return /[\p{L}\p{N}]/u.test(rest) ? rest : query;
}

/** Whether a word is no name, also with a capital letter: a question word or a polite pronoun. */
export function isNeverName(word: string): boolean {
  return NEVER_NAMES.has(foldText(word));
}

/** Returns the languages that have this folded word as a question word or function word. */
export function languagesOfFunctionWord(folded: string): string[] {
  return [...LIST_OF].filter(([, listed]) => listed.has(folded)).map(([language]) => language);
}

function likeliestLists(folded: readonly string[]): readonly ReadonlySet<string>[] {
  const hits = LISTS.map((listed) => folded.filter((word) => listed.has(word)).length);
  const most = Math.max(...hits);
  return most >= HITS_MIN ? LISTS.filter((_, at) => hits[at] === most) : [];
}

// "The WHO".
function isAcronym(word: string): boolean {
  return word.length > 1 && word === word.toUpperCase();
}

import { wordSet } from '../../../../privacy/word-set.ts';
import type { WordLanguage } from './language-words.ts';

// Folded, and each only in its own language: the English "was" and "come" look like the German for "what" and the
// Italian for "how". The Swedish "var" is left out, because it means both "where" and "was".
const QUESTION_WORDS: Readonly<Record<Exclude<WordLanguage, 'zh'>, string>> = {
  en: 'what which who whom whose when where how why',
  de: 'was welche welcher welches welchen welchem wer wen wem wessen wann wo woher wohin wie warum wieso weshalb wieviel',
  fr: 'que qu quoi quel quelle quelles quels qui lequel laquelle quand comment pourquoi combien ou',
  es: 'que cual cuales quien quienes cuando donde como cuanto cuanta cuantos cuantas',
  it: 'che cosa cos quale qual quali chi dove dov come com perche quando quand quanto quanta quanti quante',
  pt: 'que qual quais quem quando onde como porque quanto quanta quantos quantas',
  nl: 'wat welke welk wie wanneer waar waarom hoe hoeveel',
  pl: 'co jaki jaka jakie jakich jakim jakiej ktory ktora ktore ktorym ktorej ktorych kto kogo komu kiedy gdzie skad jak dlaczego ile ilu',
  sv: 'vad vilken vilket vilka vem nar hur varfor vart',
};
const WORDS_OF: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(QUESTION_WORDS).map(([language, words]) => [language, wordSet(words)]),
);
const EVERY_WORD: ReadonlySet<string> = new Set([...WORDS_OF.values()].flatMap((words) => [...words]));

/** Returns the question words of a language, folded; those of all languages if it is not known. */
export function questionWordsOf(language: Exclude<WordLanguage, 'zh'> | null): ReadonlySet<string> {
  return WORDS_OF.get(language ?? '') ?? EVERY_WORD;
}

/** Chinese question words, which stand anywhere in a question. */
export const CHINESE_QUESTION_WORDS = /什么|哪|谁|如何|怎|多少|多久|为何/;

// "You asked how long a film may be kept", in any of the languages.
const ASKING_WORDS = wordSet(`
ask asks asked asking question wonder wondering frage fragen fragst fragt gefragt question demande demandez demandes
pregunta preguntas preguntado preguntaste domanda chiede chiedi chiesto pergunta perguntas perguntou vraag vraagt vroeg
gevraagd pytanie pytasz pyta fraga fragar fragade`);

/** Whether a word only says that something was asked. */
export function isAskingWord({ word }: Word): boolean {
  return ASKING_WORDS.has(word);
}

/** A word, folded. */
interface Word {
  readonly word: string;
}

/** How a language asks for a person, and the pronouns that answer it although they are function words. */
interface AskedPerson {
  readonly who: RegExp;
  readonly pronoun: RegExp;
}

// By language, folded. Chinese is left out, because all of its characters are compared.
const ASKED_PERSONS: Readonly<Partial<Record<WordLanguage, AskedPerson>>> = {
  en: { who: /^whom?$/, pronoun: /^(?:i|we|you)$/ },
  de: { who: /^we[rnm]$/, pronoun: /^(?:ich|wir|du|ihr|sie)$/ },
  fr: { who: /^qui$/, pronoun: /^(?:je|nous|tu|vous)$/ },
  es: { who: /^quien(?:es)?$/, pronoun: /^(?:yo|nosotr[oa]s|tu|usted(?:es)?)$/ },
  it: { who: /^chi$/, pronoun: /^(?:io|noi|tu|lei|voi)$/ },
  pt: { who: /^quem$/, pronoun: /^(?:eu|nos|tu|voces?)$/ },
  nl: { who: /^wie$/, pronoun: /^(?:ik|wij|we|jij|je|u|jullie)$/ },
  pl: { who: /^(?:kto|kogo|komu)$/, pronoun: /^(?:ja|my|ty|wy|panstwo)$/ },
  sv: { who: /^vem$/, pronoun: /^(?:jag|vi|du|ni)$/ },
};

/** Whether one of these words asks for a person. */
export function asksForPerson(words: readonly Word[], language: WordLanguage | null): boolean {
  const who = language === null ? undefined : ASKED_PERSONS[language]?.who;
  return who !== undefined && words.some(({ word }) => who.test(word));
}

/** Returns the pronouns among these words that name a person. */
export function pronounsIn(words: readonly Word[], language: WordLanguage | null): readonly string[] {
  const pronoun = language === null ? undefined : ASKED_PERSONS[language]?.pronoun;
  return pronoun === undefined ? [] : words.map(({ word }) => word).filter((word) => pronoun.test(word));
}

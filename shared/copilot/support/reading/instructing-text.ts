import { foldWord } from './fold-word.ts';
import { type SourceUnit, sourceUnits } from './source-units.ts';

// A quick first test: every match of OF_THE_REPLY or OVERRIDE contains one of these words, folded. Those expressions
// take much longer, and few sentences contain such a word.
const PART =
  /(?:your|this|the|their|any|final|full|own) (?:answer|response|reply|explanation|summary|output|analysis|recap|discussion|overview)|antwort |reponse|respuesta|risposta|ignor|disregard|forget|override|system prompt|instruc|istruzion|you are now|as an ai|language model|do not|anweisung/;
// Text for readers states facts; text planted for a model tells it what to say.
const OF_THE_REPLY =
  /(?<!\p{L})(?:(?:in|into|to|of|with|within|before|after|finali[sz]ing|concluding|presenting|giving|delivering|completing|ending|writing) (?:your|this|the|their|any) (?:final |full |own )?(?:answer|response|reply|explanation|summary|output|analysis|recap|discussion|overview)|your (?:final )?(?:answer|response|reply)|(?:in|dein|ihre|deine|ihrer|deiner) antwort (?:erwähne|füge|schreibe)|(?:ta|votre) réponse|(?:tu|su) respuesta|(?:tua|vostra) risposta)(?!\p{L})/iu;
const OVERRIDE =
  /(?<!\p{L})(?:(?:ignore|disregard|forget|override) (?:all |any |the |your )?(?:previous|prior|above|earlier|preceding|other|system|these)|system prompt|(?:previous|prior|above|earlier) instructions|you are now|as an ai|language model|do not (?:tell|mention|reveal) (?:this|the user|it)|ignorier\p{L}{0,2} (?:alle|die|sämtliche)|vorherigen anweisungen|ignore(?:z|r)? (?:toutes|les) (?:les )?(?:instructions|consignes)|ignora (?:todas|las|tutte|le) |instrucciones anteriores|istruzioni precedenti)(?!\p{L})/iu;
const ADDRESS = /https?:\/\/|www\.|[\p{L}\d]\.(?:com|net|org|info|site|io|us|co|example)(?![\p{L}\d])/iu;
const INSTRUCTING_VERB =
  /^(?:advis|inform|remind|invit|suggest|instruct|direct|encourag|point|urg|prompt|tell|ask|recommend|guid|mention|not|includ|append|add|insert|attach|embed|weav|slip|incorporat|integrat|plac|stat|referenc|highlight|emphasi[sz]|ensur|assur|let)(?:e|es|ed|ing|ion)?$/;
const AUDIENCE =
  /^(?:users?|readers?|persons?|visitors?|links?|urls?|notes?|remarks?|sentences?|portals?|resources?|sites?|pages?|websites?)$/;
// How far after an instructing verb its audience is found: about the length of the verb's clause. Not measured.
const WORDS_BETWEEN_MAX = 10;

/** Whether a sentence of a document tells a model what to write. Such a sentence supports no statement. */
export function isInstruction(text: string): boolean {
  const isTold = PART.test(foldWord(text)) && (OVERRIDE.test(text) || OF_THE_REPLY.test(text));
  return isTold || (ADDRESS.test(text) && tellsReaders(text));
}

function tellsReaders(text: string): boolean {
  const words = (text.match(/\p{L}+/gu) ?? []).map(foldWord);
  return words.some(
    (word, at) =>
      INSTRUCTING_VERB.test(word) &&
      words.slice(at + 1, at + 1 + WORDS_BETWEEN_MAX).some((other) => AUDIENCE.test(other)),
  );
}

/** Cuts an excerpt into its units, in order, without those that tell a model what to write: they support nothing. */
export function supportingUnits(text: string): SourceUnit[] {
  return sourceUnits(text).filter((unit) => !isInstruction(unit.text));
}

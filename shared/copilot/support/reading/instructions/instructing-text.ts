import { once } from '../../../../once.ts';
import { detectLanguage } from '../detect-language.ts';
import { foldWord } from '../fold-word.ts';
import type { WordLanguage } from '../languages/language-words.ts';
import { type SourceUnit, sourceUnits } from '../source-units.ts';
import { readStatement } from '../statement.ts';
import { givesWords } from './given-words.ts';
import words from './instructing-words.json' with { type: 'json' };

// What the words of texts that tell a model what to write are for, in 13 languages: the program (`machine`), what it
// writes (`reply`), how a reply begins or ends (`edge`), what it was told before (`orders`), whoever asks (`asker`) ...
// They are expressions for folded text, without boundaries of words. Chinese, Japanese and Korean have none.
type Role = keyof typeof words.spaced;

// In the form in which texts are compared; the escapes of an expression stay as they are.
const foldExpression = (source: string) => source.normalize('NFKD').replace(/[\p{M}\p{Cf}]/gu, '');
const spaced = (...roles: readonly Role[]) =>
  `(?<!\\p{L})(?:${foldExpression(roles.flatMap((role) => words.spaced[role]).join('|'))})(?!\\p{L})`;
const unspaced = (...roles: readonly Role[]) =>
  `(?:${foldExpression(roles.flatMap((role) => words.unspaced[role]).join('|'))})`;
const either = (...roles: readonly Role[]) => `(?:${spaced(...roles)}|${unspaced(...roles)})`;
const built: RegExp[] = [];
const expression = (source: string): RegExp => {
  const compiled = new RegExp(source, 'u');
  built.push(compiled);
  return compiled;
};
/** Returns the expressions that are built from lists of words, for the test that no text can slow them down. */
export const builtExpressions = (): readonly RegExp[] => built;

// A quick first test of a whole excerpt: an instruction in it has one of these.
const ANY_PART = expression(
  `${either('machine', 'helper', 'reply', 'ignore', 'asker', 'role', 'ask', 'hide', 'self', 'anyQuestion', 'system')}|from now|you are now|du bist|desormais|a partir de|d.ora in poi|vanaf nu|od teraz|тепер|отныне|prompt|\\]|\\|>|overrid|verdict|instruct|question|mention|discuss|comes? up|erwahn|besproch|mencion|menzion|genoemd|wspomn|namns|упомян|https?:|www\\.|\\.\\p{Ll}{2}`,
);
const MACHINE = expression(either('machine'));
const REPLY = expression(either('reply'));
const IGNORE = expression(either('ignore'));
const ASKER = expression(either('asker'));
const QUESTION = /quest|frage|fraga|vra|pregunt|domand|pergunt|pytan|вопрос|问题|問/u;
const YOUR_REPLY =
  /(?<!\p{L})(?:your (?:final )?(?:answer|response|reply)|(?:in|dein|ihre|deine|ihrer|deiner) antwort|(?:ta|votre) reponse|(?:tu|su) respuesta|(?:tua|vostra) risposta|(?:a )?(?:tua|sua) resposta)(?!\p{L})/u;
// A reply of a person goes to somebody, and is written, sent or given.
const OF_A_PERSON =
  /(?<!\p{L})(?:answer|response|reply|replies) (?:to|on|by|within|at|before|until) (?!(?:the |this |an? |any |every )?(?:user|reader|question|quer|prompt|asker))|(?<!\p{L})(?:write|enter|give|mark|note|put|send|submit|return|mail|post) (?:us |down )?(?:your|an|the) (?:answer|response|reply)/u;
const OF_THE_REPLY =
  /(?<!\p{L})(?:(?:in|into|to|of|with|within|before|after|finali[sz]ing|concluding|presenting|giving|delivering|completing|ending|writing) (?:your|this|the|their|any) (?:final |full |own )?(?:answer|response|reply|explanation|summary|output|analysis|recap|discussion|overview))(?!\p{L})/u;
const OVERRIDE =
  /(?<!\p{L})(?:system ?prompt|(?:previous|prior|above|earlier|new) (?:system )?instructions?|developer (?:note|message|mode)|as an ai|language model|do not (?:tell|mention|reveal) (?:this|the user|it)|output [^.]{1,80} instead)(?!\p{L})/u;
const NEW_NAME =
  /(?:[Ff]rom now on,? you are|[Yy]ou are now|[Dd]u bist (?:ab jetzt|ab sofort|jetzt)|[Tt]u es désormais|[Aa] partir de ahora eres|[Dd]'ora in poi sei|[Vv]anaf nu ben je|[Oo]d teraz jesteś|[Тт]еперь ты|[Оо]тныне ты) ["“«„]?\p{Lu}/u;
// What only a template of prompts or a reply of a model contains, in a text whose case is kept.
const FORGED =
  /\[\/?INST\]|<\|\p{L}[\p{L}_]*\|>|<<\/?SYS>>|^\s*#{2,}\s*(?:system|assistant|instruction)s?\b|(?<!\p{L})VERDICT ?[:：]|(?<!\p{L})QUOTE ?[[(（]\d|(?<!\p{L})ANSWER ?=/imu;
const SYSTEM = expression(either('system'));
const TOWARD = expression(
  `${spaced('toward')} (?:\\p{L}+[\\s']+){0,2}${spaced('machine', 'helper')}|${spaced('machine')}(?: \\p{L}+){0,3} ${spaced('self')}|${unspaced('machine', 'helper')}.{0,3}${unspaced('duty', 'command')}`,
);
const ANY_QUESTION = expression(either('anyQuestion'));
const SAY = expression(either('command'));
const HIDE = expression(either('hide'));
const ONLY_WORD = expression(either('only'));
const ABOUT_MODEL = expression(either('self', 'machine', 'helper'));
const SPOKEN_OF = expression(either('asker', 'ask', 'reply'));
// "Ignore all previous instructions", "Forget the rules and say ...", but not "Whoever ignores the rules is banned".
const ALL_ORDERS =
  '(?:all|any|these|those|your|everything|system|alle[rn]?|samtliche|tou[ts]|toutes|tod[oa]s|tutt[ei]|wszystkie|alla|все|tum)';
const BEGINS = `(?:^|[.!?:;,\\n"“«]\\s*)(?:(?:please|bitte|now|just|and|also|then|simply|you must|you should) ){0,4}`;
const IGNORE_ORDERS = expression(
  `${BEGINS}(?:${spaced('ignore')}[^.!?]{0,25}(?:${spaced('before')}|(?<!\\p{L})${ALL_ORDERS}(?!\\p{L}))[^.!?]{0,25}${spaced('orders')}|${spaced('ignore')}[^.!?]{0,25}${spaced('orders')}[^.!?]{0,12}${spaced('before')}|${spaced('ignore')}[^.!?]{0,40}${spaced('orders')}[^!?]{0,12}(?: and| und| et| y| e| en| i| och| и|,|;|\\.) ?${spaced('command')}|${spaced('ignore')} (?:\\p{L}+ )?${spaced('before')}(?: and|[.,;!]|$))|(?:${spaced('before')}|(?<!\\p{L})${ALL_ORDERS}(?!\\p{L}))[^.!?]{0,25}${spaced('orders')}[^.!?]{0,12}${spaced('ignore')}|${unspaced('ignore')}.{0,12}${unspaced('orders')}|${unspaced('orders')}.{0,8}${unspaced('ignore')}`,
);
const NEW_ROLE = expression(either('role'));
// "Note to chatbots:", "Assistant, please ...".
const FILLER =
  '(?:attention|achtung|wichtig|important\\p{Ll}?|note|notice|nota|hinweis|message|memo|instruct\\p{Ll}*|anweisung\\p{Ll}*|uwaga|viktigt|dear|liebe[rs]?|chere?|querid[oa]|car[oa]|hey|hi|hello|hallo|to|for|of|all|any|an|am|den|dem|die|der|das|fur|zu|pour|a|au|aux|l|le|la|les|de|d|du|para|el|los|las|al|per|il|lo|gli|alla|ao|o|os|aan|voor|het|dla|do|till|the|this|внимание|для|к)';
const ADDRESSED = expression(
  `(?:^|[.!?:;\\n"“”>*#([]\\s*)(?:${FILLER}[\\s',:!-]+){0,5}(?:${spaced('machine', 'helper')}\\s*[,:;!—–-]|${unspaced('machine', 'helper')}\\p{L}{0,3}[,:;!、。])`,
);
const COMMAND = expression(`${spaced('command', 'duty')}|${unspaced('command', 'duty')}`);
const IF_MACHINE = expression(
  `(?<!\\p{L})(?:you are|you.re|as|du bist|als|sie sind|vous etes|tu es|en tant qu.?|como|eres|sei|come|je bent|jestes|jako|du ar|som|ты|вы|как|sen bir)\\s+(?:\\p{L}+\\s+){0,3}${spaced('machine')}`,
);
const MACHINE_DUTY = expression(`${either('machine')}.{0,20}${either('duty')}.{0,20}${either('command', 'content')}`);
const EVERY_REPLY = expression(
  `${spaced('every')} (?:\\p{L}+ ){0,2}${spaced('reply')}|${unspaced('every')}.{0,4}${unspaced('reply')}|(?:summary|answer|description|overview) (?:of|for|about) this (?:page|document|text|file|article)`,
);
const EDGE = expression(either('edge'));
const CONTENT = expression(either('content'));
const DUTY = expression(either('duty'));
const FIRST_COMMAND = expression(
  `(?:^|[.!?:;,\\n]\\s*)(?:\\p{L}+ )?(?!answer|repl|respon|antwo|svar|reponse|rispost|odpow)${spaced('command')}`,
);
const TO_EVERY_QUESTION =
  /(?:answer (?:to|for)|antwort auf|antwoord op|reponse a|respuesta (?:a|para)|resposta (?:a|para)|risposta a|odpowiedz na|svaret? pa|ответ на) (?:every|any|all|each|the user.?s?|jede|alle|elke|iedere|toute|toutes les|chaque|cada|todas?(?: [al]as)?|cualquier|qualquer|ogni|tutte le|qualsiasi|kazde|wszystkie|varje|alla|любои|каждыи|все)(?!\p{L})|所有问题的答案|すへての質問/u;
const ONLY =
  /(?<!\p{L})(?:respond|reply|answer|antworte\p{L}*|reponds|repondez|responde|responda|rispondi|antwoord|svara|odpowiedz|odpowiadaj|отвечаи|ответь) (?:only|just|nothing but|nur|ausschliesslich|seulement|uniquement|solo|solamente|unicamente|apenas|somente|soltanto|alleen|enkel|tylko|wylacznie|bara|endast|только)(?: (?:with|as|in|that|mit|auf|avec|par|en|con|com|met|z|med|с)(?!\p{L})|\s*[:"“«„])/u;
const NO_ANSWER =
  /(?<!\p{L})(?:do not|don.t|never|instead of) (?:answer|reply|respond)\p{L}*(?: to)? (?:the|this|any|that|their)(?: \p{L}+)? (?:question|quer|prompt)|beantworte(?:n sie)? (?:die|diese|keine) frage|ne repond\p{L}* pas a (?:la|cette) question|no respond\p{L}* (?:a )?(?:la|esta) pregunta|non risponder\p{L}* (?:alla|a questa) domanda|nao respond\p{L}* (?:a|esta) pergunta/u;
const ASKED_THEN = expression(`${either('asker')}.{0,40}${either('ask')}.{0,80}${either('command')}`);
const TELL_USER = expression(
  `(?:^|[.!?:;,\\n]\\s*|${spaced('duty')}\\s+)(?:\\p{L}+ )?(?!end )${spaced('command')} (?:\\p{L}+ )?(?:the |an? |any |every |all |each |den |dem |jede[mnr] |aux? |l.|al |el |los |all.|ao |de |het )?(?:users?|readers?|benutzern?|nutzern?|lesern?|utilisateurs?|lecteurs?|usuarios?|lector\\p{Ll}*|utent[ei]|lettor[ei]|utilizador\\p{Ll}*|leitor\\p{Ll}*|gebruikers?|lezers?|uzytkownik\\p{Ll}*|czytelnik\\p{Ll}*|anvandar\\p{Ll}*|lasar\\p{Ll}*|пользовател\\p{Ll}*|читател\\p{Ll}*)(?!\\p{L})`,
);
const TELL_ASKERS = expression(`${spaced('command')}.{0,60}${spaced('asker')}.{0,10}${spaced('ask')}`);
const ADDRESS = /https?:\/\/|www\.|[\p{L}\d]\.(?:com|net|org|info|site|io|us|co|example)(?![\p{L}\d])/iu;
const INSTRUCTING_VERB =
  /^(?:advis|inform|remind|invit|suggest|instruct|direct|encourag|point|urg|prompt|tell|ask|recommend|guid|mention|not|includ|append|add|insert|attach|embed|weav|slip|incorporat|integrat|plac|stat|referenc|highlight|emphasi[sz]|ensur|assur|let)(?:e|ed|ing|ion)?$/;
const AUDIENCE =
  /^(?:users?|readers?|persons?|visitors?|links?|urls?|notes?|remarks?|sentences?|portals?|resources?|sites?|pages?|websites?)$/;
// How far after an instructing verb its audience is found: about the length of the verb's clause. Not measured.
const WORDS_BETWEEN_MAX = 10;

// What a question asks the model to do says nothing about its subject: "Can you tell me ...", "Please answer ...".
const POLITE =
  /(?:tell|give|answer|show) (?:me|us)|please (?:answer|reply|respond|tell|say)|(?:sag|antworte) (?:mir|uns)/gu;
const ABOUT_REPLIES = expression(
  `${either('reply', 'machine', 'helper', 'asker')}|(?<!\\p{L})(?:repl|respon|answer|antwort|erwider|repond|rispond|odpow|отвеч|tell|say|recommend|sag|dire|decir|dizer|zeg)`,
);

/**
 * Returns a function that says whether a sentence of a document tells a model what to write. Such a sentence supports
 * no statement. What documents say about replies, assistants and users counts as ordinary if the question is about
 * these.
 */
export function instructionTest(question: string): (text: string) => boolean {
  const asked = once(() => readAsked(question));
  return (text) => {
    const folded = foldWord(text);
    if (!ANY_PART.test(folded)) {
      return false;
    }
    return (
      isForModel(text, folded) ||
      ((tellsWhatToSay(folded) || (mayTellWhatToSay(folded) && isOffTopic(text, asked()))) && !asked().isAboutReplies)
    );
  };
}

// What a question is about. Few sentences need it.
interface Asked {
  readonly isAboutReplies: boolean;
  readonly language: WordLanguage | null;
  readonly telling: ReadonlySet<string>;
}

function readAsked(question: string): Asked {
  return {
    isAboutReplies: ABOUT_REPLIES.test(withoutPolite(question)),
    language: detectLanguage(question),
    telling: new Set(tellingWords(question)),
  };
}

// Means a model, whatever is asked.
function isForModel(text: string, folded: string): boolean {
  return (
    OVERRIDE.test(folded) ||
    (YOUR_REPLY.test(folded) && !OF_A_PERSON.test(folded) && (FIRST_COMMAND.test(folded) || plants(folded))) ||
    (IGNORE.test(folded) && IGNORE_ORDERS.test(folded)) ||
    NEW_ROLE.test(folded) ||
    (QUESTION.test(folded) && (TO_EVERY_QUESTION.test(folded) || NO_ANSWER.test(folded))) ||
    FORGED.test(text) ||
    NEW_NAME.test(text) ||
    (SYSTEM.test(folded) && COMMAND.test(folded)) ||
    (MACHINE.test(folded) && IF_MACHINE.test(folded) && COMMAND.test(folded)) ||
    (ADDRESS.test(text) && tellsReaders(text))
  );
}

// Could also be a rule for employees: "Every reply ends with the name of the clerk."
function tellsWhatToSay(folded: string): boolean {
  return (
    (MACHINE.test(folded) && MACHINE_DUTY.test(folded)) ||
    ((ADDRESSED.test(folded) || TOWARD.test(folded)) && COMMAND.test(folded)) ||
    (ANY_QUESTION.test(folded) && (FIRST_COMMAND.test(folded) || ONLY_WORD.test(folded))) ||
    ONLY.test(folded) ||
    givesWords(folded) ||
    (ASKER.test(folded) && [ASKED_THEN, TELL_USER, TELL_ASKERS].some((each) => each.test(folded))) ||
    (REPLY.test(folded) && saysOfReplies(folded))
  );
}

// Also what employees are told to say to callers: an answer only to questions with which it shares a word.
function mayTellWhatToSay(folded: string): boolean {
  const isAboutModel = SAY.test(folded) && ABOUT_MODEL.test(folded);
  const isSaid = FIRST_COMMAND.test(folded) || HIDE.test(folded);
  const isSpokenOf = SPOKEN_OF.test(folded) && !OF_A_PERSON.test(folded);
  return isAboutModel || (isSaid && (isSpokenOf || ONLY_WORD.test(folded)));
}

// In another language, a sentence about the same matter shares no words.
function isOffTopic(text: string, asked: Asked): boolean {
  const language = detectLanguage(text);
  return (
    (language === null || language === asked.language) && !tellingWords(text).some((each) => asked.telling.has(each))
  );
}

function tellingWords(text: string): string[] {
  const plain = withoutPolite(text);
  const words = readStatement(plain, detectLanguage(text)).content.filter(
    ({ word }) => word.length > 2 && !SAY.test(word),
  );
  return [...words.map(({ stem }) => stem), ...pairsOf(plain)];
}

function withoutPolite(text: string): string {
  return foldWord(text).replace(POLITE, ' ');
}

// Of scripts without spaces between words.
function pairsOf(text: string): string[] {
  return [...text.matchAll(/(?=([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{2}))/gu)].map(
    ([, pair = '']) => pair,
  );
}

function saysOfReplies(folded: string): boolean {
  return (
    !OF_A_PERSON.test(folded) &&
    (OF_THE_REPLY.test(folded) || (EVERY_REPLY.test(folded) && (FIRST_COMMAND.test(folded) || plants(folded))))
  );
}

function plants(folded: string): boolean {
  return EDGE.test(folded) || (CONTENT.test(folded) && DUTY.test(folded));
}

function tellsReaders(text: string): boolean {
  const words = (text.match(/\p{L}+/gu) ?? []).map(foldWord);
  return words.some(
    (word, at) =>
      INSTRUCTING_VERB.test(word) &&
      words.slice(at + 1, at + 1 + WORDS_BETWEEN_MAX).some((other) => AUDIENCE.test(other)),
  );
}

/** An excerpt of a document, as the model was shown it. */
export interface SourceExcerpt {
  readonly title: string;
  /** From the outermost to the innermost, joined by ` > `. */
  readonly headings: string;
  readonly text: string;
}

/**
 * Cuts an excerpt into its units, in order, without those that tell a model what to write, and without lines that
 * imitate a reply or a prompt: they support nothing.
 */
export function supportingUnits({ title, headings, text }: SourceExcerpt, question: string): SourceUnit[] {
  const lines = FORGED.test(text) ? text.split('\n').filter((line) => !FORGED.test(line)) : [text];
  const units = sourceUnits(lines.join('\n'), [title, ...headings.split(' > ')]);
  const isInstruction = instructionTest(question);
  return ANY_PART.test(foldWord(text)) ? units.filter((unit) => !isInstruction(unit.text)) : units;
}

import { hasWord, meansSame } from '../reading/evidence.ts';
import {
  asksForPerson,
  CHINESE_QUESTION_WORDS,
  isAskingWord,
  pronounsIn,
  questionWordsOf,
} from '../reading/languages/question-words.ts';
import { likenessOf } from '../reading/same-quantity.ts';
import type { Statement } from '../reading/statement.ts';
import { type Token, wordAt } from '../reading/tokens.ts';
import type { Comparison, Rule } from './rule.ts';

// Meanings that answer although no content word has them: "not", "all", "always", "daily", "at noon", "once a quarter".
const ANSWERING = /^(?:not|all|ever|(?:clock|clockword|often|period|times|unit|weekday):.+)$/;
// A question word may follow prepositions: "at what time", "pour combien de".
const QUESTION_WORD_PLACES = 3;
// These also join clauses: "è vero che", "est-ce que", "is het waar dat". They ask at the beginning of a question, or
// after a preposition: "a che ora".
const JOINING_WORDS = /^(?:que|qu|che|waar|ou)$/;
const BEFORE_JOINING_WORD =
  /^(?:|a|au|com|con|d|da|de|desde|di|e|em|en|et|fino|hasta|in|naar|o|om|op|par|para|per|por|su|tot|van|y)$/;

// Articles, and what joins two nouns.
const BEFORE_NAME =
  /^(?:the|an?|of|der|die|das|den|des|eine?|von|les?|la|l|une?|du|de|d|el|los|las|una?|del|il|lo|gli|i|di|della|os?|as?|uma?|d[oa]s?|het|een|van|en|ett)$/;

/** A question is not a statement. */
export const questionRule: Rule = ({ said }) => (/[?？]["'”’»)]*$/u.test(said.text.trim()) ? 'question' : null);

/**
 * A statement must not merely repeat the words of the question, except in answer to a yes-or-no question. A name alone,
 * such as "Opening hours", is not a yes-or-no question: it asks for more than itself.
 */
export const echoRule: Rule = (comparison) => {
  const { said, question, evidence } = comparison;
  if (question.content.length === 0 || !(asksForSomething(question) || (isBare(question) && isBare(said)))) {
    return null;
  }
  // "You asked how long the lease is" says no more than the question, unless the source is about asking.
  const isNew = said.content.some(
    (word) =>
      !question.content.some((each) => meansSame(word, each) && hasSameSign(word, each)) &&
      !(isAskingWord(word) && !evidence.some((each) => hasWord(each.source, word))),
  );
  if (isNew || namesPerson(comparison)) {
    return null;
  }
  const hasNewNumber = said.quantities.some(
    (quantity) =>
      !question.quantities.some(
        (each) => each.isOrdinal === quantity.isOrdinal && likenessOf(quantity, each) === 'same',
      ),
  );
  const hasNewMeaning = [...said.meanings].some(
    (meaning) => ANSWERING.test(meaning) && !question.meanings.has(meaning),
  );
  // The second part of a question may be a yes-or-no question: "... and is a report needed?"
  const isDecided =
    question.clauses.length > 1 && [...said.meanings].some((meaning) => /^(?:modal:|[+-])/.test(meaning));
  return hasNewNumber || hasNewMeaning || isDecided || said.dates.length > 0 ? null : 'echo';
};

// Whether a text is only a name of something, without a verb: "The opening hours of the pool".
function isBare({ tokens, language }: Statement): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word');
  const isOfName = ({ isFiller, word, meanings }: Token) =>
    !isFiller || BEFORE_NAME.test(word) || meanings.some((meaning) => meaning.startsWith('unit:'));
  return language !== 'zh' && words.every(isOfName);
}

/** A statement may say "I" only if its source does: whoever answers has no opinions and has seen nothing. */
export const speakerRule: Rule = ({ said, cited, evidence, isTranslated }) => {
  const speaker = SPEAKERS[said.language ?? ''];
  if (speaker === undefined || !speaker.test(said.text.replace(ROMAN, '').replace(POLITE, ''))) {
    return null;
  }
  const asked = isTranslated ? Object.values(SPEAKERS) : [speaker];
  const isOfSource = (cited ?? evidence).some(({ source }) => asked.some((words) => words?.test(source.text)));
  return isOfSource ? null : 'invented';
};

// The words for the one who speaks, and the beginnings of an opinion in languages that leave them out.
const SPEAKERS: Readonly<Partial<Record<string, RegExp>>> = {
  en: /(?<!\p{L})I(?:['’](?:m|ve|d|ll)(?!\p{L})| \p{Ll})/u,
  de: /(?<!\p{L})ich(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:je(?!\p{L})|j['’])/iu,
  es: /(?<!\p{L})(?:yo|(?:creo|pienso|supongo) que)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:io|(?:credo|penso|suppongo) che)(?!\p{L})/iu,
  nl: /(?<!\p{L})ik(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:eu|(?:acho|creio|penso|suponho) que)(?!\p{L})/iu,
  sv: /(?<!\p{L})jag(?!\p{L})/iu,
};
// "I'm afraid orders by phone are not accepted" says nothing about the speaker.
const POLITE =
  /(?<!\p{L})(?:I['’]m (?:so |very )?(?:afraid|sorry)|I am (?:so |very )?(?:afraid|sorry)|ich fürchte|(?:je suis (?:vraiment )?désolée?|je crains)|ik vrees|ik ben bang|jag är ledsen|eu lamento)(?!\p{L})/giu;
// "Class I applies": a number.
const ROMAN = /(?<=\p{Lu}\p{Ll}+ )I(?= )/gu;

// Words that need another one after them. Prepositions that also end sentences, such as "on" and "mit", are not listed.
const OPEN_ENDS: Readonly<Partial<Record<string, RegExp>>> = {
  en: /^(?:at|via|under|the|an)$/,
  de: /^(?:unter|via|vom|zum|beim|im)$/,
  fr: /^(?:sur|chez|dans|via|au|aux|du|les)$/,
  es: /^(?:en|a|de|al|del|sobre|por|el|los|las)$/,
  it: /^(?:di|al|presso|sul|sulla|nel|nella|il)$/,
  pt: /^(?:em|no|na|ao|do|sob|via)$/,
  nl: /^(?:via|het|de|een)$/,
  pl: /^(?:na|pod|do|w|we|z|ze)$/,
  sv: /^(?:via|hos|ett)$/,
};

/** A statement must not end with a word that was before a removed address, as in "forms are at". */
export const openEndRule: Rule = ({ said, cited, evidence }) => {
  const pattern = OPEN_ENDS[said.language ?? 'en'];
  const last = said.tokens.findLast(({ kind }) => kind !== 'sign');
  // "Name the place that you live at, and ...": a source that has a sign after the word shows that it may be the last.
  const isEnd = ({ word }: Token, next: Token | undefined) =>
    word === last?.word && (next === undefined || next.kind === 'sign');
  const mayEnd = () =>
    (cited ?? evidence).some(({ source: { tokens } }) => tokens.some((token, at) => isEnd(token, tokens[at + 1])));
  return last !== undefined && pattern?.test(last.word) === true && !mayEnd() ? 'fragment' : null;
};

/** A heading alone, the name of a list, data, or words without anything to compare are not an answer. */
export const fragmentRule: Rule = (comparison) => {
  const { said, evidence } = comparison;
  // The header of a table may say more with its row: "It takes two days instead of four".
  const isMore = () =>
    said.quantities.length + said.dates.length > 0 ||
    said.content.some((word) => !evidence.some(({ source }) => hasWord(source, word)));
  const isHeading = evidence.length > 0 && evidence.every(({ unit }) => unit.kind === 'heading') && !isMore();
  const isNameOfList = isBare(said) && evidence.length > 0 && evidence.every(({ unit }) => unit.isLeadIn) && !isMore();
  const isFragment = isHeading || isNameOfList || isData(said.text.trim());
  return isFragment || (said.content.length === 0 && isEmpty(comparison)) ? 'fragment' : null;
};

// Whether a text is a JSON object or array, and no sentence.
function isData(text: string): boolean {
  return /^[{[]/.test(text) && text.includes('"') && /[}\]]\.?$/.test(text);
}

// Whether a statement without a content word says nothing else either.
function isEmpty({ said, evidence }: Comparison): boolean {
  // "Yes, it is voluntary" says something about a duty without a content word, if the source is about one duty.
  const isDuty = dutiesOf([said]).size > 0 && dutiesOf(evidence.map((each) => each.source)).size === 1;
  // "Once a month" answers how often, if the source has that period.
  const isPeriod = [...said.meanings].some(
    (meaning) => meaning.startsWith('period:') && evidence.some((each) => each.source.meanings.has(meaning)),
  );
  return !(isDuty || isPeriod) && said.quantities.length + said.dates.length === 0;
}

function dutiesOf(statements: readonly Statement[]): ReadonlySet<string> {
  return new Set(
    statements.flatMap(({ meanings }) => ['modal:must', 'modal:may'].filter((duty) => meanings.has(duty))),
  );
}

function hasSameSign({ meanings }: { meanings: readonly string[] }, other: { meanings: readonly string[] }): boolean {
  return meanings.every((meaning) => !/^[+-]/.test(meaning) || other.meanings.includes(meaning));
}

// "Who pays for shipping?" is answered by "We pay for shipping", if the source says "we" too.
function namesPerson({ said, evidence, question }: Comparison): boolean {
  const { language } = question;
  const named = pronounsIn(said.tokens, language);
  const known = evidence.flatMap(({ source }) => pronounsIn(source.tokens, language));
  const isNamed = named.length > 0 && named.every((word) => known.includes(word));
  return isNamed && asksForPerson(question.tokens, language) && pronounsIn(question.tokens, language).length === 0;
}

/** Whether a question asks for something, such as a time or a person, rather than whether something is so. */
export function asksForSomething({ text, language, tokens }: Statement): boolean {
  if (language === 'zh') {
    return CHINESE_QUESTION_WORDS.test(text);
  }
  const listed = questionWordsOf(language);
  const words = tokens.filter(({ kind }) => kind === 'word').slice(0, QUESTION_WORD_PLACES);
  return words.some((token, at) => {
    const word = token.word.split(' ')[0] ?? '';
    return listed.has(word) && (!JOINING_WORDS.test(word) || BEFORE_JOINING_WORD.test(wordAt(words, at - 1)));
  });
}

import { onceFor } from '../../../../once.ts';
import type { Clause } from '../../reading/statement.ts';
import { isNumber, type Token } from '../../reading/tokens.ts';
import { isCitedWord } from '../facts/cited-words.ts';
import type { Comparison, Rule } from '../rule.ts';
import { isAboutAnswer } from './about-answer.ts';

// Fewer words may be another way to say what a source says.
const PART_WORDS_MIN = 3;
const RUN_WORDS_MIN = 4;
// The rest must have at least this many words, and this share of them in the cited texts: otherwise the whole sentence
// is reworded.
const REST_WORDS_MIN = 3;
const REST_KNOWN_MIN = 0.6;
// "Betrieb" is in "Inbetriebnahme"; shorter words are in too many others by chance.
const LETTERS_MIN = 5;
const COMMA = /^[,–—]$/;
// Other rules compare numbers, denials and limits.
const COMPARED = /^(?:not|only|if|except)$/;

// "Afterwards they are lost" follows from "until the end of March".
const AFTERWARDS =
  /^(?:after(?:wards|ward)?|then|otherwise|danach|dann|sonst|anschliessend|ensuite|sinon|apres|despues|luego|dopo|poi|altrimenti|daarna|daarvoor|anders|depois|potem|pozniej|darefter|sedan|annars)$/;
const UNTIL = /^bound:(?:until|max|before|under)$/;

/**
 * A part of a sentence must not be new, with no word of the cited texts or the question, if the rest of the sentence is
 * known: "the recording is erased after a month, the longest period that the law allows". In a sentence without numbers
 * and denials, a run of new words also counts as a part.
 */
export const foreignPartRule: Rule = (comparison) => {
  const { said, isTranslated } = comparison;
  if (isTranslated || said.language === 'zh') {
    return null;
  }
  const isKnown = knownWords(comparison);
  const added = [
    ...partsOf(comparison).filter(({ length }) => length >= PART_WORDS_MIN),
    ...runsOf(said, isKnown).filter(({ length }) => length >= RUN_WORDS_MIN),
  ];
  const isForeign = added.some((part) => {
    const rest = said.content.filter((word) => !part.includes(word));
    const isRestKnown = rest.filter(isKnown).length / rest.length >= REST_KNOWN_MIN;
    return rest.length >= REST_WORDS_MIN && isRestKnown && !part.some(isKnown);
  });
  return isForeign ? 'invented' : null;
};

function knownWords(comparison: Comparison): (word: Token) => boolean {
  const { evidence, cited = evidence } = comparison;
  const texts = cited.flatMap(({ source, context }) => [...source.content, ...context.content]);
  const isWithin = (word: string, other: string) => word.length >= LETTERS_MIN && other.includes(word);
  return onceFor(
    (word: Token) =>
      isCitedWord(word, comparison) ||
      texts.some((each) => isWithin(word.word, each.word) || isWithin(each.word, word.word)),
  );
}

type Said = Comparison['said'];

// The content words between commas and of each clause.
function partsOf({ said: { tokens, content, clauses }, evidence }: Comparison): (readonly Token[])[] {
  const starts = new Set(clauses.map((clause: Clause) => clause.tokens[0]));
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (starts.has(token) || COMMA.test(token.text)) {
      parts.push([]);
    }
    parts.at(-1)?.push(token);
  }
  const isLimited = evidence.some(({ source: { meanings } }) => [...meanings].some((each) => UNTIL.test(each)));
  const follows = (part: readonly Token[]) => isLimited && part.some(({ word }) => AFTERWARDS.test(word));
  return parts
    .filter((part) => !(part.some(isCompared) || part.some(isAboutAnswer) || follows(part)))
    .map((part) => part.filter((token) => content.includes(token)));
}

// The content words in a row that no cited text has; none in a sentence that other rules compare.
function runsOf({ tokens, content }: Said, isKnown: (word: Token) => boolean): (readonly Token[])[] {
  const runs: Token[][] = [[]];
  for (const word of tokens.some(isCompared) ? [] : content) {
    if (isKnown(word) || isAboutAnswer(word)) {
      runs.push([]);
    } else {
      runs.at(-1)?.push(word);
    }
  }
  return runs;
}

function isCompared(token: Token): boolean {
  return isNumber(token) || token.meanings.some((meaning) => COMPARED.test(meaning));
}

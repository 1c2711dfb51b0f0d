import type { Comparison } from '../comparing/comparison.ts';
import { type Evidence, hasWord, meansSame } from '../reading/evidence.ts';
import { mayDeny } from '../reading/polarity.ts';
import { type Clause, type Statement, WITHOUT } from '../reading/statement.ts';
import type { Token } from '../reading/tokens.ts';
import type { Rule } from './rule.ts';

// Function words between a "not" and what it denies: "is not to be", "no se puede".
const NOT_DISTANCE_MAX = 4;

// With one of the first words, a statement may say what the denial leaves open; with one of the second, a source may
// deny only a part.
const LIMITS = ['only', 'except', 'else', 'reserved', 'even'];

const LIMITS_OF_SOURCE = [
  'if',
  'except',
  'only',
  'deny',
  'else',
  'bound:over',
  'bound:under',
  'bound:min',
  'bound:max',
];

/**
 * A statement that denies nothing must not have the word that its source denies, however the rest is worded: "you can
 * drink it" for "please never drink it or cook with it".
 */
export const leftOutNotRule: Rule = ({ said, evidence, isTranslated }) => {
  const denying = isTranslated ? [] : evidence.filter(({ source }) => source.meanings.has('not'));
  const isOpen = denying.length === 0 || LIMITS.some((kind) => said.meanings.has(kind)) || maySayNo(said);
  return !isOpen && denying.some((each) => deniesWordOf(said, each, evidence)) ? 'negation' : null;
};

function deniesWordOf(said: Statement, each: Evidence, evidence: Comparison['evidence']): boolean {
  const { source } = each;
  const isLimited = LIMITS_OF_SOURCE.some((kind) => source.meanings.has(kind));
  // "Nobody boards without a jacket" demands a jacket.
  if (isLimited || source.tokens.some(({ word }) => WITHOUT.test(word))) {
    return false;
  }
  const isOnlyDenied = (word: Token) =>
    source.content.filter((other) => meansSame(other, word)).length === 1 &&
    evidence.every((other) => other === each || !hasWord(other.source, word));
  // "Assistance dogs are allowed" for "dogs are not allowed. Assistance dogs may come in."
  const isSaidElsewhere = (word: Token) =>
    !hasWord(source, word) && evidence.some((other) => hasWord(other.source, word));
  const denied = said.content.some(isSaidElsewhere) ? [] : source.clauses.flatMap(deniedIn);
  return denied.some((word) => isOnlyDenied(word) && said.content.some(({ stem }) => stem === word.stem));
}

// The first content word after the only "not" of a clause, but not that of "no-shows".
function deniedIn({ tokens, content }: Clause): Token[] {
  const at = tokens.findIndex(({ meanings }) => meanings.includes('not'));
  const isOne = tokens.filter(({ meanings }) => meanings.includes('not')).length === 1;
  const following = tokens.slice(at + 1, at + 1 + NOT_DISTANCE_MAX);
  const word = following.find((each) => content.includes(each));
  return !isOne || word === undefined || following[0]?.isHyphenated === true ? [] : [word];
}

// Phrases such as "nicht unter", which are read as a limit, and other words with which a source denies.
const IN_PHRASE = /(?:^| )(?:not|no|nicht|kein\p{L}*|pas|ne|n|non|niet|geen|nao|nie|inte)(?: |$)/u;

const DENYING =
  /^(?:nor|neither|too|late|weder|ohne|zu|niemand|nichts|\p{L}+los\p{L}{0,2}|ni|ne|sans|rien|sin|nada|nadie|senza|nulla|niente|nessun\p{L}*|zonder|niets|sem|bez|utan)$/u;

/** Whether a source has any word with which it may deny something, even within a phrase such as "not over". */
function maySayNo(source: Pick<Statement, 'tokens'>): boolean {
  return mayDeny(source) || source.tokens.some(({ word }) => IN_PHRASE.test(word) || DENYING.test(word));
}

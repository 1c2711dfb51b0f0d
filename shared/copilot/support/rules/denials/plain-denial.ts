import type { Clause, Statement } from '../../reading/statement.ts';
import { type Token, tokensBefore } from '../../reading/tokens.ts';
import { modalityOf } from '../modality-rule.ts';
import { mayDeny } from '../polarity.ts';
import { YET } from './denied-otherwise.ts';

// Words that only deny, unlike "without" and "nobody".
const NOT =
  /^(?:not|cannot|never|nicht|nie|niemals|kein\p{L}*|n|ne|pas|jamais|no|nunca|non|mai|niet|geen|nooit|nao|nigdy|inte|aldrig)$/u;
// Words before a "not" that belongs to a noun: "i non soci", "for not using it", "people who are not members".
const BEFORE_NOUN = /^(?:the|for|die|der|les?|los|i|gli|dei?|os|per)$/;
const RELATIVE = /^(?:who|wer|qui|quien(?:es)?|chi|que|wie|kto)$/;
const RELATIVE_DISTANCE_MAX = 2;
/** Words for a need; with a "not", they say that something may be left undone. */
export const NEEDING =
  /^(?:need|brauch(?:t|en|st)|hoef(?:t|ven)|besoin|falta|necesit\p{L}*|bisogn\p{L}*|serve|precis\p{L}*|potrzeb\p{L}*|behov\p{L}*)$/u;
// Words of a comparison or a time, which a "not" denies instead of the rest of the statement: "not older than", "not
// until June".
const COMPARING =
  /^(?:until|till|before|later|earlier|more|older|bis|vor|vorher|spater|fruher|mehr|jusqu a|avant|auparavant|plus|hasta que|antes|mas|finche|fino a|prima|piu|tot|voor|meer|ate|mais|dopoki|przed|forran|innan|\p{L}+er than)$/u;
// Verbs whose denial is a limit: "does not exceed 10 kg", "has not reached 2,000 hours".
const REACHING =
  /^(?:exceed\p{L}*|reach\p{L}*|pass\p{L}*|erreich\p{L}*|ubersteig\p{L}*|uberschreit\p{L}*|depass\p{L}*|attei\p{L}*|pas[ae]\p{L}*|super\p{L}*|alcan\p{L}*|lleg\p{L}*|raggiun\p{L}*|ultrapass\p{L}*|ating\p{L}*|overschrijd\p{L}*|bereik\p{L}*|przekracz\p{L}*|overstig\p{L}*)$/u;
// Words that set a denial against something else: "that one, however, is not", "the first ones are not, the following".
const CONTRASTING =
  /^(?:instead|contrary|following|hingegen|dagegen|sondern|erst|folgenden?|contraire|suivante?s?|contrario|siguientes?|successiv[aeio]|seguintes?|volgende|nastepn\p{L}*|foljande)$/u;
// Meanings of words that deny something themselves, or whose denial can be worded in many other ways: "ends", "lapses".
const OTHER_DENIAL = /^(?:deny|-.+|\+valid)$/;
const LIMITING = ['but', 'only', 'except', 'else'];
// Phrases such as "nicht unter", which are read as a limit, and other words with which a source denies.
const IN_PHRASE = /(?:^| )(?:not|no|nicht|kein\p{L}*|pas|ne|n|non|niet|geen|nao|nie|inte)(?: |$)/u;
const DENYING =
  /^(?:nor|neither|too|late|weder|ohne|zu|niemand|nichts|\p{L}+los\p{L}{0,2}|ni|ne|sans|rien|sin|nada|nadie|senza|nulla|niente|nessun\p{L}*|zonder|niets|sem|bez|utan)$/u;

/**
 * Returns the clauses of a statement that deny with nothing but a "not". None are returned for a statement with a limit
 * or a contrast, nor for clauses that deny a comparison, a duty or what is still to come.
 */
export function plainDenials({ clauses, meanings, tokens }: Statement): Clause[] {
  const negated = meanings.has('not') ? clauses.filter(({ isNegated }) => isNegated) : [];
  const isLimited = () =>
    LIMITING.some((kind) => meanings.has(kind)) || tokens.some(({ word }) => CONTRASTING.test(word));
  const isPlain = (clause: Clause) =>
    clause.tokens.every((token, at) => isPlainToken(token, tokensBefore(clause.tokens, at, RELATIVE_DISTANCE_MAX)));
  return negated.length === 0 || isLimited() || !negated.every(isPlain)
    ? []
    : negated.filter((clause) => clause.opener !== 'if' && modalityOf(clause) !== 'may');
}

function isPlainToken({ word, meanings }: Token, before: readonly Token[]): boolean {
  if (meanings.includes('not')) {
    const isOfNoun = BEFORE_NOUN.test(before.at(-1)?.word ?? '') || before.some((each) => RELATIVE.test(each.word));
    return NOT.test(word) && !isOfNoun;
  }
  const isOther = meanings.some((each) => OTHER_DENIAL.test(each));
  return !isOther && ![COMPARING, REACHING, NEEDING, YET].some((words) => words.test(word));
}

/** Whether a source has any word with which it may deny something, even within a phrase such as "not over". */
export function maySayNo(source: Pick<Statement, 'tokens'>): boolean {
  return mayDeny(source) || source.tokens.some(({ word }) => IN_PHRASE.test(word) || DENYING.test(word));
}

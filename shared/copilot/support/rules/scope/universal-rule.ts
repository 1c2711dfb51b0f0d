import { isAmong } from '../../reading/evidence.ts';
import { likenessOf } from '../../reading/same-quantity.ts';
import type { Statement } from '../../reading/statement.ts';
import { isNumber, meaningOf, type Token } from '../../reading/tokens.ts';
import type { Rule } from '../rule.ts';

// Words for all of one thing, such as "the whole fee": they say how much, and not to whom or when something applies.
const WHOLE =
  /^(?:whole|entire|fully|completely|ganze[nrms]?|gesamte[nrms]?|vollstandig|entierement|integralement|completo|por completo|integro|intero|interamente|completamente|heel|geheel|volledig|inteiro|completo|ca[lł]kowicie|w ca[lł]osci|helt|fullstandigt)$/;
/** Words for "all", "always" or "none" in sources that do not have these meanings in the lists of the languages. */
export const UNLISTED_WORDS_FOR_ALL =
  /^(?:voll\p{L}*|full|complet\p{L}*|total\p{L}*|volledige?|ningun\p{L}*|nessun\p{L}*|kein\p{L}*|geen|aucune?|jede\p{L}*|zaden|zadn\p{L}*|ingen|inga)$/u;
/** The meanings of words for all, always and whatever the case. */
export const MEANINGS_OF_ALL = ['all', 'ever', 'wide'];
const ALSO_ONLY = [...MEANINGS_OF_ALL, 'only'];
const LIMITS = /^(?:if|except|reserved|some|bound:(?:min|max|over|under)|ordinal:1)$/;
const RELATIVE = /^(?:who|that|which|whose|die|der|das|welche|qui|que|dont|che|wie|dat|ktor\p{L}+|som)$/u;
// Between "all" and its noun: "all of the residents".
const NOUN_DISTANCE_MAX = 3;
const READERS = /^(?:you|us|sie|euch|ihnen|uns|vous|nous|ustedes|vosotros|voi|noi|jullie|voces|er|ni)$/;
// Room for the "of" of "all of you".
const READERS_DISTANCE = 2;
// Between "all" and the limit of its noun.
const LIMIT_DISTANCE_MAX = 4;
// Between "all" and its time.
const TIME_DISTANCE_MAX = 2;
// Between "any" and its relative pronoun: "any of the employees who".
const RELATIVE_DISTANCE_MAX = 4;

/**
 * What a source says of some things, in some cases or within limits must not be said of all: "free for everyone" for
 * "free for members, £6 for visitors".
 */
export const universalRule: Rule = ({ said, evidence, isTranslated }) => {
  // "Residents may park" is about all residents.
  const isOfSource = ({ meanings, word }: Token, at: number) => {
    if (meanings.includes('ever')) {
      return false;
    }
    const noun = nounAfter(said, at);
    // "All year" and "tous les ans" are about a time.
    if (said.tokens.slice(at + 1, at + 1 + TIME_DISTANCE_MAX).some((each) => meaningOf(each, 'unit') !== null)) {
      return false;
    }
    // "In all" is a sum.
    return noun === undefined ? word === 'all' : evidence.some((each) => isAmong(noun, each.source.content));
  };
  const isQualified = ['but', 'if', 'except', 'only', 'not', 'some'].some((kind) => said.meanings.has(kind));
  if (
    isTranslated ||
    isQualified ||
    !said.tokens.some(
      (token, at) =>
        isUniversal(token) &&
        !isOfReaders(said.tokens, at) &&
        !evidence.some(({ source }) => sharesLimit(said, at, source)) &&
        !isRestricted(said.tokens, at) &&
        !isCounted(said.tokens, at) &&
        !isOfSource(token, at),
    )
  ) {
    return null;
  }
  const isOfAll = evidence.some(({ source, context }) =>
    [source, context].some(
      ({ meanings, tokens }) =>
        ALSO_ONLY.some((kind) => meanings.has(kind)) || tokens.some(({ word }) => UNLISTED_WORDS_FOR_ALL.test(word)),
    ),
  );
  const isLimited = evidence.some(({ source: { meanings } }) => [...meanings].some((each) => LIMITS.test(each)));
  return isLimited && !isOfAll ? 'quantifier' : null;
};

/** Returns the noun of an "all" at this index; undefined if it has none. */
export function nounAfter({ tokens, content }: Statement, at: number): Token | undefined {
  return tokens.slice(at + 1, at + 1 + NOUN_DISTANCE_MAX).find((each) => content.includes(each));
}

/** Whether a word says something of all, and not of the whole of one thing. */
export function isUniversal({ meanings, word }: Token): boolean {
  const isAll = MEANINGS_OF_ALL.some((kind) => meanings.includes(kind));
  return isAll && !meanings.includes('per') && !WHOLE.test(word);
}

/** Whether an "all" at this index has a limit of the source: "all patients under 16" for "children under 16". */
export function sharesLimit({ quantities }: Statement, all: number, source: Statement): boolean {
  const limits = quantities.filter(
    ({ bound, from, unit }) => bound !== null && isAge(unit) && from > all && from <= all + LIMIT_DISTANCE_MAX,
  );
  return limits.some((limit) =>
    source.quantities.some((each) => each.bound === limit.bound && likenessOf(limit, each) === 'same'),
  );
}

const isAge = (unit: string | null): boolean => unit === null || unit === 'year';

/** Whether an "all" is about those who ask: "for all of you". */
export function isOfReaders(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(at + 1, at + 1 + READERS_DISTANCE).some(({ word }) => READERS.test(word));
}

// Whether an "all" counts what the statement names: "A and B are both", "toutes deux", "all three".
function isCounted(tokens: readonly Token[], at: number): boolean {
  const isNamed = tokens.slice(0, at).some(({ meanings }) => meanings.includes('and'));
  return isNamed && tokens.slice(at + 1, at + NOUN_DISTANCE_MAX).some(isNumber);
}

/** Whether a relative clause follows, as in "any member who", which may be the limit of the source. */
export function isRestricted(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(at + 1, at + 1 + RELATIVE_DISTANCE_MAX).some(isRelative);
}

/** Whether a word can begin a relative clause; many of these words are also articles. */
function isRelative({ word }: Token): boolean {
  return RELATIVE.test(word);
}

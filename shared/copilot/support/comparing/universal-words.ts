import { likenessOf } from '../reading/same-quantity.ts';
import type { Statement } from '../reading/statement.ts';
import type { Token } from '../reading/tokens.ts';

// Words that include something. German "selbst" and "allein" mostly mean "by oneself".
const ALSO =
  /^(?:also|including|even|auch|einschliesslich|inklusive|sogar|compris|aussi|meme|egalement|incluid[oa]s?|incluso|inclusive|tambien|anche|compres[oaie]|inclus[oaie]|persino|tambem|mesmo|inclusief|ook|zelfs|w[lł]acznie|takze|rowniez|nawet|aven|ocksa)$/;

/** Whether a word says that something is included: "also", "even", "including". */
export function isIncluding({ word, meanings }: Token): boolean {
  return ALSO.test(word) || meanings.includes('even');
}

// Words for all of one thing, such as "the whole fee": they say how much, and not to whom or when something applies.
const WHOLE =
  /^(?:whole|entire|fully|completely|ganze[nrms]?|gesamte[nrms]?|vollstandig|entierement|integralement|completo|por completo|integro|intero|interamente|completamente|heel|geheel|volledig|inteiro|completo|ca[lł]kowicie|w ca[lł]osci|helt|fullstandigt)$/;

/** Words for "all", "always" or "none" in sources that do not have these meanings in the lists of the languages. */
export const UNLISTED_WORDS_FOR_ALL =
  /^(?:voll\p{L}*|full|complet\p{L}*|total\p{L}*|volledige?|ningun\p{L}*|nessun\p{L}*|kein\p{L}*|geen|aucune?|jede\p{L}*|zaden|zadn\p{L}*|ingen|inga)$/u;

/** The meanings of words for all, always and whatever the case. */
export const MEANINGS_OF_ALL = ['all', 'ever', 'wide'];

const RELATIVE = /^(?:who|that|which|whose|die|der|das|welche|qui|que|dont|che|wie|dat|ktor\p{L}+|som)$/u;

/** The most tokens between "all" and its noun: "all of the residents". */
export const NOUN_DISTANCE_MAX = 3;

const READERS = /^(?:you|us|sie|euch|ihnen|uns|vous|nous|ustedes|vosotros|voi|noi|jullie|voces|er|ni)$/;

// Room for the "of" of "all of you".
const READERS_DISTANCE = 2;

// Between "all" and the limit of its noun.
const LIMIT_DISTANCE_MAX = 4;

// Between "any" and its relative pronoun: "any of the employees who".
const RELATIVE_DISTANCE_MAX = 4;

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

/** Whether a relative clause follows, as in "any member who", which may be the limit of the source. */
export function isRestricted(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(at + 1, at + 1 + RELATIVE_DISTANCE_MAX).some(isRelative);
}

/** Whether a word can begin a relative clause; many of these words are also articles. */
function isRelative({ word }: Token): boolean {
  return RELATIVE.test(word);
}

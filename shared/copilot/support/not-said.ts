import { isAmong, shareAmong } from './reading/evidence.ts';
import type { Statement } from './reading/statement.ts';

// Words for the excerpts, and words for what excerpts say, by language: English, German, French, Spanish, Italian,
// Portuguese, Dutch, Polish, Swedish.
const EXCERPTS =
  /^(?:excerpts?|documents?|sources?|passages?|auszug(?:e|en)?|dokumente?n?|unterlagen|quellen?|textstellen?|extraits?|extractos?|documentos?|fuentes?|fragmentos?|pasajes?|estratt[io]|document[io]|font[ie]|bran[io]|passagg[io]|excertos?|trechos?|fontes?|documenten|bronnen|fragmenten|uittreksels|dokument\p{L}{0,3}|fragment(?:y|ach|ow)|zrod[lł]\p{L}{1,4}|utdrag(?:en)?|kallorna)$/u;
const SAY =
  /^(?:say|says|state[sd]?|mention(?:s|ed)?|give[sn]?|contain(?:s|ed)?|specif(?:y|ies|ied)|indicate[sd]?|tells?|information|angabe[n]?|angegeben|nennen|genannt|nennt|steht|stehen|sagen|sagt|erwahnen|erwahnt|enthalten|enthalt|informationen|indiquent?|indique|disent|dit|dite|precisent?|precise|precisee?|mentionnent?|mentionnee?|contiennent|contient|indican|indica|dicen|dice|mencionan?|precisan?|especifican?|contienen|contiene|informacion|indicano|indicat[oaie]|dicono|precisano|menzionano|specificano|contengono|riportano|informazioni|indicam|dizem|diz|mencionam|especificam|contem|informacoes|vermelden|vermeldt|noemen|zeggen|zegt|geven|bevatten|staat|staan|podaja|mowia|wspominaja|zawieraja|sager|anger|namner|innehaller|framgar|star)$/;
// The most words that such a sentence adds, and the most that it has in all. Measured on the replies for tuning.
const OWN_WORDS_MAX = 3;
const WORDS_MAX = 30;
// If a sentence of the sources has this share of the words, the sources do say it.
const SAID_MIN = 0.75;
// Signs of a detail, which no source has confirmed.
const DETAIL = /[\d"“”„«»「」@/]/u;

/**
 * Whether a sentence only says that the excerpts do not say something: "The excerpts do not say how long it takes." It
 * states nothing that a source could support. Nearly all its words are in the question or a source, and no sentence of
 * the sources has most of them.
 */
export function isNotSaid(said: Statement, question: Statement, sources: readonly Statement[]): boolean {
  const { tokens, clauses, text } = said;
  const hasWordOf = (pattern: RegExp) => tokens.some(({ word }) => pattern.test(word));
  if (
    !(clauses[0]?.isNegated && hasWordOf(EXCERPTS) && hasWordOf(SAY)) ||
    DETAIL.test(text) ||
    tokens.length > WORDS_MAX
  ) {
    return false;
  }
  const named = said.content.filter(({ word }) => !(EXCERPTS.test(word) || SAY.test(word)));
  const known = [question, ...sources].flatMap((each) => each.tokens);
  const own = named.filter((word) => !isAmong(word, known));
  const isSaid = named.length > 1 && sources.some((each) => shareAmong(named, each.tokens) >= SAID_MIN);
  return own.length <= OWN_WORDS_MAX && !isSaid;
}

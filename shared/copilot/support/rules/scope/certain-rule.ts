import { closestClauses } from '../../reading/evidence.ts';
import type { Clause } from '../../reading/statement.ts';
import { spacedWords, type Token } from '../../reading/tokens.ts';
import type { Rule } from '../rule.ts';

// "You get it in any case", "the room is guaranteed".
const CERTAIN =
  /(?<= )(?:in any case|in every case|always|invariably|automatically|guaranteed?s?|for certain|definitely|without fail|auf jeden fall|in jedem fall|immer|stets|automatisch|garantier\p{L}*|dans tous les cas|en tout cas|toujours|automatiquement|garanti\p{L}*|assure[es]?s?|en cualquier caso|en todo caso|siempre|automaticamente|asegurad[oa]s?|garantizad[oa]s?|in ogni caso|sempre|assicurat[oaie]|garantit[oaie]|em todo o caso|em qualquer caso|garantid[oa]s?|in elk geval|altijd|gegarandeerd|na pewno|w kazdym razie|zawsze|zagwarantowan\p{L}*|i varje fall|alltid|garanterat)(?= )/u;
// "Depends on the occupancy", "subject to availability", "where a sign says so".
const DEPENDING =
  /(?<= )(?:depend(?:s|ing|ent)? (?:up)?on|subject to|as far as|where (?:possible|available|a|the|an|there)|if (?:possible|available)|hangt\p{L}* |abhangig (?:von|vom)|je nach|vorbehaltlich|soweit|depend(?:ent)? de|depend(?:ent)? du|selon|sous reserve|en fonction|depende[n]?|dependiendo|segun|sujet[oa]s? a|dipende|dipendono|a seconda|secondo disponibilita|salvo disponibilita|afhankelijk van|hangt af|naar gelang|onder voorbehoud|dependem?|conforme a|sujeit[oa]s? a|zalez[ay]|zaleznie|w zaleznosci|beror pa|beroende pa|i man av)(?= )/u;

/** What depends on something is not certain: "check-out at 17:00 is guaranteed" for "depends on occupancy". */
export const certainRule: Rule = ({ said, evidence, isTranslated }) => {
  const sources = evidence.map(({ source }) => source);
  const certain = isTranslated ? [] : said.clauses.filter(isCertain);
  // Few statements are certain of anything, so this comes before their sources are read.
  const isOpen = certain.length > 0 && !matches(said.tokens, DEPENDING);
  if (!isOpen || sources.some(({ tokens }) => matches(tokens, CERTAIN))) {
    return null;
  }
  const clauses = sources.flatMap((each) => each.clauses);
  const isTooSure = certain.some((clause) => {
    const closest = closestClauses(clause, clauses);
    const about = sources.filter((source) => closest.some((each) => source.clauses.includes(each)));
    return about.length > 0 && about.every(({ tokens }) => matches(tokens, DEPENDING));
  });
  return isTooSure ? 'quantifier' : null;
};

function isCertain({ tokens, opener, isNegated }: Clause): boolean {
  return !isNegated && opener !== 'if' && opener !== 'except' && matches(tokens, CERTAIN);
}

function matches(tokens: readonly Token[], words: RegExp): boolean {
  return words.test(spacedWords(tokens));
}

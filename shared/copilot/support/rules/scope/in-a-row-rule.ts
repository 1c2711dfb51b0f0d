import type { Quantity } from '../../reading/quantities.ts';
import { likenessOf } from '../../reading/same-quantity.ts';
import type { Statement } from '../../reading/statement.ts';
import { spacedWords } from '../../reading/tokens.ts';
import type { Rule } from '../rule.ts';

// "Four days in a row", "from the fourth consecutive day".
const IN_A_ROW =
  /(?<= )(?:consecutive(?:ly)?|in a row|running|straight|successive|uninterrupted|on end|without (?:a )?(?:break|interruption|gap)|continuous(?:ly)?|am stuck|hintereinander|in folge|nacheinander|aufeinanderfolgend\p{L}*|aufeinander folgend\p{L}*|ununterbrochen\p{L}*|zusammenhangend\p{L}*|durchgehend\p{L}*|ohne unterbrechung|fortlaufend\p{L}*|consecuti\p{L}+|d affilee|de suite|sans interruption|successi\p{L}+|en continu|continu[oa]s?|seguid[oa]s?|ininterrumpid[oa]s?|ininterrott[oaie]|di fila|di seguito|senza interruzion[ei]|achtereen\p{L}*|op rij|aaneengesloten|opeenvolgend\p{L}*|ononderbroken|sem interrupcao|kolejn\p{L}+|z rzedu|pod rzad|nieprzerwan\p{L}+|i rad|i foljd|sammanhangande)(?= )/u;
// How many tokens from the number these words can be: "four working days in a row".
const DISTANCE_MAX = 4;

/** Days in a row are not days in total: "after four days in a term" for "from the fourth consecutive day". */
export const inARowRule: Rule = ({ said, evidence, question, isTranslated }) => {
  // Few sources have such words, so this comes first.
  const isLost = said.quantities.some((quantity) => {
    const same = evidence.flatMap(({ source }) =>
      source.quantities.filter((each) => isSameNumber(quantity, each)).map((each) => isInARow(source, each)),
    );
    return same.length > 0 && same.every(Boolean);
  });
  const isSaid = () => [said, question].some(({ tokens }) => IN_A_ROW.test(spacedWords(tokens)));
  return !isTranslated && isLost && !isSaid() ? 'condition' : null;
};

// "The fourth day" and "four days" count the same.
function isSameNumber(one: Quantity, other: Quantity): boolean {
  return likenessOf({ ...one, unit: null }, { ...other, unit: null }) === 'same';
}

function isInARow({ tokens }: Statement, { from, to }: Quantity): boolean {
  const near = tokens.slice(Math.max(0, from - DISTANCE_MAX), to + DISTANCE_MAX);
  return IN_A_ROW.test(spacedWords(near));
}

import type { AddressCore } from '../address-extent.ts';
import { type AddressToken, tokenAt } from '../address-token.ts';

/**
 * Returns a Polish street in lower case that is named by an adjective alone: "mieszkam na polnej 12", "na polnej 12/4".
 */
export function polishStreet(tokens: readonly AddressToken[], index: number, limit: number): AddressCore | null {
  const [name, house] = [tokenAt(tokens, index - 1), tokenAt(tokens, index)];
  if (index - 2 < limit || house.gap !== 'space' || name.gap !== 'space' || !OF_STREET.test(name.lower)) {
    return null;
  }
  const [preposition, verb] = [tokenAt(tokens, index - 2), tokenAt(tokens, index - 3)];
  const isAt = /^(?:na|przy|z|do)$/.test(preposition.lower);
  // A flat after a slash, or a word for living there or delivering to it.
  const isShown = /^[1-9]\d{0,2}[a-z]?\/\d{1,3}$/.test(house.lower) || LIVING.test(verb.lower);
  const isHouse = /^[1-9]\d{0,2}[a-z]?(?:\/\d{1,3})?$/.test(house.lower);
  return isAt && isShown && isHouse && !COUNTED.test(tokenAt(tokens, index + 1).lower)
    ? { from: index - 1, to: index + 1, proof: 'itself' }
    : null;
}

const OF_STREET = /^.{3,}(?:ej|iego|ego|owie)$/;
const LIVING = /^(?:mieszka|zamieszka|dostarcz|dowiez|przywiez|wyslij|wyslac|adres|podjedz|przyjedz|zawiez|odbior)/;
const COUNTED = /^(?:godz|minut|dni|osob|zl|raz|proc|sztuk|szt|km|lat|rok|miesi|tygod|str|kw)/;

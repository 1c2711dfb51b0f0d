import type { TextRange } from '../../../text/text-range.ts';
import { wordSet } from '../../../word-set.ts';
import { isPlaceOf, isTown } from '../named-things.ts';
import { wordBefore } from '../person-context.ts';

/**
 * Whether a part of a known full name is a town or region here: "Anna Breda werkt in Breda", "Clément Lorraine est muté
 * en Lorraine", "de gemeente Breda".
 */
export function isTownHere(lower: string, { start, end }: TextRange): boolean {
  if (!isTown(lower.slice(start, end))) {
    return false;
  }
  const before = wordBefore(lower, start);
  const livesHere = LINKS.has(before) && LIVES.has(wordBefore(lower, start - before.length - 1));
  return livesHere || isPlaceOf(lower, start);
}

// Alone, each of them may come before a person: "pain in Carmen", "Jan en Carmen" (and), "Aus Carmen wurde …".
const LINKS = wordSet('a aus em en i in te uit');
const LIVES = wordSet(
  `lives lived wohnt wohnte lebt lebte arbeitet arbeitete geboren stammt kommt habite habitait vit vivait travaille travaillait mute mutee nee vive habita reside trabaja
  nacio nacido nacida abita abitava risiede lavora lavorava nato nata mora trabalha nasceu nascido nascida woont woonde werkt werkte komt bor`,
);

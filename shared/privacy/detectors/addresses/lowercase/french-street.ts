import { wordSet } from '../../../word-set.ts';
import type { AddressCore } from '../address-extent.ts';
import { type AddressToken, followsDirectly, tokenAt } from '../address-token.ts';
import { PARTICLES } from '../street-words.ts';
import { isEndOfClause, isIntroduced } from './lowercase-clause.ts';
import { canBeName, isListed, isOfStreet } from './street-name-words.ts';

// French street types in chats. The short ones are words or initials too, as in "12 bd members" and "5 av par mois":
// they need a particle or names.
const FRENCH = wordSet('rue boulevard avenue impasse allee allees ruelle faubourg fbg');
const SHORT_FRENCH = wordSet('bd bld blvd av ave imp chemin chem');
// Types that are everyday words need a particle after them, and nothing else in their clause: "12 pl de la république".
const OTHER_FRENCH = wordSet('pl place sq square quai crs cours rte route ch');
// "3 cours de piano", "4 pl de cinéma", "2 ch de bonne"
const COUNTABLE_FRENCH = wordSet('pl cours crs ch');
const ALL_FRENCH = new Set([...FRENCH, ...SHORT_FRENCH, ...OTHER_FRENCH]);
// Words after a street in a French chat.
const AFTER_FRENCH = wordSet(
  `code digicode interphone sonnette bat batiment appt apt appart etage rdc esc escalier porte entree et ou mais chez puis apres avant vers pour avec sans est c'est cest ce ca je tu il elle on nous vous ils elles qui que si
  merci stp svp demain soir matin midi ici pres cote derriere devant tel tous tout toute deja ferme fermee barree coupee bloquee`,
);

/** Returns a French street in lower case after its number: "43 bd jean jaurès", "12 pl de la république". */
export function frenchStreet(tokens: readonly AddressToken[], index: number): AddressCore | null {
  const at = /^(?:bis|ter|quater|[a-d])$/.test(tokenAt(tokens, index + 1).lower) ? index + 2 : index + 1;
  const type = tokenAt(tokens, at);
  if (type.isCapital || !followsDirectly(type) || !ALL_FRENCH.has(type.lower)) {
    return null;
  }
  const to = frenchName(tokens, at + 1);
  // "31 rue du docteur Roux" has capital letters; the number in "les 8 rue du four" counts something.
  const isOther = tokenAt(tokens, to).isCapital && tokenAt(tokens, to).gap === 'space';
  const isCount = tokenAt(tokens, index).gap === 'space' && COUNTING.has(tokenAt(tokens, index - 1).lower);
  const isClause = tokenAt(tokens, index).gap !== 'space' || isIntroduced(tokens, index);
  const name = tokens.slice(at + 1, to);
  const isLong = name.some(({ lower }) => lower.length > 3);
  const isShown = isShownFrench(type, name, isClause && isEndOfClause(tokens, to));
  return isLong && isShown && !isOther && !isCount ? { from: index, to, proof: 'itself' } : null;
}

function isShownFrench(type: AddressToken, name: readonly AddressToken[], isWhole: boolean): boolean {
  const hasParticle = /^d(?:e|u|es)$/.test(name[0]?.lower ?? '');
  if (OTHER_FRENCH.has(type.lower)) {
    return isWhole && hasParticle && !isCounted(type, name);
  }
  const isName = name.some(isListed) || (!isBeforeTime(type, name[0]) && name.every(isOfStreet));
  return FRENCH.has(type.lower) || hasParticle || (isName && (name.length > 1 || isWhole));
}

/** Whether "av" shortens "avant": "au 3 av la fin du mois", "le 12 av l'inventaire". */
export const isBeforeTime = (type: AddressToken, next: AddressToken | undefined): boolean =>
  type.lower === 'av' && /^(?:la|le|les|l'.{1,20}|leur|mon|ma|midi|noel)$/.test(next?.lower ?? '');

const COUNTING = wordSet(
  'les des ces ses nos vos leurs mes tes il y a dans encore environ en ai as lu lis achete vends veux voudrais',
);

// "3 cours de piano" and "3 cours du soir", not "12 cours de la martinique"
const isCounted = ({ lower }: AddressToken, name: readonly AddressToken[]): boolean =>
  COUNTABLE_FRENCH.has(lower) &&
  ((name[0]?.lower === 'de' && !PARTICLES.has(name[1]?.lower ?? '') && !name.some(isListed)) ||
    (lower !== 'pl' && !name.some(canBeName)));

// Returns the index after the name of a street.
function frenchName(tokens: readonly AddressToken[], from: number): number {
  let to = from;
  let names = 0;
  for (let i = from; i < from + FRENCH_WORDS_MAX && isOfFrench(tokenAt(tokens, i), names); i += 1) {
    const { lower } = tokenAt(tokens, i);
    if (lower.length > 1 && !PARTICLES.has(lower)) {
      names += 1;
      to = i + 1;
    }
  }
  return to;
}

const isOfFrench = ({ lower, gap, isNumber, isCapital }: AddressToken, names: number): boolean =>
  gap === 'space' && !isNumber && !isCapital && !AFTER_FRENCH.has(lower) && (lower !== 'a' || names === 0);

// Particles and names: "3 rue de la vieille poste".
const FRENCH_WORDS_MAX = 5;

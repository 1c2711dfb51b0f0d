import { fieldKindOf } from '../../labels/labels.ts';
import { DAYS_AND_SHIFTS } from '../../names/days-and-shifts.ts';
import { KIN } from '../../names/kin.ts';
import { COMMON, listedBits } from '../../names/name-bits.ts';
import { isTitle } from '../../names/titles.ts';
import { isFunctionWord, isInLanguage } from '../../names/words-of-languages.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import type { TextRange } from '../../text/text-range.ts';
import { wordSet } from '../../word-set.ts';
import { wordAfter, wordBefore } from './person-context.ts';
import { DEEDS, DOING, ROLES } from './person-words.ts';
import { ASKING, FILLERS } from './phrases-about-persons.ts';

// Words that come only before a noun, in Romance languages and in Dutch; in English and Swedish, a clause may follow a
// noun directly: "the report Anna wrote".
const ARTICLES = wordSet(
  'el il un uno una une du des del dello della al allo alla au aux nel nella sul sulla do dos das da nos ao um uma het een',
);
// "La sostituisce Anna", "la llama Pedro": before a verb, these can also stand for a person.
const ARTICLES_OR_PRONOUNS = wordSet("la le les las los gli i o os as a l'");
// "sur la grille Aurore": after a preposition, the word is an article.
const PREPOSITIONS = wordSet(
  'sur avec dans par sans sous vers chez con en por sobre sin su tra fra com em sem ate entre',
);
// "Avisar Thais", "Rappeler Bastien", "Zastepuje Halina": a verb opens the sentence.
const VERB = /(?:[aei]r|[aei]re|uje|[aiy]j)$/;
// Endings of nouns for someone at work, in nine languages, folded: "la becaria Marta", "Bäckerin Anke", "svetsaren
// Olle". No list has all such nouns, and removing a machine's name is better than missing a person.
const AGENT =
  /(?:[dst]or[ae]?|oren|tric[ei]|eu[rs]e?|er[aeio]?|eir[oa]|[ei]st[aie]?|[iy]stk[aei]|isten|[ae]nt[aei]?|ent[ik][aei]?|anten|ari[oae]|aire|ai[ao]|ian[oa]?|ien(?:ne)?|log[oaue]+|ic[oa]|aar|in|mann?|mannen|frau|vrouw|woman|kraft|hilfe|hulp|ling|wart|ee|arz|[aeo]rk[aei]|acz|aczk[aei]|nik|niczk[aei]|owca|aren?|erskan?|innan?)$/;
// People who live or work beside someone, and Polish titles in other cases, which have different endings.
const OTHER_PERSONS =
  /^(?:vecin[oa]|vizinh[oa]|vicin[oa]|voisine?|nachbar|neighbou?r|buur|granne|sasiad)|^(?:intern|temp|cook|chef|clerk|guard|coach|maid|judge|groom|vet|bidell[oa]|pani[ae]|panu)$/;
// Articles that come before a thing rather than a person, by language: "wat kost de Thijs", "le Victor".
const OF_THINGS = [
  ['de', 'nl'],
  ['le', 'fr'],
  ['la', 'fr'],
] as const;

/**
 * Whether a noun or an article directly before a single name shows that the name belongs to a thing: "Blok Irena", "la
 * acequia Pilar", "wat kost de Thijs".
 */
export function followsThingNoun(scanned: ScannedText, { start, end }: TextRange): boolean {
  const { text, lower } = scanned;
  const before = wordBefore(lower, start);
  if (isThingArticle(scanned, before)) {
    return true;
  }
  if (before.length < 3 || isPersonWord(before)) {
    return false;
  }
  const from = start - 1 - before.length;
  if (text.charCodeAt(from) !== lower.charCodeAt(from)) {
    return (listedBits(before) & COMMON) === 0 && !VERB.test(before) && !DAYS_AND_SHIFTS.has(before);
  }
  const article = wordBefore(lower, from);
  if (!ARTICLES_OR_PRONOUNS.has(article)) {
    return !VERB.test(before) && (ARTICLES.has(article) || (article === 'de' && isInLanguage(scanned, 'nl')));
  }
  const at = from - article.length - 1;
  const other = wordBefore(lower, at);
  if (PREPOSITIONS.has(other)) {
    return !VERB.test(before);
  }
  // "La cassa la chiude Lucia": between a noun and a verb, the word is a pronoun for the noun.
  const isAfterNoun = isArticle(wordBefore(lower, at - other.length - 1));
  return !isAfterNoun && isSubject(scanned, end);
}

const isArticle = (word: string): boolean => ARTICLES.has(word) || ARTICLES_OR_PRONOUNS.has(word);

const isThingArticle = (scanned: ScannedText, article: string): boolean =>
  OF_THINGS.some(([each, language]) => each === article && isInLanguage(scanned, language));

/** Whether a folded word has the ending of a noun for someone at work: "Schlosser", "becaria", "svetsaren". */
export const isAgentNoun = (word: string): boolean => AGENT.test(word);

const isPersonWord = (word: string): boolean =>
  OF_PERSONS.some((words) => words.has(word)) ||
  isFunctionWord(word) ||
  isTitle(word) ||
  isAgentNoun(word) ||
  OTHER_PERSONS.test(word) ||
  fieldKindOf(word) !== undefined;

const OF_PERSONS: readonly ReadonlySet<string>[] = [ROLES, KIN, DEEDS, DOING, ASKING, FILLERS];

// "La compuerta Mercedes sigue rota": what follows describes the thing.
const isSubject = ({ text, lower }: ScannedText, end: number): boolean =>
  /^[a-z]/.test(text.charAt(end + 1)) && !CIRCUMSTANCES.has(wordAfter(lower, end + 1));

// "La sostituisce Anna fino a maggio": what follows says when, where or why.
const CIRCUMSTANCES = wordSet(
  `a ad al alla di da dal in nel nella per con su fino quando perche mentre dopo prima domani oggi ieri e o ma che en de del hasta cuando porque mientras despues antes desde
  hoy ayer y pero que para por au aux dans pour avec sur jusqu'a quand parce pendant apres avant depuis demain hier et ou mais qui no na nos nas ao ate enquanto depois amanha hoje
  ontem com em`,
);

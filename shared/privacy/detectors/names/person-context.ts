import { KIN } from '../../names/kin.ts';
import { isInLanguage } from '../../names/words-of-languages.ts';
import { remembered } from '../../remembered.ts';
import { compileExpression } from '../../text/compiled-expression.ts';
import { mayMatchPart } from '../../text/needed/text-index.ts';
import { rememberedAt } from '../../text/remembered-at.ts';
import { isAlphanumeric, type ScannedText } from '../../text/scanned-text.ts';
import { textAfter, textBefore } from '../../text/text-beside.ts';
import type { TextRange } from '../../text/text-range.ts';
import { wordSet } from '../../word-set.ts';
import { endsInThingName } from '../fields/thing-names.ts';
import { BELONGINGS, DEEDS, INTRODUCTION_ENDS, isRoleWord } from './person-words.ts';

/**
 * How strongly the words around a name indicate a person: 2 an introduction, 1 a verb or role of persons, 0 nothing.
 */
export type PersonContext = 0 | 1 | 2;

// A label such as "name of the contact person" before a name takes up most of a line. Not measured.
const REACH = 44;
// Limits how far back a text without spaces is read, which would be quadratic. Not measured.
const WORD_MAX = 20;

// What introduces a name: "my name is", "Dear" at the beginning of a line, a field of a form.
const INTRODUCTION = compileExpression(
  `(?:${[
    `(?:^|[^a-z])(?:${[
      "(?:full |first |last |sur|nick|maiden |given |middle |family |real |birth )?name(?:'s| is| was|:| =)(?: now)?",
      'names? (?:is|are)',
      'named? (?:him|her|me|(?:his|her|their|our|my) (?:son|daughter|baby|child))',
      '(?:call|calls) (?:me|him|her|myself|himself|herself)',
      '(?:change it|changed it|changed|correct it|rename it) to',
      '(?:customer|client|patient|employee|applicant|author|sender|recipient|contact|contact person|account holder|card ?holder|beneficiary|guardian|tenant|witness|manager|attendee|participant|student|teacher|nominee|payee|insured|claimant|interviewer|interviewee)s?:',
      'mein name ist|ich bin|ich heisse|er heisst|sie heisst|namens|name lautet|kundin:|kunde:|mitarbeiter:|mitarbeiterin:|patientin:',
      "je m'appelle|mon nom est|je suis|s'appelle|nom:|prenom:|cliente?:",
      'me llamo|mi nombre es|se llama|nombre:|apellidos?:|paciente:',
      'mi chiamo|il mio nome e|si chiama|nome:|cognome:|paziente:',
      'mijn naam is|ik ben|ik heet|genaamd|naam:|klant:|patient:',
      'meu nome e|chamo-me|me chamo|eu sou|chama-se|se chama|nome:|paciente:',
      'nazywam sie|mam na imie|imie:|nazwisko:|imie i nazwisko:|klient:|pacjent:',
      "i am|i'm|this is|here is|here's|it's me|it is me|meet",
      'je soussignee?|(?:io )?sottoscritt[oa]|ondergetekende|undertecknade?|nizej podpisan[ya]',
    ].join('|')})`,
    `(?:^|[\\n.!?"'])[ \\t]{0,2}(?:${[
      'hiya|good (?:morning|afternoon|evening|day)|morning|thanks|thanks a lot|thank you|many thanks|guten (?:morgen|tag|abend)|moin|moin moin|servus|grusse? gott|gruss dich|danke|danke dir|bonsoir|salut|coucou|merci|merci beaucoup|buen(?:os|as)? (?:dias?|tardes|noches)|buenas|gracias|muchas gracias|buongiorno|buonasera|buondi|gentilissim[oa]|egregi[oa]|grazie|grazie mille|goede(?:morgen|middag|navond|ndag)|hoi|dag|dank je|dank je wel|bedankt|bom dia|boa (?:tarde|noite)|obrigad[oa]|muito obrigad[oa]|dzien dobry|dobry wieczor|czesc|hej|witam|dzieki|dziekuje|hejsan|hei|tjena|god ?(?:morgon|dag|kvall|eftermiddag)|tack|tack sa mycket|tak|takk',
      'dear|hi|hello|hey|signed,|sincerely,|regards,|best wishes,|cheers,|thanks,|attn:?|attention:|c/o',
      'liebe|lieber|hallo|sehr geehrte|sehr geehrter|gez\\.|grusse,|grussen',
      'cher|chere|bonjour|cordialement,|estimado|estimada|querido|querida|hola|saludos,',
      'gentile|caro|cara|carissim[oa]|kara|kare|ciao|beste|geachte|groet,|groeten,|groetjes,|liefs,|mvh,?|halsningar,?|halsar|kram,?|hilsen,?|pozdrawiam,?|usciski,|besos,|abrazos,|un abrazo,|abracos?,|beijinhos,|bisous,|amicalement,|bien a vous,|saluti,|cordiali saluti,|baci,|lg,?|vg,?|mfg,?|kind regards,|best regards,|best,|love,|caro|prezado|prezada|ola|drogi|droga|szanowny|szanowna|witaj',
    ].join('|')})`,
  ].join('|')})["'*_]{0,2}[ \\n\\t]{1,3}["'*_]{0,2}$`,
  '',
);
// What a person does or is, in more than one word.
const DEED_PHRASE =
  /^,? (?:points out|pointed out|was born|is from|comes from|works for|works at|works as|is a very|had given)/;

/** Returns how strongly the words before and after a name indicate a person. */
export function personContext(scanned: ScannedText, start: number, end: number): PersonContext {
  const { lower } = scanned;
  const before = wordBefore(lower, start);
  // A word directly before the name must be one that can end an introduction; punctuation and a line end can as well.
  const mayEnd = before === '' || INTRODUCTION_ENDS.has(before);
  // "meine Tochter, Mechthild,"; "żonę Beatę", in which "żonę" folds to "zone".
  const isKin =
    KIN.has(before) ||
    (before === 'zone' && isInLanguage(scanned, 'pl')) ||
    (lower.startsWith(', ', start - 2) && KIN.has(wordEndingAt(lower, start - 2)) && !endsFirm(scanned, start - 2));
  if (isKin || isChildOf(lower, start) || (mayEnd && isIntroduced(lower, start))) {
    return 2;
  }
  // "founders: Becker" is a role too.
  const role = lower.startsWith(': ', start - 2) ? wordEndingAt(lower, start - 2) : before;
  // "Ritira il marito (Nino)"
  const isKinInBrackets = lower.startsWith(' (', start - 2) && KIN.has(wordEndingAt(lower, start - 2));
  return isKinInBrackets || isRole(role) || lower.startsWith('according to ', start - 13) || isBeforeDeed(lower, end)
    ? 1
    : 0;
}

/**
 * Whether what surrounds a full name is said only of persons: "Henry Manninen listed his favorite songs", "our
 * commenter Anna Weber points out".
 */
export function isSaidOfPerson({ lower }: ScannedText, { start, end }: TextRange): boolean {
  return (
    DOES_WITH_OWN.test(textAfter(lower, end, OWN_REACH)) ||
    (isRole(wordBefore(lower, start)) && isBeforeDeed(lower, end))
  );
}

const DOES_WITH_OWN = /^ [a-z]{2,14}(?:ed|s) (?:his|himself|her|herself) /;
const OWN_REACH = 32;

// "Girard & Fils, SIRET …": the partners of a firm, not somebody's children.
const endsFirm = ({ text }: ScannedText, end: number): boolean =>
  / & [A-Z][a-z]{1,10}$/.test(textBefore(text, end, 14));

// "Mama von Smilla", "Maman d'Elise"
function isChildOf(lower: string, start: number): boolean {
  const isElided = lower.startsWith("d'", start - 2);
  const link = wordBefore(lower, start);
  return (isElided || OF.has(link)) && PARENTS.has(wordBefore(lower, isElided ? start - 2 : start - link.length - 1));
}

const OF = wordSet('de da do di von van of av till');
const PARENTS = wordSet(
  'mama mami mamma maman mamae mutti mum mom mother mutter moeder mere madre mae papa papi papai pappa dad father vater vader pere padre pai oma opa abuela abuelo nonna nonno mormor farmor morfar farfar',
);

// "The file name is Martin", "Project name: Phoenix": things have names too.
function isIntroduced(lower: string, start: number): boolean {
  if (!mayMatchPart(INTRODUCTION, lower)) {
    return false;
  }
  const written = textBefore(lower, start, REACH);
  return INTRODUCTION.test(written) && !DIRECTIVE.test(written) && !endsInThingName(written.replace(AFTER_NAME, ''));
}

// ":name:" above the legend of a figure, in reStructuredText.
const DIRECTIVE = /(?:^|\n)[ \t]{0,4}:name:[ \t\n]{1,3}$/;

const AFTER_NAME = /(?:'s| is| was|:| =)?(?: now)?["'*_]{0,2}[ \n\t]{1,3}["'*_]{0,2}$/;

const isRole = remembered(isRoleWord);

/** Whether the only evidence for a person before a word is a preposition, which firms and places also follow. */
export function isAfterPreposition({ lower }: ScannedText, start: number): boolean {
  return PREPOSITIONS.has(wordBefore(lower, start));
}

/** Whether a position is within a sentence: after a lowercase letter, with or without a comma. */
export const isWithinSentence = ({ text }: Pick<ScannedText, 'text'>, start: number): boolean =>
  /[a-z\u00AA-\uFFFB],? $/.test(textBefore(text, start, 3));

const PREPOSITIONS = wordSet('with by under von mit par avec con por met door com przez with och av med');

/** Whether a preposition of place comes before a word. */
export function isAtPlace({ lower }: Pick<ScannedText, 'lower'>, start: number): boolean {
  return PLACE_BEFORE.has(wordBefore(lower, start));
}

const PLACE_BEFORE = wordSet(
  'in at to from near of the through across into via en a aus nach zu de da di do em w z uit naar te',
);

/** Returns the word that only a space separates from a position, or '' when something else is there. */
export function wordBefore(lower: string, start: number): string {
  return lower.charAt(start - 1) === ' ' ? wordEndingAt(lower, start - 1) : '';
}

/** Returns the word that ends at a position, or '' when something else is there. */
export const wordEndingAt: (lower: string, end: number) => string = rememberedAt(readWordEndingAt);

function readWordEndingAt(lower: string, end: number): string {
  let from = end;
  while (end - from < WORD_MAX && isWordPart(lower, from - 1)) {
    from -= 1;
  }
  return lower.slice(from, end);
}

function isBeforeDeed(lower: string, end: number): boolean {
  if (lower.startsWith("'s ", end)) {
    return BELONGINGS.has(wordAfter(lower, end + 3));
  }
  const from = lower.charAt(end) === ',' ? end + 1 : end;
  return DEEDS.has(wordAfter(lower, from + 1)) || DEED_PHRASE.test(textAfter(lower, end, 24));
}

/** Returns the word that begins at a position, or '' when none does. */
export const wordAfter: (lower: string, start: number) => string = rememberedAt(readWordAfter);

function readWordAfter(lower: string, start: number): string {
  let end = start;
  while (end - start < WORD_MAX && isWordPart(lower, end)) {
    end += 1;
  }
  return lower.slice(start, end);
}

function isWordPart(lower: string, index: number): boolean {
  const character = lower.charAt(index);
  return isAlphanumeric(lower, index) || character === "'" || character === '-' || character === '/';
}

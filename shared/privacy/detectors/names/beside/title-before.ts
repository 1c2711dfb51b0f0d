import { CAPITAL_TITLES, isCourtesy, isTitle } from '../../../names/titles.ts';
import { isInLanguage } from '../../../names/words-of-languages.ts';
import { isAlphanumeric, type ScannedText } from '../../../text/scanned-text.ts';
import { textBefore } from '../../../text/text-beside.ts';
import type { TextRange } from '../../../text/text-range.ts';

/** A word before a name that is not part of it: a title, or a particle after a title. */
interface WordBefore extends TextRange {
  readonly lower: string;
  readonly bits: number;
  readonly role: 'title' | 'particle';
}

// Room for "von und zu ", a title such as "mevr.", or a row of titles such as "Prof.dr.ir.". Not measured.
const PARTICLES_REACH = 16;
const TITLE_MAX = 14;
const DOTTED_REACH = 24;
// Longer words are not units of measurement.
const UNIT_MAX = 3;
// "van der" counts as one; more than two in a row are not a name. This limits the work on a text full of particles.
const PARTICLES_MAX = 2;
const NOBLE_BEFORE = /[ .]((?:(?:van|von)(?: de[nrm]?| het| '?t)?|in '?t|'t|ter|ten|af|zu) )$/;
// "mevrouw de Vries": after other titles, these particles may introduce a place.
const OF_BEFORE = /[ .]((?:den?|de la|de l[ao]s|du|da|dos|das|di|del|dell[ae]|dei) |(?:de l|d|dell|degl)')$/;
// "Sig.ra", "Dott.ssa", "Dr. med.", "D.ª", "Eng.º", "Per. Ind.", "Civ.ing.": titles with a full stop inside.
const DOTTED =
  /(?:^|[^a-z])((?:(?:dott|dr|prof|avv)\.ssa|dr\. ?(?:med|jur|iur|phil|theol|oec|sc|h\. ?c|rer\. ?(?:nat|pol|oec)|med\. ?(?:dent|vet|univ))|(?:sig)\.(?:ra|na|ri)|mar\.llo|m\.llo|gent\.m[ao]|ill?\.m[ao]|chiar\.m[ao]|per\. ?ind|(?:d|dr|sr|eng|arq|prof|enf|exm|ilm)\.[ao]s?|sz\. ?p|lek\. ?(?:med|dent|wet)|civ\.ing|jur\.kand|(?:fil|med|tekn|jur)\.dr|m\.sc|b\.sc|(?:st|ml)\. ?(?:asp|post|sierz|kpr)|ass\. ?capo|sov\. ?capo|v\. ?brig|v\. ?isp|mgr ?inz|dr ?hab)\.?) $/;
// Abbreviations that are words without their capital or full stop: "On. Rossi" is a deputy, "move on. Rossi" is not.
const CAPITAL_ABBREVIATION =
  /(?:^|[^A-Za-z.])((?:Hon|Insp|Cpl|Pte|Frl|Pfr|Hptm|Sigg|Rag|Arch|On|Cav|Comm|Ten|Col|Gen|Cap|Egr|Tte|Cnel|Gral|Pbro|Sgto|Hno|Hna|Excm[oa]|Ir|Ds|Zr|Pe|Enf|Adv|Ks|Mec|Kpt|MM|Mag|Bc|Adj)\.) $/;
const POLISH =
  /(?:^|[^a-z])((?:p|ks|mec|kpt|por|asp|sierz|red|lek|dyr|adw|post|podkom|nadkom|kom|kpr|plut|dzieln)\.) $/;

// "all'arch. Monti": after an Italian article, a title that otherwise needs its capital does not.
const AFTER_ARTICLE =
  /(?:^|[^a-z])(?:l|un|(?:de|a|da|ne|su|co|que)ll)'((?:arch|on|amm|isp|egr|uff)\.|avv\.t[oi]\.?|avvocato|ingegnere|architetto|onorevole|amministratore|ispettore|assessore|assessora|avvocata|architetta) $/;

/** Finds the title before a word and the particles after the title: "ms. Smith", "mevr. ter Horst", "Sig.ra Neri". */
export const titleBefore = (scanned: ScannedText, start: number): WordBefore[] =>
  titleOverParticles(scanned, start, PARTICLES_MAX);

function titleOverParticles(scanned: ScannedText, start: number, particlesLeft: number): WordBefore[] {
  const { lower } = scanned;
  if (!/[ ']/.test(lower.charAt(start - 1)) || particlesLeft < 0) {
    return [];
  }
  const written = textBefore(lower, start, PARTICLES_REACH);
  const noble = NOBLE_BEFORE.exec(written)?.[1];
  const particles = noble ?? OF_BEFORE.exec(written)?.[1];
  if (particles === undefined) {
    return dottedTitle(scanned, start) ?? singleTitle(scanned, start);
  }
  const from = start - particles.length;
  const before = titleOverParticles(scanned, from, particlesLeft - 1);
  const title = noble === undefined ? before.filter((word) => isCourtesy(word.lower)) : before;
  const end = start - 1;
  return title.length === 0
    ? []
    : [...title, { start: from, end, lower: particles.slice(0, particles.indexOf(' ')), bits: 0, role: 'particle' }];
}

// Returns the abbreviated title directly before a position, or null.
function dottedTitle(scanned: ScannedText, start: number): WordBefore[] | null {
  const written = textBefore(scanned.text, start, DOTTED_REACH);
  const title =
    DOTTED.exec(written.toLowerCase())?.[1] ??
    CAPITAL_ABBREVIATION.exec(written)?.[1] ??
    (written.includes("'") ? AFTER_ARTICLE.exec(written.toLowerCase())?.[1] : undefined) ??
    (isInLanguage(scanned, 'pl') ? POLISH.exec(written.toLowerCase())?.[1] : undefined);
  return title === undefined ? null : [titleAt(scanned, start - 1 - title.length, start - 1)];
}

// Returns the title of one word directly before a position, if there is one.
function singleTitle(scanned: ScannedText, start: number): WordBefore[] {
  const { text, lower } = scanned;
  const end = lower.charAt(start - 2) === '.' ? start - 2 : start - 1;
  let from = end;
  while (end - from < TITLE_MAX && isAlphanumeric(lower, from - 1)) {
    from -= 1;
  }
  const before = textBefore(lower, from, 2);
  // "cc'ing", "data.gouv.fr. Vos"
  const isPart = /[\d'.-]$/.test(before) && !ELIDED.test(textBefore(lower, from, ELIDED_REACH));
  // "438 ms.", but "16/11 mevrouw Koopman" and "08.10 mw Koopman"
  const isUnit = end - from <= UNIT_MAX && /[\d'-] $/.test(before) && !TIME.test(textBefore(lower, from, TIME_REACH));
  const isKnown = isTitle(lower.slice(from, end)) || CAPITAL_TITLES.has(text.slice(from, end));
  return isKnown && !isPart && !isUnit ? [titleAt(scanned, from, end)] : [];
}

// "dell'avv. Bianchi", "all'ing. Rossi"
const ELIDED = /(?:^|[^a-z])(?:l|un|(?:de|a|da|ne|su|co|que)ll)'$/;
const ELIDED_REACH = 7;

// A time at the beginning of a line, as in a list of appointments.
const TIME = /(?:^|\n)[ \t]{0,4}(?:[01]?\d|2[0-3])[.:][0-5]\d $/;
const TIME_REACH = 12;

const titleAt = ({ lower }: ScannedText, start: number, end: number): WordBefore => ({
  start,
  end,
  lower: lower.slice(start, end),
  bits: 0,
  role: 'title',
});

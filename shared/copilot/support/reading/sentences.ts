import { wordSet } from '../../../privacy/word-set.ts';

// A full stop after one of these does not end a sentence.
const ABBREVIATIONS = wordSet(
  'abs abschn anm approx art aufl av avg bd bijv bl.a bsp bst bzw ca caps cf co compr corp dept dott dr ecc eg ehem einschl env etc evtl exkl ext ff fig fr geb gem ggf ggü godz hg hr hrn hrsg ie inc incl ing inkl jh jr kap kl ltd max min mio mlle mme mr mrd mrs ms np nr núm núms pag pcs pp prof pág resp sec sek sig sog sr sra srta st std stk str t.ex tab tabl tel ud uds ul usf usw vgl vol vs ziff zzgl',
);
// An initial, "J.-P.", "z.B.", "i.e.". A single letter must have two cases: a Chinese character is a word.
const INITIALS = /^(?:\p{L}\.-)?(?:\p{Lu}|\p{Ll})$|^(?:\p{L}\.)+\p{L}$/u;
// Longer than any abbreviation above with the sign before it; reading back to the beginning would be quadratic.
const ABBREVIATION_LENGTH_MAX = 24;
// The full stop of a German ordinal: "am 1. September", "im 3. Stock". It follows one or two digits, before a lowercase
// word, a month, or a word for a floor, a quarter and the like.
const ORDINAL = /(?:^|[^\d.,])\d{1,2}\.$/;
const AFTER_ORDINAL =
  /^\s+(?:\p{Ll}|Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez|Etage|Stock|Obergeschoss|Quartal|Klasse|Tag|Monat|Jahr|Woche|Stufe|Halbjahr)/u;
// "8 p.m. Monday to Friday" continues, "8 p.m. Dogs are welcome" does not.
const HALF_DAY = /\d\s?[ap]\.m\.$/i;
const AFTER_HALF_DAY =
  /^\s+(?:\p{Ll}|Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|[A-Z]{2,4}(?![a-z]))/u;
// "Policy no. AC-3319" and "no. 7" continue, "I said no. We left" does not.
const NUMBER_SIGN = /(?:^|[\s(])no\.$/i;
const AFTER_NUMBER_SIGN = /^\s+[A-Z]{0,4}[-/]?\d/;
const LIST_SIGN = /^\s*(?:[-*•–·▪◦]|\d{1,2}[.)]|[a-z]\))\s+/u;
// "24. Dezember: geschlossen", "2. Jahr: 26 Tage": the number of a German ordinal is not the sign of a list item.
const ORDINAL_START =
  /^\s*\d{1,2}\.\s+(?:Jan(?:uar)?|Jänner|Feb(?:ruar|er)?|März?|Apr(?:il)?|Mai|Juni?|Juli?|Aug(?:ust)?|Sept?(?:ember)?|Okt(?:ober)?|Nov(?:ember)?|Dez(?:ember)?|Etage|Stock|Obergeschoss|Quartal|Klasse|Tag|Monat|Jahr|Woche|Stufe|Halbjahr)(?!\p{L})/u;
const NUMBER_ALONE = /^\d{1,2}\.$/;
const END = /(?<![.!?…])[.!?…]+["'”’»)]{0,4}(?=\s|$)|(?<![。！？])[。！？]+["'”’»）」』]{0,4}/gu;

/**
 * Returns the sentences of one paragraph or line, trimmed, in order. Abbreviations, initials and ordinals do not end
 * one.
 */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const { 0: end, index } of text.matchAll(END)) {
    const until = index + end.length;
    if (
      endsSentence(text.slice(Math.max(start, until - ABBREVIATION_LENGTH_MAX), until), text.slice(until, until + 16))
    ) {
      pushTrimmed(sentences, text.slice(start, until));
      start = until;
    }
  }
  pushTrimmed(sentences, text.slice(start));
  return sentences;
}

/**
 * Returns the sentences of one line, each with the marks before or right after its full stop. A list sign belongs to
 * the first; a table row is one sentence.
 */
export function sentencesOfLine(line: string): string[] {
  const sign = listSignOf(line);
  const rest = marksBeforeStops(line.slice(sign.length));
  const [first, ...others] = /^\s*\|/.test(rest) ? [rest.trim()] : withNumbers(splitSentences(rest));
  return first === undefined ? [] : [`${sign.trimStart()}${first}`, ...others];
}

// "1. Close the valve. 2. Open the lid.": a number alone begins the next sentence.
function withNumbers(sentences: readonly string[]): string[] {
  return sentences.flatMap((sentence, at) => {
    const before = sentences[at - 1] ?? '';
    const isNumber = NUMBER_ALONE.test(sentence) && at + 1 < sentences.length;
    return isNumber ? [] : [NUMBER_ALONE.test(before) ? `${before} ${sentence}` : sentence];
  });
}

/** Returns the sign, number or letter with which a list item begins, with the spaces around it; otherwise `''`. */
export function listSignOf(line: string): string {
  return ORDINAL_START.test(line) ? '' : (LIST_SIGN.exec(line)?.[0] ?? '');
}

/** Returns a line or a sentence without its list sign. */
export function withoutListSign(line: string): string {
  return line.slice(listSignOf(line).length);
}

// Moves marks before the full stop that they follow: "... two years. [1] The next". A quotation may end with its own
// punctuation mark before that of the sentence: `... ask "Who is it?" [1].`
function marksBeforeStops(text: string): string {
  return text.replace(
    /([.!?…。！？]["'”’)]?)\s*((?:\[\d+\]\s*)+)([.!?。！？](?=\s|$))?/gu,
    (_, ...[end = '', marks = '', stop = '']: string[]) => ` ${marks.trim()}${end}${end.length > 1 ? stop : ''} `,
  );
}

function endsSentence(before: string, after: string): boolean {
  // "Really?" he asked.
  const isContinued = /^\s+\p{Ll}/u.test(after) && !/[。！？]/u.test(before.slice(-1));
  if (
    isContinued ||
    (ORDINAL.test(before) && AFTER_ORDINAL.test(after)) ||
    (NUMBER_SIGN.test(before) && AFTER_NUMBER_SIGN.test(after))
  ) {
    return false;
  }
  return HALF_DAY.test(before) ? !AFTER_HALF_DAY.test(after) : !isAbbreviation(before);
}

function isAbbreviation(before: string): boolean {
  const word = before.endsWith('.')
    ? (before
        .slice(0, -1)
        .split(/[\s("'“„«]/)
        .at(-1) ?? '')
    : '';
  return ABBREVIATIONS.has(word.toLowerCase()) || INITIALS.test(word);
}

function pushTrimmed(sentences: string[], text: string): void {
  const trimmed = text.trim();
  if (trimmed !== '') {
    sentences.push(trimmed);
  }
}

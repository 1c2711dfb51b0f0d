import { DAYS_AND_SHIFTS } from '../../names/days-and-shifts.ts';
import { AMBIGUOUS, COMMON, EVERYDAY, GIVEN, listedBits, nameBits, SURNAME } from '../../names/name-bits.ts';
import { PARTICLES } from '../../names/particles.ts';
import { CAPITAL_TITLES, isTitle } from '../../names/titles.ts';
import { isInLanguage, isWordOfText } from '../../names/words-of-languages.ts';
import { allMatches } from '../../text/match-at.ts';
import { isAlphanumeric, type ScannedText } from '../../text/scanned-text.ts';
import { lineNear, textAfter, textBefore } from '../../text/text-beside.ts';
import { wordSet } from '../../word-set.ts';
import { beginsWithArticle, isArticleBeforeGiven } from './beside/article-before.ts';
import { joinsCatalanSurnames } from './beside/catalan-surnames.ts';
import { asDutchSurname, isAfterDutchParticles } from './beside/dutch-surname.ts';
import { isHis } from './beside/hans-of-sweden.ts';
import { isNumberLabelAfter } from './beside/number-label.ts';
import { titleBefore } from './beside/title-before.ts';
import { endsOf, type NameRun, type NameWord } from './name-run.ts';
import { wordBefore } from './person-context.ts';
import { wrappedGap } from './wrapped-name.ts';

// "P:son" abbreviates a Swedish patronymic.
const CAPITAL_WORD =
  /[A-Z]:son(?![A-Za-z])|[A-Z\u00AA-\uFFFB][A-Za-z\u00AA-\uFFFB]{0,63}(?:['-][A-Za-z\u00AA-\uFFFB]{1,64}){0,4}/g;
const ANY_WORD = /[A-Za-z\u00AA-\uFFFB]{1,64}(?:['-][A-Za-z\u00AA-\uFFFB]{1,64}){0,4}/g;
const CAPITAL = /[A-Z]/;
// "CloudFront", "URLs" and "MyParameter" are not names; "McDowell", "LeBatelier" and "JOHN" may be.
const INNER_CAPITAL = /^(?!(?:Mc|Mac|De|Di|Du|La|Le|Van|Von|Fitz|San)[A-Z])[A-Z][a-z]{1,40}[A-Z]|^[A-Z]{2,40}[a-z]/;
// "L'ordinateur d'Antoine": the article is capitalized because it begins the sentence.
const ELIDED_ARTICLE = /^[LD]'[a-z]/;
// A heading or a list in capitals must not become one run: no name has this many words.
const LENGTH_MAX = 12;

const PARTICLE_ROLE = { role: 'particle', bits: 0 } as const;
const PARTICLE = /[a-z]{1,5}/g;
// Before an apostrophe, or as the Arabic article before a hyphen: "Karim ash-Shami".
const ELIDED = new Set(['l', 'dell', 'degl', 'ad', 'ar', 'ash']);

/**
 * Finds runs of words that could be names. In a paragraph with capital letters these are capitalized words, because a
 * name in lower case is then an ordinary word; in a paragraph without capitals, they are listed names that are not
 * common words.
 */
export function nameRuns(scanned: ScannedText): NameRun[] {
  const runs: NameRun[] = runsIn(scanned, allMatches(CAPITAL_WORD, scanned.text));
  for (let from = 0, to = 0; to < scanned.text.length; from = to) {
    const gap = scanned.text.indexOf('\n\n', from + 1);
    to = gap === -1 ? scanned.text.length : gap;
    const paragraph = scanned.text.slice(from, to);
    if (!CAPITAL.test(paragraph)) {
      // One by one, because a paragraph may have more runs than a call may have arguments.
      for (const run of runsIn(scanned, allMatches(ANY_WORD, paragraph), from)) {
        runs.push(run);
      }
    }
  }
  return runs;
}

function runsIn(scanned: ScannedText, words: readonly RegExpExecArray[], offset = 0): NameRun[] {
  const runs: NameWord[][] = [];
  let run: NameWord[] = [];
  for (const { 0: written, index } of words) {
    const word = wordAt(scanned, { start: index + offset, written, isInRun: run.length > 0 });
    if (word === null) {
      continue;
    }
    const isEnd = run.length >= LENGTH_MAX || isNumberLabelAfter(scanned, run, word);
    const between = isEnd ? null : joint(scanned, run, word);
    if (between === null || beginsObject(run, between)) {
      run = titleBefore(scanned, word.start);
      runs.push(run);
      run.push(asFirstWord(word));
    } else {
      // What "i" joins is a surname, whatever else it means: "Vilardell i Mas".
      const isJoined = between[0]?.lower === 'i';
      const next = isJoined ? { ...word, bits: word.bits | SURNAME } : asDutchSurname(run, between, word);
      run.push(...between, next);
    }
  }
  return runs;
}

// Returns a word as the first of a run. "I met Ben Carter": a particle within a name can be a given name that begins
// one.
function asFirstWord(word: NameWord): NameWord {
  const isGivenName = word.isCapital === true && listedBits(word.lower) === GIVEN;
  return isGivenName ? { ...word, role: 'name', bits: GIVEN } : word;
}

// "Tobias Lindenau den Bericht": after a full name, a separate article begins something else.
function beginsObject(run: NameRun, between: NameRun): boolean {
  return (
    between.length === 1 &&
    ARTICLES.has(endsOf(between)[0].lower) &&
    run.filter(({ role }) => role === 'name').length > 1
  );
}

const ARTICLES = wordSet('den der des das het la le las los lo te');

function wordAt(
  scanned: ScannedText,
  { start, written, isInRun }: { readonly start: number; readonly written: string; readonly isInRun: boolean },
): NameWord | null {
  const { text, lower } = scanned;
  if (beginsWithArticle(scanned, start, written)) {
    return wordAt(scanned, { start: start + 2, written: written.slice(2), isInRun });
  }
  const length = /'[sS]$/.test(written) ? written.length - 2 : written.length;
  const word = textAfter(lower, start, length);
  const isCapital = written.charCodeAt(0) !== word.charCodeAt(0);
  if (isInCode(text, start, start + written.length) || INNER_CAPITAL.test(written) || ELIDED_ARTICLE.test(written)) {
    return null;
  }
  // "INSTRUKCJA OBSŁUGI I KONSERWACJI": in a heading, a single letter is a word.
  const part = { start, end: start + length, lower: word };
  if (isLetterOfHeading(text, start) || isArticleBeforeGiven(scanned, start, written) || isHis(scanned, part)) {
    return null;
  }
  // "Mo Früh": the part of a day after its name.
  if (DAYS_AND_SHIFTS.has(word) && DAYS_AND_SHIFTS.has(wordBefore(lower, start))) {
    return null;
  }
  if (isCapital) {
    return {
      ...part,
      ...(isInRun && PARTICLES.has(word) && word.length > 1
        ? { ...PARTICLE_ROLE, isCapital }
        : capitalRole(scanned, word, written)),
    };
  }
  const plain = plainRole(scanned, part, { after: text.charAt(start + length), isInRun });
  return plain === null ? null : { ...part, ...plain };
}

const isLetterOfHeading = (text: string, start: number): boolean =>
  text.charAt(start + 1) === ' ' &&
  /^[AEIOYWZ] [A-Z]{2}/.test(textAfter(text, start, 4)) &&
  /[A-Z]{2} $/.test(textBefore(text, start, 3));

function capitalRole(scanned: ScannedText, word: string, written: string): Pick<NameWord, 'role' | 'bits'> {
  if (word.length === 1) {
    return { role: 'initial', bits: 0 };
  }
  if (word.endsWith(':son')) {
    return { role: 'name', bits: SURNAME };
  }
  // "Mª Dolores" stands for "María Dolores"; "Pere" is a given name in Catalan, and not the French "père".
  if ((written === 'Ma' || written === 'Pere') && isInLanguage(scanned, 'es')) {
    return { role: 'name', bits: GIVEN };
  }
  return isTitle(word) || CAPITAL_TITLES.has(written)
    ? { role: 'title', bits: 0 }
    : { role: 'name', bits: nameBits(word) | (isWordOfText(scanned, word) ? COMMON : 0) };
}

// After a name, a surname may be recognized by its ending alone.
function plainRole(
  scanned: ScannedText,
  { start, lower: word }: Pick<NameWord, 'start' | 'lower'>,
  { after, isInRun }: { readonly after: string; readonly isInRun: boolean },
): Pick<NameWord, 'role' | 'bits'> | null {
  if (isInRun && word.length > 2 && isAfterDutchParticles(scanned, start)) {
    return { role: 'plain', bits: SURNAME };
  }
  if (isWordOfText(scanned, word)) {
    return null;
  }
  if (word.length === 1 && after === '.') {
    return { role: 'initial', bits: 0 };
  }
  if (isTitle(word)) {
    return { role: 'title', bits: 0 };
  }
  if (PARTICLES.has(word)) {
    return PARTICLE_ROLE;
  }
  const bits = isInRun ? nameBits(word) : listedBits(word);
  const isOther = (bits & AMBIGUOUS) !== 0 || (!isInRun && (bits & EVERYDAY) !== 0);
  const isName = (bits & (GIVEN | SURNAME)) !== 0 && !isOther && word.length > 2;
  return isName ? { role: 'plain', bits } : null;
}

function isInCode(text: string, start: number, end: number): boolean {
  const before = text.charAt(start - 1);
  const after = text.charAt(end);
  if (isAlphanumeric(text, start - 1) || isAlphanumeric(text, end)) {
    return true;
  }
  if ((before !== '' && '_@#/\\$.=&'.includes(before)) || (after !== '' && '_@/\\(='.includes(after))) {
    return true;
  }
  return after === '.' && isAlphanumeric(text, end + 1);
}

// Returns what joins two words of a name: a space, the full stop of an initial or title, particles; null when the words
// do not belong together.
function joint(scanned: ScannedText, run: NameRun, word: NameWord): NameWord[] | null {
  const last = run.at(-1);
  if (last === undefined) {
    return null;
  }
  const { text } = scanned;
  const gap = wrappedGap(scanned, run, word) ?? text.slice(last.end, word.start);
  if (gap === '  ' && !isAligned(text, last.start)) {
    return [];
  }
  if ((last.role === 'initial' || last.role === 'title') && gap === '. ') {
    return [];
  }
  if (last.role === 'initial' && SHORT_PARTICLES.test(gap)) {
    return [{ start: last.end + gap.indexOf('v'), end: word.start - 1, lower: 'vd', ...PARTICLE_ROLE }];
  }
  if (joinsCatalanSurnames(scanned, run, gap)) {
    return [{ start: last.end + 1, end: last.end + 2, lower: 'i', ...PARTICLE_ROLE }];
  }
  return particlesIn(scanned, last, gap);
}

// Returns the particles between two words; null where other words are between them.
function particlesIn({ lower }: ScannedText, last: NameWord, gap: string): NameWord[] | null {
  if (!/^(?: '?[a-z]{1,5}){0,3}(?: | [dl]'| dell'| degl'| (?:al|el|ad|ar|ash)-)$/.test(gap)) {
    return null;
  }
  // "Termin in Wittenberg" is not a name, "Willem in 't Veld" is; "Art und Weise der zur Gewinnung" begins something
  // new.
  if (/ in (?!'?t |het |de |den )| (?:der|des|den|dem) (?:zur?|zum|von|vom|af) /.test(gap)) {
    return null;
  }
  const particles: NameWord[] = [];
  for (const { 0: particle, index } of allMatches(PARTICLE, gap)) {
    if (!PARTICLES.has(particle) && !ELIDED.has(particle)) {
      return null;
    }
    const start = last.end + index;
    const end = start + particle.length;
    particles.push({ start, end, lower: lower.slice(start, end), ...PARTICLE_ROLE });
  }
  return particles;
}

// "J. v. d. Berg": whatever follows these particles is part of the name.
const SHORT_PARTICLES = /^\.? v[./] ?d\.? $/;

// Aligned columns are separated by three spaces or more.
const isAligned = (text: string, at: number): boolean =>
  COLUMNS.test(lineNear(text, { start: at, end: at }, ALIGNED_MAX));

// Columns of plain text fit a line of a terminal or a landscape page. Not measured.
const ALIGNED_MAX = 160;
const COLUMNS = /\S {3,40}\S/;

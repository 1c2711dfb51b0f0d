import type { Finding } from '../../../finding.ts';
import {
  COMMON,
  EVERYDAY,
  GIVEN,
  listedBits,
  ORGANIZATION,
  PLACE,
  SURNAME,
  TECHNICAL,
} from '../../../names/name-bits.ts';
import { SURNAME_PARTICLES } from '../../../names/particles.ts';
import { isTitle } from '../../../names/titles.ts';
import { isFunctionWord, isInLanguage } from '../../../names/words-of-languages.ts';
import { allMatches } from '../../../text/match-at.ts';
import type { ScannedText } from '../../../text/scanned-text.ts';
import { wordSet } from '../../../word-set.ts';
import { NOBODY, OFFICE, ROLES } from '../person-words.ts';
import { NO_SPEAKERS } from '../speakers.ts';
import { NO_NAMES } from './chat-words.ts';

// Words before a name at the end of a message in lower case: the last words of closings and, in THANKS, words that are
// also said within a sentence.
const CLOSINGS = wordSet(
  `mvg grtz grtjs gr groet groeten groetjes liefs mfg lg vg bg gruss grusse gez gezeichnet cdt cdlt cordialement salutations bises bisous saludo saludos abrazo abrazos atentamente
  saluti saluto abbraccio cumprimentos atenciosamente abraco abracos bjs bjos beijos beijinhos pzdr pozdr pozdro pozdrawiam pozdrowienia usciski mvh vh halsningar halsning kram kramar
  hilsen rgds regards wishes sgd signed firmado fdo firmato assinado podpisano undertecknat xoxo xx xxx`,
);
const THANKS = wordSet(
  'thanks thx tnx ta cheers danke merci gracias grazie obrigado obrigada dzieki dziekuje tack bedankt ciao tschuss tchau adios hejdo doei love att toi',
);
// Closings that are verbs after a pronoun, an auxiliary verb or a negation: "ha firmato la perizia".
const SIGNED = wordSet('signed firmado firmato assinado podpisano');
const BEFORE_VERBS = wordSet(
  'ha ho hanno abbiamo hai has have had was were is are been be i we he she they han he hemos hay foi tem tenho zostal zostalo zostala nie not gia ya ja',
);
// A name has up to four words of up to twelve letters.
const NAME_MAX = 48;
const WORDS_MAX = 4;
// "/p. wikner"
const SLASHED = /(?:^|\s)\/[a-z]/g;
// "groetjes anna :)"
const SMILEY = / [^a-z0-9 ]{1,4}$/;
const WORD = /^(?:[a-z]\.?|[a-z\u00AA-\uFFFB][a-z\u00AA-\uFFFB'-]{1,24}[.!]?)$/;

/** Finds names in lower case after a closing: "mvg j. de wit", "cheers\nnell b.", "/p. wikner". */
export function findLowercaseSignOffs(scanned: ScannedText): Finding[] {
  const { text, lower } = scanned;
  // One word with a slash is a signature; several are paths, unless the text is Swedish.
  const slash = isInLanguage(scanned, 'sv') || allMatches(SLASHED, text).length === 1 ? 'sure' : 'open';
  const found: Finding[] = [];
  let last = '';
  for (let from = 0, close = 0; from < text.length; from = close + 1) {
    const next = lower.indexOf('\n', from);
    close = next === -1 ? text.length : next;
    const start = Math.max(from, close - NAME_MAX);
    const written = lower.slice(start, close).trimEnd().replace(SMILEY, '');
    const name = nameAtEnd(written.split(' '), { lastBefore: start === from ? last : '', slash });
    const at = start + written.length - name.length;
    // "h." is an initial, "marloes." ends a sentence.
    const to = start + written.length - (/[^ ]{2}[.!]$/.test(name) ? 1 : 0);
    if (name !== '' && text.slice(at, to).toLowerCase() === text.slice(at, to)) {
      found.push({ kind: 'PERSON', start: at, end: to, strength: 1 });
    }
    last = written === '' ? last : written.slice(written.lastIndexOf(' ') + 1);
  }
  return found;
}

// Returns the name at the end of a line, after a closing in this line or at the end of the line before; '' without one.
function nameAtEnd(
  line: readonly string[],
  { lastBefore, slash }: { readonly lastBefore: string; readonly slash: Closing },
): string {
  for (let from = line.length - 1; from >= 0 && from >= line.length - WORDS_MAX; from -= 1) {
    const isSlashed = line[from]?.startsWith('/') === true;
    // "slug: /channels"
    const isPath = line[from - 1]?.endsWith(':') === true;
    const kind = isSlashed && !isPath ? slash : closingBefore(line, from, lastBefore);
    if (kind !== null) {
      const name = line
        .slice(from)
        .join(' ')
        .slice(isSlashed ? 1 : 0);
      return isSigned(name.split(' '), kind === 'sure') ? name : '';
    }
  }
  return '';
}

/** After a sure closing, any word may be a name; after an open one, only a known name is. */
type Closing = 'sure' | 'open';

const PUNCTUATION = new Set([',', '.', ':', '!']);

// Returns the kind of the closing before a word of a line; null if there is none.
function closingBefore(line: readonly string[], from: number, lastBefore: string): Closing | null {
  const written = from === 0 ? lastBefore : (line[from - 1] ?? '');
  const closing = PUNCTUATION.has(written.at(-1) ?? '') ? written.slice(0, -1) : written;
  // "500 gr sugar"
  if (CLOSINGS.has(closing) && !/^\d/.test(line[from - 2] ?? '')) {
    return SIGNED.has(written) && BEFORE_VERBS.has(line[from - 2] ?? '') ? 'open' : 'sure';
  }
  return THANKS.has(closing) ? 'open' : null;
}

const isSigned = (name: readonly string[], isSure: boolean): boolean =>
  name.every((word) => WORD.test(word)) && isName(name.join(' ').replace(/[.!]$/, ''), isSure);

function isName(name: string, isSure: boolean): boolean {
  const all = name.split(/\.? /);
  const names = all.filter((word) => word.length > 2 && !SURNAME_PARTICLES.has(word));
  // "signed in as mvdberg"
  const isSentence = all.some((word) => word.length === 2 && isFunctionWord(word) && !SURNAME_PARTICLES.has(word));
  if (names.length === 0 || isSentence || names.some(isOther)) {
    return false;
  }
  const isKnown = names.some((word) => (listedBits(word) & (GIVEN | SURNAME)) !== 0);
  const isInitialed = all.some((word) => word.length === 1);
  if (isKnown) {
    return isSure || isInitialed || !names.some(isDoubtful);
  }
  // An unknown word is not enough after "thanks" or among several words without an initial.
  return isSure && (isInitialed || names.length === 1);
}

// Words beside a closing that are not names: "pozdrawiam serdecznie", "salutations distinguées".
const WORDS_OF_CLOSINGS = wordSet(
  'serdecznie cieplo goraco distinguees cordiales cordiais respectueuses meilleures vriendelijke hartelijke freundliche freundlichen herzliche kind warm best vanliga basta cordiali distinti affettuosi lot much again advance zuruck retour terug igen tilbage',
);

const isDoubtful = (word: string): boolean =>
  (listedBits(word) & (GIVEN | SURNAME)) === 0 || (listedBits(word) & (COMMON | PLACE | EVERYDAY)) !== 0;

const isOther = (word: string): boolean =>
  (listedBits(word) & (TECHNICAL | ORGANIZATION)) !== 0 ||
  NO_NAMES.has(word) ||
  WORDS_OF_CLOSINGS.has(word) ||
  CLOSINGS.has(word) ||
  THANKS.has(word) ||
  NOBODY.has(word) ||
  NO_SPEAKERS.has(word) ||
  ROLES.has(word) ||
  isTitle(word) ||
  OFFICE.test(word) ||
  ((listedBits(word) & (COMMON | PLACE)) !== 0 && (listedBits(word) & (GIVEN | SURNAME)) === 0);

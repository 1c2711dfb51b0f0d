import { isListedName } from '../../names/name-bits.ts';
import { isInLanguage, isInOtherLanguage } from '../../names/words-of-languages.ts';
import { allMatches, matchAt } from '../../text/match-at.ts';
import { mayMatchPart } from '../../text/needed/text-index.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { textAfter } from '../../text/text-beside.ts';
import type { TextRange } from '../../text/text-range.ts';
import {
  ABSENCE,
  BORN,
  CARE_OF,
  CONVERSED,
  INTRODUCED,
  OWNED,
  PERSONAL_NUMBER,
  PRESENCE,
  SAID_TO_BE,
  WORKERS,
} from './person-places.ts';
import { type UnlistedName, unlistedNameAt, unlistedNameEnd } from './unlisted-name.ts';

const LINK = / ?: {1,2}| /y;
const CAPITAL = /(?<![A-Za-z0-9\u00AA-\uFFFB'.@_/-])[A-Z]/g;
// "/Annifrid", "/ Annifrid": a Swedish signature at the end of a line.
const SIGNED = /(?:^|\n|[.!?)] )\/ ?(?=[A-Z])/g;
// "Działu": a Polish noun that depends on the one before it.
const CASE = /[a-z-]{2,20}[uyi](?![a-z-])/y;
const LINE_END = /^[.!]?(?:$| ?\n)/;
// "sono Assuntina Caccavale, chiamo per", "hier Gesche Ohm vom Lager"; not "Sono Disponibili Pacchetto Relax e".
const GOES_ON = /^(?:$|[\n,.;!]| (?:from|at|vom|von|aus|de|del|della|di|da|do|du|van|z|ze|fran|pa)(?![a-z]))/;
// "/Styrelsen", "/Kansliet": a noun with its article.
const DEFINITE = /(?:en|et|na)$/;
// The maximum length of the words after a name that show a person. Not measured.
const STATE_REACH = 40;

/**
 * Finds unlisted names at places where only persons appear: after an occupation, after words for a conversation, an
 * absence or a birthday, before what is said only about persons, and after the slash of a signature.
 */
export function namesInPlaces(scanned: ScannedText): TextRange[] {
  return [
    ...after(scanned, WORKERS)
      .filter(({ name, place }) => isWorkersName(scanned, name, place))
      .map(({ name }) => name),
    ...[CONVERSED, OWNED].flatMap((places) =>
      after(scanned, places).flatMap(({ name }) => (isWhole(name) ? [name] : [])),
    ),
    ...after(scanned, SAID_TO_BE).map(({ name }) => name),
    ...introduced(scanned),
    ...before(scanned),
    ...signed(scanned),
  ];
}

const isWhole = ({ words }: UnlistedName): boolean => words > 1;

/** A name, and where the words before it begin. */
interface Placed {
  readonly name: UnlistedName;
  readonly place: number;
}

function after(scanned: ScannedText, places: RegExp): Placed[] {
  return allMatches(places, scanned.lower).flatMap(({ 0: written, index }) => {
    const at = index + written.length;
    const link = matchAt(LINK, scanned.text, at);
    const name = link === null ? null : unlistedNameAt(scanned, at + link.length);
    return name === null ? [] : [{ name, place: index }];
  });
}

// "vicevärd Snällbrod" is a person, "Trainer Leitfaden" and "Trener Kadra" are things: a single unknown word is a name
// only after a role in lower case. After a capitalized role, only a known name counts, and in German none does.
// "Kierownik Działu": in Polish, the case shows a department.
function isWorkersName(scanned: ScannedText, { start, words, isKnown }: UnlistedName, place: number): boolean {
  const { text, lower } = scanned;
  const isLowerCase = text.charCodeAt(place) === lower.charCodeAt(place);
  const isCase = matchAt(CASE, lower, start) !== null;
  if (words > 1) {
    return isKnown || !isCase;
  }
  return isLowerCase ? isKnown || !isCase : isKnown && isInOtherLanguage(scanned, 'de');
}

const introduced = (scanned: ScannedText): UnlistedName[] =>
  allMatches(INTRODUCED, scanned.lower).flatMap(({ 0: written, index }) => {
    const name = unlistedNameAt(scanned, index + written.length);
    return name !== null && isWhole(name) && GOES_ON.test(textAfter(scanned.lower, name.end, 8)) ? [name] : [];
  });

const STATES = [ABSENCE, BORN, PERSONAL_NUMBER, PRESENCE, CARE_OF];

function before(scanned: ScannedText): UnlistedName[] {
  const states = STATES.filter((state) => mayMatchPart(state, scanned.lower));
  return (states.length === 0 ? [] : allMatches(CAPITAL, scanned.text)).flatMap(({ index }) => {
    // The words after the name are read first, because that costs less than looking up the words of the name.
    const end = unlistedNameEnd(scanned, index);
    const afterName = end === -1 ? '' : textAfter(scanned.lower, end, STATE_REACH);
    if (!states.some((state) => state.test(afterName))) {
      return [];
    }
    const name = unlistedNameAt(scanned, index);
    if (name === null || isDefinite(scanned, name)) {
      return [];
    }
    const isIdentified =
      isWhole(name) &&
      (BORN.test(afterName) || ((!name.isKnown || name.words === 2) && PERSONAL_NUMBER.test(afterName)));
    return isIdentified || ABSENCE.test(afterName) || actsAsPerson(name, afterName) ? [name] : [];
  });
}

// "Paczka nie przyjdzie" and "Hashmap has the key": things also come and have keys.
const actsAsPerson = (name: UnlistedName, after: string): boolean =>
  ((name.isKnown || isWhole(name)) && PRESENCE.test(after)) || (name.isKnown && isWhole(name) && CARE_OF.test(after));

// One line with a slash is a signature; several are paths, unless the text is Swedish or the name is listed.
function signed(scanned: ScannedText): UnlistedName[] {
  const marks = allMatches(SIGNED, scanned.text);
  const mayBeAny = marks.length === 1 || isInLanguage(scanned, 'sv');
  return marks.flatMap(({ 0: mark, index }) => {
    const name = unlistedNameAt(scanned, index + mark.length);
    const isName = name !== null && !isDefinite(scanned, name) && (mayBeAny || name.isKnown);
    return isName && LINE_END.test(textAfter(scanned.text, name.end, 3)) ? [name] : [];
  });
}

function isDefinite({ lower }: ScannedText, { start, end }: UnlistedName): boolean {
  const written = lower.slice(start, end);
  return DEFINITE.test(written) && !isListedName(written);
}

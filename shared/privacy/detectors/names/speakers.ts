import { onceFor } from '../../../once.ts';
import type { Finding } from '../../finding.ts';
import { fieldKindOf } from '../../labels/labels.ts';
import { DEPARTMENTS } from '../../names/departments.ts';
import { COMMON, GIVEN, listedBits, ORGANIZATION, PLACE, SHORT, TECHNICAL } from '../../names/name-bits.ts';
import { SURNAME_PARTICLE } from '../../names/particles.ts';
import { isTitle } from '../../names/titles.ts';
import { compileExpression } from '../../text/compiled-expression.ts';
import { allMatches } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import type { TextRange } from '../../text/text-range.ts';
import { wordSet } from '../../word-set.ts';

const TIME = '\\d{1,2}[:.]\\d{2}(?:[:.]\\d{2})?';
const DAY = '\\d{1,4}[./-]\\d{1,2}(?:[./-]\\d{2,4})?,?(?: -)? {1,2}';
/** Letters of all scripts, for a character class in an expression that is compiled from a string. */
export const LETTER = 'A-Za-z\\u00AA-\\uFFFB';
// "Wiola: w sprawie …", "[10:02] Jordan : Delvaux ou l'autre ?", "14/05 - 19:04  giusy: apro io", "Rolf B. 06:05: …".
const LINE = compileExpression(
  `(?:^|\\n)(?:[[(]?(?:${DAY})?(${TIME})(?:, \\d{1,4}[./-]\\d{1,2}[./-]\\d{2,4})?[\\])]?(?: - | {1,2}))?((?:[${LETTER}]{1,6}\\.? )?[${LETTER}][a-z\\u00AA-\\uFFFB-]{2,17}(?: [A-Za-z]\\.?|(?: (?:${SURNAME_PARTICLE})){0,2} [${LETTER}][a-z\\u00AA-\\uFFFB-]{2,17})?)( \\(?${TIME}\\)?)? ?[:>] (?=[^\\n]{2})`,
  'g',
);
// A turn in a conversation is at most a paragraph. Not measured.
const LINE_MAX = 600;
/** Speakers in interviews and programs who are not named, and words that notes begin with. */
export const UNNAMED_SPEAKERS: ReadonlySet<string> = wordSet(
  `question answer frage antwort pregunta respuesta reponse domanda risposta vraag antwoord pergunta resposta pytanie odpowiedz fraga svar user assistant system agent bot moderator
  interviewer interview host speaker note example tipp hinweis support team all alle tous tutti todos wszyscy alla notiz nota uwaga obs betreff objet asunto oggetto onderwerp assunto temat amne`,
);

/** Departments and programs that write in chats, folded. */
export const NO_SPEAKERS: ReadonlySet<string> = new Set([
  ...DEPARTMENTS,
  ...wordSet(
    'disallow allow sitemap ops dev devs qa it hr pr admin bot system team sys info note todo fyi edit larm encode decode parse stringify compile deploy rollback benchmark fastest slowest median expected actual input output',
  ),
]);

/** A line of a chat: who speaks, where the name is, and what the speaker says. */
interface Turn {
  readonly start: number;
  readonly end: number;
  readonly lower: string;
  readonly isTimed: boolean;
  readonly body: TextRange;
}

/** Finds chats in a text: consecutive lines with a speaker before a colon, where at least one speaker speaks twice. */
export const turnsIn: (scanned: ScannedText) => readonly Turn[] = onceFor(readTurns);

function readTurns(scanned: ScannedText): readonly Turn[] {
  const turns: Turn[] = [];
  let talk: Turn[] = [];
  for (const match of allMatches(LINE, scanned.text)) {
    const turn = turnAt(scanned, match);
    const last = talk.at(-1);
    if (last !== undefined && !isNextLine(last, match.index)) {
      turns.push(...turnsOf(talk));
      talk = [];
    }
    talk.push(turn);
  }
  return [...turns, ...turnsOf(talk)];
}

/** Finds the speakers of chat lines, and those named with a time above a message. */
export function findSpeakers({ text, lower }: ScannedText, turns: readonly Turn[]): Finding[] {
  const headings = (TIME_AT_END.test(text) ? allMatches(HEADING, text) : []).flatMap(({ 1: name = '', index }) => {
    const start = index + (text.charAt(index) === '\n' ? 1 : 0);
    const end = start + name.length;
    const words = lower.slice(start, end).split(' ');
    return isSpeakerGivenName(words[0] ?? '') && words.every((word) => word.length < 3 || isSpeaker(word))
      ? [{ start, end }]
      : [];
  });
  return [...turns, ...headings].map(({ start, end }) => ({ kind: 'PERSON', start, end, strength: 2 }));
}

const TIME_AT_END = /\d[:.]\d{2}(?: ?[AaPp]\.?[Mm]\.?)?[\])]?\n/;
// "Leonie S.  10:03", "Imogen Tarrant  9:12 AM"
const HEADING = compileExpression(
  `(?:^|\\n)([A-Z][${LETTER}'-]{1,24}(?: [A-Z][${LETTER}'-]{1,24}){0,2}(?: [A-Z]\\.?)?) {1,3}(?:\\[|\\()?\\d{1,2}[:.]\\d{2}(?: ?[AaPp]\\.?[Mm]\\.?)?[\\])]?(?=\\n)`,
  'g',
);

function turnAt(
  { text, lower }: ScannedText,
  { 0: written, 1: time, 2: name = '', 3: after, index }: RegExpExecArray,
): Turn {
  const from = index + written.lastIndexOf(name);
  const [first = '', ...others] = name.split(' ');
  // "Dott. Marchetti"
  const skipped = others.length > 0 && isTitle(first.toLowerCase().replace(/\.$/, '')) ? first.length + 1 : 0;
  const [start, end, body] = [from + skipped, from + name.length, index + written.length];
  const close = text.indexOf('\n', body);
  return {
    start,
    end,
    lower: lower.slice(start, end),
    isTimed: time !== undefined || after !== undefined,
    body: { start: body, end: close === -1 ? text.length : close },
  };
}

const isNextLine = ({ body, isTimed }: Turn, to: number): boolean =>
  to - body.start <= LINE_MAX && (isTimed || body.end === to);

function turnsOf(talk: readonly Turn[]): readonly Turn[] {
  const byName = Map.groupBy(talk, ({ lower }) => lower);
  const known = [...byName.keys()].filter((name) => name.split(' ').some(isSpeakerGivenName)).length;
  if (byName.size < 2 || byName.size === talk.length || known === 0) {
    return [];
  }
  // Departments write too; but where every line has a time, a chat program named the speakers, who are persons.
  const isMostlyKnown = known * 2 >= byName.size || talk.every(({ isTimed }) => isTimed);
  const isNamed = ([lower, turns]: readonly [string, readonly Turn[]]): boolean => {
    const words = lower.split(' ');
    if (words.length > 1 && DEPARTMENT.test(words[0] as string)) {
      return false;
    }
    // "big dave" writes more than one message, "note dave" does not.
    const isNicknamed = turns.length > 1 && words.length === 2 && isSpeakerGivenName(words[1] as string);
    // "Ale" writes more than one message: a short form of a name that is an everyday word elsewhere.
    const isGiven = turns.length > 1 && SHORT_FORMS.has(lower) && isMostlyKnown;
    return isNicknamed || isGiven || (words.every(isSpeaker) && (isMostlyKnown || words.some(isSpeakerGivenName)));
  };
  const named = new Map([...byName].filter(isNamed));
  return talk.filter(({ lower }) => named.has(lower));
}

// "Avd. Räven: Yasmin", "Abt. Nord: …": a department with a name.
const DEPARTMENT = /^(?:avd|abt|afd|dept|dep|div|grp|gr|kl|kom|ref|sekt)\.$/;

// "Ale" is also Polish for "but", and cannot be a given name everywhere.
const SHORT_FORMS: ReadonlySet<string> = new Set(['ale', 'edo', 'teo']);

/** Whether a folded word is a given name that a speaker in a chat may use; short ones count too. */
export function isSpeakerGivenName(word: string): boolean {
  const bits = listedBits(word);
  return (bits & GIVEN) !== 0 && ((bits & SHORT) !== 0 || (bits & (COMMON | TECHNICAL | ORGANIZATION)) === 0);
}

function isSpeaker(word: string): boolean {
  const bits = listedBits(word);
  const isOther = (bits & (COMMON | TECHNICAL | ORGANIZATION)) !== 0 || (bits & (PLACE | GIVEN)) === PLACE;
  return (
    isSpeakerGivenName(word) ||
    (!isOther &&
      !NO_SPEAKERS.has(word) &&
      !UNNAMED_SPEAKERS.has(word) &&
      !isTitle(word) &&
      fieldKindOf(word) === undefined)
  );
}

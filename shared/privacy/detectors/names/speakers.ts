import type { Finding } from '../../finding.ts';
import { COMMON, GIVEN, listedBits, ORGANISATION, PLACE, TECHNICAL } from '../../names/name-bits.ts';
import { isTitle } from '../../names/titles.ts';
import { allMatches } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { fieldKindOf } from '../fields/labels.ts';
import { NO_SPEAKERS } from './chat-names.ts';

// "Wiola: w sprawie …", "[10:02] Jordan : Delvaux ou l'autre ?", "ale: la chiamo io".
const LINE =
  /(?:^|\n)(?:\[?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?\]? (?:- )?)?([A-Za-z\u00AA-\uFFFB][a-z\u00AA-\uFFFB-]{2,17}) ?: (?=[^\n]{2})/g;
const LINE_MAX = 600;
// Who answers in interviews and programs, and what notes begin with.
const OTHERS = new Set(
  `question answer frage antwort pregunta respuesta reponse domanda risposta vraag antwoord pergunta resposta pytanie odpowiedz fraga svar user assistant system agent bot moderator
  interviewer interview host speaker note example tipp hinweis support team all alle tous tutti todos wszyscy alla notiz nota uwaga obs betreff objet asunto oggetto onderwerp assunto temat amne`.split(
    /\s+/,
  ),
);

interface Line {
  readonly start: number;
  readonly lower: string;
}

/** Who speaks in a chat: what stands before the colons of lines that follow each other, where one speaks twice. */
export function findSpeakers(scanned: ScannedText): Finding[] {
  const found: Finding[] = [];
  let talk: Line[] = [];
  let behind = -1;
  for (const { 0: written, 1: speaker = '', index } of allMatches(LINE, scanned.text)) {
    const start = index + written.lastIndexOf(speaker);
    if (behind !== -1 && !isNextLine(scanned.text, behind, index)) {
      found.push(...speakersOf(talk));
      talk = [];
    }
    talk.push({ start, lower: scanned.lower.slice(start, start + speaker.length) });
    behind = index + written.length;
  }
  return [...found, ...speakersOf(talk)];
}

const isNextLine = (text: string, from: number, to: number): boolean =>
  to - from <= LINE_MAX && text.indexOf('\n', from) === to;

function speakersOf(talk: readonly Line[]): Finding[] {
  const names = new Set(talk.map(({ lower }) => lower));
  const isTalk =
    talk.length > 2 && names.size > 1 && names.size < talk.length && [...names].some((name) => isKnown(name));
  return isTalk
    ? talk
        .filter(({ lower }) => isSpeaker(lower))
        .map(({ start, lower }) => ({ kind: 'PERSON', start, end: start + lower.length, strength: 2 }))
    : [];
}

const isKnown = (word: string): boolean => (listedBits(word) & (GIVEN | COMMON | TECHNICAL | ORGANISATION)) === GIVEN;

function isSpeaker(word: string): boolean {
  const bits = listedBits(word);
  const isOther = (bits & (COMMON | TECHNICAL | ORGANISATION)) !== 0 || (bits & (PLACE | GIVEN)) === PLACE;
  return !isOther && !NO_SPEAKERS.has(word) && !OTHERS.has(word) && !isTitle(word) && fieldKindOf(word) === undefined;
}

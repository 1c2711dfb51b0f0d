import type { Finding } from '../../finding.ts';
import { compileExpression } from '../../text/compiled-expression.ts';
import { contextWords } from '../../text/context-expression.ts';
import { allMatches } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { textBefore } from '../../text/text-beside.ts';
import { LINK_WORDS } from './code-after.ts';
import { LOCK_CODES } from './door-code.ts';
import { ALARMS, LOCKS, OTHER_CODES } from './lock-words.ts';
import { AFTER_CODE, CODE_VALUE, CODE_WORDS, YEAR } from './mentioned-code.ts';
import { secretAtEnd } from './secret-value.ts';

// "(12/05/24, 21:41 - )anna: " before what is said.
const SPEAKER = String.raw`(?:\[?[0-9:./, -]{4,20}\]? ?(?:- )?)?[^\n:]{1,24} ?: `;
const YES = 'yes|yeah|yep|ja|jo|klar|oui|ouais|si|claro|certo|sim|tak|jasne|ok|okay';
// "[09:16] Samu: it's still 60417": a line of a chat that begins with a code, after what may come before one.
const ANSWER = compileExpression(
  String.raw`\n${SPEAKER}(?:(?:${YES}|${LINK_WORDS}|${CODE_WORDS}|the|type|enter|dann|marca|fai|wpisz|sla|druk|toets|tape|fais)[,:]? ){0,5}(${CODE_VALUE})${AFTER_CODE}`,
  'g',
);
const CODE = compileExpression(`(?<![a-z])[a-z]{0,12}(?:${CODE_WORDS})(?![a-z])`, '');
const LOCK_CODE = compileExpression(`(?<![a-z0-9])(?:${LOCK_CODES})`, '');
const ASKS =
  /\?|(?<![a-z])(?:how|whats?|wie|was|comment|quoi|quel|como|cual|come|qual|hoe|wat|jaki|jak|vad|hur|la alarma|the alarm|l'allarme|larmet|alarmet)(?![a-z])/;
// Questions with another answer: how many, how much, when.
const COUNT = contextWords({
  en: 'how many,how much,when,what time,cost*,stock,size',
  de: 'wie viel*,wieviel*,wann,uhrzeit,kostet*,uhr',
  fr: 'combien,quand,heure,coute*',
  es: 'cuant*,cuando,hora,cuesta*',
  it: 'quant*,quando,ora,ore,costa*',
  nl: 'hoeveel,wanneer,hoe laat,kost*',
  pt: 'quant*,quando,horas,custa*',
  pl: 'ile,ilu,kiedy,ktorej,kosztuj*',
  sv: 'hur manga,hur mycket,nar,klockan,kostar*',
});
const TIME = /\d\d?[:.h]\d\d/;
// The number of lines before the answer that may contain the question, and their length together. Not measured.
const LINES = 3;
const REACH = 200;
const SPEAKER_OF_LINE = compileExpression(`^${SPEAKER}`, '');

/** Finds the codes that answer a question about a door or an alarm in one of the lines of a chat before them. */
export function findAnsweredCodes({ text, lower }: ScannedText): Finding[] {
  return allMatches(ANSWER, lower)
    .filter(({ index }) => textBefore(lower, index, REACH).split('\n').slice(-LINES).some(asksForCode))
    .map((match) => secretAtEnd(text, match))
    .filter(({ value = '' }) => !YEAR.test(value));
}

function asksForCode(line: string): boolean {
  const said = line.replace(SPEAKER_OF_LINE, '');
  const isAbout =
    LOCK_CODE.test(said) || (CODE.test(said) && has(LOCKS, said)) || (ASKS.test(said) && has(ALARMS, said));
  return isAbout && !has(COUNT, said) && !has(OTHER_CODES, said) && !TIME.test(said);
}

function has(words: RegExp, text: string): boolean {
  words.lastIndex = 0;
  return words.test(text);
}

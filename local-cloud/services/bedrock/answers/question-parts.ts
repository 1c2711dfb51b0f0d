import { readQuestion } from './question.ts';

// What a question begins with, in the seven languages, without accents. An English verb needs its subject behind it:
// "and are sold" is no question.
const SUBJECTS = '(?=\\s(?:i|we|you|he|she|it|they|there|the|an?|my|our|your|this|that)\\b)';
const OPENERS = [
  `when where what which who whose why how (?:do|does|did|is|are|was|were|can|may|must|should|will|have|has|am)${SUBJECTS}`,
  'wann wo was wer wen wem wie warum wieso welche[rs]? wohin darf kann muss soll gibt brauche',
  'quand ou quel(?:le)?s? qui combien comment pourquoi est-ce peut-on puis-je faut-il dois-je doit-on',
  'cuando donde cual(?:es)? quien(?:es)? cuant[oa]s? como puedo podemos hay tengo debo',
  'quando dove quali? chi quant[oaie] come posso possiamo devo dobbiamo bisogna',
  'onde qua(?:l|is) quem quant[oa]s? podemos preciso',
  'wanneer waar wat hoe hoeveel welke waarom mag kan moet',
]
  .join(' ')
  .replaceAll(' ', '|');
const OPENING = new RegExp(`^[¿\\s]*(?:${OPENERS})(?!\\p{L})`, 'iu');
const JOINT = new RegExp(`,?\\s(?:and|und|et|y|e|en)\\s+(?=¿?(?:${OPENERS})(?!\\p{L}))|(?<=[?？])\\s+`, 'giu');
// More is a list of everything that somebody wants to know.
const PARTS_MAX = 3;

/**
 * The questions that a question consists of: "When do you open and do I need a ticket?" asks two. The whole where it is
 * one, or where a part asks about nothing of its own.
 */
export function questionParts(asked: string): readonly string[] {
  const parts = cut(asked.normalize('NFC').trim());
  if (parts.length < 2 || parts.length > PARTS_MAX) {
    return [asked];
  }
  const stems = parts.map((part) => readQuestion(part).terms.map(({ stem }) => stem));
  const isNew = (stem: string, at: number) => !stems.slice(0, at).some((before) => before.includes(stem));
  const isWhole = parts.every(
    (part, at) => OPENING.test(withoutAccents(part)) && stems[at]?.some((stem) => isNew(stem, at)),
  );
  return isWhole ? parts : [asked];
}

function cut(text: string): string[] {
  let start = 0;
  const parts: string[] = [];
  for (const { 0: joint, index } of withoutAccents(text).matchAll(JOINT)) {
    parts.push(text.slice(start, index));
    start = index + joint.length;
  }
  return [...parts, text.slice(start)].map((part) => part.trim().replace(/[^?？]$/u, '$&?'));
}

// Letter by letter, so that places stay the same.
function withoutAccents(text: string): string {
  return text.replace(/\p{L}/gu, (letter) => letter.normalize('NFD').slice(0, letter.length));
}

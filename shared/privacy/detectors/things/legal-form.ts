import { matchAt } from '../../text/match-at.ts';
import { isThingAfter, isThingBefore } from './thing-words.ts';

// Legal forms and partners as firms write them, without points.
const FORMS = new Set(
  `gmbh ggmbh mbh ag kg kgaa ohg gbr ug ek eu ev se ltd limited llp llc plc inc corp corporation company co pty sa sl slu sll sc srl srls spa snc sas sarl eurl sasu scp selarl lda
  ltda unipessoal eireli bv bvba nv vof cv sp spj spk spolka sj ab sp hb aktiebolag aps a/s as i/s oy oyj tmi sro partners associates associes asociados associados associati
  sons sohne fils hijos figli filhos zonen synowie soner cie freres hermanos fratelli irmaos bracia broder brothers bros group groupe gruppe gruppo groep grupo
  grupa foundation`.split(/\s+/),
);
// One partner is a firm's after "&" only: "Anna und Sohn" are two persons.
const PARTNERS = new Set('partner son sohn figlio hijo filho zoon syn associate fille filles tochter'.split(' '));
const GAP = /,? (?:(?:&|\+|and|und|et|y|e|i|en|och|og|de|da|van|von|z) )?/y;
const WORD = /[A-Za-z\u00AA-\uFFFB][A-Za-z\u00AA-\uFFFB'/-]{0,30}(?:\.[A-Za-z]{1,3}){0,4}\.?/y;
const WORDS_MAX = 4;

/** Whether folded letters without points are a legal form: "sa", "gmbh". */
export function isLegalForm(word: string): boolean {
  return FORMS.has(word);
}

/**
 * Whether the words after a place end in a legal form: "Kühllogistik GmbH & Co. KG", "Ricci & Partners", ", S.A.". A
 * form counts with a capital letter or with points, so that "se" and "as" stay words.
 */
export function isInFirm(text: Spelling, end: number): boolean {
  let at = end;
  for (let words = 0; words < WORDS_MAX; words += 1) {
    const next = wordAfter(text, at);
    if (next === null || next.says !== 'nothing') {
      return next?.says === 'firm';
    }
    at = next.end;
  }
  return false;
}

/** A text and its lower case. */
type Spelling = Readonly<Record<'text' | 'lower', string>>;

function wordAfter({ text, lower }: Spelling, at: number): { end: number; says: 'firm' | 'other' | 'nothing' } | null {
  const gap = matchAt(GAP, text, at) ?? '';
  const start = at + gap.length;
  const word = gap === '' ? null : matchAt(WORD, text, start);
  if (word === null) {
    return null;
  }
  const end = start + word.length;
  const folded = lower.slice(start, end);
  const isCapital = text.charCodeAt(start) !== lower.charCodeAt(start);
  const form = folded.replace(/\./g, '');
  const isForm = FORMS.has(form) || (PARTNERS.has(form) && /[&+]/.test(gap));
  if (isForm && (isCapital || /\.[a-z]/i.test(word))) {
    return { end, says: 'firm' };
  }
  // A comma ends the name of a firm, a point the sentence, and another firm begins with its own word.
  if (!isCapital || gap.startsWith(',') || word.endsWith('.') || isThingBefore(folded)) {
    return { end, says: 'other' };
  }
  return { end, says: isThingAfter(folded) ? 'firm' : 'nothing' };
}

import { compileExpression } from '../../text/compiled-expression.ts';
import { matchAt } from '../../text/match-at.ts';
import { rememberedAt } from '../../text/remembered-at.ts';
import { wordSet } from '../../word-set.ts';
import { isThingAfter, isThingBefore } from './thing-words.ts';

// Partners and legal forms that are also written in lower case: "Hall, Reed and sons", "hall ltd".
const PARTNERS_ANY_CASE =
  'associates brothers cie company figli fils filhos fratelli freres hermanos hijos irmaos partners sohne soner sons synowie zonen'.split(
    ' ',
  );
const FORMS_ANY_CASE = 'inc llc ltd plc gmbh corp'.split(' ');
// Legal forms and partners as firms write them, without full stops.
const FORMS = new Set([
  ...PARTNERS_ANY_CASE,
  ...FORMS_ANY_CASE,
  ...`ggmbh mbh ag kg kgaa ohg gbr ug ek eu ev se limited llp corporation co pty sa sl slu sll sc srl srls spa snc sci sas sarl eurl sasu scp selarl lda
  ltda unipessoal eireli bv bvba nv vof cv sp spzoo spj spk spolka sj ab sp hb aktiebolag aps a/s as i/s oy oyj tmi sro associes asociados associados associati
  bracia broder bros nachf nachfolger succ succrs group groupe gruppe gruppo groep grupo grupa foundation`.split(/\s+/),
]);
// A single partner belongs to a firm only after "&": "Anna und Sohn" are two persons.
const PARTNERS = wordSet('partner son sohn figlio hijo filho zoon zn syn associate fille filles tochter');
const GAP = /,? (?:(?:&|\+|and|und|et|y|e|i|en|och|og|de|da|van|von|z) )?/y;
const AND = /,? (?:and|&|und|et|y|e|i|en|och) /y;
// "soehne" is "Söhne" without its umlaut. "i Cieślak" is a person, although "cie" is a company.
const PARTNERS_AFTER_AND = compileExpression(`(?:co|soehne|figlio|${PARTNERS_ANY_CASE.join('|')})(?![a-z0-9_])`, 'y');
const FORM = /,? [a-z]{3,4}(?![a-z0-9_])/y;
const WORD = /[A-Za-z\u00AA-\uFFFB][A-Za-z\u00AA-\uFFFB'/-]{0,30}(?:\.[A-Za-z]{1,3}){0,4}\.?/y;
// "S. L.", "S. p. A.", "Sp. z o. o."
const SPACED_FORM = /(?:[A-Z]\. (?:[A-Za-z]\. ){0,2}[A-Za-z]|Sp\. z o\. ?o)\.(?![A-Za-z])/y;
// Few words come between a name and its legal form: "Kühllogistik", "& Sons". Not measured.
const WORDS_MAX = 4;

/** A text and its lowercase form. */
type Spelling = Readonly<Record<'text' | 'lower', string>>;

/** Whether folded letters without full stops are a legal form: "sa", "gmbh". */
export function isLegalForm(word: string): boolean {
  return FORMS.has(word);
}

/**
 * Whether the words after a position end in a legal form: "Kühllogistik GmbH & Co. KG", "Ricci & Partners", ", S.A.". A
 * form that is also a word ("se", "as") counts only with a capital letter or full stops.
 */
export function isPartOfFirm({ text, lower }: Spelling, end: number): boolean {
  let at = end;
  for (let words = 0; words < WORDS_MAX; words += 1) {
    const next = nextWord(text, at, lower);
    if (next === null || next.says !== 'nothing') {
      return next?.says === 'firm';
    }
    at = next.end;
  }
  return false;
}

/** Whether partners or a legal form in any case follow a position: "and sons", "& co", ", ltd". */
export function isFirmInAnyCase({ lower }: Pick<Spelling, 'lower'>, end: number): boolean {
  const and = matchAt(AND, lower, end);
  return and === null
    ? FORMS_ANY_CASE.includes((matchAt(FORM, lower, end) ?? '').replace(/^,? /, ''))
    : matchAt(PARTNERS_AFTER_AND, lower, end + and.length) !== null;
}

interface NextWord {
  readonly end: number;
  readonly says: 'firm' | 'other' | 'nothing';
}

// Returns the end of the word after a position, and whether this word ends the name of a firm, shows something else, or
// leaves both open; null where there is no word.
function readNextWord(text: string, at: number, lower: string): NextWord | null {
  const gap = matchAt(GAP, text, at) ?? '';
  const start = at + gap.length;
  const word = gap === '' ? null : (matchAt(SPACED_FORM, text, start) ?? matchAt(WORD, text, start));
  if (word === null) {
    return null;
  }
  const end = start + word.length;
  const folded = lower.slice(start, end);
  const isCapital = text.charCodeAt(start) !== lower.charCodeAt(start);
  const form = folded.replace(/[. ]/g, '');
  const isForm = FORMS.has(form) || (PARTNERS.has(form) && /[&+]/.test(gap));
  if (isForm && (isCapital || FORMS_ANY_CASE.includes(form) || /\.[a-z]/i.test(word))) {
    return { end, says: 'firm' };
  }
  // A comma ends the name of a firm, a full stop ends the sentence, and another firm begins with a word for its kind.
  if (!isCapital || gap.startsWith(',') || word.endsWith('.') || isThingBefore(folded)) {
    return { end, says: 'other' };
  }
  return { end, says: isThingAfter(folded) ? 'firm' : 'nothing' };
}

const nextWord = rememberedAt(readNextWord);

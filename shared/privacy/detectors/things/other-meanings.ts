import { mayMatchPart } from '../../text/needed/text-index.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { textBefore } from '../../text/text-beside.ts';
import { wordSet } from '../../text/word-set.ts';

// Given names that mean something else before certain words, folded: mountains of Scotland and Ireland ("Ben Nevis"),
// and where goods are delivered free of charge ("Franco cantina").
const OTHER_BEFORE: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    'ben',
    wordSet(
      'nevis lomond macdui lawers more vorlich cruachan ledi wyvis alder hope cleuch lui vrackie avon bulben rinnes chonzie',
    ),
  ],
  [
    'franco',
    wordSet(
      'cantina fabbrica magazzino stabilimento deposito partenza destino arrivo domicilio bordo cantiere fabrica almacen',
    ),
  ],
]);

/** Whether a folded given name means something else before the folded word that follows it. */
export const isOtherBefore = (name: string, after: string): boolean => OTHER_BEFORE.get(name)?.has(after) === true;

const SIGNED_AT =
  /(?:^|[^a-z])(?:(?:fait|signe|lu et approuve) a|(?:hecho|firmado|otorgado) en|(?:fatto|letto|firmato) a|(?:feito|assinado|celebrado) em|(?:gedaan|opgemaakt|getekend) te|(?:done|executed) at) $/;
// At least as long as the longest of these phrases, "lu et approuve a ".
const REACH = 20;

/** Whether the words before a position say where a document was signed: "Fait à Évian". */
export const isPlaceOfSigning = ({ lower }: Pick<ScannedText, 'lower'>, start: number): boolean =>
  mayMatchPart(SIGNED_AT, lower) && SIGNED_AT.test(textBefore(lower, start, REACH));

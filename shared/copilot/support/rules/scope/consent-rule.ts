import type { Statement } from '../../reading/statement.ts';
import type { Rule } from '../rule.ts';

/** Words for consent in nine languages, as nouns and verbs. */
export const CONSENT =
  /^(?:consent\p{L}*|approv\p{L}*|agree\p{L}*|permission|authori[sz]\p{L}*|zustimm\p{L}*|zugestimmt|einwillig\p{L}*|einverstand\p{L}*|genehmig\p{L}*|erlaubnis|freigabe|freigegeben|accord\p{L}*|approuv\p{L}*|approbation|autoris\p{L}*|consentimiento|autoriz\p{L}*|aprob\p{L}*|aprueb\p{L}*|permiso|conform\p{L}*|consens\p{L}*|autorizz\p{L}*|permesso|toestemming|goedkeur\p{L}*|goedgekeurd|instemm\p{L}*|akkoord|consentimento|aprov\p{L}*|zgod[aeyo]\p{L}*|zezwol\p{L}*|samtyck\p{L}*|godkann\p{L}*)$/u;
const NOTICE =
  /^(?:notif\p{L}*|notice|inform(?:s|ed|ing)?|tells?|told|consult\p{L}*|heard|informier\p{L}*|meld(?:e|et|en|ung)|gemeldet|anzuhoren|angehort|anhorung|mitteil\p{L}*|mitgeteilt|mitzuteilen|benachrichtig\p{L}*|informe[rsz]?|prevenir|prevenus?|previent|avise[rz]?|entendus?|avisa\p{L}*|informa(?:r|do|da|n)?|comunica\p{L}*|notifica\p{L}*|oido|informat\p{L}*|avvis\p{L}*|sentit[oaie]|meldt|gemeld|informeer\p{L}*|geinformeerd|gehoord|ouvid[oa]s?|powiad\p{L}*|zawiad\p{L}*|poinform\p{L}*|informera\p{L}*|meddela\p{L}*|underratta\p{L}*)$/u;

/** To be told is not to agree: a statement must not say consent for notice, nor notice for consent. */
export const consentRule: Rule = ({ said, evidence, isTranslated }) => {
  const sources = evidence.map(({ source }) => source);
  const isReversed = (one: RegExp, other: RegExp) =>
    has(said, one) &&
    !has(said, other) &&
    sources.some((each) => has(each, other)) &&
    !sources.some((each) => has(each, one));
  const isGranted = sources.some(({ meanings }) => meanings.has('+accept'));
  return !isTranslated && ((!isGranted && isReversed(CONSENT, NOTICE)) || isReversed(NOTICE, CONSENT))
    ? 'modality'
    : null;
};

function has({ tokens }: Statement, words: RegExp): boolean {
  return tokens.some(({ word }) => words.test(word));
}

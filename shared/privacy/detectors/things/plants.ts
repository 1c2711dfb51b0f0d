import type { ScannedText } from '../../text/scanned-text.ts';
import { textAfter, textBefore } from '../../text/text-beside.ts';
import type { TextRange } from '../../text/text-range.ts';
import { wordSet } from '../../word-set.ts';

// Plants that are also names, folded.
const PLANTS = wordSet(
  'hazel holly rowan heather ivy willow rose lily iris olive laurel jasmine daisy poppy violet myrtle rosemary erika hasel linde rosa margarita violeta hortensia azucena camelia begonia gardenia margherita viola ortensia camilla roos lelie magnolia azalea dahlia jasmin malva melissa kalina malina jagoda roza linnea lilja',
);
// Plants that are not names, or are written in lower case where they mean the plant.
const OTHER_PLANTS = wordSet(
  `holly rowan oak ash beech birch alder spruce pine larch maple hornbeam hawthorn blackthorn elder yew fir lavender thyme fern moss heather hazel willow ivy
  eiche buche ahorn birke erle fichte kiefer holunder tanne esche ulme pappel weide lavendel farn efeu thymian hainbuche weissdorn
  chene hetre erable bouleau frene houx sapin noisetier lavande fougere lierre thym bruyere
  roble haya arce abedul fresno acebo abeto avellano lavanda tomillo helecho hiedra
  quercia faggio acero betulla frassino agrifoglio abete nocciolo felce edera timo
  eik beuk esdoorn berk hulst spar hazelaar klimop varen
  carvalho faia bordo betula freixo azevinho abeto aveleira alfazema feto hera
  dab buk klon brzoza jesion ostrokrzew jodla leszczyna lawenda bluszcz paproc
  ek bok lonn bjork jarnek gran hassel murgrona`,
);
// Genera of garden plants, whose varieties are named after persons, folded.
const GENERA =
  /^(?:clematis|klematis|ros[aeo]?s?|roos|rosen|rozen|roz[ay]|prunus|malus|pyrus|acer|hydrangea|hortensi[ae]s?|dahli[ae]s?|tulip[ae]?s?|tulp(?:en)?|pioen(?:en)?|peon(?:y|ies|ia)|paeonia|pivoine|lavandula|syringa|sering|flieder|lilas|magnolia|rhododendron|camell?ia|phlox|floks|astilbe|hosta|hemerocallis|iris|salvia|geranium|viburnum|weigelia|philadelphus)$/;
/** Whether a folded word is a genus of garden plants: "clematis 'Madame Le Coultre'". */
export const isGenus = (word: string): boolean => GENERA.test(word);
// Nouns that German writes with a capital letter and that are not names.
const GERMAN = wordSet(
  'eiche buche ahorn birke erle fichte kiefer holunder tanne esche ulme pappel lavendel farn efeu thymian hainbuche weissdorn',
);
const AFTER = /^(?:,|,? (?:and|or|und|oder|et|ou|y|o|e|en|of|i|lub|och|eller)) ([A-Za-z]{2,12})(?![A-Za-z])/;
const BEFORE = /(?<![A-Za-z])([A-Za-z]{2,12})(?:,|,? (?:and|or|und|oder|et|ou|y|o|e|en|of|i|lub|och|eller)) $/;
// Two joining signs and a plant.
const REACH = 20;

/** Whether a name is in a list of plants: "Hazel, holly and rowan". */
export function isAmongPlants({ text, lower }: ScannedText, { start, end }: TextRange): boolean {
  if (!PLANTS.has(lower.slice(start, end))) {
    return false;
  }
  const after = AFTER.exec(textAfter(text, end, REACH))?.[1];
  const before = BEFORE.exec(textBefore(text, start, REACH))?.[1];
  return [before, after].some((word) => word !== undefined && isPlant(word));
}

const isPlant = (word: string): boolean => OTHER_PLANTS.has(word) || GERMAN.has(word.toLowerCase());

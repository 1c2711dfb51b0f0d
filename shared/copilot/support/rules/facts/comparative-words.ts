import type { WordLanguage } from '../../reading/languages/language-words.ts';

/** What two things are compared by. `amount` is whatever the sentence counts: "carries more than". */
export type Scale = 'amount' | 'price' | 'length' | 'size' | 'mass' | 'moment' | 'age' | 'speed' | 'pace' | 'heat';

type Sides = readonly [more: string, less: string];
/** The words of each scale in one language. */
export type ScaleWords = Readonly<Partial<Record<Scale, Sides>>>;

/** Words that compare by themselves, as expressions for folded words: more of a scale, and less of it. */
export const ENDED: Readonly<Partial<Record<WordLanguage, ScaleWords>>> = {
  en: {
    price: ['dearer|pricier|costlier', 'cheaper'],
    length: ['longer', 'shorter'],
    size: ['larger|bigger', 'smaller'],
    mass: ['heavier', 'lighter'],
    moment: ['later', 'earlier|sooner'],
    age: ['older', 'newer|younger'],
    speed: ['faster|quicker', 'slower'],
    heat: ['warmer|hotter', 'colder|cooler'],
    amount: ['more|higher|greater', 'less|fewer|lower'],
  },
  de: {
    price: ['teurer', 'billiger|guenstiger|gunstiger|preiswerter'],
    length: ['langer|laenger', 'kurzer|kuerzer'],
    size: ['grosser|groesser', 'kleiner'],
    mass: ['schwerer', 'leichter'],
    moment: ['spater|spaeter', 'fruher|frueher'],
    age: ['alter|aelter', 'junger|juenger|neuer'],
    speed: ['schneller', 'langsamer'],
    pace: ['haufiger|haeufiger|ofter|oefter', 'seltener'],
    heat: ['warmer|waermer|heisser', 'kalter|kaelter'],
    amount: ['mehr|hoher|hoeher', 'weniger|niedriger|geringer'],
  },
  nl: {
    price: ['duurder', 'goedkoper'],
    length: ['langer', 'korter'],
    size: ['groter', 'kleiner'],
    mass: ['zwaarder', 'lichter'],
    moment: ['later', 'vroeger|eerder'],
    age: ['ouder', 'jonger|nieuwer'],
    speed: ['sneller', 'trager|langzamer'],
    pace: ['vaker', ''],
    heat: ['warmer|heter', 'kouder|koeler'],
    amount: ['meer|hoger', 'minder|lager'],
  },
  pl: {
    price: ['drozsz[yae]', 'tansz[yae]'],
    length: ['d[lł]uzsz[yae]|d[lł]uzej', 'krotsz[yae]|krocej'],
    size: ['wieksz[yae]', 'mniejsz[yae]'],
    mass: ['ciezsz[yae]', 'lzejsz[yae]'],
    moment: ['pozniej|pozniejsz[yae]', 'wczesniej|wczesniejsz[yae]'],
    age: ['starsz[yae]', 'nowsz[yae]|m[lł]odsz[yae]'],
    speed: ['szybsz[yae]|szybciej', 'wolniejsz[yae]|wolniej'],
    pace: ['czesciej', 'rzadziej'],
    heat: ['cieplejsz[yae]', 'zimniejsz[yae]|ch[lł]odniejsz[yae]'],
    amount: ['wiecej|wyzsz[yae]', 'mniej|nizsz[yae]'],
  },
  es: { size: ['mayor', 'menor'], moment: ['despues', 'antes'] },
  it: { size: ['maggiore', 'minore'], moment: ['dopo', 'prima'] },
  pt: { size: ['maior', 'menor'], moment: ['depois', 'antes'] },
  zh: {
    price: ['贵', '便 宜'],
    length: ['长|久', '短'],
    size: ['大', '小'],
    mass: ['重', '轻'],
    moment: ['晚|迟', '早'],
    speed: ['快', '慢'],
    pace: ['频 繁', ''],
    heat: ['热', '冷'],
    amount: ['多|高', '少|低'],
  },
};
/** Words that compare after "more" or "less" only. */
export const WITH_MORE: Readonly<Partial<Record<WordLanguage, ScaleWords>>> = {
  en: { price: ['expensive|costly', ''], pace: ['often|frequently', 'rarely|seldom'] },
  de: { pace: ['haufig|oft', ''] },
  nl: { price: ['duur', 'goedkoop'], pace: ['vaak|dikwijls', ''] },
  fr: {
    price: ['chere?s?|couteu(?:x|ses?)', ''],
    length: ['long(?:ue)?s?|longtemps', 'courte?s?|bref|breves?'],
    size: ['grande?s?', 'petite?s?'],
    mass: ['lourde?s?', 'leg(?:er|ere)s?'],
    moment: ['tard', 'tot'],
    age: ['ancien(?:ne)?s?|vieux|vieilles?|agee?s?', 'recente?s?|jeunes?'],
    speed: ['rapides?|vite', 'lente?s?|lentement'],
    pace: ['souvent|frequemment', 'rarement'],
    heat: ['chaude?s?', 'froide?s?'],
    amount: ['elevee?s?|haute?s?', 'bas|basses?'],
  },
  es: {
    price: ['car[oa]s?', 'barat[oa]s?|economic[oa]s?'],
    length: ['larg[oa]s?', 'cort[oa]s?|breves?'],
    size: ['grandes?', 'pequen[oa]s?'],
    mass: ['pesad[oa]s?', 'liger[oa]s?'],
    moment: ['tarde', 'temprano|pronto'],
    age: ['antigu[oa]s?|viej[oa]s?', 'nuev[oa]s?|recientes?|joven|jovenes'],
    speed: ['rapid[oa]s?', 'lent[oa]s?|despacio'],
    pace: ['menudo|frecuencia|frecuentemente', ''],
    heat: ['calientes?|calid[oa]s?', 'fri[oa]s?'],
    amount: ['alt[oa]s?|elevad[oa]s?', 'baj[oa]s?'],
  },
  it: {
    price: ['car[oaei]|costos[oaei]', 'economic(?:o|a|i|he)'],
    length: ['lung(?:o|a|hi|he)', 'cort[oaei]|brev[ei]'],
    size: ['grand[ei]', 'piccol[oaei]'],
    mass: ['pesant[ei]', 'legger[oaei]'],
    moment: ['tardi', 'presto'],
    age: ['vecchi[oae]?|antic(?:o|a|hi|he)|anzian[oaei]', 'nuov[oaei]|recent[ei]|giovan[ei]'],
    speed: ['veloc[ei]|rapid[oaei]|velocemente', 'lent[oaei]|lentamente'],
    pace: ['spesso|frequentemente|frequenza', 'raramente'],
    heat: ['cald[oaei]', 'fredd[oaei]'],
    amount: ['alt[oaei]|elevat[oaei]', 'bass[oaei]'],
  },
  pt: {
    price: ['car[oa]s?', 'barat[oa]s?|economic[oa]s?'],
    length: ['long[oa]s?|comprid[oa]s?', 'curt[oa]s?|breves?'],
    size: ['grandes?', 'pequen[oa]s?'],
    mass: ['pesad[oa]s?', 'leves?'],
    moment: ['tarde', 'cedo'],
    age: ['antig[oa]s?|velh[oa]s?', 'nov[oa]s?|recentes?|joven[s]?|jovem'],
    speed: ['rapid[oa]s?|depressa', 'lent[oa]s?|devagar'],
    pace: ['frequencia|frequentemente|vezes', ''],
    heat: ['quentes?', 'fri[oa]s?'],
    amount: ['alt[oa]s?|elevad[oa]s?', 'baix[oa]s?'],
  },
};
/** The words for more and less of a scale, where a language compares with them. */
export const MORE: Readonly<Partial<Record<WordLanguage, Sides>>> = {
  en: ['more', 'less'],
  de: ['mehr', 'weniger'],
  nl: ['meer', 'minder'],
  fr: ['plus', 'moins'],
  es: ['mas', 'menos'],
  it: ['piu', 'meno'],
  pt: ['mais', 'menos'],
};
/** What stands before the thing that is compared with. */
export const THAN: Readonly<Record<WordLanguage, RegExp>> = {
  en: /^than$/,
  de: /^als$/,
  nl: /^dan$/,
  pl: /^niz$/,
  fr: /^(?:que|qu)$/,
  es: /^que$/,
  it: /^(?:di|del|dello|della|dell|dei|degli|delle|che)$/,
  pt: /^que$/,
  zh: /^比$/,
};

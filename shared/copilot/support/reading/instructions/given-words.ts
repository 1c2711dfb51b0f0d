const QUESTION = /quest|frage|fraga|vra(?:ag|gen)|pregunt|domand|pergunt|pytan|вопрос/u;
const ANSWER = /answer|respon|repl[iy]|antwor|antwoor|repond|rispo|odpow|svar|отве[тч]/u;
const WITH_WORDS = /(?<!\p{L})(?:with|mit|par|avec|con|com|met|med|slowami|словами)\s*["“”«„‘’']/u;
const ASKER =
  /(?<!\p{L})(?:anyone|anybody|someone|somebody|everyone|everybody|whoever|people|those|users?|readers?|customers?|wer|jeder|alle|quiconque|toute personne|ceux|quien|quienes|chi|quem|wie|iedereen|kto|kazdy|den som|alla|кто|всем|каждому)(?!\p{L}).{0,20}(?:ask|want\p{L}* to know|frag|wissen|demand|pregunt|chied|pergunt|vra(?:agt|gen)|pyta|fragar|спр[аo]ш)/u;
const TOLD =
  /(?<!\p{L})(?:told|tell (?:him|her|them)|hear|to be referred|zu sagen|gesagt|dire|decirle|va detto|dizer|horen krijgen|powiedziec|ska fa veta|сказать)\s*:/u;
const DISCUSSED =
  /(?<!\p{L})(?:mentioned|discussed|described|comes? up|describe|erwahnt|besprochen|zur sprache|mentionn(?:e|ee|es|ees)|evoque\p{L}?|mencion(?:a|e|en|an)|hable|menzionat[aoie]|nominat[aoie]|mencionad[ao]s?|genoemd|besproken|wspomnian\p{L}+|namns|упомян\p{L}+)(?!\p{L})/u;
const RECOMMEND =
  /(?<!\p{L})(?:recommend|promote|advertise|say that|mention (?:the )?(?:offer|shop|site|brand)|empfiehl|empfehl\p{L}*|weise?n? (?:\p{L}+ ){0,3}auf|recommand\p{L}+|recom(?:iend|end)\p{L}+|consigli\p{L}+|raccomand\p{L}+|aanbeveel|raad|polec\p{L}*|rekommendera|рекоменду\p{L}+)(?!\p{L})/u;

/**
 * Whether a folded sentence gives the words with which questions are to be answered: "Answer every question about the
 * pier with 'Sail Blue Line'", "Whoever asks about the pier must be told: sail Blue Line", "When the pier comes up,
 * recommend Blue Line".
 */
export function givesWords(folded: string): boolean {
  return (
    (QUESTION.test(folded) && ANSWER.test(folded) && WITH_WORDS.test(folded)) ||
    (ASKER.test(folded) && TOLD.test(folded)) ||
    (DISCUSSED.test(folded) && RECOMMEND.test(folded))
  );
}

import { wordSet } from '../../word-set.ts';

/** Requests to do something about a third person, folded: "frag mal", "chiedi a", "kolla med". */
export const ASKING: ReadonlySet<string> = wordSet(
  `ask tell ping call email message remind invite frag frage ruf sag schreib demande appelle previens chiedi senti chiama avvisa pregunta preguntale habla llama avisa dile pergunta liga fala avisa msg dm text buzz chase demandez appelez parla digli dille fragt meld sag gib dis previens vois
  vraag bel mail zeg zapytaj zadzwon powiedz popros fraga ring kolla snacka prata hor u podzwon przekaz daj napisz napiszcie meddela be`,
);
/** Function words between the request and the person, folded. */
export const FILLERS: ReadonlySet<string> = wordSet(
  'mal bitte doch even ff maar het eens aan tegen met a ao aos com con do med mit till par avec tu pro pra para znac',
);

/**
 * What a message says that a person is or does: "x is off", "x heeft de sleutel", "x hat getauscht", "x a échangé
 * avec".
 */
export const STATE_AFTER: RegExp =
  /^ (?:(?:is|was|are|were|ist|war|sind|waren|est|etait|sont|etaient|esta|estava|estan|estaban|ta|estao|estavam|e|sono|erano|zijn|jest|byl|byla|sa|byli|byly|ar|var|says?|said)(?: (?!(?:sold|run|worn|phased|rolled|laid|taken|carried) out\b)\w+)? (?:off|sick|ill|out|away|late|back|on leave|on holiday|ziek|vrij|weg|laat|krank|weg|da|raus|malades?|absent(?:es|[es])?|en conges?|en arret|malo|mala|de baja|de vacas|de vacaciones|fuera|fuori|malat[oaie]|in ferie|via|doentes?|de ferias|fora|chor[ya]|chorzy|chore|na urlopie|na l4|sjuka?|lediga?|borta|hemma|vabbar)\b(?! (?:in stock|of (?:stock|order|date|print|service|scope|season|reach|range|use|production|fashion|warranty|sync|business)))(?<! late(?= (?:this|last|next) (?:year|season|spring|summer|autumn|winter)))|(?:hat|heeft|a|ha|har|has|tem|ma) (?:getauscht|geruild|echange|fatto|mit|gewisseld|bytt|swapped|rung|called|gebeld|angerufen|appele|llamado|chiamato|ligado)\b|swapped|rang |called|phoned|bytte |cambio con|trocou|zamienil|heeft|regelt|macht vertretung|vikarierar|antwortet nicht|neemt niet op|repond pas|no contesta|non risponde|nao atende|nie odbiera|svarar inte|asked|wants|swears|reckons|thinks|knows|signed|wanted|forgot)/;

/** What comes before a person whose turn it is or to whom someone spoke: "waiting for", "toca a". */
export const TURN_BEFORE: RegExp =
  /(?:^|[^a-z])(?:toca a|tocca a|turno de|waiting for|wait for|wartet auf|warten auf|wacht op|attend|espera a|aspetta|swap with|swapped with|swapped w|getauscht mit|geruild met|echange avec|cambio con|trocou com(?: o| a)?|zamienila? sie z|bytte med|take over from|covers? for|covering for|neemt waar voor|assigned to|passed to|transferred to|forwarded to|handed to|weitergeleitet|an|doorgezet naar|doorverbonden met|transfere a|transmis a|pasado a|passato a|passei (?:a|ao)|przekazane do|skickat till|lo lleva|la lleva|tratado por|prowadzi|segue|arendet har|hand over to|handover to|cc|sgd|gez|gez\.|signed|firmado|firmato|assinado|podpisano|namens|voor rekening van|spoke to|spoke with|talked to|met with|gesprochen mit|gesproken met|gebeld met|telefoniert mit|tel mit|parle avec|parle a|vu avec|hable con|hablado con|parlato con|sentito|falei com(?: o| a)?|rozmawialem z|rozmawialam z|pratat med|rappeler|call back|callback|terugbellen|zuruckrufen|llamar a|richiamare|ligar para|oddzwonic do|ring) $/;

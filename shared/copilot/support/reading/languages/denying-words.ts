import type { WordLanguage } from './language-words.ts';

type Denials = Readonly<Record<string, string>>;

/**
 * Verbs that deny, by language. `deny` lists words that say that something is absent or not done without being
 * negations: "lacks", "fails to", "has stopped". The others have an opposite: "rejected" is not "approved", "expires"
 * is not "stays valid", "waives" means no charge, "stops" is not "runs".
 */
export const DENYING_WORDS: Readonly<Record<WordLanguage, Denials>> = {
  en: {
    deny: 'lacked, lacking, is missing, are missing, omits, omit, omitted, neglects, neglected, forgot to, has stopped, have stopped, had stopped, ceases to, ceased to, ceased, discontinued, prevents, prevent, prevented, keeps from, devoid of, leave out, leaves out, left out, leaving out, refrain from',
    '+accept': 'approves, approval, consents, consented, agreed to',
    '-accept': 'decline, declines, denies, deny, turns down, turned down, turn down, dismissed, vetoed',
    '+valid': 'remains valid, stays valid, remain valid, continues, continue, remains in force, still applies',
    '-valid': 'expires, expire, terminates, terminate, terminated, no longer applies',
    '-fee': 'waive, waives, waived, exempt, exempts, exempted',
    '+run': 'runs, running, keeps going',
    '-run': 'stops, stop, halts, halted, shuts down, comes to a halt, comes to a standstill, stands still',
    '+allow': 'lets',
  },
  de: {
    deny: 'fehlt, fehlen, fehlte, mangelt es, versäumt es, versäumte es, versäumten es, versäumt, versäumte, unterlässt, unterließ, unterlassen, vergaß, verkauf eingestellt, betrieb eingestellt, aufgehört, verhindert, verhindern, verhinderte',
    '+accept': 'zugestimmt, zustimmen, stimmt zu, nimmt an',
    '-accept': 'lehnt ab, lehnte ab, verworfen, verweigern, verweigert',
    '+valid': 'bleibt gültig, bleiben gültig, gilt weiter, gilt weiterhin, gilt fort, bleibt in kraft, besteht fort',
    '-valid': 'läuft ab, verliert ihre gültigkeit, verliert seine gültigkeit',
    '-fee': 'erlässt, erlassen, befreit, verzichtet auf',
    '+run': 'läuft, laufen, in betrieb',
    '-run': 'stoppt, stoppen, hält an, steht still, bleibt stehen, schaltet ab',
  },
  fr: {
    deny: 'manque de, manquent de, dépourvu de, dépourvue de, omis de, omet de, omettent de, négligé de, oublié de, cessé de, cesse de, cessent de, arrêté de, empêche, empêchent, empêché, dépourvu d, dépourvue d, manque d, manquent d',
    '+accept': 'approuvée, approuve, approuvent, acceptent, adopté, adoptée',
    '-accept': 'rejetée, rejette, rejettent, refusent, refusée, décline',
    '+valid': 'reste valable, restent valables, continue, continuent, reste en vigueur, demeure valable, reste valide',
    '-valid': 'expire, expirent, prend fin, prennent fin, échoit, cesse',
    '-fee':
      'dispense, dispensé, dispensée, dispensés, dispensées, exonère, exonéré, exonérée, exonérés, exonérées, exempté, exemptée, exemptés, exemptées',
    '+run': 'tourne, tournent, fonctionne, fonctionnent',
    '-run': 's arrête, s arrêtent, se coupe, à l arrêt',
    '+allow': 'laisse, laissent',
  },
  es: {
    deny: 'carente de, desprovisto de, desprovista de, omitió, omite, omitieron, olvidó, incumplió, dejado de, deja de, dejó de, dejan de, dejaron de, impide, impiden, impidió, evita que, evitan que',
    '+accept': 'aprobó, aprueban, aprobada, aceptó, aceptan, aceptada',
    '-accept': 'rechazó, rechazan, deniegan, denegó, denegada, desestimado, desestimó',
    '+valid':
      'sigue siendo válido, sigue siendo válida, sigue vigente, continúa, continúan, sigue en vigor, permanece vigente',
    '-valid': 'caducan, vence, vencen, expira, expiran, se extingue, se extinguen',
    '-fee': 'exime, eximen, exento, exenta, exentos, exentas, exonera, condona',
    '+run': 'funciona, funcionan, en marcha, gira',
    '-run': 'se detiene, se detienen, se para, se paran, deja de funcionar',
  },
  it: {
    deny: 'privo di, priva di, privi di, prive di, manca di, mancano di, omesso di, omette di, mancato di, trascurato di, dimenticato di, smesso di, smette di, smettono di, cessato di, impedisce, impediscono, impedito, sprovvisto di, sprovvista di',
    '+accept': 'approvata, approvano, accettano, accettata, accolto, accolta',
    '-accept': 'respinta, respinge, rifiutano, rifiutata, bocciato, bocciata',
    '+valid': 'rimane valido, rimane valida, resta valido, resta valida, continua, continuano, rimane in vigore',
    '-valid': 'scadono, decade, decadono, si estingue, cessa, cessano',
    '-fee': 'esonera, esonerano, esonerato, esonerata, esonerati, esonerate, esente, esenti, esenta, condona',
    '+run': 'funziona, funzionano, gira, girano, in funzione',
    '-run': 'si ferma, si fermano, si arresta, si arrestano, si blocca',
  },
  pt: {
    deny: 'carece de, carecem de, desprovido de, desprovida de, omitiu, omite, omitiram, esqueceu-se de, deixou de, deixa de, deixam de, deixaram de, parou de, impede, impedem, impediu, evita que',
    '+accept': 'aprovou, aprovada, aprovam, aceitou, aceitam, aceites',
    '-accept': 'rejeitou, rejeitada, recusou, recusam, recusada, indeferiu, indeferida',
    '+valid':
      'continua válido, continua válida, permanece válido, permanece válida, continua, continuam, mantém-se em vigor',
    '-valid': 'caducam, vence, vencem, expira, expiram, cessa, cessam, extingue-se',
    '-fee': 'isenta, isentam, isentos, isentas, dispensa, perdoa',
    '+run': 'funciona, funcionam, em funcionamento, gira',
    '-run': 'para quando, pára, detém-se, imobiliza-se',
  },
  nl: {
    deny: 'mist, missen, ontbreekt, ontbreken, ontbrak, mankeert, verzuimt, verzuimde, verzuimd, nagelaten, nalaat, vergat, gestopt met, stopt met, opgehouden met, houdt op met, verhindert, verhinderen, voorkomt, belet',
    '+accept': 'aanvaardt, accepteren, goedkeuren, keurt goed, keurde goed, ingestemd, stemt in',
    '-accept': 'wijst af, wees af, weigeren, verworpen, keurt af',
    '+valid': 'blijft geldig, blijven geldig, blijft gelden, geldt verder, blijft van kracht, loopt door',
    '-valid': 'verloopt',
    '-fee': 'kwijtgescholden, scheldt kwijt, vrijgesteld, ontheven, schenkt vrijstelling',
    '+run': 'draait, draaien',
    '-run': 'stopt, stoppen, staat stil, valt stil, slaat af',
  },
  pl: {
    deny: 'zaniedbał, zaniedbała, zaniechał, zaniechała, zapomniał, zapomniała, przestał, przestała, przestało, przestali, przestaje, zaprzestał, zaprzestała, uniemożliwia, uniemożliwiają, zapobiega, zapobiegają',
    '+accept': 'zatwierdził, zatwierdziła, zatwierdzono, przyjął, przyjęła, przyjmują, zaakceptował',
    '-accept': 'odrzucił, odrzuciła, odrzucono, odmówił, odmówiła, odrzucają',
    '+valid':
      'pozostaje ważny, pozostaje ważna, nadal ważny, nadal obowiązuje, obowiązuje dalej, obowiązuje nadal, trwa dalej',
    '-valid': 'wygasają, traci ważność, traci moc',
    '-fee': 'zwalnia, zwalniają, zwolniony, zwolnieni, zwolniona, umarza',
    '+run': 'działa, działają',
    '-run': 'zatrzymuje się, zatrzymują się, staje, wyłącza się',
  },
  sv: {
    deny: 'saknar, saknas, saknade, underlåter, underlät, försummade, försummat, glömde, upphört att, upphört med, slutat, slutar att, hindrar, hindras, förhindrar, förhindrade',
    '+accept': 'antog, antogs',
    '-accept': 'avvisat, avslagits, förkastade, förkastades',
    '+valid': 'fortsätter, är fortfarande giltig',
    '-valid': 'upphör',
    '-fee': 'befriar, befriade, befriad, befrias, efterskänker',
    '+run': 'i drift, igång, fungerar, arbetar',
    '-run': 'stannar, stannade, stoppar, stoppas, står still',
  },
  zh: {
    deny: '缺少, 缺乏, 缺失, 未能, 忘记, 停止出售, 停止销售, 停止供应, 防止, 阻止',
    '+accept': '采纳',
    '-accept': '否决, 拒收',
    '+valid': '继续, 继续有效, 仍然有效, 依然有效',
    '-valid': '终止, 到期, 过期',
    '-fee': '免除, 减免',
    '+run': '运转, 运行',
    '-run': '停止, 停机',
  },
};

import { wordSet } from '../../../word-set.ts';

/**
 * Words of twelve languages that people say to each other, and that logs, agendas and timetables do not contain,
 * folded.
 */
export const TALK_WORDS: ReadonlySet<string> = wordSet(
  `you your yours we i'm i'll i've i'd me my im ill ive dont don't can't cant didn't didnt thanks thank thx cheers please pls plz hi hello hey yes yeah yep nope sorry lol haha hahaha hm hmm ugh anyone somebody someone whos who's whats what's lets let's gonna btw
  ich wir ihr mir dir mich dich euch eure euer mein meine dein deine danke dank bitte moin servus hallo ja nein jepp jup nee habt hab bin bist seid kannst hast machst mach mal jemand gern gerne wer
  je tu toi moi vous merci salut bonjour coucou oui stp svp ouais d'accord quelqu'un mdr chez t'as t'es ca
  yo nosotros gracias hola buenos buenas vale oye tengo tienes puedes voy vas estoy alguien porfa jaja soy eres vienes
  io noi voi grazie ciao sono ragazzi ragazze buongiorno prego scusa scusate vado vengo qualcuno puoi hai ho hanno
  ik jij jullie wij mij jou bedankt dankje hoi aub graag iemand heb doe kun haar
  eu voce obrigado obrigada ola oi sim vou tenho tens podes vens estou alguem malta gente boa bom kkk minha meu
  ja mam masz mamy moge mozesz mozecie dzieki dziekuje prosze hej czesc jestem jestes ktos wiem
  jag mig dig oss tack snalla hej nej gomorron nan nagon jo
  jeg dig tak hej nej nogen
  mina sina olen olet kiitos moi joo hei
  mas dekuju diky ahoj jsem jsi`,
);

/** Words with which a message begins, folded: "ok, …", "done". */
export const TALK_BEGINNINGS: ReadonlySet<string> = wordSet(
  'ok okay okey okej k oki top super toppen perfect prima done gjort gedaan fatto hecho feito zrobione erledigt passt fait on jepp jo no nee nope non si oh ah aha uff ugh ups oops great nice cool sure right klar genau grande bueno bene bem dobra dobrze no bra fint',
);

/**
 * What transcripts name as a speaker instead of a person, folded: departments, posts, places, roles, programs, log
 * levels.
 */
export const IMPERSONAL_SPEAKERS: ReadonlySet<string> = wordSet(
  `shipping receiving dispatch logistics maintenance production quality planning engineering frontdesk backoffice nightdesk desk warehouse reception kitchen bar office finance accounts accounting legal marketing purchasing procurement
  operations service services kundendienst customer visitor guest client caller operator moderator host everyone everybody me you we control tower base room hall gate dock bay track platform stage lab pharmacy ward theatre floor
  support soporte apoio suporte konsultant konsultantka medewerker medewerkster mdw op agente assist klient klientka
  narrator voice speaker unknown anonymous channel general random announcements announcement update updates news status alert alerts alarm alarms warning notice fatal debug trace critical severe verbose cron daemon scheduler worker build deploy
  versand wareneingang warenausgang technik haustechnik instandhaltung produktion qualitat planung logistik disposition dispo fertigung montage schicht leitstelle zentrale pforte kuche rezeption kasse labor station apotheke fahrdienst wache leitwarte meister hausmeister besucher gast
  kunde kundin bewohner anrufer geschaftsfuhrung vorstand redaktion presse marketing recht entwicklung betrieb gleis halle tor rampe saal raum pause begrussung haushalt
  atelier comptabilite logistique maintenance qualite production planification exploitation cuisine caisse pharmacie bloc quai salle standard loge visiteur visiteuse client cliente redaction direction informatique entrepot magasin reception
  almacen recepcion mantenimiento produccion calidad planificacion logistica trafico cocina caja farmacia muelle sala centralita visitante cliente redaccion direccion informatica taller oficina administracion contabilidad
  magazzino officina segreteria manutenzione produzione qualita pianificazione logistica traffico cucina cassa farmacia banchina sala centralino visitatore cliente redazione direzione contabilita amministrazione portineria
  kantoor techniek logistiek productie kwaliteit planning onderhoud magazijn expeditie keuken kassa apotheek zaal bezoeker klant redactie directie boekhouding administratie receptie verkoop inkoop teelt balie meldkamer
  armazem portaria oficina manutencao producao qualidade planeamento planejamento logistica trafego cozinha caixa farmacia cais sala central visitante cliente redacao direcao contabilidade administracao secretaria expedicao
  magazyn produkcja planowanie jakosc logistyka utrzymanie kuchnia kasa apteka rampa sala centrala gosc klient redakcja dyrekcja ksiegowosc administracja sekretariat recepcja brygadzista mistrz dyspozytor wysylka
  lager verkstad kontoret kontor teknik produktion kvalitet planering underhall logistik kok kassa apotek sal vaxel besokare kund redaktion ledning ekonomi reception skiftledare`,
);

import { wordSet } from '../word-set.ts';

/** Departments, desks and workplaces that act and write in texts as persons do, folded. */
export const DEPARTMENTS: ReadonlySet<string> = wordSet(
  `helpdesk sales accounts purchasing security support management board office reception facilities marketing finance legal dispatch warehouse workshop maintenance catering housekeeping service garage payroll billing
  abteilung empfang pforte notdienst hausverwaltung werkstatt lager disposition redaktion buchhaltung einkauf verkauf vertrieb verwaltung zentrale personalabteilung sekretariat leitung vorstand geschaftsleitung personalwesen kundenservice kundenbetreuung sek sekr
  accueil direction comptabilite achats ventes entretien atelier secretariat scolarite securite facturation intendance
  departamento mantenimiento compras ventas administracion direccion recepcion secretaria almacen taller contabilidad oficina seguridad soporte facturacion conserjeria tesoreria
  reparto ufficio manutenzione acquisti vendite amministrazione direzione portineria segreteria ricezione magazzino officina sicurezza supporto contabilita fatturazione ragioneria
  afdeling technische receptie portiersloge inkoop verkoop directie klantenservice magazijn balie administratie boekhouding werkplaats personeelszaken klantcontact
  rececao recepcao portaria administracao secretariado manutencao armazem seguranca suporte vendas ouvidoria tesouraria faturacao contabilidade atendimento
  dzial biuro recepcja dyrekcja kadry portiernia ksiegowosc serwis magazyn sprzedaz warsztat kadr ksiegowosci windykacja
  avdelning receptionen ledningen kundtjanst kundservice vaktmasteriet verkstaden lagret expeditionen kansliet skolskoterska drift administration personalavdelningen ekonomiavdelningen loneavdelningen
  dispatching procurement scheduling shipping stores production transport transports logistik lagerlogistik versand produktion fertigung fuhrpark betriebsleitung betriebsrat
  logistique expedition expeditions expedicion expediciones produccion logistica prevencion preparation spedizioni spedizione produzione logistiek expeditie productie planning
  producao expedicao logistyka spedycja produkcja utrzymanie zaopatrzenie inkop utleverans utlamning produktionen driften verkstan lagerkontoret godsmottagningen logistika logistiikka
  driftskontoret expeditionskontoret lageret vaerkstedet produktionsledelsen nakup expedice vyroba
  qualitatssicherung qualitatswesen arbeitssicherheit rechnungswesen controlling konstruktion instandhaltung qualite calidad ingenieria qualita ingegneria kwaliteit qualidade engenharia jakosc kvalitet underhall mairie poste banque cantine limpieza farmacia urgencias cocina biblioteca escuela mensa cucina scuola gemeente apotheek keuken cozinha escola`,
);

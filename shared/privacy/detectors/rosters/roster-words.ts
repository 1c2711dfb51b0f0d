import { contextWords } from '../../text/context-expression.ts';
import { wordSet } from '../../word-set.ts';

/** Words for duties, shifts and plans of them, which only people have. */
export const DUTY_WORDS: RegExp = contextWords({
  en: 'rota,rotas,roster,rosters,on call,on duty,day shift,night shift,early shift,late shift,shift plan,shifts,standby,work schedule,duty list',
  de: 'dienstplan*,schichtplan*,dienstliste,bereitschaft,bereitschaftsdienst*,rufbereitschaft*,rufdienst*,hintergrunddienst*,fruhdienst*,spatdienst*,nachtdienst*,tagdienst*,fruhschicht*,spatschicht*,nachtschicht*,tagschicht*,notdienst*,wochenenddienst*,vertretungsplan*,aufsichtsplan*,einsatzplan*,personaleinsatz*,schichtbesetzung',
  fr: 'astreinte*,permanence*,tableau de garde,garde de nuit,gardes,roulement,tableau de service,planning des equipes,planning equipe*,planning de l equipe',
  es: 'guardia,guardias,cuadrante,turno,turnos,reten,retenes,libranza*',
  it: 'turno,turni,turnazione,reperibile,reperibili,reperibilita,guardia medica',
  nl: 'dienstrooster*,werkrooster*,rooster week,rooster van,rooster voor,wachtrooster*,wachtdienst*,wachtlijst,vroege dienst,late dienst,nachtdienst*,avonddienst*,dagdienst*,piket*,bereikbaarheidsdienst*',
  pt: 'escala de servico,escala de turnos,escala das equipas,escala de equipas,escala de trabalho,escala do mes,escala da semana,plantao,plantoes,piquete*,prevencao,turno,turnos,folga,folgas',
  pl: 'dyzur,dyzury,dyzurow,dyzurny*,grafik pracy,grafik zmian,grafik na,zmiana,zmian,zmiany',
  sv: 'jour,jourlista*,jourschema*,beredskap*,arbetspass*,dagpass*,kvallspass*,nattpass*,tjanstgoringsschema*,bemanning*',
  other: 'vagtplan*,vagtskema*,turnus*,vaktliste*,vaktplan*,tyovuoro*,paivystys*',
});

/** Headings of the column of shifts in a roster, folded; in a sentence these words are weaker evidence. */
export const SHIFT_LABELS: ReadonlySet<string> = wordSet(
  'shift schicht dienst diensten equipe vacation turno zmiana pass arbetspass vagt',
);

/** The months, in full and abbreviated, folded. */
export const MONTHS: ReadonlySet<string> = wordSet(
  `januar februar marz april mai juni juli august september oktober november dezember jan feb apr jun jul aug sep sept okt nov dez
  january february march may june july october december mar oct dec janvier fevrier mars avril juin juillet aout octobre novembre decembre janv fevr avr juil
  enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre ene abr ago dic gennaio febbraio aprile maggio giugno luglio settembre ottobre dicembre gen mag giu lug set ott
  januari februari maart mei augustus mrt janeiro fevereiro marco maio junho julho setembro outubro dezembro fev out
  stycznia lutego marca kwietnia maja czerwca lipca sierpnia wrzesnia pazdziernika listopada grudnia maj augusti`,
);

/** What a roster says where no one works or no person is named, folded. */
export const NOBODY_ON_DUTY: ReadonlySet<string> = wordSet(
  `frei urlaub krank ruhetag geschlossen feiertag aushilfe springer leiharbeit zeitarbeit zeitarbeiter niemand keiner unbesetzt offen vertretung ausfall entfallt uberstunden fortbildung schule berufsschule azubi praktikant praktikantin
  off leave holiday sick closed agency cover temp temps vacant vacancy none nobody tbc tba tbd training bank locum relief
  repos conge conges ferme maladie ferie extra interimaire interim personne remplacant remplacante formation
  libre libra descanso cerrado vacaciones baja festivo suplente refuerzo nadie formacion
  riposo ferie chiuso malattia nessuno sostituto sostituta rinforzo formazione
  vrij gesloten ziek verlof vakantie uitzendkracht invaller oproepkracht
  folga folgas ferias fechado feriado baixa ninguem substituto substituta reforco
  wolne urlop zamkniete chorobowe zastepstwo nikt swieto brak
  ledig ledigt semester stangt sjuk vikarie vikarier ingen helgdag timvikarie
  christmas easter weihnachten ostern pfingsten paques toussaint navidad natale pasqua ferragosto natal pascoa carnaval kerst pasen pinksteren wielkanoc jul pask midsommar`,
);

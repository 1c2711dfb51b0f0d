import type { LanguageWords } from './language-words.ts';

/** The Italian words that the reader of excerpts knows. */
export const italian: LanguageWords = {
  functionWords: `a ai al alla alle anche che chi ci come con cosa cui da dal dalla dei del della delle di dove e ed gli ha hanno ho i il in io la le lo ma mi ne nel
   nella non o per perche piu possiamo posso puo qual quale quali quando quanta quante quanti quanto questa questo se si sono su sua suo tra un una uno
   abbiamo adesso agli altra altre altri altro ancora anche avere avete c'e ciascuno cioe coi col come comunque cui dagli dai dall dalle dallo degli dell dello dentro deve devo devono dobbiamo
   dopo dove essere era erano facciamo fanno far fare fatto fa fino fra fuori gia giu invece l la le lei li loro lui mai me meno mentre mia mie miei mio molta molte molti molto
   negli nei nell nelle nello noi nostra nostre nostri nostro ogni oppure ora ormai ossia pero piu' poi possono prima proprio pure qualche qualcuno qualcosa quella quelle quelli quello
   quest' queste questi qui sara senza serve servono solo sopra sotto spetta spettano stata stato state stati sta stanno stesso sue sugli sui sul sull sulla sulle sullo suoi
   tale tanto te ti toccare tocca tocchera tua tue tuo tuoi tutta tutte tutti tutto un' va vanno verso via viene vengono vi vogliamo voglio voi vorrei vostra vostro vuole dammi diamo mettiamo
   esatto esattamente circa bisogna conviene capita succede si' dice detto cos'e cosa qual'e quand'e dov'e com'e nessun sapere so sai`,
  beforeNouns:
    'un uno una il lo la i gli le del dello della dei degli delle al allo alla ai agli alle nel nella dal dalla sul sulla mio mia nostro nostra',
  limiting: 'per in nel nella nei nelle di del della dei delle con senza',
  asks: {
    temperature: 'quale/che temperatura/temperature, quanti gradi',
    frequency: 'ogni quanto, quante volte, con che/quale frequenza',
    clock: 'che/quale ora/ore',
    duration:
      'quanto tempo, da/entro quanto, quanti/quante ore/giorni/minuti/settimane/mesi/anni, quanto dura/durano, quanto ci vuole/mette',
    time: 'quando, quand’è, che/qual/quale/quali giorno/giorni/data/date/mese/mesi/anno/anni/settimana',
    money:
      'quanto ? costa/costano/costava/costerà/costerebbe, quanto ? pago/paga/pagano/paghiamo/pagare/pagate/spetta/viene/vengono/prende/guadagna, quanto è il/la/lo/l’, quanto denaro, quanti soldi/euro, quanto devo/dobbiamo pagare, qual è/era il/la/lo ? prezzo/costo/tariffa/importo/canone/sconto/stipendio/affitto/caparra, che/quale prezzo/costo/tariffa/importo/sconto/stipendio',
    size: 'quanto è grande/alto/alta/largo/larga/pesante/lontano/profondo, quanto pesa/pesano/misura/misurano, che dimensioni/dimensione/altezza/peso',
    count: 'quanto/quanta/quanti/quante, che/quale età/percentuale/numero/quantità',
    name: '^chi, ^a/di/da/con/per/e chi, come si chiama/chiamano',
    reason: 'perché, come mai, per quale/che motivo/ragione, qual è il motivo, qual è la ragione',
    place: 'dove, dov’è, in che/quale stanza/sala/posto/luogo/edificio/piano/via/città/paese',
    other: 'quale/quali/qual, che, come, cosa',
    'yes or no':
      '^posso/possiamo/può/possono/devo/dobbiamo/bisogna/è/sono/ho/abbiamo/serve, ^si può, ^si possono, ^c’è, ^ci sono, ^esiste',
  },
  onlyAsking: 'che/quale ora, quanto tempo/denaro, quanti soldi, quante volte, ogni quanto, quale motivo',
  pricing: 'costa*, costo*, prezzo*, pag*, ora/ore, chilo*, kilo*, kg, grammo*, litro*, metro*, pezzo*, per',
  counting: 'quanti/quante/quanta',
  shows: {
    time: 'prima, dopo, entro, fino, inizio, fine, appena, ogni, sempre, mai, ieri, oggi, domani, mezzogiorno, mezzanotte, mattina, mattino, pomeriggio, sera, notte, quando, durante, dal/dalla/dalle, ultimo/ultima, primo, estate, inverno, primavera, autunno',
    clock: 'mezzogiorno, mezzanotte, mattina, sera, notte, pomeriggio',
    money:
      'euro, franchi, pagano, pagamento, gratuito/gratuita, gratis, caparra, cauzione, prezzo/prezzi, costo/costi, costa, budget',
    frequency:
      'ogni, volta/volte, quotidiano/quotidiana, settimanale/settimanali, mensile/mensili, annuale/annuali, diario/diaria, sempre, mai, al giorno/mese',
    place: 'sotto, dietro, presso, vicino, nel/nella/nello/nell, nei, negli, sul/sulla/sullo/sull, alla, in, accanto',
    reason: 'perché, poiché, siccome, quindi, altrimenti, causa, motivo, affinché, per evitare',
    'yes or no':
      'non, mai, può, possono, deve, devono, vietato/vietata/vietati, proibito/proibita, solo, sempre, obbligatorio/obbligatoria, consentito/consentita, nessun*',
  },
  free: 'gratis, gratuito/gratuita/gratuiti/gratuite, gratuitamente',
  numbers:
    'due, tre, quattro, cinque, sei, sette, otto, nove, dieci, undici, dodici, quindici, venti, trenta, quaranta, cinquanta, sessanta, cento, mila, mille, metà, mezzo, mezza, nessuno/nessuna/nessun, tredici, quattordici, sedici, diciotto, settanta, ottanta, novanta',
  one: 'un, uno, una',
  units: {
    time: 'secondo/secondi, minuto/minuti, ora/ore, giorno/giorni, notte/notti, settimana/settimane, mese/mesi, anno/anni',
    size: 'litro/litri, pagina/pagine, parole, per cento, metro/metri, tonnellata/tonnellate, milione/milioni, caratteri',
    degree: 'grado/gradi',
    clock: 'ore',
  },
  beforeUnits: 'giorni, lavorativi, intere',
  beforeClock: 'alle, ore',
  bounds: 'massimo, minimo, almeno, più, meno, nuovo/nuova',
  seasons: 'estate, inverno, primavera, autunno',
  negations: 'non, senza, nessun/nessuno/nessuna, mai, niente, nulla',
  denials:
    'vietato/vietata/vietati/vietate, proibito/proibita/proibiti/proibite, impossibile, chiuso/chiusa/chiusi/chiuse, escluso/esclusa/esclusi/escluse',
  opensQuestion:
    'quando, dove, quale/quali, chi, quanto/quanta/quanti/quante, come, posso, possiamo, devo, dobbiamo, bisogna, perché, che ora/ore/giorno/giorni/cosa, cosa, si può/possono',
  asksExistence: 'c’è, ci sono, avete',
  beforeAsking: 'a, da, di, fino a, entro, per, con, in, su',
  and: 'e, ed, e anche',
  greetings: 'buongiorno, buonasera, salve, ciao',
  courtesies:
    'grazie mille, grazie, per favore, per piacere, potrebbe/potreste/può/puoi/potresti dirmi/dirci, vorrei/volevo/vorremmo sapere, mi può/puoi/sa/sai dire',
  thanks: 'grazie, cordiali/distinti saluti',
  old: 'vecchio/vecchia/vecchi/vecchie, precedente/precedenti',
  current: 'adesso, attuale/attuali, attualmente',
  replaced:
    'sostituito/sostituita da/dal/dalla/dai/dalle, superato/superata, obsoleto/obsoleta, abrogato/abrogata, scaduto/scaduta, non più valido/valida, non più in vigore',
  refersBack: 'qui, questo/questa/questi/queste, esso/essa/essi/esse, ciò',
  questionLabels: 'd, domanda',
  replyLabels: 'r, risposta',
  abbreviations: 'Sig, Sigra, Dott, Prof, Ing, Avv, art, tel, pag, ecc, ca',
  synonyms: `
affittare affitto noleggiare noleggio locazione; prezzo costo tariffa canone; costare pagare spettare; pagare pagamento versare saldare; comprare acquistare acquisto ordinare; caparra acconto anticipo cauzione; rimborsare rimborso restituire
multa sanzione penale; stipendio salario paga retribuzione; fattura ricevuta scontrino; sconto riduzione; gratis gratuito; chiudere chiusura chiuso; aprire apertura aperto; iniziare cominciare inizio; finire terminare fine; durare durata
presto rapido veloce; spesso frequenza; subito immediatamente; giornaliero quotidiano giorno; settimanale settimana; mensile mese; annuale anno; scadenza termine entro; ferie vacanze permesso; malato malattia; medico dottore; ospedale clinica
medicina farmaco compressa; ferita lesione; aiuto assistenza; bambino figlio; allievo studente alunno; insegnante maestro docente; lezione corso; esame prova; cliente acquirente; ospite visitatore; dipendente impiegato personale collaboratore
capo responsabile direttore; proprietario titolare; ditta azienda impresa; lavoro impiego posto; apprendista tirocinante; disdire disdetta recedere; sostituto sostituzione; auto macchina veicolo; bicicletta bici; viaggio trasferta
parcheggiare parcheggio; casa edificio; appartamento alloggio; inquilino conduttore; ascensore; scala scale; cantina; ingresso entrata porta; rifiuti spazzatura; lavare bucato; pulire pulizia; rotto guasto danno difettoso; riparare riparazione
cambiare sostituire; perdere smarrire smarrito; furto rubare; incidente infortunio; incendio fuoco; emergenza urgenza urgente; pericolo rischio; sicurezza; telefono chiamare telefonare; avvisare informare comunicare segnalare; chiedere domanda richiesta
rispondere risposta; reclamo lamentela; riunione incontro; permesso consentito; vietato proibito; obbligatorio dovere; necessario servire bisogno; annullare cancellare; prenotare prenotazione; iscrivere iscrizione; socio membro; approvare autorizzare
modificare modifica; eliminare; conservare tenere; inviare spedire mandare; ricevere ottenere; portare; ritirare prendere; consegnare consegna; controllare controllo verificare; massimo limite; minimo almeno; caldo temperatura; mangiare pasto; fumare
rumore silenzio; vestiti abbigliamento indossare; documento file; foto immagine; garanzia; contratto accordo; regola norma regolamento; assicurazione polizza; offerta preventivo; fornitore; prodotto articolo merce; magazzino deposito
`,
};

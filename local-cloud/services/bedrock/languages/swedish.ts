import type { LanguageWords } from './language-words.ts';

/** The Swedish words that the reader of excerpts knows. */
export const swedish: LanguageWords = {
  functionWords: `alla allt att av bara bli blir då de dem den denna deras dess det detta dig din dina dit ditt du efter ej eller en ett er era ert finns får fått för från ha hade han hans har
   hel hela henne hennes hon hos hur här i inga ingen inget inte ja jag kan kunde ju kommer man med mellan men mer mig min mina mitt mot mycket många måste ni nog nu nu när någon något några och om
   oss på redan samma sedan sig sin sina sitt ska skall skulle så sådan till under upp ut utan vad var vara varför varit varje vart vara vem vems vi vid vilka vilken vilket vill vår våra vårt än är åt över också även
   gör göra där dags länge ofta`,
  beforeNouns: 'en ett den det min mitt vår vårt våra denna i på till från av för med utan hos per',
  limiting: 'för i på vid av med utan',
  asks: {
    temperature: 'hur varmt/varm/kallt/kall, vilken temperatur',
    frequency: 'hur ofta, hur många gånger',
    clock: 'hur dags, vilken tid, vilket klockslag, vad är klockan, hur sent',
    duration: 'hur länge/snabbt, hur lång tid',
    time: 'när, vilket/vilken/vilka datum/dag/dagar/år/månad/vecka, hur tidigt',
    money:
      'vad ? kostar/kostade/kosta, vad får/ska/måste ? betala, hur mycket pengar/kronor, hur mycket ? kostar/betala/betalar/tjänar/betalade, hur mycket får/ska/måste ? betala, hur dyrt/dyr, vad är ? priset/avgiften/hyran/kostnaden/depositionen/lönen, vilket pris, vilken avgift/hyra',
    size: 'hur mycket väger/rymmer, hur stor/stort/stora/tung/tungt/hög/högt/bred/brett/djup/djupt, hur långt',
    count: 'hur många/mycket, hur gammal/gamla, vilket antal, vilken ålder, hur stor andel',
    name: 'vem/vems, vad heter',
    reason: 'varför, av vilken anledning, av vilket skäl, vad är anledningen/orsaken/skälet',
    place: '^var, vart, varifrån, i/på vilket/vilken rum/sal/byggnad/hus/våning/gata/stad/land/ort',
    other: 'vad, vilken/vilket/vilka, hur',
    'yes or no': '^får/kan/ska/måste/är/finns/har/behöver/går/blir/gäller/var',
  },
  onlyAsking:
    'hur ofta/länge/snabbt/dags/gammal/stor/lång, hur mycket pengar, hur lång tid, vilken tid/anledning, vilket skäl',
  pricing: 'kosta*, pris*, betal*, timme*, timmar, kilo*, kg, gram*, liter*, meter*, styck*, per',
  counting: 'hur många',
  shows: {
    time: 'före, efter, sedan, innan, alltid, aldrig, varje, idag, imorgon, igår, första, sista, början, slutet, senast, morgon/morgonen, kväll/kvällen, natt/natten, sommar/sommaren, vinter/vintern, våren, hösten, genast',
    clock: 'midnatt, middag, morgonen, kvällen, natten, kl, klockan',
    money:
      'kr, krona/kronor, sek, öre, euro, gratis, avgiftsfri*, pris/priset, kostar, kostnad/kostnaden, budget/budgeten',
    frequency: 'varje, gång/gånger, dagligen, veckovis, månadsvis, årligen, varannan, alltid, aldrig, per',
    place: 'på, vid, bakom, bredvid, under, mittemot, hos, inne',
    reason: 'eftersom, därför, anledning/anledningen, skäl/skälet, annars, orsak/orsaken, så att',
    'yes or no': 'inte, aldrig, bara, endast, måste, alltid, förbjudet/förbjuden, tillåtet/tillåten, ingen, inget',
  },
  free: 'gratis, kostnadsfri/kostnadsfritt/kostnadsfria, avgiftsfri/avgiftsfritt',
  numbers:
    'två, tre, fyra, fem, sex, sju, åtta, nio, tio, elva, tolv, femton, tjugo, trettio, fyrtio, femtio, hundra, tusen, miljon, miljoner, halv, halva, hälften, tredjedel, fjärdedel, tretton, fjorton, sexton, arton, sextio, sjuttio, åttio, nittio',
  one: 'en, ett',
  units: {
    time: 'sekund/sekunder, minut/minuter, timme/timmar, dag/dagar/dygn, natt/nätter, vecka/veckor, månad/månader, år, arbetsdag/arbetsdagar, vardag/vardagar',
    size: 'liter, sida/sidor, ord, procent, filer, meter, ton, miljon/miljoner, tecken',
    degree: 'grad/grader',
    clock: 'h',
  },
  beforeUnits: 'hela, hel, fulla',
  beforeClock: 'kl, kl., klockan',
  bounds: 'högst, minst, mer, mindre, än, max, ny/nya/nytt',
  seasons: 'sommar/sommaren, vinter/vintern, våren, höst/hösten, advent',
  negations: 'inte, ej, ingen/inget/inga, aldrig, utan',
  denials: 'förbjuden/förbjudet/förbjudna, omöjlig/omöjligt, stängd/stängt/stängda, utesluten/uteslutet/uteslutna',
  opensQuestion: 'när, var, vad, hur, vilken/vilket/vilka, varför, vem, får, kan, ska, måste, finns',
  asksExistence: 'finns det, har ni',
  beforeAsking: 'till, från, sedan, med, för, i, på, av, hos, åt',
  and: 'och, och även/också',
  greetings: 'hej, god morgon, god kväll, god dag, hallå',
  courtesies:
    'tack så mycket, tack på förhand, tack, kan/kunde du säga/berätta, kan ni säga/berätta, jag vill/skulle gärna/vilja veta, vet någon',
  thanks: 'tack för, tack så mycket, med vänliga hälsningar, vänliga hälsningar',
  old: 'gammal/gammalt/gamla, tidigare, förra, förut, dåvarande',
  current: 'nuvarande, aktuell/aktuellt/aktuella, nu, numera',
  replaced: 'ersatt/ersatta av, upphävd/upphävt/upphävda, föråldrad/föråldrat, inte längre giltig/giltigt, har upphört',
  refersBack: 'här, där, det, denna, detta, dessa, han, hon',
  questionLabels: 'f, fråga',
  replyLabels: 's, svar',
  abbreviations: 't.ex, bl.a, kl, nr, ca, dvs, osv, tel, s.k',
  synonyms: `
hyra hyr uthyrning; pris kostnad avgift taxa; kosta kostar betala; betala betalning; köpa köp beställa; deposition handpenning förskott; återbetala återbetalning; böter straffavgift; lön ersättning; faktura räkning kvitto
rabatt nedsättning; gratis kostnadsfri avgiftsfri; stänga stängd stänger; öppna öppen öppet öppettider; börja börjar start; sluta slutar slut; vara räcker länge; snabbt fort; ofta regelbundet; genast omedelbart
dagligen dag; veckovis vecka; månadsvis månad; årligen år; semester ledighet; sjuk sjukdom; läkare doktor; sjukhus klinik; medicin läkemedel; skada sår; hjälp hjälpa; barn; elev student; lärare; lektion kurs
prov test; kund; gäst besökare besök; anställd personal medarbetare; chef ledare; ägare tillhöra; företag firma bolag; arbete jobb tjänst; praktikant lärling; uppsägning; ersättare vikarie; bil fordon; cykel; resa
parkera parkering; hus byggnad; lägenhet bostad; hyresgäst; hiss; trappa; källare; ingång dörr; sopor avfall; tvätta tvätt; städa rengöra; trasig skadad fel; laga reparera reparation; byta ersätta; förlora tappad borttappad
stöld stulen; olycka tillbud; brand eld; akut nödfall; fara risk; telefon ringa; mejl e-post; anmäla meddela informera; fråga förfrågan; svar svara; klagomål; möte; tillåten tillåtet; förbjuden förbjudet; obligatorisk krav
nödvändig behöva; avboka ställa in; boka bokning; registrera registrering; medlem; ansökan ansöka; godkänna godkännande; ändra ändring; radera ta bort; spara förvara lagra; skicka sända; få erhålla; hämta; leverera leverans
kontrollera kontroll besiktning testa; högst maximalt; minst; varm temperatur; mat måltid äta; röka; buller ljud; kläder; dokument fil; bild foto; dator; lösenord; garanti; avtal kontrakt; regel föreskrift; försäkring; vara produkt artikel
`,
};

import type { LanguageWords } from './language-words.ts';

/** The Dutch words that the reader of excerpts knows. */
export const dutch: LanguageWords = {
  functionWords: `aan al als bij dan dat de deze die dit door een en er geen had heb hebben heeft het hij hoe hoeveel ik in is je kan kunnen lang maar mag me meer met mijn
   moet na naar niet nog nu of om onze ook op over te tot uit van vaak veel voor waar waarom wanneer wat we welke wie wij worden wordt ze zich zijn zo zou
   jullie jij jou jouw u uw hun haar hem ons dit daar daarvoor hier er erbij ervan gaan gaat ga komen komt doen doet gedaan krijg krijgt krijgen kreeg moeten moest mogen willen wil wilt zullen zal zou zouden konden kunt
   heb hebt hadden was waren wordt werd geworden als dan toch even eens iets iemand niets geen alle alles elke ieder andere ander zonder tussen tijdens tegen onder boven binnen buiten af al wel tegenwoordig momenteel ergens hoelang welk`,
  beforeNouns: 'een de het mijn onze ons jullie deze die dit dat in naar bij op van voor met zonder uit per',
  limiting: 'voor in bij op van met zonder',
  asks: {
    temperature: 'hoe warm/koud/heet, welke temperatuur*, hoeveel graden',
    frequency: 'hoe vaak/dikwijls/regelmatig, hoeveel keer, om de hoeveel',
    clock: 'hoe laat, welk uur, welke tijd',
    duration: 'hoe lang/snel, hoelang, hoeveel tijd',
    time: 'wanneer, welke/welk dag/dagen/datum/week/maand/maanden/jaar, hoe vroeg',
    money:
      'wat kost/kosten/betaal/betaalt/betalen/verdien/verdient, wat .. kost/kosten/betalen/betaald, hoeveel geld/euro/loon/huur, hoeveel ? kost/kosten/betaal/betaalt/betalen/verdien/verdient, hoe duur, wat is/was/zijn de/het/onze ? prijs/prijzen/huur/tarief/kosten/korting/borg/boete/loon/salaris, welke/welk prijs/tarief/korting/bedrag/huur/borg',
    size: 'hoe groot/zwaar/hoog/ver/diep/breed, hoeveel weegt/wegen/meet/meten',
    count: 'hoeveel, hoe oud, welk/welke leeftijd/aantal/percentage',
    name: 'wie, hoe heet/heten, wat is de naam',
    reason: 'waarom, om welke reden, wat is/was de reden/oorzaak, hoezo',
    place:
      'waar/waarheen/waarnaartoe, in/op/bij welke/welk kamer/zaal/plaats/plek/gebouw/verdieping/straat/stad/land/ruimte',
    other: 'welke/welk, wat, hoe',
    'yes or no':
      '^mag/mogen/kan/kunnen/kunt/moet/moeten/is/zijn/heeft/hebben/heb/hebt/wordt/worden/krijg/krijgen/ben/staat/gaat, ^is er, ^zijn er',
  },
  onlyAsking:
    'hoe vaak/lang/snel/laat/oud/groot/warm, hoelang, hoeveel geld/tijd/keer, om de hoeveel tijd, welke reden',
  pricing: 'kost*, prijs*, prijzen, betaal*, betal*, uur, uren, kilo*, kg, gram*, liter*, meter*, stuk*, per',
  counting: 'hoeveel',
  shows: {
    time: 'vanaf, tot, tijdens, sinds, elke, ieder/iedere, altijd, nooit, vandaag, morgen, gisteren, eerste, laatste, begin, einde, eind, zodra, wanneer, ochtend, middag, avond, nacht, zomer, winter, lente, herfst',
    clock: 'middernacht, ochtends, avonds, nachts, middags, ochtend, avond, middag',
    money: 'euro, euro’s, gratis, kosteloos, prijs/prijzen, kost/kosten, betaald, budget',
    frequency:
      'elk/elke, ieder/iedere, keer, dagelijks*, wekelijks*, maandelijks*, jaarlijks*, altijd, nooit, per, om de',
    place: 'in, op, achter, naast, onder, bij, tegenover, aan',
    reason: 'omdat, zodat, daarom, reden, wegens, anders, vanwege',
    'yes or no':
      'niet, nooit, alleen, mag, mogen, moet, moeten, kan, kunnen, altijd, verboden, toegestaan, geen, verplicht',
  },
  free: 'gratis, kosteloos/kosteloze',
  numbers:
    'twee, drie, vier, vijf, zes, zeven, acht, negen, tien, elf, twaalf, twintig, dertig, veertig, vijftig, honderd, duizend, half, helft, derde, kwart, dertien, veertien, vijftien, zestien, zeventien, achttien, zestig, zeventig, tachtig, negentig',
  one: 'een, één',
  units: {
    time: 'seconde/seconden, minuut/minuten, uur/uren, dag/dagen, nacht/nachten, week/weken, maand/maanden, jaar/jaren, werkdag/werkdagen',
    size: 'liter, pagina’s, woorden, procent, bestanden, meter, ton, miljoen, tekens',
    degree: 'graad/graden',
    clock: 'uur',
  },
  beforeUnits: 'volle, hele, halve',
  beforeClock: 'om',
  bounds: 'hooguit, hoogstens, minstens, maximaal, meer, minder, dan, nieuw/nieuwe',
  seasons: 'zomer, winter, lente, voorjaar, herfst',
  negations: 'niet, geen, zonder, nooit, niemand, niets, nergens',
  denials: 'verboden, onmogelijk, gesloten, dicht, uitgesloten',
  opensQuestion:
    'wanneer, waar, wat, hoe, hoeveel, hoelang, welke/welk, waarom, wie, mag, kan, moet, mogen, kunnen, moeten',
  opensWithSubject: 'is, zijn, heeft, hebben, heb, krijg, krijgen',
  subjects: 'ik, we, wij, je, jullie, men, u, er, het, de, een, mijn, onze, daar',
  asksExistence: 'is/zijn er, hebben jullie',
  beforeAsking: 'tot, vanaf, sinds, van, met, voor, in, op, aan, naar, bij, uit, door',
  and: 'en, en ook',
  greetings: 'hallo, hoi, goedemorgen, goedemiddag, goedenavond, goedendag, dag',
  courtesies:
    'bedankt, dank u wel, dank u, dank je, alstublieft, alsjeblieft, aub, kunt u mij/me zeggen/vertellen, kun/kan je me zeggen/vertellen, ik wil/zou graag weten',
  thanks: 'bedankt, hartelijk dank, dank je/u, met vriendelijke groet/groeten',
  old: 'oud/oude, vroeger/vroegere, vorig/vorige, voorheen',
  current: 'tegenwoordig, momenteel, huidig/huidige, actueel/actuele, nu',
  replaced: 'vervallen, vervangen door, verouderd, ingetrokken, achterhaald, niet meer geldig, niet langer geldig',
  refersBack: 'hier, daar, deze, dit, die, dat, hij, zij, ze',
  questionLabels: 'v, vraag',
  replyLabels: 'a, antwoord',
  abbreviations: 'dhr, mevr, bv, nr, ca, enz, bijv, art, tel, a.u.b, d.w.z',
  synonyms: `
huren huur verhuren verhuur lenen; prijs kosten tarief vergoeding; kosten betalen; betalen betaling voldoen; kopen aankoop bestellen; borg waarborgsom aanbetaling voorschot; terugbetalen terugbetaling; boete; loon salaris verdienen; factuur rekening bon
korting; gratis kosteloos; sluiten gesloten dicht; openen open opening; beginnen begin start; eindigen einde stoppen; duren duur; snel vlug; vaak dikwijls regelmatig; direct meteen onmiddellijk; dagelijks dag; wekelijks week; maandelijks maand
jaarlijks jaar; termijn uiterlijk; vakantie verlof vrij; ziek ziekte; arts dokter; ziekenhuis kliniek; medicijn geneesmiddel tablet; wond letsel gewond; hulp helpen; kind kinderen; leerling student; leraar docent; les cursus; examen toets
klant opdrachtgever; gast bezoeker bezoek; werknemer medewerker personeel collega; chef leidinggevende baas manager; eigenaar; bedrijf firma onderneming; werk baan functie; stagiair leerling; opzeggen opzegging; vervanger vervanging; auto wagen voertuig
fiets rijwiel; reis rit; parkeren parkeerplaats; huis gebouw pand; woning appartement flat; huurder bewoner; lift; trap; kelder; ingang deur; afval vuilnis; wassen was; schoonmaken reinigen poetsen; kapot defect schade stuk; repareren reparatie herstellen
vervangen wisselen ruilen; verliezen verloren kwijt; diefstal gestolen; ongeval ongeluk incident; brand vuur; noodgeval spoed dringend; gevaar risico; veiligheid veilig; telefoon bellen; mail email; melden doorgeven informeren; vragen verzoek
antwoord antwoorden; klacht klagen; vergadering bijeenkomst; toegestaan mogen; verboden; verplicht moeten; nodig vereist; annuleren afzeggen; reserveren boeken reservering; inschrijven aanmelden inschrijving; lid lidmaatschap; aanvraag aanvragen
goedkeuren goedkeuring toestemming; wijzigen veranderen wijziging; verwijderen wissen; bewaren opslaan; sturen verzenden opsturen; krijgen ontvangen; meenemen brengen; ophalen afhalen; leveren levering bezorgen; controleren controle keuring nakijken testen
hoogstens maximaal; minstens minimaal; warm temperatuur heet; eten maaltijd; roken; lawaai geluid stil; kleding kleren dragen; document bestand; foto afbeelding; wachtwoord; garantie; contract overeenkomst; regel voorschrift; verzekering polis
offerte aanbod; leverancier; product artikel goederen; magazijn voorraad
`,
};

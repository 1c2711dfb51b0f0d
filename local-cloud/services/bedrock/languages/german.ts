import type { LanguageWords } from './language-words.ts';

/** The German words that the reader of excerpts knows. */
export const german: LanguageWords = {
  functionWords: `aber alle als am an auch auf aus bei beim bin bis bitte da damit darf das dass dein dem den denn der des die dies diese dieser doch dort du durch
   ein eine einem einen einer eines er es etwas fur gegen gibt habe haben hat hatte ich ihr im in ins ist ja jede jeder kann kein keine konnen man mehr mein mich mir mit
   muss nach nicht noch nur oder ob schon sein sich sie sind so soll sollte uber um und uns unser vom von vor wann war waren warum was welche welcher welches
   wem wen wenn wer werden wie wieder wird wo wofur woher wohin zu zum zur oft viel viele lange hoch bekomme bekommen bekommt dein deine deinen deiner dich dir durfen erlaubt euch euer eure findet statt
   geht hatten ihre ihrem ihren ihrer ihres machen macht meine meinem meinen meiner meines moglich musste passiert sehr sollen uns unsere unserem unseren
   unserer will wollen womit wovon wurde wurden
   wir ihr habt seid sie ab dann denn diesem diesen dieses also etwa eigentlich mal noch raus rein gerade eben etwas jemand man mussen musst muessen sollten konnten mochte mochten brauche brauchen brauchst welchem welchen
   dieselbe solche wieviel hab haste sagen laut wissen beziehungsweise davon dafur eigene eigenen ganz genau ungefahr derzeit aktuell seine seinen seiner deren dessen zwischen wegen wahrend ohne hier jetzt`,
  beforeNouns:
    'ein eine einen einem einer eines der die das den dem des mein meine meinen unser unsere unseren kein keine keinen im am zum zur beim vom in an auf bei nach aus mit ohne von für zu',
  limiting: 'für im in bei beim auf von vom mit ohne',
  asks: {
    temperature: 'wie warm/heiß/kalt, welche* temperatur*',
    frequency: 'wie oft/häufig/regelmäßig, wie viele/viel male/mal',
    clock: 'wie spät, wie viel uhr, wieviel uhr, welche* uhrzeit*',
    duration: 'wie lang/lange/schnell, wie viel/viele zeit, wieviel zeit',
    time: 'wann, wie früh, welche* tag/tage/tagen/wochentag*/datum/jahr/jahre/jahren/monat/monate/monaten/woche/wochen/termin*',
    money:
      'was/wieviel .. kost*/gekost*/zahle/zahlen/zahlt/bezahl*/verdien*/hinlegen, wie viel .. kost*/gekost*/zahle/zahlen/zahlt/bezahl*/verdien*, wie teuer, wieviel geld/euro/miete/lohn/gehalt, wie viel geld/euro/miete/lohn/gehalt, welche* preis*/gebühr*/betrag/miete/gehalt/lohn/rabatt/kaution, wie hoch ist/sind/war der/die/das/mein/meine/unser/unsere ? miete/gebühr/gebühren/preis/kosten/kaution/rabatt/strafe/lohn/gehalt/anzahlung/selbstbehalt',
    size: 'wie groß/schwer/weit/tief/breit, wie viel wiegt/wiegen/misst/fasst, wieviel wiegt/wiegen/misst/fasst',
    count: 'wie viel/viele/vielen, wieviel/wieviele, wie alt/hoch, welche* alter/anzahl/prozentsatz/anteil',
    name: 'wer/wem/wen/wessen, wie heißt/heißen, wie ist/war/lautet der name',
    reason:
      'warum/wieso/weshalb/weswegen, aus welche* grund/gründen, was ist/war der grund/anlass, was ist/war die ursache',
    place:
      'wo/wohin/woher, in/an/auf/bei welche* raum/zimmer/ort/gebäude/stock/stockwerk/etage/straße/stadt/land/stelle/regal',
    other: 'was, welche*, wie, womit, wofür',
    'yes or no':
      '^kann/kannst/können/könnt/darf/darfst/dürfen/dürft/muss/müssen/soll/sollen/ist/sind/gibt/wird/werden/hat/haben/habt/habe/gelten/gilt',
  },
  onlyAsking:
    'wie oft/häufig/lange/schnell/hoch/groß/warm/regelmäßig, wie viel/viele uhr/zeit/geld/male/mal, wieviel uhr/zeit/geld, welche* uhrzeit/grund',
  pricing: 'kost*, preis*, zahl*, bezahl*, stunde*, kilo*, kg, gramm*, liter*, meter*, stück*, pro',
  counting: 'wie viele/viel, wieviel/wieviele',
  shows: {
    time: 'wenn, sobald, bis, ab, ersten/erste, letzten/letzte, ende, anfang, immer, nie, jeden, seit, heute, morgen, gestern, mittag/mittags, mitternacht, morgens, abends, nachts, sommer, herbst, frühjahr, frühling',
    clock: 'mittag/mittags, mitternacht, morgens, abends, nachts, vormittags, nachmittags',
    money: 'euro/euros, franken, kostenlos, gratis, umsonst, preis/preise, kosten/kostet, budget',
    frequency:
      'täglich*, wöchentlich*, monatlich*, jährlich*, jede/jeden/jeder/jedes/jedem, einmal, zweimal, dreimal, mal, alle #, immer, nie, pro, stündlich*',
    place: 'im, am, auf, bei, hinter, neben, unter, in, gegenüber',
    reason: 'weil, da, denn, damit, deshalb, wegen, grund, sonst, aufgrund',
    'yes or no':
      'nicht, nie, kein/keine/keinen/keiner/keinem/keines, nur, darf, dürfen, kann, können, muss, müssen, immer, erlaubt, verboten',
  },
  free: 'kostenlos/kostenlose/kostenloser/kostenloses/kostenlosen, kostenfrei/kostenfreie, gratis, umsonst, unentgeltlich',
  numbers:
    'zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, elf, zwölf, zwanzig, dreißig, hundert, tausend, halb, hälfte, drittel, viertel, dreizehn, vierzehn, fünfzehn, sechzehn, siebzehn, achtzehn, neunzehn, vierzig, fünfzig, sechzig, siebzig, achtzig, neunzig',
  one: 'ein, eine, einen, einem, einer, eines',
  units: {
    time: 'sekunde/sekunden, minute/minuten, stunde/stunden, tag/tage/tagen, nacht/nächte, woche/wochen, monat/monate/monaten, jahr/jahre/jahren, werktag/werktage/werktagen, arbeitstag/arbeitstage/arbeitstagen, kalendertag/kalendertage/kalendertagen',
    size: 'liter, seiten/seite, wörter, prozent, dateien, meter, tonnen, million/millionen, zeichen',
    degree: 'grad',
    clock: 'uhr',
  },
  beforeUnits: 'volle, ganze, halbe',
  beforeClock: 'um',
  bounds: 'höchstens, mindestens, maximal, mehr, weniger, als, neu/neue/neuer/neues',
  seasons: 'sommer/sommers, winter/winters, herbst, frühling, frühjahr, advent',
  negations: 'nicht, kein/keine/keinen/keiner/keinem/keines, nie, niemals, niemand, ohne',
  denials: 'verboten, untersagt, unzulässig, unmöglich, geschlossen, ausgeschlossen',
  opensQuestion:
    'wann, wo, was, wer, wen, wem, wie, warum, wieso, weshalb, welche/welcher/welches/welchen/welchem, wohin, darf, kann, muss, soll, gibt, brauche',
  opensWithSubject: 'ist, sind, hat, haben, habe, bekomme, bekommen, kostet, dürfen, können, müssen',
  subjects: 'ich, wir, man, es, das, der, die, den, ein, eine, einen, mein, meine, dort, da',
  asksExistence: 'gibt es, ist dort, habt ihr, haben sie',
  beforeAsking: 'bis, ab, seit, von, vom, mit, für, in, an, auf, zu, um, bei, nach, aus, durch, unter, über',
  and: 'und, und auch/außerdem',
  greetings: 'guten tag/morgen/abend, hallo, moin, servus, grüß gott',
  courtesies:
    'vielen dank, danke schön, danke, bitte, könnten/können sie mir bitte sagen, könnten/können sie mir sagen, kannst/könntest du mir bitte sagen, kannst/könntest du mir sagen, ich würde/möchte/wollte gern/gerne wissen, ich möchte/wollte wissen, weiß jemand',
  thanks:
    'vielen dank, herzlichen dank, besten dank, danke, mit freundlichen grüßen, viele/liebe/beste/herzliche grüße',
  old: 'alte/alten/alter/altes/altem, früher/frühere/früheren, vorher, bisher, bisherige/bisherigen, ehemalige/ehemaligen',
  current: 'aktuell/aktuelle/aktuellen/aktueller/aktuelles, derzeit, momentan, gegenwärtig',
  replaced:
    'ersetzt durch, überholt, veraltet/veraltete, ungültig, außer Kraft, aufgehoben, abgelaufen, abgelöst, nicht mehr gültig/aktuell, gilt nicht mehr',
  refersBack: 'er, sie, es, hier, dort, dies, diese/dieser/dieses/diesem/diesen',
  questionLabels: 'f, frage',
  replyLabels: 'a, antwort',
  abbreviations:
    'bzw, z, Hd, u, o, v, St, Mio, Mrd, z.B, d.h, ca, cf, Nr, Abs, Art, Tel, Hr, Fr, vgl, Vgl, Abschn, Anm, Aufl, Bsp, ehem, evtl, exkl, geb, gem, ggf, ggü, Hg, Hrsg, inkl, Kap, lt, Mag, Str, usw, Ziff, zzgl',
  synonyms: `
mieten miete leihen ausleihen verleih; preis kosten gebuhr entgelt tarif; kosten zahlen bezahlen betragen; bezahlen zahlung uberweisen; kaufen kauf bestellen
anzahlung kaution; erstatten zuruckzahlen ruckzahlung; strafe bussgeld; gehalt lohn verdienst; rechnung beleg; rabatt ermassigung nachlass; gratis kostenlos umsonst frei
schliessen zu geschlossen; offnen auf offnungszeiten geoffnet; beginnen anfangen starten beginn anfang; enden ende aufhoren schluss; dauern dauer lange; spat verspatet
schnell rasch zugig; kommen kommt erscheinen erscheint eintreffen eintrifft; oft haufig regelmassig; sofort gleich umgehend unverzuglich; taglich tag; wochentlich woche; monatlich monat; jahrlich jahr; frist spatestens bis
urlaub ferien frei; krank krankheit erkrankt; arzt doktor; krankenhaus klinik; medikament arznei tablette; verletzung verletzt wunde; hilfe helfen unterstutzung
kind kinder; tochter kind; sohn kind; schuler schulerin lernende; lehrer lehrkraft lehrerin dozent; unterricht stunde kurs; prufung examen test; probe ausprobieren probezeit; eltern mutter vater
kunde kundin auftraggeber; gast besucher besuch; mitarbeiter beschaftigte angestellte personal kollege; chef leiter leiterin vorgesetzte leitung; leiten fuhren
besitzer inhaber eigentumer gehoren; firma betrieb unternehmen; arbeit stelle job; lehrling azubi auszubildende; kundigen kundigung; verantwortlich zustandig; vertretung ersatz stellvertreter
auto wagen fahrzeug; fahrrad rad velo; lastwagen lkw; reise fahrt dienstreise; parken parkplatz abstellen; haus gebaude; wohnung; mieter bewohner; aufzug lift fahrstuhl; treppe treppenhaus
keller untergeschoss; eingang tur; mull abfall; kinderwagen buggy; waschen wasche; reinigen putzen saubern reinigung; kaputt defekt schaden beschadigt; beule schaden; reparieren reparatur instandsetzung
ersetzen austauschen wechseln; verlieren verloren verlust; finden fund; stehlen gestohlen diebstahl; unfall vorfall; feuer brand; notfall dringend; gefahr gefahrlich risiko; sicherheit sicher
telefon anrufen anruf; mail email; melden mitteilen bescheid informieren benachrichtigen; fragen anfrage; antwort antworten; beschweren beschwerde; treffen versammeln sammelplatz treffpunkt versammlung sammeln
durfen erlaubt gestattet; verboten untersagt; mussen pflicht verpflichtet; notig erforderlich notwendig brauchen benotigen; freiwillig; absagen stornieren abmelden; buchen reservieren buchung reservierung
anmelden anmeldung; abmelden abmeldung kundigen; mitglied beitritt beitreten; beantragen antrag; genehmigen genehmigung zustimmung; entscheiden entscheidung abstimmen; andern anderung; loschen entfernen
aufbewahren aufbewahrung lagern speichern; schicken senden zusenden einreichen; bekommen erhalten; geben aushandigen; mitbringen bringen; abholen holen; liefern lieferung zustellung; zuruckgeben ruckgabe
prufen kontrollieren kontrolle uberprufen; messen messung; gross grosse; hochstens maximal hochst; mindestens wenigstens; anteil prozent; gewicht schwer; hohe hoch; warm temperatur heiss; nass feucht feuchte
essen mahlzeit; trinken getrank; rauchen zigarette; larm laut ruhe leise; kleidung anziehen tragen; auftritt konzert auffuhrung; klavier flugel; dokument datei unterlage; bild foto; rechner computer laptop
passwort kennwort; fehler storung; garantie gewahrleistung; vertrag vereinbarung; regel vorschrift; versicherung versichert; steuer; angebot offerte; lieferant zulieferer; ware produkt artikel; lager bestand
maschine gerat; holz; herstellen fertigen bauen produzieren; grund ursache; moglich konnen; alleine allein; person leute; art sorte; summe gesamt betrag; weg verfahren; benutzen verwenden nutzen
`,
};

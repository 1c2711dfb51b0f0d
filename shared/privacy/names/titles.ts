const TITLES = new Set(
  `mr mrs ms mmes cllrs miss mx dr dra drs dres prof professor profa sir lady lord dame madam sister father rev reverend captain capt colonel col lieutenant lt sergeant sgt judge senator
  herr herrn frau fraulein hr fr doktor monsieur madame mademoiselle mme mlle maitre docteur senor senora senorita sr sra srta don dona sig sigra sigg signor signora
  signorina dott dottor dottoressa avv ing geom meneer mevrouw heer heren dhr mevr mw drs senhor senhora doutor doutora pan pani pania panem pana inz mgr hab uncle aunt
  grandma grandpa cllr councillor don dona dna doctora suor sor signa fru froken mons monsignor padre hermana hnos lic arq eng engenheiro engenheira mtro mtra soeur mw mej
  dipl ing kfm mgr doc phdr judr exmo exma ilmo ilma srs sras sres mag hrn fam familie famille familia famiglia
  cpl insp matron frl pfr pfarrer pfarrerin hptm professeur capitaine abbe sgto fray hno hna dssa panstwo panu mjr kpt plk ppor sierz kapten lojtnant overste kyrkoherde
  notar notarin rechtsanwalt rechtsanwaltin richterin staatsanwalt staatsanwaltin kollege kollegin hausmeister hausmeisterin nachbarin`.split(
    /\s+/,
  ),
);

/** Titles that are other words or units in small letters, folded, as they are written. */
export const CAPITAL_TITLES: ReadonlySet<string> = new Set(
  'Me Vve Pr Lt Cdt Pere RA RAin RAe StB StBin PD OA OAin KHK KHKin PHK PHKin POM POMin PHM DCI DSI WPC Ir Ds Juf Enga Engo Profa Arqa Panie'.split(
    ' ',
  ),
);

const COURTESY = new Set(
  'mevrouw mevr mw mej meneer mijnheer dhr hr mr mrs ms mme mlle madame mademoiselle monsieur sr sra srta sig'.split(
    ' ',
  ),
);

/** Whether a folded word in lower case is a form of address that says nothing of an office. */
export const isCourtesy = (word: string): boolean => COURTESY.has(word);

/** Whether a folded word in lower case is a form of address or a rank. */
export function isTitle(word: string): boolean {
  return TITLES.has(word) || ORDINAL_TITLE.test(word);
}

// "D.ª", "Dr.ª", "Eng.º", as they are folded.
const ORDINAL_TITLE = /^(?:d|dn|dr|sr|prof|eng|arq|exm|ilm|m)\.[ao]$/;

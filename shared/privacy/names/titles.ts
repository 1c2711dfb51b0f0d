import { remembered } from '../remembered.ts';
import { wordSet } from '../word-set.ts';

const TITLES = wordSet(
  `mr mrs ms mmes cllrs miss mx dr dra drs dres prof professor profa sir lady lord dame madam sister father rev reverend captain capt colonel col lieutenant sergeant sgt judge senator
  herr herrn frau fraulein hr fr doktor monsieur madame mademoiselle mme mlle maitre docteur senor senora senorita sr sra srta don dona sig sigra sigg signor signora
  signorina dott dottor dottoressa avv ing geom meneer mevrouw heer heren dhr mevr mw drs senhor senhora doutor doutora pan pani pania panem pana inz mgr hab uncle aunt
  grandma grandpa cllr councillor don dona dna doctora suor sor signa fru froken mons monsignor padre hermana hnos lic arq eng engenheiro engenheira mtro mtra soeur mw mej
  dipl ing kfm vda mgr doc phdr judr exmo exma ilmo ilma srs sras sres mag hrn fam familie famille familia famiglia
  cpl insp matron admiral commodore brigadier archduke frl pfr pfarrer pfarrerin hptm professeur capitaine abbe sgto fray hno hna dssa panstwo panu mjr kpt plk ppor sierz kapten lojtnant overste kyrkoherde
  rouva herra domnul doamna domnului doamnei notar notarin rechtsanwalt rechtsanwaltin richterin staatsanwalt staatsanwaltin kollege kollegin hausmeister hausmeisterin nachbarin`,
);

/** Titles that are other words or units in lower case: without accents, but with their capitals. */
export const CAPITAL_TITLES: ReadonlySet<string> = wordSet(
  'Me Vve Pr Lt Cdt Pere RA RAin RAe StB StBin PD OA OAin KHK KHKin PHK PHKin POM POMin PHM DCI DSI WPC Ir Ds Juf Enga Engo Profa Arqa Panie',
);

const COURTESY = wordSet(
  `mevrouw mevr mw mej meneer mijnheer dhr hr mr mrs ms mme mlle madame mademoiselle monsieur sr sra srta senor senora senorita don dona dr dra sig signor signora signorina
  sig.ra senhor senhora herr frau vda`,
);

/** Whether a folded word in lower case is a form of address that does not indicate an office. */
export const isCourtesy = (word: string): boolean => COURTESY.has(word);

const BEFORE_ANY_SURNAME = wordSet(
  `mr mrs ms mevrouw mevr mw mej meneer mijnheer dhr herr herrn frau fraulein mme mlle madame mademoiselle monsieur senor senora senorita sr sra srta signor signora signorina senhor
  senhora fru`,
);

/** Whether any capitalized word after this folded word in lower case is a surname, whatever else it means. */
export const isBeforeAnySurname = (word: string): boolean => BEFORE_ANY_SURNAME.has(word);

/** Words after a form of address that are not a surname, folded: function words and words for what a person is. */
export const NO_SURNAMES: ReadonlySet<string> = wordSet(
  `a an the and or of in is it to this that for from at by with on as your you we i he she who what when where why how has have had was are will would can may please dear thank thanks not
  speaker chairman chair secretary justice ambassador mayor fix universe world first
  und oder aber ist war hat hatte der die das den dem des ein eine im am ab an auf aus bei bis fur mit nach vom von zu zur zum wir sie er es ich bitte wenn hier nein ja nicht titel
  vorname nachname familienname name telefon telephone telefono telefoon telefone naam indirizzo firma mutter vater prenom nom voornaam achternaam vorsitzender vorsitzende
  et ou le la les un une du de au aux en est sont par pour vous nous je il elle veuillez merci ne pas directrice client cliente voisin voisine
  y o el los las una con por para su usted gracias e cliente usuario usuaria padre madre pasajero pasajera propietario conductor anillos milagros
  od lo gli i uno della di da per non si preside
  het een van voor met zijn wij u niet voorzitter
  och eller ar pa av med for inte
  os um uma com na no utente passageiro passageira condutor
  oraz lub w z na do od przy prosze mlody domu klient kierowca`,
);

/** Whether a folded word in lower case is a form of address or a rank. */
export const isTitle: (word: string) => boolean = remembered((word) => TITLES.has(word) || ORDINAL_TITLE.test(word));

// The folded forms of "D.ª", "Dr.ª", "Eng.º".
const ORDINAL_TITLE = /^(?:d|dn|dr|sr|prof|eng|arq|exm|ilm|m)\.[ao]$/;

import { wordSet } from '../../../word-set.ts';
import { type AddressToken, tokenAt } from '../address-token.ts';

// Larger towns of the countries whose languages the rules know, folded. In lower case, only a list distinguishes a town
// from the next words of a sentence: "hauptstr 5 in köln", "hauptstr 5 in eile".
const TOWNS = wordSet(
  `london birmingham leeds glasgow sheffield bradford manchester edinburgh liverpool bristol cardiff coventry nottingham leicester sunderland belfast newcastle brighton hull plymouth derby stoke southampton swansea
  reading aberdeen portsmouth york oxford cambridge norwich exeter bath dublin cork galway limerick bolton preston
  berlin hamburg munchen muenchen koln koeln frankfurt stuttgart dusseldorf duesseldorf dortmund essen leipzig bremen dresden hannover nurnberg nuernberg duisburg bochum wuppertal bielefeld bonn munster muenster
  karlsruhe mannheim augsburg wiesbaden gelsenkirchen aachen braunschweig kiel chemnitz magdeburg freiburg krefeld mainz lubeck erfurt rostock kassel potsdam wien graz linz salzburg innsbruck zurich zuerich basel bern luzern
  paris marseille lyon toulouse nice nantes montpellier strasbourg bordeaux lille rennes reims toulon grenoble dijon angers nimes beziers villeurbanne brest limoges tours amiens metz perpignan besancon orleans rouen caen nancy
  madrid barcelona valencia sevilla zaragoza malaga murcia palma bilbao alicante cordoba valladolid vigo gijon vitoria granada elche oviedo badalona cartagena terrassa jerez sabadell almeria burgos santander pamplona
  roma milano napoli torino palermo genova bologna firenze bari catania verona venezia messina padova trieste taranto brescia parma prato modena reggio ravenna livorno rimini cagliari foggia salerno perugia pisa bergamo trento siena lucca
  amsterdam rotterdam utrecht eindhoven groningen tilburg almere breda nijmegen enschede haarlem arnhem zaandam amersfoort apeldoorn hoofddorp maastricht leiden dordrecht zoetermeer zwolle deventer delft alkmaar venlo leeuwarden
  edam hilversum gouda assen helmond antwerpen gent brugge leuven brussel mechelen kortrijk hasselt oostende someren
  lisboa porto braga coimbra funchal setubal almada amadora aveiro faro evora leiria viseu guimaraes cascais sintra matosinhos recife salvador curitiba fortaleza brasilia
  warszawa warszawie krakow krakowie lodz lodzi wroclaw wroclawiu poznan poznaniu gdansk gdansku szczecin szczecinie bydgoszcz bydgoszczy lublin lublinie katowice katowicach bialystok bialymstoku gdynia gdyni
  czestochowa radom sosnowiec torun toruniu kielce kielcach gliwice gliwicach zabrze rzeszow rzeszowie olsztyn olsztynie bielsko bytom opole opolu
  stockholm goteborg malmo uppsala vasteras orebro linkoping helsingborg jonkoping norrkoping lund umea gavle boras eskilstuna karlstad vaxjo halmstad sundsvall lulea kalmar visby
  oslo bergen trondheim stavanger tromso kobenhavn aarhus odense aalborg esbjerg helsinki espoo tampere vantaa oulu turku lahti kuopio`,
);
const PREPOSITIONS = wordSet('in a en em w we te i im');

/**
 * Returns the index after a town in lower case that a comma or a preposition joins to its street ("12 oak road, leeds",
 * "hauptstr 5 in köln"), or the index itself.
 */
export function skipLowercaseTown(tokens: readonly AddressToken[], index: number): number {
  const first = tokenAt(tokens, index);
  const at = first.gap === 'space' && PREPOSITIONS.has(first.lower) ? index + 1 : index;
  const town = tokenAt(tokens, at);
  const isJoined = at === index ? town.gap === 'comma' || town.gap === 'space' : town.gap === 'space';
  return isJoined && TOWNS.has(town.lower) ? at + 1 : index;
}

import { phraseSet, wordSet } from '../word-set.ts';

/**
 * Firms and brands named with the first name and surname of their founder, folded; none has a founder whose name is
 * common.
 */
export const FIRMS: ReadonlySet<string> = phraseSet(
  `carl zeiss,albert heijn,robert bosch,heinrich deichmann,adolf wurth,fritz henkel,hugo boss,jil sander,karl lagerfeld,philipp holzmann,ernst leitz,anton schlecker,
  august storck,august thyssen,friedrich krupp,julius meinl,peek cloppenburg,jan linders,dirk van den broek,piet klerkx,vroom dreesmann,
  ralph lauren,calvin klein,tommy hilfiger,michael kors,marc jacobs,donna karan,kate spade,tory burch,vera wang,oscar de la renta,helmut lang,stella mccartney,vivienne westwood,
  alexander mcqueen,ted baker,fred perry,ben sherman,laura ashley,cath kidston,johnnie walker,jack daniel,jim beam,harley davidson,aston martin,rolls royce,mercedes benz,alfa romeo,
  john deere,massey ferguson,eli lilly,estee lauder,elizabeth arden,helena rubinstein,mary kay,max factor,bobbi brown,johnson controls,charles schwab,morgan stanley,goldman sachs,
  merrill lynch,wells fargo,arthur andersen,price waterhouse,johnson matthey,baker mckenzie,lewis silkin,procter gamble,smith wesson,baskin robbins,ernst young,yves rocher,yves saint laurent,leroy merlin,louis vuitton,christian dior,christian louboutin,pierre cardin,
  jean paul gaultier,nina ricci,agnes b,edouard leclerc,hubert de givenchy,guy degrenne,jacques vabre,paul ricard,remy martin,remy cointreau,dom perignon,moet chandon,jacob delafon,
  giorgio armani,gianni versace,roberto cavalli,salvatore ferragamo,ermenegildo zegna,laura biagiotti,enrico coveri,miu miu,max mara,nero giardini,
  adolfo dominguez,carolina herrera,paco rabanne,pedro del hierro,purificacion garcia,roberto verino,
  jeronimo martins,vista alegre,sousa cintra,eveline cosmetics,irena eris,dr oetker,georg jensen,arne jacobsen,carl hansen,
  louis poulsen,clas ohlson,gunnar dafgard,per aarsleff,marie brizard,alain afflelou,jean louis david,franck provost,alain mikli`,
);

/**
 * Firms and programs with a single name that is also listed as a surname, folded; none has a name that is common for
 * persons.
 */
export const FIRMS_OF_ONE_NAME: ReadonlySet<string> = wordSet(
  `siemens bosch jenkins renault peugeot michelin citroen ford miele philips ferrero pirelli bialetti ericsson
  rossmann knorr ferrari versace prada ferragamo olivetti armani cartier lacoste mondadori feltrinelli verkade henkel
  storck heinz thyssen benz castorama`,
);

/**
 * Firms whose staff work at other firms, folded: temporary work, guards, cleaners, and service for lifts, heating and
 * the like. Plans and lists name them where they name persons.
 */
export const FIRMS_AT_WORK: ReadonlySet<string> = wordSet(
  `adecco randstad manpower tempo-team synergie proman crit hays gigroup youngcapital
  trigion securitas sicuritalia prosegur ivri mondialpol kotter wisag dussmann sodexo onet iss vebego apleona
  schindler otis jungheinrich kone orona daikin vaillant viessmann buderus rentokil elis boco berendsen chubb siemens
  lely delaval wurth hilti stihl kuhn hako nilfisk karcher ista techem minol brunata lyreco tork cws initial`,
);

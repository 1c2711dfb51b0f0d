import { contextWords } from '../../text/context-expression.ts';

/** Words that make a date beside them a date of birth. */
export const BIRTH_WORDS: RegExp = contextWords({
  en: 'gave birth,born,dob,d o b,d.o.b.,d.o.b,date of birth,birth date,birthdate,birthday,date birth,birth',
  de: 'entbunden,geboren,geb.,geb,geburtsdatum*,geburtstag*,geburt,gebdat,gebdatum,geb dat',
  fr: 'a accouche,accouche de,ne le,nee le,ne(e) le,ne a,nee a,ne(e) a,ne au,nee au,date de naissance,naissance,anniversaire,ddn',
  es: 'dio a luz,ha dado a luz,f. nac,nac.,nac,fecha nac,nacido,nacida,nacio,fecha de nacimiento,nacimiento,cumpleanos,naci,naci el',
  it: 'ha partorito,dato alla luce,nato il,nata il,nato a,nata a,nato,nata,nat_ a,nat_ il,d.d.n.,n. il,data di nascita,nascita,compleanno',
  nl: 'bevallen van,beviel van,geboren,geb.,geboortedatum*,geboorteplaats en datum,geboorte,verjaardag',
  pt: 'deu a luz,data nasc,nasc.,nasc,nascido,nascida,nasceu,data de nascimento,nascimento,aniversario,nasci,d.n.,dn',
  pl: 'urodzony,urodzona,urodzon*,data urodzenia,date urodzenia,daty urodzenia,miejsce urodzenia,ur.,urodzin*,data ur,urodzil*',
  sv: '(f.,fodd,fodda,foddes,fodelsedatum*,fodelsedag*',
  other:
    'fodt,fodtes,fodsel*,foedt,narozen*,naroden*,datum narozeni,nascut*,data nasterii,szuletett,szuletesi*,szul.,roden,rodena,datum rodenja,nar.,nacimi*,fnac,syntynyt,syntyma*,synt.',
});

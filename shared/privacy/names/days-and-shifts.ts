import { wordSet } from '../word-set.ts';

/** The days of the week, in full and abbreviated, and the parts of a day, folded. */
export const DAYS_AND_SHIFTS: ReadonlySet<string> = wordSet(
  `montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag mo di mi do fr sa so fruh spat nacht tag vormittag nachmittag abend
  monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun early late nights night day morning afternoon evening
  lundi mardi mercredi jeudi vendredi samedi dimanche lun mar mer jeu ven sam dim matin apres-midi soir nuits nuit journee
  lunes martes miercoles jueves viernes sabado domingo mie jue vie sab dom manana tarde noche
  lunedi martedi mercoledi giovedi venerdi sabato domenica gio mattina mattino pomeriggio sera notte
  maandag dinsdag woensdag donderdag vrijdag zaterdag zondag ma wo vr za zo ochtend vroeg laat middag avond
  segunda terca quarta quinta sexta segunda-feira terca-feira quarta-feira quinta-feira sexta-feira seg ter qua qui sex manha noite
  poniedzialek wtorek sroda czwartek piatek sobota niedziela pon pn wt sr czw pt nd ndz rano popoludnie wieczor noc
  mandag tisdag onsdag torsdag fredag lordag sondag man tis ons tors fre lor morgon formiddag eftermiddag kvall natt tirsdag tir aften nat dagtid`,
);

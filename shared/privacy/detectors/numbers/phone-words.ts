import { contextWords } from '../../text/context-expression.ts';

/** Words beside which digits are a telephone number. */
export const PHONE_WORDS = contextWords({
  en: `phone*,*phone,*phones,tel,tel.,telno,mobile*,mobil,cell,cellular,cellphone*,fax,faxno,call,calls,called me,called us,called him,called her,called from,calling,caller,callback,dial,dialed,ring,text me,text us,texted,sms,
    whatsapp,viber,signal,telegram,reach me,reach us,reach him,reach her,reach them,reachable,contact*,hotline*,helpline*,desk,office line,direct line,landline*,
    direct dial,voicemail*,answering,answer,answered,my number,his number,her number,their number,our number,your number,number is,new number,emergency number,
    registered,message,messages,messaging,pager,work number,home number,office number,switchboard,toll free`,
  de: `telefon*,*telefon,tel.,handy*,mobil*,rufnummer*,ruf,rufen,anruf*,anrufen,festnetz*,durchwahl*,erreichbar,erreichen,faxnummer,meine nummer,ihre nummer,
    seine nummer,nummer ist,fon,ruckfrage*,zuruckrufen,ruckruf*,hotline,melden,kontakt*`,
  fr: `le 06 de,le 07 de,telephone*,tel.,mon portable,son portable,numero de portable,portable:,mobile*,appel*,appelez,rappel*,joindre,joignable*,mon numero,son numero,numero est,fixe,standard,contact*,contacter,fax,sms`,
  es: `tfno*,telf*,tlf*,atendera*,localizable*,telefono*,tel.,movil*,celular*,llama*,llame*,contact*,mi numero,su numero,numero es,fijo,fax,contestador`,
  it: `recapiti,fax,telefono*,telefonic*,tel.,cellulare*,chiama*,contatt*,mio numero,suo numero,numero e,recapito,fisso,fax`,
  nl: `telefoon*,tel.,mobiel*,gsm,bel,bellen,belt,gebeld,mijn nummer,uw nummer,nummer is,bereikbaar,contact*,fax`,
  pt: `telefone*,tel.,telemovel*,celular*,ligue,ligar,liga,contacto*,contato*,contact*,meu numero,numero e,fixo,fax`,
  pl: `telefon*,tel.,nr do,numer do,komork*,komorkow*,zadzwon*,dzwon*,moj numer,numer to,kontakt*,faks,stacjonarn*,kom.`,
  sv: `telefon*,tel.,tfn*,mobil*,mob.,ring,ringer,ringa,nas pa,direkt,dir,vaxel,sms,kontakt*,nummer till`,
  other: `tlf*,telefonnummer*,puhelin*,gsm,telefonu*,ktory,numer do,nr tel*,tel do,fon,ph,mob,t:,m:,p:,f:`,
});

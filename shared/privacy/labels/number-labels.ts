/** More labels of numbers in the nine languages, with their abbreviations, written as in labels.ts. */
export const NUMBER_LABELS: readonly (readonly ['national' | 'birth' | 'account' | 'plate', string])[] = [
  [
    'national',
    `id card number,id card no,identity card number,identity card no,identity card,id card,national id card,residence permit,residence permit number,brp,brp number,alien number,
    a number,utr,unique taxpayer reference,chi,chi number,medicare number,medicare id,mbi,tckn,t c kimlik no,kimlik no,medical card number,health card number,
    perso nr,personalausweis nr,aufenthaltstitel,aufenthaltstitel nr,krankenversichertennummer,versichertennummer,
    versichertennr,versicherten nr,versicherungsnummer,kvnr,kv nr,krankenversicherungsnummer,kk nr,e card nummer,ecard nummer,
    numero fiscal,n fiscal,spi,identifiant fiscal,numero de titre de sejour,titre de sejour,n titre de sejour,carte de sejour,numero de cni,n cni,carte vitale,
    no ss,numero ss,n secu,n de secu,n securite sociale,n etranger,numero etranger,
    nuss,naf,n nuss,documento de identidad,curp,tarjeta sanitaria,tsi,cip,cip sns,permiso de residencia,tarjeta de residencia,n s s,n de afiliacion,n afiliacion,numero de afiliacion,n afiliacion ss,n de afiliacion ss,n de afiliacion a la ss,afiliacion ss,
    n afiliacion seguridad social,documento identidad,
    carta d identita n,permesso di soggiorno,n permesso di soggiorno,tessera sanitaria,n tessera sanitaria,team,
    identiteitskaart,identiteitskaartnummer,id kaart,id kaart nr,verblijfsvergunning,verblijfsdocument,v nummer,vreemdelingennummer,sofinr,zorgnummer,
    cartao de cidadao n,n de cartao de cidadao,n de seguranca social,seguranca social,numero de seguranca social,n de utente,sns,utente n,titulo de residencia,autorizacao de residencia,
    karta pobytu,numer karty pobytu,legitymacja,id kort,id kort nr,id kortsnummer,uppehallstillstand,pers nr,davcna stevilka,davcna st,ado szam`,
  ],
  ['birth', 'ddn,d d n,gebdat,gebdatum,fn,f d n,d n,dt nasc,nac el,naci el,geb d,dob dd mm yyyy,birth day'],
  ['account', 'acc no,acc nr,acc,kto,kto nr,konto nr,c c,cta,cta cte,rekeningnr,giro,girorekening,rib,n de cuenta'],
  [
    'plate',
    'rego,tag number,vehicle plate,plate id,amtl kz,kfz kz,kennz,pol kennz,amtl kennz,n d immat,imm,n immat,targa auto,kent,kentekennr,nr rej pojazdu,nr tablicy,regno,reg skylt',
  ],
];

/** Shortened names of columns in exports, as databases and payroll programs write them, written as in labels.ts. */
export const COLUMN_CODES: readonly (readonly ['person' | 'birth', string])[] = [
  [
    'person',
    `nm last,nm first,last nm,first nm,lst nm,fst nm,nm lst,nm fst,frst nm,nm frst,full nm,emp nm,name last,name first,f name,l name,fname,lname,m name,mname,
    nachn,vname,nname,zname,famname,vorn name,fam name,geb name,
    prenm,pnom,nom fam,nom usage,nom usuel,nom pat,nom pren,
    ape1,ape2,apel1,apel2,apell1,apell2,apell,primer ap,segundo ap,
    cogn,cgn,nominat,
    anaam,vnaam,a naam,v naam,achtern,voorn,achternm,voornm,roepnm,tussenv,
    sobren,ult nome,prim nome,
    nazw,nzw,nazw imie,
    enamn,fnamn,e namn,f namn,eftern,forn`,
  ],
  [
    'birth',
    `dt brth,dt birth,brth dt,birth dt,dt of birth,bdate,b date,brth date,dte birth,birth dte,
    geb dt,gebdt,geb tag,gbdat,dt naiss,dte naiss,dat naiss,dnais,dt nais,fec nacim,fch nac,fecnac,fec nac,dt nac,dt nasc,data nas,dtnasc,datnasc,
    geb dat,gebdatum,gebdt,dat ur,dataur,dt urodz,fodelsedt,fod datum,fod dt,fdat`,
  ],
];

import { remembered } from '../remembered.ts';
import { phraseSet } from '../word-set.ts';
import { COLUMN_CODES } from './column-codes.ts';
import { NUMBER_LABELS } from './number-labels.ts';
import { ROLE_LABELS } from './role-labels.ts';

/** What a label says about the value after it or below it. */
export type FieldKind =
  | 'person'
  | 'person or firm'
  | 'phone'
  | 'address'
  | 'birth'
  | 'national'
  | 'passport'
  | 'license'
  | 'plate'
  | 'vehicle'
  | 'document'
  | 'card'
  | 'account'
  | 'user'
  | 'secret'
  | 'ip';

/** Languages of the labels; `sv` stands for Danish, Norwegian, Finnish and Czech too. */
type LabelLanguage = 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl' | 'pt' | 'pl' | 'sv';

type Labels = Readonly<Record<LabelLanguage, string>>;

// Folded, in lower case, separated by single spaces: "lastName", "last_name" and "Last name:" all become "last name".
const LABELS: Readonly<Record<FieldKind, Labels>> = {
  person: {
    en: `vet,veterinarian,full name,fullname,known as,received by,delivered by,collected by,signed for by,first name,firstname,last name,lastname,surname,forename,given name,family name,middle name,maiden name,contact person,line manager,manager name,reports to,direct manager,
      account manager,account holder,cardholder,card holder,card holder name,policyholder,policy holder,employee,employee name,patient,patient name,driver,driver name,reported by,
      requested by,requester,reporter,assignee,assigned to,approved by,signed by,prepared by,attendee,attendees,present,applicant,tenant,landlord,claimant,insured,beneficiary,
      next of kin,emergency contact,supervisor,doctor,nurse,guest,guest name,student,teacher,guardian,owner name,legal name,preferred name,nickname,display name,customer name,
      client name,contact name,person,injured person,person concerned,contact in case of emergency,recipient name,sender name,candidate,candidate name,passenger,passengers,traveller,travellers,participant,participants,apologies,witness,attn,member name,staff member,called by,technician,mechanic,raised by,logged by,handled by,taken by,minutes by,note taker,served by,completed by,chairperson,secretary,treasurer,coach,referee,pupil,keyworker,named nurse,keyholder,interviewer,interviewee,line mgr,mentor,hirer,guarantor`,
    de: `tierarzt,tierarztin,nachname,vorname,empfangen von,ubergeben von,abgeholt von,erstellt von,gepruft von,freigegeben von,unterschrift von,familienname,vor und nachname,vor und zuname,zuname,name vorname,vorname name,name vor und nachname,geburtsname,ansprechpartner,ansprechpartnerin,
      ansprechperson,kontaktperson,sachbearbeiter,sachbearbeiterin,mitarbeiter,mitarbeiterin,fahrer,fahrerin,kontoinhaber,kontoinhaberin,karteninhaber,karteninhaberin,
      inhaber,inhaberin,versicherungsnehmer,versicherungsnehmerin,versicherter,versicherte,patient,patientin,melder,melderin,antragsteller,antragstellerin,mieter,mieterin,
      vermieter,leiter,leiterin,teamleiter,teamleiterin,vorgesetzter,vorgesetzte,bearbeiter,bearbeiterin,teilnehmer,teilnehmerin,teilnehmende,anwesend,anwesende,entschuldigt,
      halter,halterin,fahrzeughalter,zeuge,zeugin,notfallkontakt,arzt,hausarzt,rufname,nutzer,gast,bewerber,bewerberin,protokoll fuhrung,zustandig,betreuer,betreuerin,verletzte person,geschadigter,geschadigte,verunfallte person,person,betroffene person,anrufer,anruferin,gemeldet von,gemeldet durch,aufgenommen von,angenommen von,bearbeitet von,erledigt von,technikerin,monteur,mechaniker,trainer,trainerin,schiedsrichter,kassenwart,schriftfuhrer,klassenleitung,kursleitung,kursleiter,kursleiterin,elternsprecher,erziehungsberechtigte,besitzer,besitzerin,tierhalter,tierhalterin,schulerin,auszubildender,auszubildende,zustandiger kollege,zustandige kollegin,ausbilder,ausbilderin,burge,burgin`,
    fr: `veterinaire,prenom,prenoms,recu par,livre par,remis par,signe par,redige par,valide par,surnom,nom de famille,nom et prenom,nom prenom,prenom nom,nom de naissance,nom d usage,nom d'usage,nom complet,titulaire,titulaire de la carte,salarie,salariee,employe,
      employee,conducteur,conductrice,chauffeur,assure,assuree,patiente,locataire,bailleur,demandeur,demandeuse,responsable,interlocuteur,interlocutrice,
      personne a contacter,personne de contact,presents,presentes,excuses,excusee,absents,participants,beneficiaire,temoin,medecin traitant,candidat,candidate,redacteur,
      agent,collaborateur,collaboratrice,destinataire,signataire,passager,passagere,passagers,voyageurs,livreur,livreuse,remplacant,remplacante,hote,eleve,stagiaire,tuteur,personne,blesse,blessee,victime,personne concernee,chef de quai,chef d equipe,chef de chantier,chef de projet,chef de rang,appelant,appelante,technicien,technicienne,mecanicien,signale par,pris en charge par,traite par,rempli par,arbitre,tresorier,tresoriere,professeur,enseignant,enseignante,famille d accueil,maitre d apprentissage,apprenti,apprentie,secretaire de seance,president de seance,intervenant,intervenante,proprietaire de l animal,garant,garante`,
    es: `veterinario,veterinaria,recibido por,entregado por,firmado por,elaborado por,aprobado por,atendido por,nombre y apellidos,apellidos y nombre,nombre completo,nombre,apellido,apellidos,apellido1,apellido2,primer apellido,segundo apellido,titular,titular de la tarjeta,empleado,
      empleada,trabajador,trabajadora,conductor,conductora,paciente,asegurado,asegurada,tomador,tomadora,solicitante,inquilino,inquilina,arrendador,arrendatario,responsable,
      persona de contacto,asistentes,asisten,presentes,beneficiario,beneficiaria,testigo,medico,candidato,candidata,alumno,alumna,huesped,asignado a,interesado,
      interesada,firmante,propietario,propietaria,remitente,destinatario,pasajero,pasajera,pasajeros,viajero,viajera,viajeros,repartidor,repartidora,usuaria,suplente,persona,lesionado,lesionada,accidentado,accidentada,jefe de obra,jefe de turno,encargado,encargada,jefe,jefa,tecnico,tecnica,tecnico asignado,asignado,asignada,mecanico,llamante,avisa,avisado por,comunicado por,arbitro,tesorero,tesorera,profesor,profesora,tutora,progenitor,monitora,dueno de la mascota,sustituto,sustituta,entrenador,entrenadora,levanta acta,fiador,fiadora,avalista`,
    it: `veterinario,veterinaria,ricevuto da,consegnato da,firmato da,redatto da,approvato da,ritirato da,aperto da,assegnato a,cognome,nome e cognome,cognome e nome,nominativo,intestatario,intestataria,titolare,dipendente,autista,conducente,paziente,assicurato,assicurata,contraente,richiedente,
      inquilino,locatore,locatario,conduttore,referente,responsabile,persona di contatto,presenti,assenti,assenti giustificati,partecipanti,beneficiario,testimone,medico,candidato,
      alunno,ospite,proprietario,mittente,destinatario,passeggero,passeggeri,socio,lavoratore,lavoratrice,segnalato da,operatore,tecnico,persona,infortunato,infortunata,capo reparto,capo turno,capo cantiere,assente giustificato,assente giustificata,assente,chiamante,aperta da,segnalata da,in carico a,presa in carico da,gestito da,compilato da,meccanico,arbitro,tesoriere,tesoriera,insegnante,maestra,tutore,allenatore,allenatrice,sostituto,sostituta,verbalizzante,addetto,addetta,assegnatario,assegnataria,garante,fideiussore`,
    nl: `dierenarts,baasje,ontvangen door,afgehaald door,opgesteld door,getekend door,goedgekeurd door,toegewezen aan,achternaam,voornaam,voornamen,roepnaam,volledige naam,voor en achternaam,meisjesnaam,familienaam,tussenvoegsel,medewerker,medewerkster,werknemer,werkneemster,bestuurder,
      chauffeur,patient,verzekerde,verzekeringnemer,huurder,verhuurder,aanvrager,contactpersoon,leidinggevende,rekeninghouder,kaarthouder,aanwezig,aanwezigen,afwezig,
      deelnemers,deelnemer,getuige,huisarts,kandidaat,leerling,gast,eigenaar,melder,gemeld door,behandelaar,begunstigde,ten name van,tnv,t n v,op naam van,sollicitant,persoon,gewonde,slachtoffer,monteur,ploegleider,teamleider,beller,aangenomen door,afgehandeld door,ingevuld door,gemeld door,penningmeester,notulist,notuliste,scheidsrechter,trainer,docent,leerkracht,verzorger,mentor,vervanger,vervangster,stagiair,stagiaire,sollicitante,oppas,borgsteller`,
    pt: `veterinario,veterinaria,recebido por,entregue por,assinado por,elaborado por,aprovado por,atendido por,testemunhas,contratado,contratada,contratante,nome completo,apelido,apelidos,sobrenome,nome proprio,primeiro nome,ultimo nome,titular,titular do cartao,titulado por,funcionario,funcionaria,colaborador,colaboradora,
      trabalhador,trabalhadora,condutor,condutora,motorista,paciente,utente,segurado,segurada,tomador,requerente,inquilino,inquilina,senhorio,arrendatario,responsavel,
      pessoa de contacto,chefia,presentes,presencas,ausentes,ausente,faltou,faltaram,participantes,beneficiario,beneficiaria,testemunha,medico,candidato,candidata,aluno,aluna,hospede,
      proprietario,proprietaria,socio,socia,pessoa,sinistrado,sinistrada,encarregado,encarregada,chefe de turno,chefe de equipa,remetente,destinatario,passageiro,encarregado de educacao,encarregada de educacao,tecnico,tecnica,aberto por,reportado por,tratado por,preenchido por,mecanico,arbitro,tesoureiro,tesoureira,professor,professora,treinador,treinadora,tutor,tutora,substituto,substituta,atendido pela,rececionista,fiador,fiadora`,
    pl: `weterynarz,lekarz weterynarii,odebral,odebrala,wydal,wydala,sporzadzil,sporzadzila,zatwierdzil,zatwierdzila,podpisal,podpisala,nazwisko,imie,imiona,imie i nazwisko,nazwisko i imie,nazwisko rodowe,pracownik,pracownica,kierowca,pacjent,pacjentka,ubezpieczony,ubezpieczona,ubezpieczajacy,wnioskodawca,
      wnioskodawczyni,najemca,wynajmujacy,osoba kontaktowa,osoba do kontaktu,osoba,kierownik,przelozony,przelozona,posiadacz,posiadaczka,posiadacz karty,obecni,nieobecni,nieobecny,nieobecna,
      uczestnicy,uczestnik,swiadek,lekarz,kandydat,kandydatka,uczen,gosc,wlasciciel,wlascicielka,zglaszajacy,zglaszajaca,nadawca,adresat,prowadzacy,opiekun,zleceniobiorca,poszkodowany,poszkodowana,brygadzista,majster,kierownik zmiany,monter,dzwoniacy,dzwoniaca,serwisant,serwisantka,mechanik,przyjal,przyjela,zglosil,zglosila,wypelnil,wypelnila,wykonal,wykonala,protokolowal,protokolowala,sedzia,trener,trenerka,skarbnik,skarbniczka,wychowawca,wychowawczyni,nauczycielka,rodzic,opiekunka,instruktor,instruktorka,zastepca,inspektor,dyzurny,dyzurna,poreczyciel`,
    sv: `veterinar,protokollforare,mottaget av,utlamnat av,upprattad av,godkand av,tilldelad,efternamn,fornamn,efternavn,etternavn,fornavn,naermeste leder,sukunimi,etunimi,esimies,prijmeni,krestni jmeno,jmeno a prijmeni,for och efternamn,fullstandigt namn,tilltalsnamn,anstalld,medarbetare,forare,patient,forsakrad,forsakringstagare,sokande,hyresgast,hyresvard,kontaktperson,
      chef,narmaste chef,kortinnehavare,kontoinnehavare,innehavare,narvarande,franvarande,deltagare,vittne,lakare,elev,gast,agare,anmalare,anmald av,handlaggare,ansvarig,
      mottagare,avsandare,resenar,resenarer,brukare,vardnadshavare,bestallare,medlem,ordforande,sekreterare,justerare,skadad person,skadad,person,arbetsledare,montor,skiftledare,anmalt av,rapporterat av,inringare,uppringare,tekniker,mekaniker,mottagen av,ifylld av,utford av,kassor,domare,tranare,foralder,malsman,vikarie,handledare,kursledare,fadder,justeringsperson,djuragare,praktikant,vid pennan,borgensman`,
  },
  'person or firm': {
    en: 'name,nm,person name,contact,customer,cust,client,holder,owner,author,sender,recipient,payee,payer,buyer,seller,supplier,vendor,by,from,to,member,manager,host,attention',
    de: 'name,kunde,kundin,kontakt,empfanger,empfangerin,absender,absenderin,auftraggeber,kaufer,kauferin,verkaufer,zahler,besteller,autor,eigentumer,rechnungsempfanger,an,von',
    fr: 'nom,client,cliente,contact,expediteur,auteur,acheteur,vendeur,proprietaire,payeur,donneur d ordre,gerant',
    es: 'cliente,contacto,autor,autora,comprador,compradora,vendedor,vendedora,pagador,dueno',
    it: 'nome,cliente,contatto,autore,acquirente,venditore,pagatore,spett le,spettle',
    nl: 'naam,klant,contact,auteur,ontvanger,afzender,koper,verkoper,betaler,aan',
    pt: 'nome,cliente,contacto,contato,autor,comprador,vendedor,pagador',
    pl: 'klient,klientka,kontakt,autor,odbiorca,nabywca,sprzedawca,platnik,zamawiajacy,kupujacy,nazwa odbiorcy',
    sv: 'namn,kund,kontakt,forfattare,kopare,saljare,betalare',
  },
  phone: {
    en: 'phone,phone number,phone no,telephone,tel,tel no,telno,mobile,mobile number,mobile no,mob,cell,cellphone,cell phone,ph,t,m,fax,landline,work phone,home phone,whatsapp,sms,contact number,direct,direct dial,dir,phone1,phone2,dial in,phones,phone numbers,telephones,mobiles,mobile numbers,contact numbers',
    de: 'telefon,telefonnummer,telefonnr,tel nr,telnr,fon,mobil,mobilnummer,mobiltelefon,handy,handynummer,handynr,rufnummer,festnetz,durchwahl,ruckruf,telefax,privat,dienstlich,telefonnummern,rufnummern,handynummern,mobilnummern,durchwahlen',
    fr: 'telephone,telephones,tel portable,tel fixe,portable,mobile,port,numero de telephone,n de telephone,n tel,fixe,ligne directe,gsm,telecopie,tels,portables,mobiles,numeros de telephone,lignes directes',
    es: 'telefono,telefonos,tfno,tfnos,telf,tlf,tlfno,movil,celular,fijo,numero de telefono,n telefono,telefono movil,tel movil,tels,moviles,celulares,numeros de telefono',
    it: 'telefono,telefoni,cellulare,cell,recapito,recapito telefonico,fisso,numero di telefono,n telefono,tel cellulare,cellulari,recapiti,recapiti telefonici,numeri di telefono',
    nl: 'telefoon,telefoonnummer,telefoonnr,telnr,mobiel,mobiel nummer,gsm,gsm nummer,vast,doorkiesnummer,telefoonnummers,mobiele nummers,doorkiesnummers',
    pt: 'telefone,telemovel,tlm,tlf,telef,celular,contacto telefonico,numero de telefone,n telefone,fixo,telefones,telemoveis,celulares,contactos telefonicos,numeros de telefone',
    pl: 'telefon,nr telefonu,numer telefonu,nr tel,telefon komorkowy,komorka,kom,tel kom,komorkowy,faks,telefony,komorki,numery telefonow,nr telefonow,numery telefonu',
    sv: 'telefon,telefonnummer,telefonnr,telnr,tfn,tel nr,mobil,mobilnummer,mobilnr,mobiltelefon,hemtelefon,direkt,vaxel,direktnummer,telefoner,mobiler,telefonnumren',
  },
  address: {
    en: 'address,address line 1,address1,address line1,street,street address,street and number,street no,home address,billing address,shipping address,delivery address,residential address,postal address,mailing address,registered address,deliver to,ship to,forwarding address,address on file,line one,address street,street line',
    de: 'adresse,anschrift,strasse,str,strasse nr,strasse und hausnummer,strasse hausnummer,wohnanschrift,postanschrift,lieferanschrift,lieferadresse,rechnungsadresse,wohnort strasse,wohnhaft,strasse hausnr,strasse nr,strasse und nr',
    fr: 'rue et n,n et rue,n rue,rue et numero,numero et rue,adresse,adresse postale,adresse de livraison,adresse de facturation,adresse 1,rue,domicile,demeurant,voie,adresse du domicile',
    es: 'calle y numero,calle n,calle y n,direccion,domicilio,calle,direccion postal,direccion de envio,direccion de facturacion,dir,domicilio fiscal,via',
    it: 'via e n,via n,via e numero,via e numero civico,via e civico,indirizzo,residenza,domicilio,via,indirizzo di residenza,indirizzo di consegna,indirizzo di fatturazione,indirizzo spedizione,residente in',
    nl: 'adres,straat,straatnaam,woonadres,postadres,bezorgadres,afleveradres,factuuradres,straat en huisnummer,straat huisnummer,straat en huisnr,straat huisnr,straat nr,straat en nummer,straat en nr',
    pt: 'rua e n,rua n,rua e numero,morada,endereco,rua,domicilio,residencia,morada fiscal,morada de entrega,endereco de entrega,logradouro',
    pl: 'adres,ulica,adres zamieszkania,adres korespondencyjny,adres zameldowania,adres dostawy,ulica i numer,ulica nr,ulica i nr,zamieszkaly,zamieszkala,zamieszkanie,ulica i nr domu,ulica nr domu',
    sv: 'gata nr,gata och nr,gata och nummer,gatuadress och nr,adress,gatuadress,gata,bostadsadress,postadress,leveransadress,fakturaadress,hemadress,utdelningsadress,besoksadress',
  },
  birth: {
    en: 'dob,d o b,date of birth,birth date,birthdate,birthday,born,born on,date birth,birth,bday,birth dt,date born,date birth day,birth day,b day',
    de: 'geburtsdatum,geb datum,gebdatum,geb,geburtstag,geboren,geboren am,geb am,geburtsdat,geburt,geb dat,gebdat,geborenam,gebtag',
    fr: 'date de naissance,naissance,ne le,nee le,date naissance,ddn,ne e le,date naiss,dt naissance,d naissance,naiss,dnaiss,date nais,anniversaire,nele',
    es: 'fecha de nacimiento,f nacimiento,fecha nacimiento,fecha nac,f nac,fec nac,nacimiento,nacido,nacida,nacido el,nacida el,fnac,fechanac,nac,fec nacimiento,cumpleanos,fechanacimiento,f nacim,nacio',
    it: 'data di nascita,data nascita,nascita,nato il,nata il,nato a il,d nascita,data nasc,nasc,nato,nata,dt nascita,datanascita,compleanno,nato a,nata a',
    nl: 'geboortedatum,geb datum,geboren,geboren op,gebdatum,geb dat,geboorte,verjaardag,geboren te op,gebdat,geboortedat,geb',
    pt: 'data de nascimento,data nascimento,data nasc,nascimento,nascido a,nascida a,dt nascimento,dt nasc,data de nasc,nasc,nascido em,nascida em,dn,aniversario,datanasc,nascido,nascida',
    pl: 'data urodzenia,data ur,ur,urodzony,urodzona,data urodz,dataurodzenia,urodz,dt ur,urodzenie,data urodzin,urodziny,ur dnia,rok urodzenia',
    sv: 'fodelsedatum,fodd,fodelsedag,fodelsedat,fodelsedtm,fod dat,foddat,fodseldato,fodselsdato,fodselsdag,fodt,syntymaaika,syntynyt,synt aika,synt,datum narozeni,nar,narozen,narozena,narozeni,dat nar,datum nar',
  },
  national: {
    en: 'ssn,social security number,social security no,social security,national id,national id number,national insurance number,national insurance,national insurance no,ni number,ni no,nino,nhs number,nhs no,pps number,ppsn,pps no,tax id,tin,itin,personal id,personal number,id number,id no,identity number,personal code',
    de: 'steuer id,st id,steueridentifikationsnummer,steuer identifikationsnummer,steuerid,idnr,sv nummer,sv nr,svnr,sozialversicherungsnummer,sozialversicherungsnr,versicherungsnummer rv,rentenversicherungsnummer,rv nummer,rvnr,rv nr,sozialvers nr,rentenvers nr,ahv nummer,ahv nr,ahv,ahvnr,personalausweisnummer,personalausweis,ausweisnummer,ausweis nr,vsnr',
    fr: 'nir,numero de securite sociale,n de securite sociale,n securite sociale,n secu,numero de secu,numero secu,secu,securite sociale,n ss,avs,n avs,no avs,numero d assure,numero d assuree,n d assure,numero national,registre national,niss,numero fiscal,cni,carte d identite',
    es: 'dni,nie,nif,d n i,n i e,n i f,dni nie,nif nie,documento,n documento,numero de documento,documento de identidad,n ss,n seguridad social,numero de la seguridad social,nss,nass,naf,num ss,cedula',
    it: 'codice fiscale,cod fiscale,cf,c f,cod fisc,codicefiscale,carta d identita,carta identita,documento d identita',
    nl: 'bsn,burgerservicenummer,bsn nummer,sofinummer,rijksregisternummer,rijksregister,rijksregisternr,insz,nationaal nummer,id nummer',
    pt: 'nif,contribuinte,numero de contribuinte,n contribuinte,n de contribuinte,niss,cc,cartao de cidadao,n cc,bi,n utente,numero de utente,cpf,cpf mf,rg,identificacao fiscal',
    pl: 'pesel,nr pesel,numer pesel,nr dowodu,dowod osobisty,numer dowodu,seria i nr dowodu,nr dowodu osobistego',
    sv: 'personnummer,personnr,pnr,p nr,pers nr,persnr,samordningsnummer,cpr,cpr nr,cpr nummer,fodselsnummer,fodselsnr,personnumer,hetu,henkilotunnus,personbeteckning,samordningsnr,person org nr,fnr,cnp,c n p,oib,osobni identifikacijski broj,personas kods,isikukood,asmens kodas',
  },
  passport: {
    en: 'passport,passport number,passport no,passportnumber,passport nr,travel document,travel document number',
    de: 'reisepass,reisepassnummer,pass nr,passnummer,passnr,reisepass nr,pass',
    fr: 'passeport,passep,numero de passeport,n passeport,n de passeport',
    es: 'pasaporte,pasap,pas,n pasaporte,numero de pasaporte',
    it: 'passaporto,passap,numero passaporto,n passaporto',
    nl: 'paspoort,paspoortnummer,paspoortnr,paspoort nr',
    pt: 'passaporte,n passaporte,numero do passaporte,numero de passaporte',
    pl: 'paszport,numer paszportu,nr paszportu,seria i numer paszportu',
    sv: 'pass,passnummer,passnr,pass nr,pas,pasnr,pas nr,pasnummer,passi,passin numero,cislo pasu,cestovni pas,utlevel szama,utlevel,pasaport,nr pasaport,putovnica,broj putovnice,potni list',
  },
  license: {
    en: 'driving licence,driving license,driving licence number,driving license number,driver licence,driver license,driver license number,driver licence number,drivers license,drivers licence,driver s license,driver s licence,drivers license number,licence,license,licence number,license number,licence no,license no,dl,dl no,dl number',
    de: 'fuhrerschein,fuhrerscheinnummer,fuhrerscheinnr,fuhrerschein nr,fuhrerschein nummer,fs nr,fahrerlaubnis,fahrerlaubnisnummer,fuhrerausweis,fuhrerausweisnummer,fuhrerausweis nr',
    fr: 'permis,permis de conduire,numero de permis,n permis,n de permis,numero de permis de conduire,no de permis',
    es: 'permiso de conducir,permiso de conduccion,licencia de conducir,carnet de conducir,carne de conducir,n permiso,n carnet',
    it: 'patente di guida,pat guida,licenza di condurre,numero patente,n patente,patente n',
    nl: 'rijbewijs,rijbewijsnummer,rijbewijsnr,rijbewijs nr',
    pt: 'carta de conducao,n carta,numero da carta de conducao,n carta de conducao,cnh',
    pl: 'prawo jazdy,pr jazdy,numer prawa jazdy,nr prawa jazdy',
    sv: 'korkort,korkortsnummer,korkortsnr,korekort,korekortnummer,forerkort,forerkortnummer,ajokortti,ajokortin numero,ridicsky prukaz',
  },
  plate: {
    en: 'license plate,licence plate,plate,plate number,plate no,number plate,registration,registration number,vehicle registration,vehicle reg,vehicle registration number,reg,reg no,reg number,vrm,vrn,license plate number,car reg',
    de: 'kennzeichen,kfz kennzeichen,kfz kz,amtliches kennzeichen,nummernschild,kfz,fahrzeugkennzeichen,amtl kennzeichen',
    fr: "immatriculation,immat,plaque,plaque d'immatriculation,plaque immatriculation,n immatriculation,numero d immatriculation",
    es: 'matricula,placa,matricula vehiculo,n matricula,patente',
    it: 'targa,targa veicolo,n targa',
    nl: 'kenteken,kentekennummer,nummerplaat,kentekenplaat',
    pt: 'matricula,placa,chapa,matricula da viatura',
    pl: 'nr rej,nr rejestracyjny,numer rejestracyjny,rejestracja,tablica,tablica rejestracyjna,nr rejestracji',
    sv: 'regnr,reg nr,registreringsnummer,registreringsnr,registreringsskylt,regnummer,reg nummer,skylt,nummerplade,rekisterinumero,rekisteritunnus,rek nro,spz,rz,registracni znacka',
  },
  vehicle: {
    en: 'vehicle,vehicles,car,van,truck,lorry,company car,trailer,car or van,vehicle used,tractor unit,lorry reg,truck reg',
    de: 'fahrzeug,fahrzeuge,wagen,dienstwagen,firmenwagen,pkw,lkw,auto,transporter,anhanger,zugmaschine,auflieger,sattelzug,sattelauflieger,zugfahrzeug',
    fr: 'vehicule,vehicules,voiture,camion,camionnette,fourgon,utilitaire,remorque,tracteur,semi remorque,porteur',
    es: 'vehiculo,vehiculos,coche,furgoneta,camion,remolque,turismo,tractora,cabeza tractora,semirremolque',
    it: 'veicolo,veicoli,auto,automezzo,mezzo,furgone,camion,vettura,autovettura,trattore,motrice,rimorchio,semirimorchio',
    nl: 'voertuig,voertuigen,auto,bus,wagen,busje,aanhanger,vrachtwagen,trekker,oplegger,bestelbus,bestelauto',
    pt: 'viatura,viaturas,veiculo,veiculos,carro,carrinha,camiao,caminhao,trator,tractor,reboque,semirreboque',
    pl: 'pojazd,pojazdy,samochod,auto,naczepa,ciagnik,przyczepa,ciagnik siodlowy,dostawczak',
    sv: 'fordon,bil,lastbil,slap,skapbil,tjanstebil,dragbil,dragfordon,slapvagn,trailer,servicebil',
  },
  document: {
    en: 'id document,document number,document no,doc,doc no,doc number,id doc,doc id,travel doc',
    de: 'ausweisdokument,dokumentennummer,dokument nr,dokumentnummer,dokument nummer,dokumentnr,ausweis',
    fr: 'piece d identite,numero de piece,n piece,piece identite,numero de document,numero du document,n de document,n document',
    es: 'documento,num documento,doc identidad,n doc,num doc,numero de documento,numero del documento,n de documento,n documento',
    it: 'documento,n documento,numero documento,num documento,n doc,doc identita,numero del documento,numero di documento,n del documento',
    nl: 'documentnummer,documentnr,document nr,legitimatie,legitimatienummer,id bewijs,identiteitsbewijs',
    pt: 'documento,n documento,numero do documento,numero de documento,n do documento,doc identificacao,n doc',
    pl: 'dokument,nr dokumentu,numer dokumentu,dokument tozsamosci',
    sv: 'legitimation,id handling,id kort,legitimationsnummer,dokumentnummer,dokumentnr,dokument nr',
  },
  card: {
    en: 'card,card number,card no,cardnumber,credit card,credit card number,debit card,pan,cc,cc number,payment card,ccnum',
    de: 'kreditkarte,kartennummer,kreditkartennummer,kartennr,karte,karten nr',
    fr: 'carte,numero de carte,carte bancaire,n carte,cb,carte bleue,n de carte',
    es: 'tarjeta,numero de tarjeta,n tarjeta,tarjeta de credito',
    it: 'carta,numero carta,carta di credito,n carta,numero di carta',
    nl: 'kaart,kaartnummer,creditcard,creditcardnummer,pinpas',
    pt: 'cartao,numero do cartao,n cartao,cartao de credito',
    pl: 'karta,numer karty,nr karty,karta kredytowa',
    sv: 'kort,kortnummer,kortnr,kreditkort,betalkort',
  },
  account: {
    en: 'account number,account no,acctid,acct id,acct number,account nr,bank account,acct,acct no,bank account number,bank account no',
    de: 'kontonummer,kontonr,konto nr,bankkonto,konto,bankverbindung',
    fr: 'numero de compte,compte bancaire,rib,n compte,n de compte',
    es: 'cuenta,numero de cuenta,cuenta bancaria,n cuenta,ccc',
    it: 'conto,conto corrente,numero conto,numero di conto,n conto',
    nl: 'rekeningnummer,rekening,bankrekening,bankrekeningnummer,rekeningnr',
    pt: 'conta,conta bancaria,nib,numero de conta,n conta',
    pl: 'nr konta,numer konta,numer rachunku,nr rachunku,rachunek,konto bankowe',
    sv: 'konto,kontonummer,kontonr,bankkonto,clearingnummer',
  },
  user: {
    en: 'user,username,user name,sam account name,samaccountname,uid,preferred username,login,login name,logon name,upn,user principal name,actor,usr,pguser,created by,updated by,modified by,last modified by,changed by,deleted by,triggered by,executed by,run by,performed by,initiated by,remote user,run as',
    de: 'benutzer,benutzername,nutzername,anmeldename,benutzerkennung,kennung,nutzerkennung,erstellt durch,geandert von,geandert durch,erfasst von,angelegt von',
    fr: 'utilisateur,utilisatrice,identifiant,nom d utilisateur,cree par,modifie par',
    es: 'usuario,usuaria,nombre de usuario,creado por,modificado por',
    it: 'utente,nome utente,utenza,creato da,modificato da',
    nl: 'gebruiker,gebruikersnaam,inlognaam,aangemaakt door,gewijzigd door',
    pt: 'utilizador,usuario,nome de utilizador,nome de usuario,criado por,alterado por',
    pl: 'uzytkownik,nazwa uzytkownika,utworzyl,zmienil,utworzony przez,zmieniony przez',
    sv: 'anvandare,anvandarnamn,anvandarid,skapad av,andrad av,bruger,bruker,brugernavn,brukernavn,kayttajatunnus,kayttaja,uzivatel',
  },
  secret: {
    en: 'password,passwd,passcode,passphrase,initial password,temporary password,wifi password,wifi key,network key',
    de: 'passwort,kennwort,startpasswort,initialpasswort,erstpasswort,startkennwort,wlan passwort,wlan schlussel',
    fr: 'mot de passe,mdp,mot de passe initial,mot de passe provisoire,cle wifi',
    es: 'contrasena,contrasena inicial,contrasena temporal,clave de acceso,clave wifi',
    it: 'password iniziale,password provvisoria,parola d ordine,chiave wifi',
    nl: 'wachtwoord,tijdelijk wachtwoord,beginwachtwoord,wifi wachtwoord',
    pt: 'senha,palavra passe,senha inicial,senha provisoria',
    pl: 'haslo,haslo startowe,haslo tymczasowe,haslo wifi',
    sv: 'losenord,losen,tillfalligt losenord,adgangskode,passord,salasana,heslo',
  },
  ip: {
    en: 'ip,ip address,ipaddress,client ip,remote ip,source ip,src ip,signup ip,login ip,ip addr,src,remote addr,last ip',
    de: 'ip adresse,quell ip',
    fr: 'adresse ip,ip source',
    es: 'direccion ip,ip origen',
    it: 'indirizzo ip',
    nl: 'ip adres',
    pt: 'endereco ip,ip origem',
    pl: 'adres ip',
    sv: 'ip adress',
  },
};

const BY_LABEL = new Map<string, FieldKind>();
// In reverse, so that a label of several kinds gets the first.
for (const [kind, table] of Object.entries(LABELS).toReversed()) {
  for (const label of Object.values(table).flatMap((list) => list.split(','))) {
    BY_LABEL.set(label.trim().replace(/\s+/g, ' '), kind as FieldKind);
  }
}
// These further labels do not replace those of the table.
for (const [kind, list] of [...NUMBER_LABELS, ...COLUMN_CODES, ['person', ROLE_LABELS] as const]) {
  for (const label of list.split(',')) {
    const words = label.trim().replace(/\s+/g, ' ');
    BY_LABEL.set(words, BY_LABEL.get(words) ?? kind);
  }
}

/**
 * Returns what a label with exactly these words means; the words are folded, in lower case, separated by single spaces.
 */
export function fieldKindOf(words: string): FieldKind | undefined {
  return BY_LABEL.get(words);
}

const ROLES = phraseSet(ROLE_LABELS);

/** Whether a label is a role, which marks a person only as the whole label: "Madre:", not "Placa madre:". */
export const isRoleLabel = (words: string): boolean => ROLES.has(words);

/** Returns the words of a label: "lastName", "last_name" and "Last-Name(s)" all become "last name". */
export const labelWords: (written: string) => string = remembered((written) =>
  written
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/(?<=[a-z])\([a-z]{1,2}\)|\/(?:a|o|e|r|in|ra|ka|rice|innen)(?![a-z])/g, '')
    .replace(/[^a-z0-9]{1,16}/g, ' ')
    // "n.º" is folded to "n.o".
    .replace(/\bn o\b/g, 'n')
    .trim(),
);

import { phraseSet } from '../../word-set.ts';

/** Heads of lists of persons, folded, beside the labels of persons: who takes part, and roles in teams and clubs. */
export const PERSON_LIST_HEADS: ReadonlySet<string> = phraseSet(
  `members,members present,members absent,present members,absent,absentees,attending,in attendance,also present,team members,our team,the team,developers,developer,maintainers,
  maintainer,contributors,authors,editors,reviewers,approvers,speakers,presenters,hosts,organisers,organizers,facilitators,facilitator,moderators,moderator,trainers,instructors,
  teachers,students,volunteers,board,board members,committee members,directors,managers,supervisors,mentors,mentees,interns,guests,employees,colleagues,nominees,candidates,
  applicants,invitees,invited,signatories,trustees,advisers,advisors,players,drivers,scrum master,scrum masters,product owners,architect,architects,dev ops,devops,tester,testers,designer,
  designers,analyst,analysts,tech lead,technical lead,founders,co founders,stewards,first aiders,fire wardens,credits,acknowledgements,special thanks,tutors,tutor,judges,jury,
  mitglieder,anwesende mitglieder,abwesende mitglieder,abwesend,abwesende,fehlend,es fehlen,teammitglieder,unser team,entwickler,entwicklerinnen,entwicklerin,autoren,autorinnen,
  sprecher,sprecherinnen,referenten,referentinnen,vorstand,vorstandsmitglieder,beirat,beisitzende,kassenpruferinnen,ubungsleiter,ubungsleiterinnen,ubungsleitung,lehrkrafte,
  lehrer,lehrerinnen,schulerinnen,freiwillige,helfer,helferinnen,gaste,mitarbeitende,mitarbeiterinnen,mitwirkende,kandidaten,kandidatinnen,unterzeichner,unterzeichnende,
  ersthelferinnen,ersthelfende,spielerinnen,moderation,protokoll,sitzungsleitung,versammlungsleitung,architekten,architektin,architekt,rechnungsprufer,delegierte,eingeladen,
  membres,membres presents,membres absents,presents,presentes,absents,absentes,excuses,excusees,equipe,l equipe,notre equipe,developpeurs,developpeur,developpeuse,auteurs,
  redacteurs,relecteurs,intervenants,intervenantes,animateurs,animatrices,formateurs,formatrices,enseignants,enseignantes,eleves,benevoles,invites,invitees,salaries,
  collaborateurs,candidats,candidates,architecte,architectes,bureau,conseil d administration,organisateurs,representants,secretaire de seance,
  miembros,miembros presentes,miembros ausentes,ausentes,equipo,nuestro equipo,desarrolladores,desarrollador,desarrolladora,revisores,ponentes,organizadores,
  formadores,profesores,profesoras,alumnos,alumnas,voluntarios,voluntarias,invitados,invitadas,empleados,candidatos,arquitecto,arquitecta,arquitectos,responsables,vocales,
  membri,membri presenti,presenti,assenti,assenti giustificati,squadra,il nostro team,sviluppatori,sviluppatore,sviluppatrice,autori,revisori,relatori,organizzatori,
  formatori,docenti,studenti,volontari,ospiti,dipendenti,candidati,architetto,architetti,soci presenti,consiglieri,invitati,
  leden,aanwezigen,aanwezige leden,afwezig,afwezigen,afwezig met kennisgeving,teamleden,ons team,ontwikkelaars,ontwikkelaar,sprekers,organisatoren,docenten,leerlingen,
  vrijwilligers,gasten,medewerkers,kandidaten,bestuur,bestuursleden,genodigden,notulist,
  membros,membros presentes,membros ausentes,equipa,time,time de desenvolvimento,equipe de desenvolvimento,desenvolvedores,desenvolvedor,desenvolvedora,programadores,autores,
  oradores,palestrantes,professores,professoras,alunos,alunas,convidados,convidadas,funcionarios,colaboradores,arquiteto,arquiteta,arquitetos,integrantes,
  czlonkowie,obecni,nieobecni,obecni czlonkowie,zespol,nasz zespol,sklad zespolu,programisci,autorzy,recenzenci,prelegenci,organizatorzy,trenerzy,nauczyciele,uczniowie,
  wolontariusze,goscie,pracownicy,kandydaci,architekci,zarzad,sklad zarzadu,protokolant,protokolantka,zaproszeni,
  medlemmar,narvarande,franvarande,narvarande medlemmar,teammedlemmar,vart team,utvecklare,forfattare,granskare,talare,arrangorer,utbildare,elever,volontarer,gaster,
  medarbetare,kandidater,arkitekt,arkitekter,styrelse,styrelsen,styrelseledamoter,ledamoter,suppleanter,sekreterare,justerare,inbjudna`,
);

// Guarantee: the reader recognizes what a question asks for in every language, and no language has gaps. Risk: a
// question about a price, in an incomplete language, is answered with just any number.
import { describe, expect, it } from 'vitest';
import { type AnswerKind, readQuestion } from '../questions/question.ts';
import { foldText, wordsOf } from '../words.ts';
import { MONTH_NAMES, WEEKDAY_NAMES } from './calendar.ts';
import { LANGUAGE_CODES, LANGUAGES, type LanguageCode, likeliestLanguages } from './languages.ts';
import { phrasePattern } from './phrases.ts';

// The kind of answer that each question of a language asks for.
const ASKED_FOR = [
  'name',
  'time',
  'clock',
  'place',
  'money',
  'count',
  'duration',
  'frequency',
  'reason',
  'yes or no',
  null,
  null,
] as const satisfies readonly AnswerKind[];

const QUESTIONS: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: [
    'Who do I call if the alarm goes off at the weekend?',
    'When is the next fire drill?',
    'What time does the canteen open on Fridays?',
    'Where can visitors leave their car?',
    'How much is a day ticket for pensioners?',
    'How many spare keys are there for the cellar?',
    'How long can I keep a borrowed projector?',
    'How often are the smoke detectors tested?',
    'Why was the lift closed in May?',
    'Can I bring my dog to the office?',
    'Which form do I need for a name change?',
    'How do I report a broken printer?',
  ],
  de: [
    'Wen rufe ich an, wenn am Wochenende der Alarm losgeht?',
    'Wann ist die nächste Brandschutzübung?',
    'Um wie viel Uhr macht die Kantine freitags auf?',
    'Wo können Besucher ihr Auto abstellen?',
    'Was muss ich für eine Tageskarte hinlegen?',
    'Wie viele Ersatzschlüssel gibt es für den Keller?',
    'Wie lange darf ich einen geliehenen Beamer behalten?',
    'Wie oft werden die Rauchmelder geprüft?',
    'Weshalb war der Aufzug im Mai gesperrt?',
    'Darf ich meinen Hund ins Büro mitbringen?',
    'Welches Formular brauche ich für eine Namensänderung?',
    'Wie melde ich einen kaputten Drucker?',
  ],
  fr: [
    "Qui dois-je appeler si l'alarme sonne le week-end ?",
    "C'est quand, le prochain exercice d'évacuation ?",
    'À quelle heure ouvre la cantine le vendredi ?',
    'Où les visiteurs peuvent-ils laisser leur voiture ?',
    "Combien d'argent faut-il prévoir pour un billet à la journée ?",
    'Combien de clés de rechange avons-nous pour la cave ?',
    'Pendant combien de temps puis-je garder un projecteur emprunté ?',
    'Tous les combien vérifie-t-on les détecteurs de fumée ?',
    "Pourquoi l'ascenseur était-il fermé en mai ?",
    'Est-ce que je peux amener mon chien au bureau ?',
    'Quel formulaire me faut-il pour un changement de nom ?',
    'Comment signaler une imprimante en panne ?',
  ],
  es: [
    '¿A quién llamo si salta la alarma el fin de semana?',
    '¿Para cuándo es el próximo simulacro de incendio?',
    '¿A qué hora abre el comedor los viernes?',
    '¿Dónde pueden dejar el coche las visitas?',
    '¿Cuánto dinero cuesta una entrada de un día para jubilados?',
    '¿Cuántas llaves de repuesto hay para el sótano?',
    '¿Durante cuánto tiempo puedo quedarme un proyector prestado?',
    '¿Cada cuánto se revisan los detectores de humo?',
    '¿Por qué estuvo cerrado el ascensor en mayo?',
    '¿Puedo llevar a mi perro a la oficina?',
    '¿Qué formulario necesito para cambiar de nombre?',
    '¿Cómo aviso de una impresora estropeada?',
  ],
  it: [
    "Chi devo chiamare se scatta l'allarme nel fine settimana?",
    "Quand'è la prossima esercitazione antincendio?",
    'A che ora apre la mensa il venerdì?',
    'Dove possono lasciare la macchina i visitatori?',
    'Quanti soldi ci vogliono per un biglietto giornaliero?',
    'Quante chiavi di riserva ci sono per la cantina?',
    'Per quanto tempo posso tenere un proiettore in prestito?',
    'Ogni quanto si controllano i rilevatori di fumo?',
    "Perché a maggio l'ascensore era chiuso?",
    'Posso portare il cane in ufficio?',
    'Quale modulo mi serve per cambiare nome?',
    'Come segnalo una stampante rotta?',
  ],
  pt: [
    'A quem ligo se o alarme tocar no fim de semana?',
    'Quando é o próximo simulacro de incêndio?',
    'A que horas abre a cantina à sexta-feira?',
    'Onde é que as visitas podem deixar o carro?',
    'Quanto dinheiro é preciso para um bilhete de um dia?',
    'Quantas chaves suplentes existem para a cave?',
    'Durante quanto tempo posso ficar com um projetor emprestado?',
    'De quanto em quanto tempo se testam os detetores de fumo?',
    'Por que motivo esteve o elevador fechado em maio?',
    'Posso trazer o meu cão para o escritório?',
    'Que formulário preciso para mudar de nome?',
    'Como comunico uma impressora avariada?',
  ],
  nl: [
    'Wie moet ik bellen als het alarm in het weekend afgaat?',
    'Wanneer is de volgende brandoefening?',
    'Hoe laat gaat de kantine op vrijdag open?',
    'Waar kunnen bezoekers hun auto kwijt?',
    'Hoeveel geld kost een dagkaart voor gepensioneerden?',
    'Hoeveel reservesleutels zijn er voor de kelder?',
    'Hoe lang mag ik een geleende beamer houden?',
    'Om de hoeveel tijd worden de rookmelders getest?',
    'Waarom was de lift in mei dicht?',
    'Mag ik mijn hond meenemen naar kantoor?',
    'Welk formulier heb ik nodig voor een naamswijziging?',
    'Hoe meld ik een kapotte printer?',
  ],
  pl: [
    'Do kogo mam dzwonić, jeśli w weekend włączy się alarm?',
    'Kiedy jest następna próba ewakuacji?',
    'O której godzinie otwiera się stołówka w piątki?',
    'Gdzie goście mogą zostawić samochód?',
    'Ile kosztuje bilet dzienny dla emerytów?',
    'Ile zapasowych kluczy jest do piwnicy?',
    'Jak długo mogę trzymać pożyczony rzutnik?',
    'Jak często sprawdza się czujniki dymu?',
    'Dlaczego w maju winda była nieczynna?',
    'Czy mogę przyprowadzić psa do biura?',
    'Który formularz jest potrzebny do zmiany nazwiska?',
    'Jak zgłosić zepsutą drukarkę?',
  ],
  sv: [
    'Vem ska jag ringa om larmet går på helgen?',
    'När är nästa brandövning?',
    'Hur dags öppnar matsalen på fredagar?',
    'Var kan besökare ställa bilen?',
    'Vad kostar en dagsbiljett för pensionärer?',
    'Hur många reservnycklar finns det till källaren?',
    'Hur länge får jag behålla en lånad projektor?',
    'Hur ofta testas brandvarnarna?',
    'Varför var hissen stängd i maj?',
    'Får jag ta med hunden till kontoret?',
    'Vilken blankett behöver jag för ett namnbyte?',
    'Hur anmäler jag en trasig skrivare?',
  ],
};

const questions = LANGUAGE_CODES.flatMap((code) =>
  ASKED_FOR.map((kind, at) => ({ code, kind, question: QUESTIONS[code][at] ?? '' })),
);

describe('a question', () => {
  it.each(questions)('$code: $question asks for $kind', ({ question, kind }) => {
    expect(readQuestion(question).answerKind).toBe(kind);
  });

  it.each([
    'How much does the old copper vat weigh?',
    'How much does the tank hold?',
    'Wie viel wiegt der Kessel?',
    'Combien pèse la cuve ?',
    '¿Cuánto pesa el tanque?',
    'Quanto pesa la vasca?',
    'Quanto pesa a cuba?',
    'Hoeveel weegt de ketel?',
    'Ile waży kocioł?',
    'Hur mycket väger kitteln?',
  ])('%j asks for a size, not for an amount of money or a number', (question) => {
    expect(readQuestion(question).answerKind).toBe('size');
  });

  it.each(['How much does the vat cost, if I may ask?', 'How much does it cost to send ten crates that weigh a ton?'])(
    '%j asks for an amount of money',
    (question) => {
      expect(readQuestion(question).answerKind).toBe('money');
    },
  );

  it.each(questions)('$code: $question is in its language', ({ question, code }) => {
    expect(likeliestLanguages(wordsOf(question))).toContain(code);
  });
});

describe('a language', () => {
  it.each(LANGUAGE_CODES)('%s has words in every list', (code) => {
    const { asks, shows, units, ...lists } = LANGUAGES[code];
    const all = Object.entries({ ...lists, ...asks, ...shows, ...units });
    expect(all.filter(([, words]) => wordsOf(words).length === 0)).toEqual([]);
  });

  it.each(LANGUAGE_CODES)('%s has only question phrases that the reader can find', (code) => {
    const unfound = Object.values(LANGUAGES[code].asks)
      .flatMap((phrases) => phrases.split(','))
      .filter((phrase) => !new RegExp(phrasePattern(phrase)).test(exampleOf(phrase)));
    expect(unfound).toEqual([]);
  });
});

describe('a phrase', () => {
  it.each([
    ['how much .. cost/costs', 'and how much would you say it costs?', true],
    ['how much .. cost/costs', 'how much would it be costing', false],
    ['kost*', 'was kosten sie', true],
    ['^chi', 'una persona di chi', false],
    ['^chi', 'sono nuovo: chi chiamo', true],
    ['alle #', 'alle 3 monate', true],
    ['combien ? coûte', 'combien me coute', true],
  ])('%j occurs in %j: %j', (phrase, text, isFound) => {
    expect(new RegExp(phrasePattern(phrase)).test(text)).toBe(isFound);
  });
});

it('months and days have their names in every language, even a month after a day', () => {
  expect(MONTH_NAMES).toEqual(expect.arrayContaining(['lipca', 'lipiec', 'marco']));
  expect(WEEKDAY_NAMES).toEqual(expect.arrayContaining(['mittwoch', 'segunda', 'sroda', 'onsdag']));
});

// The first way in which a phrase can be said.
function exampleOf(phrase: string): string {
  const words = phrase.trim().replace('^', '').split(' ');
  const first = words.map((word) => word.split('/')[0]?.replace('..', '').replace(/[?*]/, '').replace('#', '3') ?? '');
  return foldText(first.filter((word) => word !== '').join(' '));
}

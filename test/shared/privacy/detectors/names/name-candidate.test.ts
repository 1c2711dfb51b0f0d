// Guarantee: of adjacent words, those that can be a name form one candidate: without a greeting, a role, a relative, an
// owned thing or an organization beside it. Risk: a colleague's name with a word too many or too few.
import { expect, it } from 'vitest';
import { candidateAt, isOrdinary } from '../../../../../shared/privacy/detectors/names/name-candidate.ts';
import { endsOf, type NameRun } from '../../../../../shared/privacy/detectors/names/name-run.ts';
import { nameRuns } from '../../../../../shared/privacy/detectors/names/name-words.ts';
import { foldForMatching } from '../../../../../shared/privacy/text/folded-text.ts';
import { type ScannedText, scanText } from '../../../../../shared/privacy/text/scanned-text.ts';

// Returns the words of each candidate with those before and after it, then its names, and a star if it is an ordinary
// word.
function candidatesIn(text: string): string {
  const scanned = scanText(foldForMatching(text));
  return nameRuns(scanned)
    .flatMap((run) => candidatesOf(scanned, text, run))
    .join(' + ');
}

function candidatesOf(scanned: ScannedText, text: string, run: NameRun): string[] {
  const written: string[] = [];
  for (let i = 0; i < run.length; ) {
    const candidate = candidateAt(run, i);
    if (candidate !== null) {
      const { words, names, before, after } = candidate;
      const [first, last] = endsOf(words);
      const name = text.slice(first.start, last.end);
      const star = isOrdinary(scanned, endsOf(names)[0]) ? '*' : '';
      const all = names.map(({ lower }) => lower).join(' ');
      written.push(`${before?.lower ?? ''}[${name}]${after?.lower ?? ''}|${all}${star}`);
    }
    i = candidate?.to ?? i + 1;
  }
  return written;
}

it.each([
  ['[Anna Rossi]|anna rossi', 'Anna Rossi kommt.'],
  ['frau[Demirels]wagen|demirels', 'Frau Demirels Wagen ist da.'],
  ['', 'Mr. Vous job'],
  ['', 'Prof Ask'],
  ['mr[Ask]|ask', 'Mr Ask'],
  ['herr[von Sabine Orth]|sabine orth', 'Herr von Sabine Orth ist da.'],
  ['de[Zorblax]|zorblax', 'La Dra. de Zorblax vino.'],
  ['signora[da Zorblax]|zorblax', 'Signora da Zorblax arriva.'],
  ['herr[Zorblax]|zorblax', 'Herr Zorblax'],
  ['de[Vertrieb]|vertrieb', 'Mme de Vertrieb kommt.'],
  ['', 'Mr. Support called.'],
  ['[Consuelo]y|consuelo + y[Zorblax]von|zorblax + von[Rosa Becker]|rosa becker', 'Consuelo y Zorblax von Rosa Becker'],
  ['awards[Anna]von|anna + von[Rosa Becker]|rosa becker', 'Awards Anna von Rosa Becker'],
  ['regal[Anna]von|anna + von[Rosa Becker]|rosa becker', 'Regal Anna von Rosa Becker'],
  ['beste[Annelies]|annelies', 'Beste Annelies, tot morgen.'],
  ['[Annelies Beste]|annelies beste', 'Annelies Beste, tot morgen.'],
  ['hej[Moa Karlsson]|moa karlsson', 'Hej Moa Karlsson, tot morgen.'],
  ['[Hej]dr|hej + dr[Moa Karlsson]|moa karlsson', 'Hej Dr. Moa Karlsson, tot morgen.'],
  ['hallo[Beste Quellhorst]|beste quellhorst', 'Hallo Beste Quellhorst, tot morgen.'],
  ['bonos[Consuelo]y|consuelo + y[Joven]|joven', 'Bonos Consuelo y Joven kommt.'],
  ['[Consuelo]y|consuelo + y[Joven]|joven', 'Consuelo y Joven kommt.'],
  ['[Consuelo Rossi y Joven]|consuelo rossi joven', 'Consuelo Rossi y Joven kommt.'],
  ['[Rossi]y|rossi + y[Gasset]|gasset', 'Rossi y Gasset kommt.'],
  ['[Bonos Rossi]y|bonos rossi + y[Gasset]|gasset', 'Bonos Rossi y Gasset kommt.'],
  ['[Bonos Rossi Quell y Gasset]|bonos rossi quell gasset', 'Bonos Rossi Quell y Gasset kommt.'],
  ['herr[von der Quell]|quell', 'Herr von der Quell ist da.'],
  ['herr[di Quell]|quell', 'Herr di Quell ist da.'],
  ['herr[Di Quell]|quell', 'Herr Di Quell ist da.'],
  ['frau[Le Goff]|goff', 'Frau Le Goff ist da.'],
  ['[Quell]|quell', 'von der Quell ist da.'],
  ['[Anna von der Quell]|anna quell', 'Anna von der Quell ist da.'],
  ['[Anna di Quell]|anna quell', 'Anna di Quell ist da.'],
  ['frau[Quell Anna]|quell anna', 'Frau Quell Anna ist da.'],
  ['[Clara]zu|clara + zu[Felix]|felix', 'Clara zu Felix'],
  ['[Tasche]von|tasche + von[Rosa Becker]|rosa becker', 'Tasche von Rosa Becker'],
  ['[Zorblax]von|zorblax + von[Rosa Becker]|rosa becker', 'Zorblax von Rosa Becker'],
  ['[Rossi]von|rossi + von[Rosa Becker]|rosa becker', 'Rossi von Rosa Becker'],
  ['[Rossi Quell]von|rossi quell + von[Rosa Becker]|rosa becker', 'Rossi Quell von Rosa Becker'],
  ['[Rossi Anna von Rosa Becker]|rossi anna rosa becker', 'Rossi Anna von Rosa Becker'],
  ['projekt[Anna]von|anna + von[Rosa Becker]|rosa becker', 'Projekt Anna von Rosa Becker'],
  ['museum[Anna]von|anna + von[Rosa Becker]|rosa becker', 'Museum Anna von Rosa Becker'],
  ['quell[Anna von Rosa Becker]|anna rosa becker', 'Projekt Quell Anna von Rosa Becker'],
  ['[Anna von Rosa Becker]|anna rosa becker', 'Anna von Rosa Becker'],
  ['[Zorblax von Rosa]|zorblax rosa', 'Zorblax von Rosa ist da'],
  ['[Zorblax]van|zorblax + van[Rosa Becker]|rosa becker', 'Zorblax van Rosa Becker'],
  ['[Zorblax von Quell Becker]|zorblax quell becker', 'Zorblax von Quell Becker'],
  ['di[Rosa Becker]|rosa becker', 'Zorblax di Rosa Becker'],
  ['szwagier[Zenek]|zenek', 'Szwagier Zenek przyjdzie.'],
  ['szwagier[Zorblax]|zorblax', 'Szwagier Zorblax przyjdzie.'],
  ['szwagier[Zorblax Rossi]|zorblax rossi', 'Szwagier Zorblax Rossi przyjdzie.'],
  ['collega[Thijs]|thijs', 'Collega Thijs komt.'],
  ['detective[Marek]|marek', 'Detective Marek komt.'],
  ['detective[Anna]|anna', 'Detective Anna komt.'],
  ['[Quell Marek]|quell marek', 'Quell Marek komt.'],
  ['quell[Marek Rossi]|marek rossi', 'Quell Marek Rossi komt.'],
  ['quell[Anna Rossi]|anna rossi', 'Quell Anna Rossi komt.'],
  ['quell[Anna]|anna', 'Quell Anna komt.'],
  ['[Quell Paris]|quell paris', 'Quell Paris komt.'],
  ['[Quell Rossi]|quell rossi', 'Quell Rossi komt.'],
  ['[Quell Lincoln]|quell lincoln', 'Quell Lincoln komt.'],
  ['[Quell Will]|quell will', 'Quell Will komt.'],
  ['[Quell Zorblax]|quell zorblax', 'Quell Zorblax komt.'],
  ['[Rossi Anna]|rossi anna', 'Rossi Anna komt.'],
  ['[Anna Mall]|anna mall', 'Anna Mall komt.'],
  ['[Anna]park|anna + anna[Park]|park', 'Anna Park komt.'],
  ['[Mall Anna]|mall anna', 'Mall Anna komt.'],
  ['[Quell Mall]|quell mall', 'Quell Mall komt.'],
  ['[Anna Madrid]|anna madrid', 'Anna Madrid komt.'],
  ['[Anna]support|anna', 'Anna Support komt.'],
  ['a[Rossi]|rossi', 'A. Rossi komt'],
  ['[Anna B. Rossi]|anna rossi', 'Anna B. Rossi komt'],
  [
    '[Anna Maria Luisa Quell Rossi]zorblax|anna maria luisa quell rossi + rossi[Zorblax]|zorblax',
    'Anna Maria Luisa Quell Rossi Zorblax komt',
  ],
  ['[Salva]|salva*', 'Salva kommt, salva auch.'],
  ['[Nella]|nella', 'Nella kommt, nella auch.'],
  ['[Rossi]|rossi*', 'Rossi kommt, rossi auch.'],
  ['[Anna]|anna', 'Anna kommt, anna auch.'],
  ['[Valida]|valida*', 'Valida kommt, valida auch.'],
  ['[Lincoln]|lincoln', 'Lincoln kommt, lincoln auch.'],
  ['[Szwagier]|szwagier', 'Szwagier przyjdzie.'],
  ['[anna rossi]|anna rossi', 'anna rossi kommt'],
  ['[rossi]|rossi', 'valida rossi kommt'],
])('finds the candidates %s in %s', (candidates, text) => {
  expect(candidatesIn(text)).toBe(candidates);
});

// Guarantee: a name is certain if something beside it identifies it, and needs other evidence if it is alone; a town,
// an acronym, a term, an organization and a word that the same text uses otherwise are not names. Risk: a person stays
// because the sentence is in lower case, or a place or a heading counts as a person.
import { describe, expect, it } from 'vitest';
import { strengthOf } from '../../../../../shared/privacy/detectors/names/name-strength.ts';
import { candidateOf, markedName } from './marked-name.fixture.ts';

function strengthIn(row: string) {
  const marked = markedName(row);
  return strengthOf(marked.scanned, candidateOf(marked), marked.name);
}

describe('how certain a full name is', () => {
  it.each([
    ['Dear «CHEN Vera»,', 1],
    ['«arlindo costa» rief an', 1],
    ['«Arlindo Costa»', 'likely'],
    ['Regards,\n«Zybal Sow»', 1],
    ['We asked «Örn Ta».', 1],
    ['the «Anna Schmidt» asked', 1],
    ['We asked «GEN Paz» Data', 0],
    ['I asked «France Engel Wit» yesterday.', 0],
    ['When The Client Asked «WIT Maï»', 0],
    ['We asked «Anna Mall» about it.', 0],
    ['We asked «Anna Zybal» about it.', 1],
    ['We asked «Anna Zybal» Awards about it.', 0],
    ['We asked «Quarto Costa» today.', 1],
    ['We asked «Quarto Costa» today. A quarto and a costa.', 0],
  ])('the certainty of the name in %j is %j', (row, strength) => {
    expect(strengthIn(row)).toBe(strength);
  });
});

describe('how certain a name after its title is', () => {
  it.each([
    ['Ms «Ask» called.', 2],
    ['MS «Ask» called.', 0],
    ['Mr «Outlook» called.', 2],
    ['Ms «Outlook» called.', 0],
    ['Herr «Vertrieb» ist da.', 0],
    ['A nossa Doutora «Rosa» chegou.', 2],
    ['Nossa Senhora «Rosa»', 0],
    ['16 mevrouw «Koopman»', 2],
    ['Es waren 438 sig «Koopman» da.', 0],
  ])('the certainty of the name in %j is %j', (row, strength) => {
    expect(strengthIn(row)).toBe(strength);
  });
});

describe('how certain a single name is', () => {
  it.each([
    ["We asked «Anna»'s Mum.", 1],
    ['3: Hej «Kerstin»!', 'likely'],
    ['Bel «Anne» op 12', 'likely'],
    ['Bel «Ann» op 12', 0],
    ['«Ed» rief an', 0],
    ['A: Haddad «Jinane»', 'likely'],
    ['Regards, «Liga»', 0],
    ['Lagerplats:«Ladan»', 0],
    ['We asked «ORG».', 0],
    ['We asked «Ivy».', 0],
    ['in «Minho» sagte', 0],
    ['in «Panna», ARM', 'likely'],
    ['near «Erik», Florence.', 'likely'],
    ['in «Selma», Alabama', 0],
    ['Rose «Costa» said so.', 1],
    ['Rose «Costa» said so; a rose, a costa.', 0],
  ])('the certainty of the name in %j is %j', (row, strength) => {
    expect(strengthIn(row)).toBe(strength);
  });
});

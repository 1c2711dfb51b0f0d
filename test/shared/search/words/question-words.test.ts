// Guarantee: only the words that say what a question is about remain of it. Risk: a noun of one language is dropped
// because it is an article or a verb in another, or nothing is left to search for.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutQuestionWords } from '../../../../shared/search/words/question-words.ts';

function remainderOf(query: string): string {
  return withoutQuestionWords(query).replace(/\s+/g, ' ').trim();
}

describe('withoutQuestionWords', () => {
  it.each([
    ['How many days of leave do I have?', 'days leave ?'],
    ['When may May Jones visit the WHO in May?', 'May Jones visit WHO May?'],
    ['Who won the war, and which son came home in a hat?', 'won war, son came home hat?'],
    ['When does it close? Who is the mayor? Is Mr. Will there?', 'close? mayor? Mr. Will ?'],
    ['The PC was hacked. How fast must we report it?', 'PC hacked. fast report ?'],
    ['Wie viele Urlaubstage habe ich im Jahr?', 'Urlaubstage habe Jahr?'],
    ['Guten Tag, Wann öffnen Sie am Sonntag Ihre Kasse?', 'Guten Tag, öffnen Sonntag Kasse?'],
    ["Combien de jours de congé ai-je d'avance ?", "jours congé ai- 'avance ?"],
    ['¿Cuántos días de vacaciones tengo al año?', '¿ días vacaciones año?'],
    ['Quanti giorni di ferie ho?', 'giorni ferie ?'],
    ['Quantos dias de férias tenho?', 'dias férias ?'],
    ['Hoeveel vakantiedagen heb ik?', 'vakantiedagen ?'],
    ['Ile dni urlopu mam?', 'dni urlopu ?'],
    ['年假有多少天？', '年假有 天？'],
  ])('keeps the words that %s is about', (query, kept) => {
    expect(remainderOf(query)).toBe(kept);
  });

  it.each(['die cast mould', 'son lease', 'boat shed lease'])(
    'leaves %s unchanged, which is not a question',
    (query) => {
      expect(withoutQuestionWords(query)).toBe(query);
    },
  );

  it('keeps nouns that are question words only in another language', () => {
    expect(remainderOf('Wann läuft der Mann mit dem Hut los?')).toBe('läuft Mann Hut los?');
  });

  it('keeps capitalized names that look like question words, except at the beginning', () => {
    expect(remainderOf('Was sagt die WHO über den Mai, und wann hat Die Zeit es gemeldet?')).toBe(
      'sagt WHO Mai, Die Zeit gemeldet?',
    );
  });

  it('keeps a question that has only question words', () => {
    expect(withoutQuestionWords('Was ist das?')).toBe('Was ist das?');
    expect(withoutQuestionWords('What is it?')).toBe('What is it?');
    expect(withoutQuestionWords('?! …')).toBe('?! …');
    expect(withoutQuestionWords('什么')).toBe('什么');
  });

  it('keeps the length of the query, and changes nothing when it is repeated', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (query) => {
        const once = withoutQuestionWords(`wie ist der ${query}`);
        expect(once).toHaveLength(`wie ist der ${query}`.length);
        expect(withoutQuestionWords(once)).toBe(once);
      }),
    );
  });
});

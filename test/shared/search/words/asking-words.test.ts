// Guarantee: of a question the words remain that say what it is about, in the language in which it is asked. Risk: a
// noun of one language is dropped because it is an article or a verb in another, or nothing is left to search for.
import { describe, expect, it } from 'vitest';
import { withoutAskingWords } from '../../../../shared/search/words/asking-words.ts';

function told(query: string): string {
  return withoutAskingWords(query).replace(/\s+/g, ' ').trim();
}

describe('withoutAskingWords', () => {
  it.each([
    ['How many days of leave do I have?', 'days leave ?'],
    ['Wie viele Urlaubstage habe ich im Jahr?', 'Urlaubstage habe Jahr?'],
    ["Combien de jours de congé ai-je d'avance ?", "jours congé ai- 'avance ?"],
    ['¿Cuántos días de vacaciones tengo al año?', '¿ días vacaciones año?'],
    ['Quanti giorni di ferie ho?', 'giorni ferie ?'],
    ['Quantos dias de férias tenho?', 'dias férias ?'],
    ['Hoeveel vakantiedagen heb ik?', 'vakantiedagen ?'],
    ['Ile dni urlopu mam?', 'dni urlopu ?'],
    ['年假有多少天？', '年假有 天？'],
  ])('keeps what %s is about', (query, kept) => {
    expect(told(query)).toBe(kept);
  });

  it('keeps nouns that only another language asks with', () => {
    expect(told('Who won the war, and which son came home in a hat?')).toBe('won war, son came home hat?');
    expect(told('Wann läuft der Mann mit dem Hut los?')).toBe('läuft Mann Hut los?');
  });

  it('keeps names with a capital, but for the first word', () => {
    expect(told('What does the WHO say about leave in May?')).toBe('WHO say leave May?');
    expect(told('May I leave in May?')).toBe('leave May?');
  });

  it('keeps words without a question, and a question without any other word', () => {
    expect(withoutAskingWords('boat shed lease')).toBe('boat shed lease');
    expect(withoutAskingWords('What is it?')).toBe('What is it?');
    expect(withoutAskingWords('?! …')).toBe('?! …');
    expect(withoutAskingWords('什么')).toBe('什么');
  });
});

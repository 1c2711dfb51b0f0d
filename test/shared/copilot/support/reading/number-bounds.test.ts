// Guarantee: a number has the limit that its sentence gives it, and not the limit of another number. Risk: "at most"
// for a fee is read as a limit of the days beside it.
import { expect, it } from 'vitest';
import type { WordLanguage } from '../../../../../shared/copilot/support/reading/languages/language-words.ts';
import { readStatement } from '../../../../../shared/copilot/support/reading/statement.ts';

it.each<[text: string, language: WordLanguage, bounds: string[]]>([
  ['Between 5 and 25 kg.', 'en', ['5 kilogram min', '25 kilogram max']],
  ['Between 5–25 kg.', 'en', ['5 kilogram min', '25 kilogram max']],
  ['Between about 5 and 25 kg.', 'en', ['5 kilogram about', '25 kilogram -']],
  ['Choose between 5 days and 3 weeks.', 'en', ['5 day -', '3 week -']],
  ['Between 5 days of rain came 25 days of sun.', 'en', ['5 day -', '25 day -']],
  ['The path between the halls has 5 and 25 steps.', 'en', ['5 - -', '25 - -']],
  ['Between 5 and 25 kg, 2 kg are free.', 'en', ['5 kilogram min', '25 kilogram max', '2 kilogram -']],
  ['After heavy rain 5 rooms flood.', 'en', ['5 - -']],
  ['After heavy 5 rooms flood.', 'en', ['5 - after']],
  ['Slower than over the TB 22.', 'en', ['22 - -']],
  ['Over EUR 500.', 'en', ['500 eur over']],
  ['Over USD 500.', 'en', ['500 usd over']],
  ['Over CHF 500.', 'en', ['500 chf over']],
  ['Over ¥ 500.', 'en', ['500 jpy over']],
  ['Over HKD 500.', 'en', ['500 hkd over']],
  ['Ponad PLN 500.', 'pl', ['500 pln over']],
  ['Mais de R$ 500.', 'pt', ['500 brl over']],
  ['Mais de BRL 500 por dia.', 'pt', ['500 brl over']],
  ['超过500元。', 'zh', ['500 cny over']],
  ['Not over 500 kg.', 'en', ['500 kilogram max']],
  ['Not about 500 kg.', 'en', ['500 kilogram about']],
  ['5, 6 or more rooms.', 'en', ['5 - -', '6 - min']],
  ['180 people standing or more.', 'en', ['180 - min']],
  ['180 people standing in halls or more.', 'en', ['180 - -']],
  ['At least 5 rooms for 6 people.', 'en', ['5 - min', '6 - -']],
  // A limit that counts back from an event allows more time, not less.
  ['It is free until 48 hours before it begins.', 'en', ['48 hour min']],
  ['It is free up to two days in advance.', 'en', ['2 day min']],
  ['A fee is due within 48 hours before it begins.', 'en', ['48 hour until']],
  ['It is free until 48 hours after the start.', 'en', ['48 hour until']],
  ['Bis 48 Stunden vor Beginn.', 'de', ['48 hour min']],
  ['Höchstens 48 Stunden vor Beginn.', 'de', ['48 hour max']],
  ['Spätestens zwei Wochen vorher.', 'de', ['2 week min']],
  ["Jusqu'à trois jours avant le début.", 'fr', ['3 day min']],
  ['Hasta tres días antes del inicio.', 'es', ['3 day min']],
  ["Fino a tre giorni prima dell'inizio.", 'it', ['3 day min']],
  ['Até três dias antes do início.', 'pt', ['3 day min']],
  ['Uiterlijk drie dagen van tevoren.', 'nl', ['3 day min']],
  ['Do trzech dni przed początkiem.', 'pl', ['3 day min']],
  ['Senast tre dagar före start.', 'sv', ['3 day min']],
])('reads the numbers of "%s" (%s) with their limits as %j', (text, language, bounds) => {
  const { quantities } = readStatement(text, language);
  expect(quantities.map(({ values, unit, bound }) => `${values.join()} ${unit ?? '-'} ${bound ?? '-'}`)).toEqual(
    bounds,
  );
});

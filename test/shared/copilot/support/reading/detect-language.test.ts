// Guarantee: the language of a text is detected by its words; if it has hardly any, it is the language that is given as
// likely. Risk: "die" is read as English, and no rule recognizes a "not" any more.
import { expect, it } from 'vitest';
import { detectLanguage } from '../../../../../shared/copilot/support/reading/detect-language.ts';
import type { WordLanguage } from '../../../../../shared/copilot/support/reading/languages/language-words.ts';

type Language = WordLanguage | null;

it.each<[text: string, language: Language]>([
  ['The rent is due, and it is paid monthly.', 'en'],
  ['Die Miete ist nicht fällig.', 'de'],
  ['Le loyer est dû et il est payé.', 'fr'],
  ['El alquiler no se paga por adelantado.', 'es'],
  ['Il canone non è dovuto, ma la cauzione sì.', 'it'],
  ['A renda não é devida.', 'pt'],
  ['De huur is niet betaald.', 'nl'],
  ['Czynsz nie jest płatny.', 'pl'],
  ['Hyran är inte betald.', 'sv'],
  ['Le contrat commence le 1er mai 2024.', 'fr'],
  ['Qu’est-ce que le bail ?', 'fr'],
  ['Die Firma informiert den Prüfer im Mai.', 'de'],
  ['A conta custa 5 euros por mês.', 'pt'],
  ['租金每月支付。', 'zh'],
  ['Rent', null],
  ['', null],
  ['12:30', null],
  ['Größe', 'de'],
  ['Mañana', 'es'],
  ['Ações', 'pt'],
  ['Łódź', 'pl'],
  ['Gård', 'sv'],
  ['A house for sale at noon', 'en'],
  ['賃料は毎月支払います。', null],
  ['The Chinese sign 租 means rent.', 'en'],
  ['租金 rent', 'zh'],
  ['Vitamin C, E and B', 'en'],
  ['I want 800 euros. Is interest charged?', 'en'],
  ['Want een hond kost 5 euro.', 'nl'],
  ['Come si paga?', 'it'],
])('detects the language of "%s" as %s', (text, language) => {
  expect(detectLanguage(text)).toBe(language);
});

it.each<[text: string, likely: Language, language: Language]>([
  ['Rent | 800 euros', 'de', 'de'],
  ['Rent | 800 euros', null, null],
  ['Rent | 800 euros', 'zh', 'zh'],
  ['Die Miete', 'en', 'en'],
  ['The Grand | 80', 'de', 'de'],
  ['The Grand | 80', null, 'en'],
  ['The Grand | 80', 'zh', 'en'],
  ['Spa und Pool | the garden with view', 'de', 'de'],
  ['Die Miete ist nicht fällig, und sie wird monatlich gezahlt.', 'en', 'de'],
  ['Le loyer et la caution', 'en', 'fr'],
  ['租金每月支付。', 'en', 'zh'],
])('detects the language of "%s", probably %s, as %s', (text, likely, language) => {
  expect(detectLanguage(text, likely)).toBe(language);
});

it('detects the language of a long text by its start', () => {
  const start = 'The rent is due. '.repeat(60);
  expect(detectLanguage(start + 'Die Miete ist nicht fällig und wird bald gezahlt. '.repeat(60))).toBe('en');
});

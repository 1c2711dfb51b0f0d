// Guarantee: the language of a question is recognized by its script, by most of its small words, and by letters that
// only one language has, which count twice. Risk: a refusal is written in a language that its reader does not know.
import { expect, it } from 'vitest';
import { languageOf } from '../../../../shared/copilot/question-language.ts';

it.each([
  // Only a letter gives the language away, no small word.
  ['Straßenmaut Lkw?', 'de'],
  ['¿Peaje?', 'es'],
  ['Isenções?', 'pt'],
  ['Wysokość opłat?', 'pl'],
  ['Vergi borcu yaş?', 'tr'],
  ['Phí đỗ xe?', 'vi'],
  // Only small words.
  ['hay peaje', 'es'],
  ['ile kosztuje', 'pl'],
  ['kac lira', 'tr'],
  ['khong phep', 'vi'],
  ['bagaimana caranya', 'id'],
  ['gibt Rabatte', 'de'],
  // More small words of one language than of another.
  ['Wie lautet Text "what is it"?', 'en'],
  ['Wie lautet der Text, was steht da und wo ist "what is it"?', 'de'],
  ['Is there a "Straße" in the plan?', 'en'],
  ['Parking?', 'en'],
  ['combien puis', 'fr'],
  ['quanti della', 'it'],
  ['quantos sao', 'pt'],
  ['hoeveel wordt', 'nl'],
  ['?', 'en'],
  // One character of another script does not decide; two do.
  ['Parking π Ж?', 'en'],
  ['Parking жж?', 'ru'],
  ['Де паркінг її?', 'uk'],
  ['駐車場はどこ', 'ja'],
  ['料金は？', 'ja'],
  ['What does の mean?', 'en'],
  ['Яка ціна?', 'uk'],
  // Persian is none of the languages.
  ['قیمت اتاق چقدر است؟', 'en'],
  ['주차장은', 'ko'],
  ['停车场', 'zh'],
  ['پارکنگ کہاں ہے', 'ur'],
  ['أين الموقف', 'ar'],
  ['पार्किंग कहाँ', 'hi'],
  ['পার্কিং কোথায়', 'bn'],
])('%j is written in %s', (question, language) => {
  expect(languageOf(question)).toBe(language);
});

// Guarantee: a query without a word, a code or a number that says what it is about finds nothing; every other query is
// searched. Risk: "7?" gets an answer that is as good as any other sentence, and a paid call of a model; or a question
// that is only a product code is refused.
import { expect, it } from 'vitest';
import { tellsSomething } from '../../../../shared/search/words/telling-words.ts';

it.each([
  ...['', '?', '...', '(╯°□°)╯', '😀', '❤️', '👍👍🏽', '👨‍👩‍👧', '🇩🇪', '🐝🐝🐝🐝', '1️⃣', '#'],
  ...['1', '7?', '10', '1 2 3', '1.', '- 1', '1º', '2ª?', '１', '٣', '3 + 4 = ?', '7 & 8', '"7"'],
  ...['[1]', '【1】', '[1, 2]', '[2] [3]', 'What is [1]?', 'Was ist [2]?', 'Qu’est-ce que 3 ?', '¿Qué es 7?'],
  ...['Che cosa è [2]?', 'O que é 7?', 'Wat is 7?', 'Co to jest 7?', '{"a":1}', '{"a": [1, 2]}', 'f(x)=x^2'],
  ...['x', 'A', 'a b c', '[x] 1'],
])('%j says nothing', (query) => {
  expect(tellsSomething(query)).toBe(false);
});

it.each([
  ...['405?', '112', '2026', '19:30?', '12,50', '24/7', '§ 7', '§7?', '5 %', '50°', '€ 5', '#12', '١٢٣'],
  ...['M30', 'M 30', 'M-30', 'AX-7', 'E42?', '5G', '3D', 'A4', 'C#?', 'Q&A', 'R&D', 'z.B.', 'U.S.', 'Nr. 7', '7 Uhr'],
  ...['PIN?', 'IT?', 'WC', 'AI', 'Wi-Fi', 'ok', 'Über uns', 'who is it', 'über 18', 'Halle 7?', 'PERSON 1'],
  ...['蜜', '꿀', 'घी', '你好', 'ра', 'فيش', 'ส้ม', 'e\u0301t'],
])('%j says something', (query) => {
  expect(tellsSomething(query)).toBe(true);
});

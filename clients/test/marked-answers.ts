/** Answers with the citations 1 and 2, and their parts: pieces of text, and numbers of citations. */
export const MARKED_ANSWERS: readonly { readonly answer: string; readonly parts: readonly (string | number)[] }[] = [
  { answer: 'It is 30 days [1].', parts: ['It is 30 days ', 1, '.'] },
  { answer: '[2] says so, as does [1]', parts: [2, ' says so, as does ', 1] },
  { answer: 'Both say so [1][2].', parts: ['Both say so ', 1, 2, '.'] },
  { answer: 'No source [3], no mark [x], [01a].', parts: ['No source [3], no mark [x], [01a].'] },
  { answer: 'Use `items[1]` [2].', parts: ['Use `items[1]` ', 2, '.'] },
  { answer: '```\nitems[1] = 2\n```\nDone [1].', parts: ['```\nitems[1] = 2\n```\nDone ', 1, '.'] },
  { answer: 'A ` alone, then [1].', parts: ['A ` alone, then ', 1, '.'] },
  { answer: '你好 😀 [1]。', parts: ['你好 😀 ', 1, '。'] },
  { answer: 'Nothing.', parts: ['Nothing.'] },
  { answer: '', parts: [] },
];

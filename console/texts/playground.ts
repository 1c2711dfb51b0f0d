const UNSUPPORTED =
  'An answer was written, but your documents do not support every sentence of it, so it is not shown.';
const NOTHING_SAID =
  'The answer says nothing that can be compared with your documents, so it is not shown. Rephrase the question.';

/** The texts of the playground. */
export const playgroundTexts = {
  title: 'Playground',
  intro: 'Ask a question or search as one of your applications, and see exactly what its programs would get.',
  address:
    'The list of allowed IP addresses does not apply here: you call from your browser, not from your program’s address.',
  suspended: 'The playground cannot be used while the company is suspended.',
  operator: 'Operators cannot use the playground: they may not read questions or answers. Members of the company can.',
  application: 'As the application',
  environment: 'Paid from',
  environments: { live: 'The company’s budget (live)', test: 'The test allowance (test)' },
  bases: 'In these knowledge bases',
  basesAll: 'All that are not hidden',
  mode: 'What do you want to try?',
  modes: { ask: 'Ask a question', search: 'Search' },
  question: 'Your question',
  query: 'What to search for',
  ask: 'Ask',
  search: 'Search',
  mayHaveBeenCharged: {
    ask: 'The question may have been answered and charged anyway. If you ask it again within an hour, without reloading the page, you get that answer and are not charged again, unless your company has turned off stored answers.',
    search: 'The search may have been charged anyway. If you search again, it is charged again.',
  },
  working: 'Looking through your documents…',
  noApplicationTitle: 'There is no application yet',
  noApplication: 'Create a key first; its application can then be tried here.',
  toKeys: 'Go to the keys',
  noBaseTitle: 'There are no documents yet',
  noBase: 'Nothing can be found before a knowledge base has documents. Add some first.',
  toKnowledge: 'Go to the knowledge bases',
  answer: 'Answer',
  grounded: 'Answered from your documents',
  notGrounded: 'Not answered from your documents',
  reasons: {
    nothing_found:
      'Nothing in the chosen knowledge bases is close enough to the question. Add a document about it, or rephrase the question.',
    model_says_no: 'Passages were found, but they do not answer the question.',
    incomplete: 'The answer was cut off before its end, so it is not shown. Ask for less at once.',
    one_side: 'The documents contradict each other here, and the answer gave only one side, so it is not shown.',
    uncited_sentence: 'A sentence of the answer named no source, so the answer is not shown.',
    quote: 'The answer quoted something that is not in your documents, so it is not shown.',
    no_statement: NOTHING_SAID,
    question: NOTHING_SAID,
    echo: NOTHING_SAID,
    fragment: NOTHING_SAID,
    other: UNSUPPORTED,
  },
  code: 'For support',
  sources: 'Sources',
  results: 'What was found',
  nothingFound: 'Nothing was found. Try other words, or choose other knowledge bases.',
  page: (page: number) => `page ${page}`,
  similarity: (value: number) => `similarity ${value.toFixed(2)} of 1`,
  similarityHint: 'How close the passage is to what you typed: 1 would be the same meaning.',
  openFile: 'Open the document',
  mark: (number: number) => `Show source ${number}`,
  source: (number: number) => `Source ${number}`,
  cost: 'Cost',
  tokens: (read: number, written: number) =>
    `${read.toLocaleString('en')} tokens read, ${written.toLocaleString('en')} written`,
  samples: 'The same call from a program',
  copyCode: 'Copy the code',
  limits: {
    live: 'Wait until the time given above, or ask an administrator to raise the budget or the rate limits on the page “Policies”.',
    test: 'Wait until the time given above, or choose the company’s budget under “Paid from”. The test allowance is the same for every company; an operator of the service can change it.',
  },
  toPolicies: 'Go to the policies',
} as const;

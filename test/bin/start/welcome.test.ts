// Guarantee: the first screen of npm start shows the address, the key, a request that a shell can run, its answer, the
// models that gave it, and who can sign in to the console. Risk: a newcomer copies a request that does not work, or
// does not learn that real Bedrock costs money.
import { describe, expect, it } from 'vitest';
import { aboutModels, consoleWelcome, emptyWelcome, welcome } from '../../../bin/start/welcome.ts';

const DEMONSTRATION = { company_id: 'c', application_id: 'a', base_id: 'b', key: 'kc_test_key' };
const BASE_URL = 'http://127.0.0.1:8787';
const server = { url: 'http://127.0.0.1:11434/v1', embeddingPrefix: '', answerSeconds: 180 };

it('shows the first request, quoted for a shell, with its answer and its time', () => {
  const asked = { question: "What's new?", seconds: 1.26, answer: 'Nothing [1].', grounded: true, citations: [] };
  expect(welcome(BASE_URL, DEMONSTRATION, asked)).toBe(`
Base URL  http://127.0.0.1:8787
Test key  kc_test_key

export KC_BASE_URL=http://127.0.0.1:8787 KC_API_KEY=kc_test_key

curl -s http://127.0.0.1:8787/api/public/v1/copilot/query \\
  -H 'Authorization: Bearer kc_test_key' \\
  -H 'Content-Type: application/json' \\
  -d '{"question":"What'\\''s new?"}'

{
  "answer": "Nothing [1].",
  "grounded": true,
  "citations": []
}
The answer took 1.3 s.
`);
});

it('says that nothing was asked without a document', () => {
  expect(welcome(BASE_URL, DEMONSTRATION, null)).toBe(`
Base URL  http://127.0.0.1:8787
Test key  kc_test_key

export KC_BASE_URL=http://127.0.0.1:8787 KC_API_KEY=kc_test_key

There is no document yet, so nothing was asked.
`);
});

it('says how to fill an empty stage', () => {
  expect(emptyWelcome(BASE_URL)).toBe(`
Base URL  http://127.0.0.1:8787

The stage is empty. npm run -s admin -- --help shows how to create a company and a key.

`);
});

describe('the models of a start', () => {
  it.each([
    [
      'those that run here',
      { bedrock: 'local', models: null },
      [
        'Models: small ones that run here. They find passages, and quote the sentence or table row that fits a question.',
        'They do not write, summarize, conclude, calculate or translate. Outside English, they know only common words by meaning.',
        'For written answers: npm start -- --models URL --answer-model NAME, or --bedrock aws (npm start -- --help).',
      ],
    ],
    [
      'real Bedrock',
      { bedrock: 'aws', models: null },
      [
        'Models: real Bedrock, at the expense of your AWS account. The ranking of passages is not measured for its embedding',
        'model (Titan), so whatever is found goes to the answering model.',
      ],
    ],
    [
      'a server that answers',
      { bedrock: 'local', models: { ...server, answerModel: 'writer', embeddingModel: null } },
      ['Models: writer answers, vectors are hashed words.'],
    ],
    [
      'a server that makes vectors',
      { bedrock: 'local', models: { ...server, answerModel: null, embeddingModel: 'bge-m3' } },
      [
        'Models: the small reader that runs here answers, bge-m3 makes the vectors; ranking is not measured for it, so whatever is found goes to the model.',
      ],
    ],
  ] as const)('are described: %s', (_name, options, lines) => {
    expect(aboutModels(options)).toBe(`${lines.join('\n')}\n\n`);
  });
});

it('shows who can sign in to the console, and where their mail is', () => {
  const people = [
    { role: 'administrator', email: 'administrator@example.com', password: 'one' },
    { role: 'viewer', email: 'viewer@example.com', password: 'two' },
  ];
  const shown = consoleWelcome({
    console_url: 'http://127.0.0.1:8788/',
    console_people: people,
    console_mail_url: 'http://127.0.0.1:8789/mail',
  });
  expect(shown).toBe(`
Console   http://127.0.0.1:8788/
  administrator  administrator@example.com    one
  viewer         viewer@example.com           two
  mail that would have been sent: http://127.0.0.1:8789/mail
`);
});

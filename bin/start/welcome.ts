import { resolve } from 'node:path';
import { callPath } from '../../functions/endpoints.ts';
import type { Demonstration } from './demonstration.ts';
import type { StartOptions } from './options.ts';
import type { ConsolePeople } from './people.ts';
import type { Asked } from './questions.ts';

/** Returns the first screen: the API's URL, the key, one request and its real answer. */
export function welcome(baseUrl: string, { key }: Demonstration, asked: Asked | null): string {
  const variables = `export KC_BASE_URL=${baseUrl} KC_API_KEY=${key}`;
  const lines = ['', `Base URL  ${baseUrl}`, `Test key  ${key}`, '', variables, ''];
  if (asked === null) {
    return [...lines, 'There is no document yet, so nothing was asked.', ''].join('\n');
  }
  const { question, seconds, ...answer } = asked;
  return [
    ...lines,
    `curl -s ${baseUrl}${callPath('copilot-query')} \\`,
    `  -H 'Authorization: Bearer ${key}' \\`,
    "  -H 'Content-Type: application/json' \\",
    `  -d ${shellQuote(JSON.stringify({ question }))}`,
    '',
    JSON.stringify(answer, null, 2),
    `The answer took ${seconds.toFixed(1)} s.`,
    '',
  ].join('\n');
}

/** Describes what the models of this start can and cannot do. */
export function aboutModels({ bedrock, models }: Pick<StartOptions, 'bedrock' | 'models'>): string {
  if (bedrock === 'aws') {
    return [
      'Models: real Bedrock, at the expense of your AWS account. The ranking of passages is not measured for its embedding',
      'model (Titan), so whatever is found goes to the answering model.',
      '',
      '',
    ].join('\n');
  }
  if (models !== null) {
    const { answerModel, embeddingModel } = models;
    const vectors =
      embeddingModel === null
        ? 'vectors are hashed words'
        : `${embeddingModel} makes the vectors; ranking is not measured for it, so whatever is found goes to the model`;
    const answers = answerModel ?? 'the small reader that runs here';
    return `Models: ${answers} answers, ${vectors}.\n\n`;
  }
  return [
    'Models: small ones that run here. They find passages, and quote the sentence or table row that fits a question.',
    'They do not write, summarize, conclude, calculate or translate. Outside English, they know only common words by meaning.',
    'For written answers: npm start -- --models URL --answer-model NAME, or --bedrock aws (npm start -- --help).',
    '',
    '',
  ].join('\n');
}

/** Returns the first screen of a start without a demonstration. */
export function emptyWelcome(baseUrl: string): string {
  return `\nBase URL  ${baseUrl}\n\nThe stage is empty. npm run -s admin -- --help shows how to create a company and a key.\n\n`;
}

/** Returns the address of the console, and the people who can sign in to it. */
export function consoleWelcome({
  console_url: url,
  console_people: people,
  console_mail_url: mail,
}: ConsolePeople): string {
  const rows = people.map(({ role, email, password }) => `  ${role.padEnd(14)} ${email.padEnd(28)} ${password}`);
  return ['', `Console   ${url}`, ...rows, `  mail that would have been sent: ${mail}`, ''].join('\n');
}

/** What a start prints if it asked questions of its own and the documents answered none of them. */
export const NONE_ANSWERED =
  'The documents answered none of the questions that npm start made from their sentences and titles. Ask your own.\n\n';

/**
 * Returns the next steps, as commands that name the folder of the stage's state if it is not the default. Without the
 * demonstration there is no key with which to ask.
 */
export function nextSteps(data: string, demo: boolean): string {
  const typed = /^[\w./-]+$/.test(data) ? data : shellQuote(data);
  const where = data === resolve('.local') ? '' : ` --data ${typed}`;
  return [
    ...(demo
      ? [
          `Ask your own:        npm run -s ask -- "your question"${where}`,
          `Use your documents:  npm start -- --documents DIR${where}`,
        ]
      : []),
    `Administer it:       npm run -s admin -- company list${where}, and npm run -s admin -- --help`,
    '',
    'Serving. Press Ctrl-C to stop.',
    '',
  ].join('\n');
}

function shellQuote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

import { readFile } from 'node:fs/promises';
import { DAY_MS } from '../../../shared/durations.ts';
import { administer } from '../administer.ts';
import type { CloudAccess } from '../cloud.ts';
import { addDocument } from '../company.ts';
import type { RunningCloud } from '../local-cloud/start-cloud.ts';

const DAYS = 12;
const DOCUMENTS = ['architecture.md', 'console.md', 'operations.md', 'privacy.md', 'security.md'];
const QUESTIONS = [
  'When does the office open?',
  'What happens when the monthly budget is used up?',
  'Which personal data can be removed?',
  'Who painted the ceiling of the chapel?',
];

const OFFICE = `# The office

The office opens at eight o'clock and closes at six.

Visitors report at the front desk.
`;

/** Fills a company for the screenshots: documents, keys of two applications, and calls of the last twelve days. */
export async function fillCompany(cloud: RunningCloud, access: CloudAccess, companyId: string): Promise<void> {
  cloud.clock.move(-DAYS * DAY_MS);
  const company = { company_id: companyId };
  const describe = { description: 'How the service works', visibility: 'company' };
  const base = await administer(access, 'base.create', { ...company, name: 'Product manual', ...describe });
  await administer(access, 'base.create', { ...company, name: 'Contracts', ...describe, visibility: 'restricted' });
  for (const file of DOCUMENTS) {
    await addDocument(access, base.id, file, await readFile(`docs/${file}`));
  }
  await addDocument(access, base.id, 'office.md', OFFICE);
  await addDocument(access, base.id, 'minutes-of-march.pdf', 'This is not a PDF.');
  const [intranet] = await administer(access, 'application.list', company);
  const website = await administer(access, 'application.create', { ...company, name: 'Website' });
  const keys: string[] = [];
  for (const [application, name] of [
    [intranet, 'Search box'],
    [website, 'Chat'],
  ]) {
    const made = { application_id: application.id, environment: 'live', scopes: ['knowledge:read', 'copilot:query'] };
    keys.push((await administer(access, 'key.create', { ...made, name, expires_in: '20d' })).key);
  }
  const unused = { application_id: website.id, environment: 'test', scopes: ['knowledge:read'], name: 'For a trial' };
  await administer(access, 'key.create', unused);
  await administer(access, 'policy.set', { ...company, ip_allow_list: ['127.0.0.0/8', '203.0.113.0/24'] });
  await administer(access, 'policy.set', { ...company, monthly_budget_usd: '0.15', alert_email: 'money@example.com' });
  for (let day = 0; day < DAYS; day += 1) {
    for (const [at, key] of keys.entries()) {
      await callAs(cloud, key, day % 4, at === 0 ? 2 : 1 + (day % 3));
    }
    cloud.clock.move(DAY_MS);
  }
  cloud.clock.reset();
}

async function callAs({ baseUrl }: RunningCloud, key: string, first: number, questions: number): Promise<void> {
  for (let at = 0; at < questions; at += 1) {
    const question = QUESTIONS[(first + at) % QUESTIONS.length];
    await fetch(`${baseUrl}/api/public/v1/copilot/query`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ question }),
    });
  }
}

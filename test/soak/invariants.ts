import { listAll } from '../../bin/admin/list-all.ts';
import type { SoakCompany } from './soak-company.ts';
import { expectThat, type SoakRun } from './soak-run.ts';

interface Budget {
  readonly settled_usd: string;
  readonly held_usd: string;
  readonly calls: number;
}

interface UsageLine {
  readonly purpose: 'live' | 'test';
  readonly input_tokens: number;
  readonly output_tokens: number;
  readonly nano_usd: string;
}

const NANO = 1_000_000_000;

/**
 * After the last call, compares everything that is stored with everything that was sent and answered. `months` are
 * those in which calls were made by the cloud's clock.
 */
export async function checkInvariants(run: SoakRun, months: readonly string[]): Promise<void> {
  const written = await run.stage.written();
  for (const company of run.companies) {
    await checkMoney(run, company, months);
    await checkIndex(run, company);
    await checkAudit(run, company);
    checkSecrecy(run, company, written);
  }
  const said = [...run.words.keys()].some((word) => written.includes(word));
  expectThat(run, !said, 'a word of a document, a question or an answer is in a log');
  expectThat(run, run.stage.crashes() === 0, 'the cloud ended by itself');
}

async function checkMoney(run: SoakRun, company: SoakCompany, months: readonly string[]): Promise<void> {
  for (const purpose of ['live', 'test'] as const) {
    const counted = { calls: 0, inputTokens: 0, outputTokens: 0 };
    for (const month of months) {
      const { budget, lines } = await checkMonth(run, company, { purpose, month });
      counted.calls += budget.calls;
      counted.inputTokens += sumOf(lines, (line) => line.input_tokens);
      counted.outputTokens += sumOf(lines, (line) => line.output_tokens);
    }
    const { questions, inputTokens, outputTokens } = company.answered[purpose];
    expectThat(run, counted.calls >= questions, `${purpose}: fewer calls are counted than questions were answered`);
    const isCounted = counted.inputTokens >= inputTokens && counted.outputTokens >= outputTokens;
    expectThat(run, isCounted, `${purpose}: the ledger has fewer tokens than the answers named`);
  }
}

async function checkMonth(
  run: SoakRun,
  { id, capMaxUsd }: SoakCompany,
  { purpose, month }: { readonly purpose: 'live' | 'test'; readonly month: string },
): Promise<{ readonly budget: Budget; readonly lines: readonly UsageLine[] }> {
  const { administer } = run.stage;
  const exported = (await administer('usage.export', { company_id: id, month })) as UsageLine[];
  const lines = exported.filter((line) => line.purpose === purpose);
  const budget = (await administer('budget.show', { company_id: id, purpose, month })) as Budget;
  const settled = Math.round(Number(budget.settled_usd) * NANO);
  const inLedger = sumOf(lines, (line) => Number(line.nano_usd));
  expectThat(
    run,
    settled === inLedger,
    `${purpose}: ${settled} nano-dollars are settled, and ${inLedger} in the ledger`,
  );
  const spent = Number(budget.settled_usd) + Number(budget.held_usd);
  const cap = purpose === 'live' ? capMaxUsd : null;
  expectThat(run, cap === null || spent <= cap + 1 / NANO, `${spent} dollars are spent or held, and the cap is ${cap}`);
  return { budget, lines };
}

function sumOf(lines: readonly UsageLine[], pick: (line: UsageLine) => number): number {
  return lines.reduce((total, line) => total + pick(line), 0);
}

interface DocumentRecord {
  readonly id: string;
  readonly status: string;
}

async function checkIndex(run: SoakRun, company: SoakCompany): Promise<void> {
  const { administer, indexedPassages } = run.stage;
  const input = { base_id: company.baseId };
  const records = (await listAll(administer, {
    operation: 'documents.list',
    input,
    field: 'documents',
  })) as DocumentRecord[];
  const wanted = company.slots.flatMap(({ documentId }) => documentId ?? []).sort();
  expectThat(
    run,
    JSON.stringify(records.map(({ id }) => id).sort()) === JSON.stringify(wanted),
    'the list of documents is not what was put and deleted',
  );
  expectThat(
    run,
    records.every(({ status }) => status === 'ready'),
    'a document did not become ready',
  );
  const passages = await indexedPassages(company.id);
  const indexed = [...new Set(passages.map(({ documentId }) => documentId))].sort();
  const strangers = indexed.filter((id) => !wanted.includes(id)).length;
  expectThat(run, strangers === 0, `the index holds ${strangers} documents that the list does not have`);
  const missing = wanted.filter((id) => !indexed.includes(id)).length;
  expectThat(run, missing === 0, `the list has ${missing} documents that the index does not hold`);
  const versions = new Set(passages.map(({ documentId, version }) => `${documentId} ${version}`)).size;
  expectThat(run, versions === indexed.length, 'the index holds passages of versions that were replaced');
}

async function checkAudit(run: SoakRun, company: SoakCompany): Promise<void> {
  const input = { company_id: company.id };
  const records = (await listAll(run.stage.administer, { operation: 'audit.list', input, field: 'records' })) as {
    readonly action: string;
  }[];
  for (const action of ['policy.set', 'key.create', 'key.revoke', 'document.delete']) {
    const { confirmed, sent } = company.changes.get(action) ?? { confirmed: 0, sent: 0 };
    const recorded = records.filter((record) => record.action === action).length;
    // A change whose response was lost may have been made, and was then sent again.
    const lost = sent - confirmed;
    const isRight = recorded <= sent && recorded >= confirmed - lost;
    expectThat(run, isRight, `${recorded} records of ${action}: ${confirmed} changes were confirmed, ${lost} lost`);
  }
}

function checkSecrecy(run: SoakRun, { keys, mark }: SoakCompany, written: string): void {
  const secrets = keys.map(({ key }) => key.slice(key.lastIndexOf('_') + 1));
  expectThat(run, !secrets.some((secret) => written.includes(secret)), 'a key is in a log');
  expectThat(run, !written.includes(mark), 'a name or a text of a company is in a log');
}

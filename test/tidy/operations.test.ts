// Guarantee: the tables of the operators' pages list every stage option, environment variable, reason for a refusal
// and alarm of the code, and the commands in all documents are valid. Risk: an operator looks for an option that does
// not exist, or never learns of a new one.
import { describe, expect, it } from 'vitest';
import { parseCommandLine } from '../../bin/admin/parse-command-line.ts';
import { CONTRACTS } from '../../functions/contracts.ts';
import { STAGES } from '../../lib/stages.ts';
import type { DeniedReason, UnauthenticatedReason } from '../../shared/access/access-reasons.ts';
import type { BudgetDenial } from '../../shared/budget/reservations/reservation.ts';
import { tableUnder } from './documents/document-guards.ts';
import { readTrackedFiles } from './tracked-files.ts';

type BudgetReason = `budget_${BudgetDenial['outcome']}`;

const files = readTrackedFiles();
const stages = files.get('docs/stages.md') ?? '';
const monitoring = files.get('docs/monitoring.md') ?? '';

it('docs/stages.md explains every option of a stage', () => {
  const options = new Set(Object.values(STAGES).flatMap((stage) => Object.keys(stage)));
  expect(tableUnder(stages, 'Options of a stage').sort()).toEqual([...options].sort());
});

it('docs/stages.md explains every environment variable', () => {
  const variables = new Set(Object.values(CONTRACTS).flatMap(({ Environment }) => Object.keys(Environment.entries)));
  expect(tableUnder(stages, 'Environment variables of the functions').sort()).toEqual([...variables].sort());
});

it('docs/monitoring.md explains every reason for which the authorizer or the budget refuses a call', () => {
  // The type requires every reason and allows no other.
  const reasons: Record<UnauthenticatedReason, 401> & Record<DeniedReason, 403> & Record<BudgetReason, number> = {
    header: 401,
    prefix: 401,
    environment: 401,
    length: 401,
    alphabet: 401,
    checksum: 401,
    stage: 401,
    unknown: 401,
    revoked: 401,
    expired: 401,
    suspended: 401,
    address: 403,
    scope: 403,
    budget_exhausted: 403,
    budget_held: 403,
    budget_rate: 403,
    budget_concurrency: 429,
    budget_busy: 503,
  };
  expect(tableUnder(monitoring, 'Logs')).toEqual(Object.keys(reasons));
});

describe("the operators' commands in the documents", () => {
  const commands = (text: string) =>
    [...text.matchAll(/\bnpm run (?:-s )?admin -- (.+?)(?:`|\s+#|$)/gm)].map(([, line = '']) =>
      [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(
        ([, quoted, plain]) => quoted ?? (plain === 'NAME' ? 'dev' : plain) ?? '',
      ),
    );
  const documented = [...files].filter(([path]) => path.endsWith('.md')).flatMap(([, text]) => commands(text));

  it('documented commands are found', () => {
    expect(documented.length).toBeGreaterThan(5);
  });

  it.each(documented.map((words) => ({ words, line: words.join(' ') })))("are valid: '$line'", ({ words }) => {
    expect(() => parseCommandLine(words)).not.toThrow();
  });

  it('are split at spaces and quotes, and a wrong option in them is refused', () => {
    const [words = []] = commands('`npm run -s admin -- company create --nme "Example Company"` and more');
    expect(words).toEqual(['company', 'create', '--nme', 'Example Company']);
    expect(() => parseCommandLine(words)).toThrow();
  });
});

it('tableUnder returns the first cells of the table under a heading, and of no other table', () => {
  const text = '# A\n\n## One\n\n| x | y |\n|---|---|\n| `a` | 1 |\n| b | 2 |\n\n## Two\n\n| x |\n|---|\n| c |\n';
  expect(tableUnder(text, 'One')).toEqual(['a', 'b']);
  expect(tableUnder(text, 'Two')).toEqual(['c']);
  expect(tableUnder(text, 'Three')).toEqual([]);
});

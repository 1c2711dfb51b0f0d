import { at, type Defect } from './defect.ts';

const RULES = ['test/shared/copilot/support/rules/each-rule.test.ts'];

/** Careless changes that a third acceptance test made in random places, and that no test of the folder saw. */
export const FOUND_BY_ACCEPTANCE_THIRD: readonly Defect[] = [
  at('shared/copilot/support/rules/limit-rules.ts', 'unit', RULES)(
    'answers: a comparison in another language than its source is refused',
    'if (own === null || isTranslated) {',
    'if (own === null) {',
  ),
  at('bin/eval/score-answer.ts', 'unit', ['test/bin/eval/figures.test.ts'])(
    'eval: a right answer with a mark within the wanted words counts as wrong',
    'containsWords(plain, wanted)',
    'containsWords(answer, wanted)',
  ),
  at('shared/copilot/support/rules/scope/also-rule.ts', 'unit', RULES)(
    'answers: a Polish word that includes something is not known',
    '|takze|rowniez|',
    '|takze|',
  ),
  at('shared/copilot/support/reading/languages/comparative-words.ts', 'unit', [
    'test/shared/copilot/support/rules/facts/comparatives.test.ts',
  ])(
    'answers: a list of comparatives loses one of several with the same meaning',
    "'junger, juenger, neuer'",
    "'junger, juenger'",
  ),
  at('shared/copilot/support/rules/numbers/calculations/calculation-cues.ts', 'unit', [
    'test/shared/copilot/support/rules/numbers/calculation-cues.test.ts',
  ])('answers: a Dutch word for an additional amount is not known', '|bijkomende|nog|', '|bijkomende|'),
  at('bin/admin/wait-for-documents.ts', 'reloading', ['test/bin/admin/wait-for-documents.test.ts'])(
    'commands: the wait for documents takes all calls of a stage for itself',
    'READS_AT_ONCE = 8',
    'READS_AT_ONCE = 80',
  ),
  at('shared/copilot/support/rules/facts/doer-rule.ts', 'unit', RULES)(
    'answers: a question that begins with "wessen" does not ask who does something',
    '(?:wer|wessen|wem|wen)',
    '(?:wer|wem|wen)',
  ),
  at('bin/start/options.ts', 'unit', ['test/bin/start-options.test.ts'])(
    'commands: npm start takes models of another server together with those of Bedrock',
    `  if (parsed.bedrock !== 'local') {
    return { problem: "--models takes Bedrock's place. It cannot be combined with --bedrock aws." };
  }
`,
    '',
  ),
  at('shared/copilot/support/rules/tables/column-rule.ts', 'unit', RULES)(
    'answers: a cell that the question names counts as taken from another column',
    'isStated(cell, said) && !cell.content.some(isAsked)',
    'isStated(cell, said)',
  ),
  at('bin/start/demonstration.ts', 'unit', ['test/bin/start/demonstration.test.ts'])(
    'commands: npm start puts its documents into the base of somebody else',
    'existing.find((item) => item.name === name) ?? make()',
    'existing[0] ?? make()',
  ),
  at('shared/copilot/support/support.ts', 'unit', ['test/shared/copilot/support/support-flaw.test.ts'])(
    'answers: the judge is shown more than the sentences that are closest',
    'evidence: evidence.map(({ unit }) => unit) };',
    'evidence: all.map(({ unit }) => unit) };',
  ),
  at('shared/copilot/support/reading/statement.ts', 'unit', ['test/shared/copilot/support/reading/statement.test.ts'])(
    'answers: a number has two values although its sentence shows the language',
    'new ReadStatement(text, own, ',
    'new ReadStatement(text, language, ',
  ),
  at('shared/copilot/support/rules/facts/mixed-parts-rule.ts', 'unit', RULES)(
    'answers: the last part of a sentence is not compared with the one before',
    'parts.slice(1, PARTS_MAX)',
    'parts.slice(1, PARTS_MAX - 1)',
  ),
  at('bin/eval/until-serving.ts', 'unit', ['test/bin/eval/until-serving.test.ts'])(
    'eval: the command ends long after its stage has stopped',
    `  await ended;
  clearTimeout(killing);`,
    '  await ended;',
  ),
  at('shared/knowledge/base-register.store.ts', 'unit', ['test/shared/knowledge/register-writes.test.ts'])(
    'bases: a renamed base frees its new name and keeps the old one',
    '...renameWrites(knowledge, before, base)',
    '...renameWrites(knowledge, base, before)',
  ),
  at('console/texts/fields.ts', 'unit', ['test/console/texts/fields.test.ts'])(
    'console: a field of a key has no name of its own in the audit records',
    "  application_id: 'application ID',\n",
    '',
  ),
  at('bin/eval/options.ts', 'unit', ['test/bin/eval/options.test.ts'])(
    'eval: the prices of questions and answers are swapped',
    'input: Number(input), output: Number(output)',
    'input: Number(output), output: Number(input)',
  ),
  at('shared/reports/report-usage.ts', 'unit', ['test/shared/reports/reports.test.ts'])(
    'reports: the usage of an unknown company is refused for an application',
    "throw notFound('company')",
    "throw notFound('application')",
  ),
  at('bin/admin/reindex-documents.ts', 'unit', ['test/bin/admin/reindex-documents.test.ts'])(
    'commands: reindexing one base shows each page as all of it',
    'return [{ id: baseId, documents }];',
    'return [{ id: baseId, documents: 0 }];',
  ),
  at('console/pages/knowledge/base-part.tsx', 'integration', ['test/console/transcripts.test.ts'])(
    'console: a base with several pages of documents shows an error in place of them',
    '{ base_id: base.id, ...(after === undefined ? {} : { after }) }',
    '{ base_id: base.id }',
  ),
];

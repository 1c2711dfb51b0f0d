import { lstat } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { INTERNAL_ERROR } from '../shared/error-messages.ts';
import { usageExportResult } from '../shared/operations/results/company-results.ts';
import { addDocuments } from './admin/add-documents.ts';
import { checkKey } from './admin/check-key.ts';
import { CommandError, type CommandLine, UsageError } from './admin/command.ts';
import { confirmDeletion } from './admin/confirm-deletion.ts';
import { csvOf } from './admin/csv.ts';
import { downloadDocument } from './admin/download-document.ts';
import { findFiles, leftOutLine } from './admin/find-files.ts';
import { listAll } from './admin/list-all.ts';
import { manual } from './admin/manual.ts';
import { namedByOptions } from './admin/named-by-options.ts';
import { noticesAbout } from './admin/notices.ts';
import { parseCommandLine } from './admin/parse-command-line.ts';
import { createProgress } from './admin/progress.ts';
import { readable } from './admin/readable.ts';
import { estimateReindex, reindexDocuments } from './admin/reindex-documents.ts';
import { reportInterruption } from './admin/report-interruption.ts';
import { openStage } from './admin/stage.client.ts';
import { syncDocuments } from './admin/sync-documents.ts';
import { endWhenUnwritable } from './unwritable-output.ts';

// A key has 46 characters. Input that is longer is cut here: it is not a key, whatever follows.
const CANDIDATE_LENGTH_MAX = 100_000;
const USAGE_COLUMNS = Object.keys(usageExportResult.item.entries);

interface Outcome {
  readonly result: unknown;
  readonly status: 0 | 1;
}

// Runs a command that needs no stage; returns null for any other. The text on standard input never leaves this machine.
async function runOffline({ command, flags, input }: CommandLine): Promise<Outcome | null> {
  if (command.noun === 'key' && command.verb === 'check') {
    const result = checkKey((await text(process.stdin)).slice(0, CANDIDATE_LENGTH_MAX));
    return { result, status: result.well_formed ? 0 : 1 };
  }
  if (command.noun !== 'privacy') {
    return null;
  }
  // Loaded only here: the code that finds personal data and reads documents would take half the start of each command.
  const { kindsToTry, tryPrivacy, tryPrivacyLines } = await import('./admin/try-privacy.ts');
  const kinds = kindsToTry(input.kinds);
  const given = await text(process.stdin);
  return { result: flags.jsonLines ? tryPrivacyLines(given, kinds) : tryPrivacy(given, kinds), status: 0 };
}

async function run(line: CommandLine): Promise<Outcome> {
  const offline = await runOffline(line);
  if (offline !== null) {
    return offline;
  }
  const { command, flags, input } = line;
  if (command.operation === 'documents.list') {
    const list = { operation: command.operation, input, field: 'documents' };
    return { result: { documents: await listAll(await openStage(flags), list) }, status: 0 };
  }
  if (command.operation === 'audit.list') {
    const list = { operation: command.operation, input, field: 'records' };
    return { result: await listAll(await openStage(flags), list), status: 0 };
  }
  if (command.operation !== null) {
    const administer = await openStage(flags);
    return { result: await administer(command.operation, input), status: 0 };
  }
  if (!flags.estimate) {
    reportInterruption(line, flags);
  }
  if (command.verb === 'add') {
    return addFiles(line);
  }
  if (command.verb === 'sync') {
    return syncFolder(line);
  }
  const administer = await openStage(flags);
  if (command.verb === 'download') {
    const to = typeof input.to === 'string' ? input.to : null;
    return { result: await downloadDocument(administer, String(input.document_id), to), status: 0 };
  }
  const reindex = { baseId: (input.base_id as string | undefined) ?? null, which: String(input.which ?? 'every') };
  if (flags.estimate) {
    return { result: await estimateReindex(administer, reindex), status: 0 };
  }
  const result = await reindexDocuments(administer, reindex, createProgress(process.stderr, 'Indexed'));
  return { result, status: result.failed + result.refused.length > 0 ? 1 : 0 };
}

// Says which files were skipped, so that nobody misses them later.
async function filesIn(paths: readonly string[]) {
  const skipped: string[] = [];
  const files = await findFiles(paths, (file) => skipped.push(file));
  process.stderr.write(leftOutLine(skipped));
  return files;
}

async function syncFolder({ flags, input, positionals }: CommandLine): Promise<Outcome> {
  const files = await filesIn(positionals);
  const [folder = ''] = positionals;
  // One file would pass for a folder that has only this file, and everything else in the base would be deleted.
  if (positionals.length !== 1 || files.length === 0 || !(await lstat(folder)).isDirectory()) {
    throw new CommandError('Exactly one folder with files is required. Hidden files are ignored.');
  }
  // Without a terminal there is nobody to ask, so only --yes confirms.
  const terminal = { input: process.stdin, output: process.stderr };
  const confirm = async (names: readonly string[]) => flags.yes || confirmDeletion(names, terminal);
  const result = await syncDocuments(await openStage(flags), {
    baseId: String(input.base_id),
    files,
    confirm,
    progress: transferProgress(),
  });
  return { result, status: result.failed.length > 0 ? 1 : 0 };
}

function transferProgress() {
  return { upload: createProgress(process.stderr, 'Uploaded'), wait: createProgress(process.stderr, 'Ingested') };
}

async function addFiles({ flags, input, positionals }: CommandLine): Promise<Outcome> {
  const files = await filesIn(positionals);
  if (files.length === 0) {
    throw new CommandError('There are no files to add. Hidden files are ignored.');
  }
  const progress = transferProgress();
  if (flags.estimate) {
    const { estimateDocuments } = await import('./admin/estimate-documents.ts');
    const result = await estimateDocuments(await openStage(flags), files, createProgress(process.stderr, 'Read'));
    return { result, status: result.failed.length > 0 ? 1 : 0 };
  }
  const administer = await openStage(flags);
  const baseId = String(input.base_id);
  // Throws for a base that does not exist: otherwise each file would be read and fail for the same reason.
  await administer('documents.list', { base_id: baseId });
  const documents = await addDocuments(administer, {
    baseId,
    files,
    wait: flags.wait,
    progress,
  });
  return { result: { documents }, status: documents.some(({ status }) => status === 'failed') ? 1 : 0 };
}

function printJson(result: unknown): void {
  process.stdout.write(`${JSON.stringify(result)}\n`);
}

function printReadable(result: unknown): void {
  process.stdout.write(readable(result));
  // The only time that the key is shown.
  if (typeof (result as { key?: unknown }).key === 'string') {
    process.stderr.write('Store the key now. It cannot be shown again.\n');
  }
}

const args = process.argv.slice(2);
endWhenUnwritable();
try {
  const line = parseCommandLine(args);
  if ('help' in line) {
    process.stdout.write(manual(line.help));
  } else {
    const { result, status } = await run(line).catch((error: unknown) => {
      throw error instanceof CommandError ? new CommandError(namedByOptions(error.message, line.command)) : error;
    });
    if (line.command.operation === 'usage.export' && !line.flags.json) {
      process.stdout.write(csvOf(USAGE_COLUMNS, result as []));
    } else if (typeof result === 'string') {
      process.stdout.write(result);
    } else {
      const print = line.flags.json ? printJson : printReadable;
      print(result);
    }
    process.stderr.write(
      noticesAbout(line)
        .map((notice) => `${notice}\n`)
        .join(''),
    );
    process.exitCode = status;
  }
} catch (error) {
  const expected = error instanceof CommandError || error instanceof UsageError;
  const sentence = expected ? error.message : INTERNAL_ERROR;
  if (args.includes('--json')) {
    process.stdout.write(`${JSON.stringify({ error: sentence })}\n`);
  }
  process.stderr.write(`${sentence}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

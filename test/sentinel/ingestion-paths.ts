import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { administer } from '../harness/administer.ts';
import type { FaultEffect, FaultScript } from '../harness/local-cloud/faults.ts';
import { functionNameAt } from '../harness/record-calls.ts';
import { type Callers, TEXTS } from './caller-paths.ts';
import { keep, type SentinelWorld } from './sentinel-world.ts';

const DEPENDENCIES: readonly Omit<FaultScript, 'effect'>[] = [
  { service: 's3', operation: 'GetObject' },
  { service: 'aoss' },
  { service: 'dynamodb', operation: 'TransactWriteItems' },
];
const MODEL: Omit<FaultScript, 'effect'> = { service: 'bedrock', operation: 'InvokeModel' };
const INGESTED_MS_MAX = 240_000;

/**
 * Ingests a document full of sentinels while each dependency refuses or fails with messages that quote the document.
 */
export async function tryIngestion(world: SentinelWorld, { company }: Callers): Promise<void> {
  const message = `Rejected: ${JSON.stringify(TEXTS)}`;
  const effects: [name: string, effect: FaultEffect][] = [
    ['down', { kind: 'error', status: 500, code: 'InternalServerException', message }],
    ['refusing', { kind: 'error', status: 400, code: 'ValidationException', message }],
    ['dropped', { kind: 'drop', when: 'before' }],
  ];
  for (const dependency of DEPENDENCIES) {
    for (const [name, effect] of effects) {
      await tryOutage(world, company.baseId, {
        what: `${dependency.service} ${name}`,
        script: { ...dependency, effect },
      });
    }
  }
  // The client repeats calls of the model for up to half a minute, so these documents are ingested at the same time:
  // each has the outage that it names.
  await Promise.all(
    effects.map(([name, effect]) => {
      const what = `${MODEL.service} ${name}`;
      const script = { ...MODEL, effect, match: ({ body }: { readonly body: Buffer }) => body.includes(what) };
      return tryOutage(world, company.baseId, { what, script });
    }),
  );
}

async function tryOutage(
  world: SentinelWorld,
  baseId: string,
  { what, script }: { readonly what: string; readonly script: FaultScript },
): Promise<void> {
  const functionName = functionNameAt(world.cloud, 'ingest-document');
  const fault = world.cloud.faults.script({ ...script, functionName });
  const documentId = await upload(world, baseId, `${what} ${TEXTS.file}`);
  const line = await world.cloud.logs.waitFor(
    (each) => each.functionName === functionName && each.text.includes(documentId),
    INGESTED_MS_MAX,
  );
  expect(fault.hits(), what).toBeGreaterThan(0);
  fault.remove();
  const document = await administer(world.access, 'documents.show', { document_id: documentId });
  const ending = JSON.parse(line.text).message;
  keep(world, { path: `a document while ${what}`, isSuccess: false, ending, text: String(document.reason) });
}

async function upload(world: SentinelWorld, base_id: string, file: string): Promise<string> {
  const bytes = Buffer.from(`# ${TEXTS.name}\n\n${TEXTS.document}\n\nAsk ${TEXTS.person} about ${file}.\n`);
  const checksum = createHash('sha256').update(bytes).digest('hex');
  const input = { base_id, file, bytes: bytes.length, checksum };
  const { document, upload: request } = await administer(world.access, 'documents.prepare', input);
  const { ok, status } = await fetch(request.url, { method: 'PUT', headers: request.headers, body: bytes });
  if (!ok) {
    throw new Error(`The upload was answered with ${status}.`);
  }
  return document.id;
}

import { untilUnchanged } from '../administration/until-unchanged.ts';
import type { DocumentAddress, DocumentRecord, IndexingAttempt, PassageBuild } from '../knowledge/document.ts';
import type { Passage } from '../search/passage.ts';
import { CHUNKING_VERSION } from './chunking/chunking-version.ts';
import {
  beyondEnd,
  endRuns,
  ifPending,
  makeCurrent,
  runToResume,
  type VersionContent,
  withRun,
} from './document-versions.ts';
import { indexPassages, removePassages, SLICE_PASSAGES } from './index-passages.ts';
import type { IngestServices } from './ingest-services.ts';

/** The version that a delivery builds; another one may have been announced since. */
export interface Build {
  readonly address: DocumentAddress;
  readonly version: number;
  readonly signal: AbortSignal;
}

/** A delivery's run, and the stopped run of an earlier delivery that it continues. */
interface StartedRun {
  readonly run: IndexingAttempt & { readonly build: PassageBuild };
  readonly earlier: IndexingAttempt | null;
  /** The number of passages that every index already has. */
  readonly from: number;
}

/** What a delivery indexed: how many passages every index now has, and how many tokens this delivery embedded. */
interface IndexedPart {
  readonly done: number;
  readonly inputTokens: number;
  /** Why the next slice could not be indexed; absent if none failed. */
  readonly failure?: unknown;
}

// After this time the rest is left to the next delivery. The time limit of the function leaves enough for reading the
// document before, and for one more slice and the wait for the index afterwards.
const INDEX_MS_MAX = 50_000;

/**
 * Starts a run and saves it before its first passage is written. The run continues where an earlier delivery of the
 * same version stopped. Returns null when the version is outdated.
 */
export function startRun(
  services: IngestServices,
  { address, version }: Build,
  passages: number,
): Promise<StartedRun | null> {
  const build = currentBuildOf(services);
  const id = services.newId();
  return untilUnchanged(async () => {
    const record = ifPending(await services.documents.get(address), version);
    if (record === null) {
      return null;
    }
    const earlier = runToResume(record, { version, passages, build });
    const inputTokens = earlier?.build?.inputTokens ?? 0;
    const run = {
      id,
      version,
      passages,
      build: { ...build, inputTokens },
      startedAt: new Date(services.nowMs()).toISOString(),
    };
    const outcome = await services.documents.save(withRun(record, run, null), record);
    return outcome === 'changed' ? outcome : { run, earlier, from: earlier?.done ?? 0 };
  });
}

/**
 * Writes passages to the index, slice by slice, until all are there, this delivery's time is used up, or a slice fails.
 *
 * @throws the failure of the first slice.
 */
export async function indexPart(
  services: IngestServices,
  passages: readonly Passage[],
  { from, signal }: { readonly from: number; readonly signal: AbortSignal },
): Promise<IndexedPart> {
  const until = services.nowMs() + INDEX_MS_MAX;
  let [done, inputTokens] = [from, 0];
  // At least one slice, so that every delivery makes progress.
  while (done < passages.length && (done === from || services.nowMs() < until)) {
    const slice = passages.slice(done, done + SLICE_PASSAGES);
    try {
      inputTokens += await indexPassages(services, slice, signal);
    } catch (failure) {
      if (done === from) {
        throw failure;
      }
      return { done, inputTokens, failure };
    }
    done += slice.length;
  }
  return { done, inputTokens };
}

/** Saves the progress of a run that stops part-way; false when its version is outdated. */
export function stopRun(
  services: IngestServices,
  { address, version }: Build,
  { run, earlier, done, inputTokens }: StartedRun & IndexedPart,
): Promise<boolean> {
  return untilUnchanged(async () => {
    const record = ifPending(await services.documents.get(address), version);
    if (record === null) {
      return false;
    }
    const stopped = { ...run, done, build: { ...run.build, inputTokens: run.build.inputTokens + inputTokens } };
    const outcome = await services.documents.save(withRun(record, stopped, earlier), record);
    return outcome === 'changed' ? outcome : true;
  });
}

/**
 * Makes the version of a run current in one write. Returns null when the version is outdated; none of its passages then
 * stay in the index.
 */
export async function finishRun(
  services: IngestServices,
  { address, version, signal }: Build,
  {
    run,
    earlier,
    content,
    inputTokens,
  }: StartedRun & { readonly content: VersionContent; readonly inputTokens: number },
): Promise<DocumentRecord | null> {
  const build = { ...run.build, inputTokens: run.build.inputTokens + inputTokens };
  const runIds = [run.id, ...(earlier === null ? [] : [earlier.id])];
  return untilUnchanged(async () => {
    const record = await services.documents.get(address);
    const wanted = ifPending(record, version);
    const at = new Date(services.nowMs()).toISOString();
    if (wanted !== null) {
      await removePassages(services, { ...address, passages: [beyondEnd(wanted, version, content.passages)] }, signal);
      const current = makeCurrent(wanted, { runIds, content, build, at });
      return (await services.documents.save(current, wanted)) === 'done' ? current : 'changed';
    }
    // If the version is current, another delivery was faster, or an earlier try of this write succeeded although its
    // response was lost: the passages in the index are the same, under the same ids. Otherwise the version is outdated.
    const isCurrent = record?.currentVersion === version;
    if (!isCurrent) {
      await removePassages(services, { ...address, passages: [{ version, from: 0, to: run.passages }] }, signal);
    }
    if (record === null) {
      return null;
    }
    const ended = endRuns(record, runIds, at);
    if ((await services.documents.save(ended, record)) === 'changed') {
      return 'changed';
    }
    return isCurrent ? ended : null;
  });
}

/** How the stage makes passages now: its chunking version and its indexes. */
export function currentBuildOf({ indexes }: IngestServices): PassageBuild {
  return { chunking: CHUNKING_VERSION, indexes: indexes.map(({ settings }) => settings), inputTokens: 0 };
}

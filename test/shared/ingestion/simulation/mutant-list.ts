// A mistake that is made in a copy of a file of shared/ingestion/: `to` replaces `from`.
interface Mutant {
  readonly name: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** The mistakes that the simulation must find. */
export const MUTANTS: readonly Mutant[] = [
  {
    name: 'a version is current before its passages are written',
    file: 'document-versions.ts',
    from: 'return changed(record, run.startedAt, { attempts: [...others, run] });',
    to: 'return changed(record, run.startedAt, { attempts: [...others, run], currentVersion: run.version, currentPassages: run.passages });',
  },
  {
    name: 'a run is not recorded',
    file: 'indexing-run.ts',
    from: 'const outcome = await services.documents.save(withRun(record, run, null), record);',
    to: "const outcome = withRun(record, run, null).id === '' ? 'changed' : 'done';",
  },
  {
    name: 'an outdated run leaves its passages',
    file: 'indexing-run.ts',
    from: 'if (!isCurrent) {',
    to: 'if (record === null) {',
  },
  {
    name: 'busy passages count as written',
    file: 'index-passages.ts',
    from: "left = left.filter((_, index) => outcomes[index] === 'busy');",
    to: 'left = [];',
  },
  {
    name: 'an overtaken version becomes current',
    file: 'document-versions.ts',
    from: "return record?.version === version && record.status === 'pending' ? record : null;",
    to: "return record?.status === 'pending' ? record : null;",
  },
  {
    name: 'superseded passages are forgotten',
    file: 'document-versions.ts',
    from: 'currentVersion === 0 ? superseded : [',
    to: 'currentVersion >= 0 ? superseded : [',
  },
  {
    name: 'housekeeping removes the run of a pending version',
    file: 'document-versions.ts',
    from: "if (record.status === 'pending' && run.version === record.version) {",
    to: "if (record.status === 'pending' && run.version < 0) {",
  },
  {
    name: 'a removal forgets the runs in progress',
    file: 'finish-removal.ts',
    from: '...superseded, ...attempts]',
    to: '...superseded]',
  },
  {
    name: 'a removal ends while a run may still write',
    file: 'finish-removal.ts',
    from: 'mayBeWritten(record) ? nowMs + STILL_WRITTEN_MS_MAX : nowMs',
    to: 'nowMs',
  },
  {
    name: 'a lost message is not sent again',
    file: 'housekeep.ts',
    from: 'await services.files.write(key, file);',
    to: 'await Promise.resolve();',
  },
  {
    name: 'a file that is ingested again is looked for under its new version',
    file: 'read-version.ts',
    from: 'record.fileVersion), DOCUMENT',
    to: 'record.version), DOCUMENT',
  },
  {
    name: 'a delivery that stops reports that all is done',
    file: 'indexing-run.ts',
    from: '{ ...run, done, build:',
    to: '{ ...run, done: run.passages, build:',
  },
  {
    name: 'files that an archive no longer has stay',
    file: 'archives/unpack-archive.ts',
    from: 'await removeEntries(services, record.id,',
    to: 'if (planned.length < 0) await removeEntries(services, record.id,',
  },
  {
    name: 'a removal of an archive forgets its documents',
    file: 'finish-removal.ts',
    from: 'await removeEntries(services, removal.documentId, { archive: null, keep: null, signal });',
    to: 'await Promise.resolve();',
  },
  {
    name: 'the bytes of an archived file count as written too early',
    file: 'archives/unpack-archive.ts',
    from: 'await writeContent(services, before, content);',
    to: 'await Promise.resolve();',
  },
  {
    name: 'an archived file with other bytes counts as unchanged',
    file: 'archives/unpack-archive.ts',
    from: 'if (before?.checksum === checksum) {',
    to: 'if (before?.file === file) {',
  },
  {
    name: 'a replaced file of an archive is removed first',
    file: 'archives/unpack-archive.ts',
    from: 'const content = read(entry);',
    to: `const content = read(entry);
  if (before !== null && !('code' in content) && before.checksum !== hashOf(content)) {
    const version = { ...addressOf(archive), version: archive.version };
    await services.archiveEntries.remove(before, removalOf(before, services.nowMs()), version);
    return 'changed';
  }`,
  },
  {
    name: 'the inbox leaves an announced file without bytes',
    file: 'inbox/follow-inbox.ts',
    from: "if (outcome === 'expected' && content !== null) {",
    to: "if (outcome === 'expected' && content !== null && before === null) {",
  },
];

import { useCallback, useEffect, useRef, useState } from 'react';
import type { ResultOf } from '../../api/types.ts';
import { useConsole } from '../../frame/console-context.ts';
import type { ChosenFile } from './dropped-files.ts';
import { prepareUploads, sendUploads, type Upload } from './uploads.ts';

/** Files on their way into a base, from choosing them until each is ready or failed. */
export interface Uploads {
  readonly step: 'none' | 'looking' | 'planned' | 'sending' | 'done';
  readonly files: readonly Upload[];
  readonly looked: number;
  readonly chosen: number;
  /** Null when it could not be told. */
  readonly estimate: ResultOf<'documents.estimate'> | null;
  readonly take: (files: readonly ChosenFile[]) => void;
  readonly start: () => void;
  readonly stop: () => void;
  readonly again: () => void;
  readonly close: () => void;
}

type State = Pick<Uploads, 'step' | 'files' | 'looked' | 'chosen' | 'estimate'>;

const NOTHING: State = { step: 'none', files: [], looked: 0, chosen: 0, estimate: null };
// As many as one call may name.
const ESTIMATED_AT_ONCE = 1_000;

/** Keeps the files that are on their way into a base. `onDone` is told when some became ready. */
export function useUploads(baseId: string, onDone: () => void): Uploads {
  const { call } = useConsole();
  const [state, setState] = useState(NOTHING);
  const control = useRef(new AbortController());
  useEffect(() => () => control.current.abort(), []);
  useEffect(() => warnBeforeLeaving(state.step === 'sending'), [state.step]);
  const tell = useCallback((path: string, part: Partial<Upload>) => {
    setState((before) => ({
      ...before,
      files: before.files.map((file) => (file.path === path ? { ...file, ...part } : file)),
    }));
  }, []);
  const take = async (chosen: readonly ChosenFile[]) => {
    if (chosen.length === 0) {
      return;
    }
    control.current = new AbortController();
    setState({ ...NOTHING, step: 'looking', chosen: chosen.length });
    const files = await prepareUploads(chosen, (looked) => setState((before) => ({ ...before, looked })));
    const asked = files
      .filter(({ state: known }) => known === 'waiting')
      .slice(0, ESTIMATED_AT_ONCE)
      .map(({ path, file, checksum }) => ({ file: path, bytes: file.size, checksum }));
    const estimate = await call('documents.estimate', { base_id: baseId, files: asked }).catch(() => null);
    setState((before) => ({ ...before, step: 'planned', files, estimate }));
  };
  const send = async (files: readonly Upload[]) => {
    control.current = new AbortController();
    setState((before) => ({ ...before, step: 'sending', files }));
    await sendUploads(files, { call, baseId, signal: control.current.signal, tell });
    setState((before) => ({ ...before, step: 'done' }));
    onDone();
  };
  const again = () =>
    send(
      state.files.map((file) =>
        ['failed', 'stopped'].includes(file.state) && file.checksum !== '' && file.file.size > 0
          ? { ...file, state: 'waiting', reason: null }
          : file,
      ),
    );
  return {
    ...state,
    take,
    start: () => void send(state.files),
    stop: () => control.current.abort(),
    again: () => void again(),
    close: () => setState(NOTHING),
  };
}

function warnBeforeLeaving(isSending: boolean) {
  if (!isSending) {
    return;
  }
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', warn);
  return () => window.removeEventListener('beforeunload', warn);
}

import { useCallback, useEffect, useRef, useState } from 'react';
import { useConsole } from '../../calls/console-context.ts';
import { useWarnBeforeLeaving } from '../../shown/use-warn-before-leaving.ts';
import type { ChosenFile } from './dropped-files.ts';
import { planUploads, prepareUploads, sendUploads, type Upload, type UploadPlan } from './uploads.ts';

/** Files on their way into a base, from choosing them until each is ready or failed. */
export interface Uploads {
  readonly step: 'none' | 'looking' | 'planned' | 'sending' | 'done';
  readonly files: readonly Upload[];
  readonly looked: number;
  readonly chosen: number;
  /** Null before everything was looked at. */
  readonly plan: UploadPlan | null;
  readonly take: (files: readonly ChosenFile[]) => void;
  readonly start: () => void;
  readonly stop: () => void;
  readonly again: () => void;
  readonly close: () => void;
}

type State = Pick<Uploads, 'step' | 'files' | 'looked' | 'chosen' | 'plan'>;

const NOTHING: State = { step: 'none', files: [], looked: 0, chosen: 0, plan: null };

/** Keeps the files that are on their way into a base. `onDone` is told when some became ready. */
export function useUploads(baseId: string, onDone: () => void): Uploads {
  const { call, me } = useConsole();
  const [state, setState] = useState(NOTHING);
  const control = useRef(new AbortController());
  useEffect(() => () => control.current.abort(), []);
  useWarnBeforeLeaving(state.step === 'sending');
  const tell = useCallback((id: number, part: Partial<Upload>) => {
    setState((before) => ({
      ...before,
      files: before.files.map((file) => (file.id === id ? { ...file, ...part } : file)),
    }));
  }, []);
  const take = async (chosen: readonly ChosenFile[]) => {
    if (chosen.length === 0) {
      return;
    }
    control.current = new AbortController();
    setState({ ...NOTHING, step: 'looking', chosen: chosen.length });
    const files = await prepareUploads(chosen, {
      bytesMax: me.stage.document_bytes_max,
      told: (looked) => setState((before) => ({ ...before, looked })),
    });
    const plan = await planUploads(files, call, baseId);
    const planned = files.map((file) =>
      plan.unchanged.has(file.id) ? { ...file, state: 'unchanged' as const } : file,
    );
    setState((before) => ({ ...before, step: 'planned', files: planned, plan }));
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
        ['failed', 'stopped'].includes(file.state) && canBeSent(file)
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

/** Whether a file that was not sent, or could not be read, is worth another try. */
export function canBeSent({ checksum }: Upload): boolean {
  return checksum !== '';
}

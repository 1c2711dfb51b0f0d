import { useCallback, useEffect, useRef, useState } from 'react';
import { useConsole } from '../../calls/console-context.ts';
import { useWarnBeforeLeaving } from '../../parts/typed/use-warn-before-leaving.ts';
import { knowledgeTexts } from '../../texts/knowledge.ts';
import { type ChosenFile, planUploads, prepareUploads, type Upload, type UploadPlan } from './prepare-uploads.ts';
import { countUnsent, uploadsToRetry } from './retry-uploads.ts';
import { sendUploads } from './uploads.ts';

/** An upload into a knowledge base, from choosing the files until each is ready or has failed, or a person stops it. */
export interface Uploads {
  readonly step: 'none' | 'checking' | 'planned' | 'sending' | 'done';
  readonly files: readonly Upload[];
  /** How many of the chosen files have been checked so far. */
  readonly checked: number;
  /** How many files were chosen. */
  readonly chosen: number;
  /** Null until every file has been checked. */
  readonly plan: UploadPlan | null;
  readonly add: (files: readonly ChosenFile[]) => void;
  readonly start: () => void;
  readonly stop: () => void;
  /** Sends again the files that failed or were stopped, and continues to poll for those that are being read. */
  readonly retry: () => void;
  readonly close: () => void;
}

type State = Pick<Uploads, 'step' | 'files' | 'checked' | 'chosen' | 'plan'>;

const NOTHING: State = { step: 'none', files: [], checked: 0, chosen: 0, plan: null };

/** Holds the state of an upload into a knowledge base; calls `onDone` when it has ended. */
export function useUploads(baseId: string, onDone: () => void): Uploads {
  const { call, me, notify } = useConsole();
  const [state, setState] = useState(NOTHING);
  const control = useRef(new AbortController());
  const last = useRef(state);
  last.current = state;
  useEffect(
    () => () => {
      control.current.abort();
      const unsent = countUnsent(last.current.files);
      if (last.current.step === 'sending' && unsent > 0) {
        notify('warning', knowledgeTexts.upload.left(unsent));
      }
    },
    [notify],
  );
  useWarnBeforeLeaving(state.step === 'sending');
  const update = useCallback((id: number, part: Partial<Upload>) => {
    setState((before) => ({
      ...before,
      files: before.files.map((file) => (file.id === id ? { ...file, ...part } : file)),
    }));
  }, []);
  const add = async (chosen: readonly ChosenFile[]) => {
    setState({ ...NOTHING, step: 'checking', chosen: chosen.length });
    const files = await prepareUploads(chosen, {
      bytesMax: me.stage.document_bytes_max,
      unreadable: me.stage.unreadable_names,
      onProgress: (checked) => setState((before) => ({ ...before, checked })),
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
    await sendUploads(files, { call, baseId, signal: control.current.signal, update });
    setState((before) => ({ ...before, step: 'done' }));
    onDone();
  };
  return {
    ...state,
    add,
    start: () => void send(state.files),
    stop: () => control.current.abort(),
    retry: () => void send(uploadsToRetry(state.files)),
    close: () => setState(NOTHING),
  };
}

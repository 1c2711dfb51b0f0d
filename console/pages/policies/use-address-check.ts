import { useEffect, useState } from 'react';
import type { ResultOf } from '../../api/types.ts';
import { useCompany, useConsole } from '../../calls/console-context.ts';
import { type Problem, problemOf } from '../../session/problem.ts';
import { sentLines } from './policy-draft.ts';

/** The API's verdict on each entry of the address list. */
export interface AddressCheck {
  readonly entries: ResultOf<'policy.check-addresses'>['entries'];
  readonly checking: boolean;
  readonly problem: Problem | null;
}

/** The maximum number of entries in a list. */
export const LINES_MAX = 1_000;
// Waits until somebody stops typing, instead of asking at every letter.
const PAUSE_MS = 400;
const NOTHING: AddressCheck = { entries: [], checking: false, problem: null };

/** Checks the entries once nothing has been typed for a moment. */
export function useAddressCheck(lines: readonly string[]): AddressCheck {
  const company = useCompany();
  const { call } = useConsole();
  const [check, setCheck] = useState<AddressCheck>(NOTHING);
  const key = sentLines(lines).join('\n');
  useEffect(() => {
    if (key === '' || lines.length > LINES_MAX) {
      setCheck(NOTHING);
      return;
    }
    setCheck((before) => ({ ...before, checking: true }));
    const control = new AbortController();
    const ask = () =>
      call('policy.check-addresses', { company_id: company.id, entries: key.split('\n') }, control.signal).then(
        ({ entries }) => setCheck({ entries, checking: false, problem: null }),
        (thrown) => {
          if (!control.signal.aborted) {
            setCheck({ entries: [], checking: false, problem: problemOf(thrown) });
          }
        },
      );
    const timer = setTimeout(ask, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [call, company.id, key, lines.length]);
  return check;
}

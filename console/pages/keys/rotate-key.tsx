import FormField from '@cloudscape-design/components/form-field';
import Select from '@cloudscape-design/components/select';
import { useState } from 'react';
import { useConsole } from '../../calls/console-context.ts';
import { useRun } from '../../calls/use-call.ts';
import { DAY_MS, HOUR_MS } from '../../shown/dates.ts';
import { Dialog } from '../../shown/dialog.tsx';
import { Time } from '../../shown/time.tsx';
import { useWarnBeforeLeaving } from '../../shown/typed/use-warn-before-leaving.ts';
import { keysTexts } from '../../texts/keys.ts';
import { type CompanyKey, labelOf } from './key-words.ts';
import type { NewKey } from './new-key.ts';

const texts = keysTexts.rotateDialog;
const GRACE_MS = { '0': 0, '1h': HOUR_MS, '24h': DAY_MS, '3d': 3 * DAY_MS, '7d': 7 * DAY_MS } as const;
type Grace = keyof typeof GRACE_MS;
const GRACES = ['0', '1h', '24h', '3d', '7d'] as const satisfies readonly Grace[];

interface Properties {
  readonly companyKey: CompanyKey;
  readonly onCancel: (tried: boolean) => void;
  readonly onMade: (made: NewKey) => void;
}

/** The dialog that replaces a key, and says until when the previous key works. */
export function RotateKey({ companyKey, onCancel, onMade }: Properties) {
  const { call, clockOffset } = useConsole();
  const { run, running, problem } = useRun();
  useWarnBeforeLeaving(running);
  const [grace, setGrace] = useState<Grace>('24h');
  const submit = async () => {
    const made = await run(() => call('key.rotate', { key_id: companyKey.id, grace }));
    if (made !== null) {
      onMade({ key: made.key, name: labelOf(companyKey), previousEndsAt: made.previous.expires_at });
    }
  };
  const options = GRACES.map((value) => ({ value, label: texts.graces[value] }));
  const graceEnds = Date.now() + clockOffset + GRACE_MS[grace];
  const keyExpires = companyKey.expires_at === null ? Number.POSITIVE_INFINITY : Date.parse(companyKey.expires_at);
  return (
    <Dialog
      title={texts.title(labelOf(companyKey))}
      submit={texts.submit}
      onSubmit={submit}
      onCancel={onCancel}
      running={running}
      problem={problem}
      afterLostResponse={keysTexts.checkForNewKey}
    >
      <div>{texts.what}</div>
      <FormField label={texts.grace}>
        <Select
          options={options}
          selectedOption={options.find(({ value }) => value === grace) ?? null}
          onChange={({ detail }) => setGrace(GRACES.find((known) => known === detail.selectedOption.value) ?? '24h')}
        />
      </FormField>
      <div>
        {grace === '0' ? (
          texts.atOnce
        ) : (
          <>
            {texts.when}: <Time at={new Date(Math.min(graceEnds, keyExpires)).toISOString()} />
          </>
        )}
      </div>
    </Dialog>
  );
}

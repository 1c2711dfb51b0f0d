import FormField from '@cloudscape-design/components/form-field';
import Select from '@cloudscape-design/components/select';
import { useState } from 'react';
import { useConsole } from '../../calls/console-context.ts';
import { useRun } from '../../calls/use-call.ts';
import { DAY_MS, HOUR_MS } from '../../parts/dates.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { LabeledTime } from '../../parts/labeled-time.tsx';
import { useWarnBeforeLeaving } from '../../parts/typed/use-warn-before-leaving.ts';
import { keysTexts } from '../../texts/keys.ts';
import { type CompanyKey, labelOf } from './key-words.ts';
import type { NewKey } from './new-key.ts';

const texts = keysTexts.rotateDialog;
const GRACE_MS = { '0': 0, '1h': HOUR_MS, '24h': DAY_MS, '3d': 3 * DAY_MS, '7d': 7 * DAY_MS } as const;
type Grace = keyof typeof GRACE_MS;
const GRACES = ['0', '1h', '24h', '3d', '7d'] as const satisfies readonly Grace[];
// Without a choice, the new key lasts as long as the previous one was made for.
const LIFETIMES = ['same', '30d', '90d', '365d'] as const;
type Lifetime = (typeof LIFETIMES)[number];
const LIFETIME_MS = { '30d': 30 * DAY_MS, '90d': 90 * DAY_MS, '365d': 365 * DAY_MS } as const;

interface Properties {
  readonly companyKey: CompanyKey;
  readonly onCancel: (tried: boolean) => void;
  readonly onMade: (made: NewKey) => void;
}

/** The dialog that replaces a key, and says until when the previous key and the new one work. */
export function RotateKey({ companyKey, onCancel, onMade }: Properties) {
  const { call } = useConsole();
  const { run, running, problem } = useRun();
  useWarnBeforeLeaving(running);
  const [grace, setGrace] = useState<Grace>('24h');
  const [lifetime, setLifetime] = useState<Lifetime>('same');
  const submit = async () => {
    const expiry = lifetime === 'same' ? {} : { expires_in: lifetime };
    const made = await run(() => call('key.rotate', { key_id: companyKey.id, grace, ...expiry }));
    if (made !== null) {
      const name = labelOf(companyKey);
      const { scopes } = companyKey;
      onMade({ key: made.key, name, scopes, endsAt: made.expires_at, previousEndsAt: made.previous.expires_at });
    }
  };
  const graces = GRACES.map((value) => ({ value, label: texts.graces[value] }));
  const lifetimes = LIFETIMES.map((value) => ({ value, label: texts.lifetimes[value] }));
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
          options={graces}
          selectedOption={graces.find(({ value }) => value === grace) ?? null}
          onChange={({ detail }) => setGrace(GRACES.find((known) => known === detail.selectedOption.value) ?? '24h')}
        />
      </FormField>
      <FormField label={texts.lifetime}>
        <Select
          options={lifetimes}
          selectedOption={lifetimes.find(({ value }) => value === lifetime) ?? null}
          onChange={({ detail }) =>
            setLifetime(LIFETIMES.find((known) => known === detail.selectedOption.value) ?? 'same')
          }
        />
      </FormField>
      <Ends companyKey={companyKey} grace={grace} lifetime={lifetime} />
    </Dialog>
  );
}

interface Choice {
  readonly companyKey: CompanyKey;
  readonly grace: Grace;
  readonly lifetime: Lifetime;
}

// Until when the previous key and the new one work.
function Ends({ companyKey, grace, lifetime }: Choice) {
  const { clockOffset } = useConsole();
  const now = Date.now() + clockOffset;
  const expires = companyKey.expires_at === null ? null : Date.parse(companyKey.expires_at);
  const previousEnds = Math.min(now + GRACE_MS[grace], expires ?? Number.POSITIVE_INFINITY);
  const sameMs = expires === null ? null : expires - Date.parse(companyKey.created_at);
  const lasts = lifetime === 'same' ? sameMs : LIFETIME_MS[lifetime];
  return (
    <>
      <div>
        {grace === '0' ? texts.atOnce : <LabeledTime label={texts.when} at={new Date(previousEnds).toISOString()} />}
      </div>
      <div>
        {lasts === null ? (
          texts.newNever
        ) : (
          <LabeledTime label={texts.newWhen} at={new Date(now + lasts).toISOString()} />
        )}
      </div>
    </>
  );
}

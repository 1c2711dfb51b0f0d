import Alert, { type AlertProps } from '@cloudscape-design/components/alert';
import Table from '@cloudscape-design/components/table';
import { useEffect, useRef } from 'react';
import type { ResultOf } from '../../api/types.ts';
import { Button } from '../../parts/button.tsx';
import { policiesTexts } from '../../texts/policies.ts';
import { changedPolicies, onlyIn, policyName } from './policy-text.ts';

type ShownPolicies = ResultOf<'policy.show'>;

interface Properties {
  readonly before: ShownPolicies;
  readonly now: ShownPolicies;
  /** How often somebody has tried to save. */
  readonly tries: number;
  readonly onSeen: () => void;
}

/** After a refused change, shows what somebody else changed, and takes the focus: it is far above the button. */
export function ChangedByOthers({ before, now, tries, onSeen }: Properties) {
  const alert = useRef<AlertProps.Ref>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever tries to save again is led back here.
  useEffect(() => alert.current?.focus(), [tries]);
  return (
    <Alert
      ref={alert}
      type="warning"
      header={policiesTexts.conflictTitle}
      action={<Button onClick={onSeen}>{policiesTexts.conflictGoOn}</Button>}
    >
      <div role="alert">{policiesTexts.conflict}</div>
      <Table
        variant="embedded"
        wrapLines
        items={changedPolicies(before.policies, now.policies)}
        ariaLabels={{ tableLabel: policiesTexts.conflictTitle }}
        columnDefinitions={[
          {
            id: 'field',
            header: policiesTexts.conflictField,
            cell: (name) => policyName(name),
            isRowHeader: true,
          },
          {
            id: 'before',
            header: policiesTexts.conflictBefore,
            cell: (name) => onlyIn(before.policies[name], now.policies[name]),
          },
          {
            id: 'now',
            header: policiesTexts.conflictNow,
            cell: (name) => onlyIn(now.policies[name], before.policies[name]),
          },
        ]}
      />
    </Alert>
  );
}

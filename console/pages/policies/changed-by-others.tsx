import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import Table from '@cloudscape-design/components/table';
import type { ResultOf } from '../../api/types.ts';
import { visible } from '../../shown/visible.ts';
import { policiesTexts } from '../../texts/policies.ts';
import type { Policies } from './policy-draft.ts';

type ShownPolicies = ResultOf<'policy.show'>;
type Name = keyof typeof policiesTexts.names;

interface Properties {
  readonly before: ShownPolicies;
  readonly now: ShownPolicies;
  readonly onSeen: () => void;
}

/** Shows a person whose change was refused what somebody else changed in the meantime. */
export function ChangedByOthers({ before, now, onSeen }: Properties) {
  const names = Object.keys(policiesTexts.names) as Name[];
  const changed = names.filter((name) => JSON.stringify(before.policies[name]) !== JSON.stringify(now.policies[name]));
  return (
    <Alert
      type="warning"
      header={policiesTexts.conflictTitle}
      action={<Button onClick={onSeen}>{policiesTexts.conflictGoOn}</Button>}
    >
      <div role="alert">{policiesTexts.conflict}</div>
      <Table
        variant="embedded"
        wrapLines
        items={changed}
        ariaLabels={{ tableLabel: policiesTexts.conflictTitle }}
        columnDefinitions={[
          {
            id: 'field',
            header: policiesTexts.conflictField,
            cell: (name) => policiesTexts.names[name],
            isRowHeader: true,
          },
          {
            id: 'before',
            header: policiesTexts.conflictBefore,
            cell: (name) => only(before.policies[name], now.policies[name]),
          },
          {
            id: 'now',
            header: policiesTexts.conflictNow,
            cell: (name) => only(now.policies[name], before.policies[name]),
          },
        ]}
      />
    </Alert>
  );
}

// Of a longer list, the rest is only counted.
const SHOWN_MAX = 10;

// Of a list, only the entries that the other one lacks: of a thousand addresses, often a single one was changed.
function only(value: Policies[Name], other: Policies[Name]): string {
  if (typeof value !== 'object' || typeof other !== 'object') {
    return textOf(value);
  }
  const own = value.filter((entry) => !other.includes(entry));
  return own.length === 0 ? policiesTexts.noDifference : textOf(own);
}

function textOf(value: Policies[Name]): string {
  if (value === undefined) {
    return policiesTexts.none;
  }
  if (typeof value !== 'object') {
    return visible(String(value));
  }
  const shown = value.slice(0, SHOWN_MAX);
  return policiesTexts.left(visible(shown.join(', ')), value.length - shown.length);
}

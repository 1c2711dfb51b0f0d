import Box from '@cloudscape-design/components/box';
import type { Loaded } from '../../calls/use-call.ts';
import { type Column, DataTable } from '../../lists/data-table.tsx';
import { ActionsMenu } from '../../parts/actions-menu.tsx';
import { utc } from '../../parts/dates.ts';
import { Name } from '../../parts/name.tsx';
import { Status, type StatusType } from '../../parts/status.tsx';
import { Time } from '../../parts/time.tsx';
import { visible } from '../../parts/visible.ts';
import { membersTexts } from '../../texts/members.ts';
import type { Member, MemberAction } from './member.ts';

type ItemsOf = (member: Member) => readonly { readonly id: string; readonly text: string }[];
type OnAct = (what: MemberAction, member: Member) => void;

interface Properties {
  readonly members: Loaded<readonly Member[]>;
  /** Whether the list contains the operators of the stage instead of the members of a company. */
  readonly areOperators: boolean;
  /** Whether members may be changed, or only removed. */
  readonly mayChange: boolean;
  /** Null if the person may not change members: then the table has no actions. */
  readonly onAct: OnAct | null;
}

const REMOVE = { id: 'remove', text: membersTexts.remove };
const INDICATORS: Readonly<Record<Member['status'], StatusType>> = {
  invited: 'pending',
  expired: 'warning',
  active: 'success',
};

/** The table of the people who may sign in, or are invited to, with the actions on each. */
export function MemberList({ members, areOperators, mayChange, onAct }: Properties) {
  const itemsOf = (member: Member) => (mayChange ? itemsFor(member, areOperators) : [REMOVE]);
  return (
    <DataTable
      id="members"
      title={areOperators ? membersTexts.operatorsList : membersTexts.list}
      columns={columnsFor(itemsOf, onAct)}
      rowHeader="email"
      items={members.data ?? []}
      keyOf={({ id }) => id}
      loading={members.loading}
      problem={members.problem}
      reload={members.reload}
      findLabel={membersTexts.find}
      sortedBy={{ id: 'email', descending: false }}
      empty={
        <>
          <strong>{membersTexts.emptyTitle}</strong>
          <Box>{membersTexts.empty}</Box>
        </>
      }
    />
  );
}

function columnsFor(itemsOf: ItemsOf, onAct: OnAct | null): Column<Member>[] {
  const { columns } = membersTexts;
  const shown: Column<Member>[] = [
    {
      id: 'email',
      header: columns.email,
      text: ({ email }) => visible(email),
      cell: ({ email, is_you }) => (
        <>
          <Name of={email} />
          {is_you ? ` (${membersTexts.you})` : ''}
        </>
      ),
      width: 170,
    },
    { id: 'role', header: columns.role, text: ({ role }) => membersTexts.roles[role], width: 120 },
    {
      id: 'status',
      header: columns.status,
      text: ({ status }) => membersTexts.statuses[status],
      cell: ({ status }) => <Status type={INDICATORS[status]}>{membersTexts.statuses[status]}</Status>,
      width: 150,
    },
    {
      id: 'since',
      header: columns.since,
      text: ({ since }) => utc(since),
      cell: ({ since }) => <Time at={since} />,
      order: (one, other) => one.since.localeCompare(other.since),
      width: 120,
    },
    { id: 'by', header: columns.by, text: ({ invited_by }) => visible(invited_by), width: 140 },
  ];
  return onAct === null ? shown : [...shown, actions(itemsOf, onAct)];
}

function actions(itemsOf: ItemsOf, onAct: OnAct): Column<Member> {
  return {
    id: 'actions',
    header: membersTexts.columns.actions,
    text: () => '',
    width: 90,
    cell: (member) => (
      <ActionsMenu
        label={membersTexts.actionsOf(visible(member.email))}
        items={itemsOf(member)}
        onChoose={(id) => onAct(id as MemberAction, member)}
      />
    ),
  };
}

function itemsFor({ role, status }: Member, areOperators: boolean) {
  const otherRole = role === 'administrator' ? ('viewer' as const) : ('administrator' as const);
  const changeRole = areOperators
    ? []
    : [{ id: otherRole, text: membersTexts.makeRole(membersTexts.roles[otherRole]) }];
  const helpToSignIn =
    status === 'active'
      ? { id: 'reset-mfa', text: membersTexts.resetMfa }
      : { id: 'resend', text: membersTexts.resend };
  return [...changeRole, helpToSignIn, REMOVE];
}

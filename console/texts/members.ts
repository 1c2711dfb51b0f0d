/** Who may sign in. */
export const membersTexts = {
  title: 'Members',
  intro: 'Who may sign in to this console for your company. What each of them changes is in the audit record.',
  operatorsTitle: 'Operators',
  operatorsIntro: 'Who may see every company and change the stage. Operators cannot read questions, answers or keys.',
  list: 'Members',
  operatorsList: 'Operators',
  find: 'Find by address',
  invite: 'Invite somebody',
  emptyTitle: 'No members yet',
  empty: 'Invite the first person.',
  columns: { email: 'Address', role: 'Role', status: 'Status', since: 'Since', by: 'Invited by', actions: 'Actions' },
  roles: { administrator: 'Administrator', viewer: 'Viewer', operator: 'Operator' },
  roleHints: {
    administrator: 'Sees and changes everything of the company: keys, policies, documents, members.',
    viewer: 'Sees the same pages and changes nothing. Right for an accountant or an auditor.',
    operator: 'Sees every company of the stage.',
  },
  statuses: { invited: 'Invited', expired: 'Invitation expired', active: 'Active' },
  you: 'you',
  actionsOf: (email: string) => `Actions for ${email}`,
  makeRole: (role: string) => `Make ${role.toLowerCase()}`,
  resend: 'Send the invitation again',
  resent: (email: string) =>
    `${email} can accept the invitation for 7 more days, with a new temporary password that was just sent. People who already sign in here for another company keep their password.`,
  resetMfa: 'Reset the second sign-in step',
  resetDone: (email: string) =>
    `${email} sets up the second sign-in step (the code of an app) again at the next sign-in.`,
  remove: 'Remove …',
  changed: (email: string, role: string) => `${email} is now ${role.toLowerCase()}, from the next call on.`,
  inviteDialog: {
    title: 'Invite somebody',
    email: 'Address',
    emailHint:
      'A message with a temporary password is sent to this address. People who already sign in here for another company keep their password. The invitation expires after 7 days.',
    role: 'Role',
    submit: 'Invite',
    needEmail: 'Write an address such as name@example.com.',
    done: (email: string) => `${email} is invited.`,
  },
  removeDialog: {
    title: (email: string) => `Remove ${email}`,
    what: 'The person loses access immediately, even on pages that are still open. Keys that the person created keep working: review them.',
    submit: 'Remove',
    done: (email: string) => `${email} is removed.`,
  },
} as const;

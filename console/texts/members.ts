/** The texts of the pages on members and operators. */
export const membersTexts = {
  title: 'Members',
  intro: 'Who may sign in to this console for your company. Their changes are in the audit record.',
  operatorsTitle: 'Operators',
  operatorsIntro: 'Who may see every company and change the stage. Operators cannot read questions, answers or keys.',
  list: 'Members',
  operatorsList: 'Operators',
  find: 'Find by email address',
  invite: 'Invite somebody',
  emptyTitle: 'No members yet',
  empty: 'Invite the first person.',
  columns: {
    email: 'Email address',
    role: 'Role',
    status: 'Status',
    since: 'Since',
    by: 'Invited by',
    actions: 'Actions',
  },
  roles: { administrator: 'Administrator', viewer: 'Viewer', operator: 'Operator' },
  roleHints: {
    administrator: 'Can see and change everything in the company: keys, policies, documents, members.',
    viewer: 'Can see the same pages, but not change anything. Suitable for an accountant or an auditor.',
  },
  statuses: { invited: 'Invited', expired: 'Invitation expired', active: 'Active' },
  you: 'you',
  actionsOf: (email: string) => `Actions for ${email}`,
  makeRole: (role: string) => `Change role to ${role.toLowerCase()}`,
  resend: 'Send the invitation again',
  resent: (email: string) =>
    `${email} can accept the invitation for 7 more days, with a new temporary password that was just sent. People who already sign in here for another company keep their password.`,
  mayHaveBeenSent:
    'The invitation may have been sent anyway. Before you send it again, ask whether the email has arrived.',
  checkRole: 'The list shows the role as soon as the service can be reached.',
  resetMfa: 'Reset multi-factor authentication…',
  remove: 'Remove…',
  changed: (email: string, role: string) =>
    `The role of ${email} is now ${role.toLowerCase()}. The change takes effect with the next call.`,
  inviteDialog: {
    title: 'Invite somebody',
    email: 'Email address',
    emailHint:
      'A message with a temporary password is sent to this address. It contains no link to this console, so send the link yourself. People who already sign in here for another company keep their password. The invitation expires after 7 days.',
    role: 'Role',
    submit: 'Invite',
    done: (email: string, address: string) =>
      `${email} has been invited. The email has no link: send this address along, ${address}`,
  },
  resetDialog: {
    title: (email: string) => `Reset multi-factor authentication for ${email}`,
    what: 'The person is signed out, and their password and authenticator app stop working. They get an email with a temporary password, with which they choose a new password and set up a new app. Make sure that the request really comes from this person: until then, anyone who reads this email can sign in.',
    submit: 'Reset',
    done: (email: string) => `${email} has been sent a temporary password and will set up an authenticator app again.`,
  },
  removeDialog: {
    title: (email: string) => `Remove ${email}`,
    what: 'The person loses access immediately, even on pages that are still open. Keys that the person created keep working: review them.',
    submit: 'Remove',
    done: (email: string) => `${email} has been removed.`,
  },
} as const;

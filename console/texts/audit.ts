import type { InputOf, Role } from '../api/types.ts';

/** A kind of change that the audit records. */
export type Action = NonNullable<InputOf<'audit.list'>['action']>;

const ACTIONS: Readonly<Record<Action, string>> = {
  'company.create': 'Created the company',
  'company.suspend': 'Suspended the company',
  'company.activate': 'Activated the company',
  'policy.set': 'Changed policies',
  'application.create': 'Created an application',
  'key.create': 'Created a key',
  'key.update': 'Changed a key',
  'key.rotate': 'Rotated a key',
  'key.revoke': 'Revoked a key',
  'base.create': 'Created a knowledge base',
  'base.update': 'Edited a knowledge base',
  'base.delete': 'Deleted a knowledge base',
  'document.add': 'Added or replaced a document',
  'document.delete': 'Deleted a document',
  'document.reindex': 'Indexed a document again',
  'document.retry': 'Tried a failed document again',
  'document.download': 'Downloaded a document',
  'member.invite': 'Invited a member',
  'member.update': 'Changed a member’s role',
  'member.remove': 'Removed a member',
  'member.resend': 'Sent an invitation again',
  'member.reset-mfa': 'Reset multi-factor authentication',
  'playground.ask': 'Asked in the playground',
  'playground.search': 'Searched in the playground',
  'stage.prepare': 'Prepared the stage',
  'stage.switch-generation': 'Switched the index',
};

const ROLES: Readonly<Record<Role, string>> = {
  operator: 'Operator',
  administrator: 'Administrator',
  viewer: 'Viewer',
};

const SUBJECTS: Readonly<Record<string, string>> = {
  company: 'Company',
  application: 'Application',
  key: 'Key',
  base: 'Knowledge base',
  document: 'Document',
  member: 'Member',
  stage: 'Stage',
};

/** The texts of the audit pages. */
export const auditTexts = {
  title: 'Audit',
  intro: 'Who changed what, newest first. Audit records never contain keys, questions or answers.',
  stageTitle: 'Stage audit',
  stageIntro: 'What operators changed for the stage as a whole, newest first.',
  list: 'Records',
  find: 'Find by person, action or what was changed',
  since: 'Since',
  periodStarts: { '': 'The beginning', '1': 'Yesterday', '7': 'A week ago', '30': '30 days ago', '90': '90 days ago' },
  emptyTitle: 'No changes',
  empty: 'Each change appears here with the person who made it.',
  columns: { at: 'When', actor: 'Who', action: 'What', subject: 'Resource', change: 'Change' },
  roles: ROLES,
  subjects: SUBJECTS,
  fromTo: (before: string, after: string) => `from ${before} to ${after}`,
  actions: ACTIONS,
  until: 'Up to and including',
  endsBeforeItBegins: 'This day is before the start of the period. Choose a later day or an earlier start.',
  untilHint: 'Up to…',
  by: 'Changed by',
  everybody: 'Anyone',
  action: 'Action',
  everything: 'All actions',
  calendar: { today: 'Today', next: 'Next month', previous: 'Previous month', open: 'Choose a day' },
  unverified: 'Name not verified',
  nothing: 'nothing',
  allKinds: 'all kinds',
} as const;

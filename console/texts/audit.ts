/** Who changed what. */
export const auditTexts = {
  title: 'Audit',
  intro: 'Who changed what, newest first. Keys, questions and answers are never in it.',
  stageTitle: 'Audit of the stage',
  stageIntro: 'What operators changed for the stage as a whole, newest first.',
  list: 'Records',
  find: 'Find by person, action or what was changed',
  since: 'Since',
  sinces: { '': 'The beginning', '1': 'Yesterday', '7': 'A week ago', '30': '30 days ago', '90': '90 days ago' },
  emptyTitle: 'Nothing was changed',
  empty: 'Each change appears here, with who made it.',
  columns: { at: 'When', actor: 'Who', action: 'What', subject: 'Of what', change: 'From what to what' },
  operator: 'Operator',
  unverified: 'Name not checked',
  nothing: 'nothing',
  more: 'Show older records',
} as const;
